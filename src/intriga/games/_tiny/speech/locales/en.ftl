# Every sentence of the smallest game in English. $you = yes where the reader acts.

title = Up to Twelve

event-dealt = Two cards each. Your hand: { $hand }.
event-card_played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-card_drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws a card.
}
event-stopped = { $you ->
    [yes] You have stopped.
   *[no] { $name } has stopped.
}
event-ended = { $number ->
    [1] { $names } wins with { $total }.
   *[other] { $names } win with { $total }.
}
tie-shorter_row = The sums are equal; the shorter row decides.
tie-shared = Sums and rows are equal: the victory is shared.

refusal-game_is_over = The game is over.
refusal-not_your_turn = It is not your turn.
refusal-not_asked = This is not asked now.
refusal-not_in_hand = { $card } is not in your hand.
refusal-drew_already = You have already drawn, and you can do that only once per game.

question-game_over = The game is over.
question-waiting_for = Waiting for { $names }.
question-ask_turn = Play a card, draw, or stop.

word-play = play { $card }
word-draw = draw a card
word-stop = stop
about-play = The card goes to your row.
about-draw = A card from the heap comes to your hand; once in a game.
about-stop = You have no more turns.

screen-deck = face down: { $cards }
screen-seat = cards { $cards }   row { $row }   sum { $total }
legend = The highest sum wins, but a row of more than { $most } counts nothing.

group-play = Play a card
group-else = Or
field-turn = To play
field-deck = Cards in the deck
field-areas = Players
field-hand = Your cards
field-seat = Player
field-cards_in_hand = Cards
field-row = Row
field-total = Sum
field-drew = Has drawn
field-stopped = Has stopped
