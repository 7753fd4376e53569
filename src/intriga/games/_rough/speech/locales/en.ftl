# Every sentence of the rough example in English. $you = yes where the reader acts.

title = The Warden’s Chests
warden = the Warden

event-setup = Chapter { $chapter } begins. Everybody has two cards.
event-round_began = Round { $round }.
event-staked = { $you ->
    [yes] You stake on chest { $chest }.
   *[no] { $name } stakes on chest { $chest }.
}
event-staked-hidden = { $name } has staked.
event-stakes_shown = The stakes, by seat: { $chests }.
event-action_chosen = { $action ->
    [look] { $name } wants to look into a chest.
    [force] { $name } wants to force a chest.
   *[rest] { $name } rests.
}
event-aimed = { $name } turns to chest { $chest }.
event-paid = { $colour ->
    [red] { $name } pays a red token.
    [blue] { $name } pays a blue token.
   *[gold] { $name } pays a gold token.
}
event-looked = { $name } sees treasure { $treasure } in chest { $chest }.
event-looked-hidden = { $name } looks into chest { $chest }.
event-rested = { $colour ->
    [red] { $name } finds a red token.
    [blue] { $name } finds a blue token.
   *[gold] { $name } finds a gold token.
}
event-card_drawn = { $name } draws { $card }.
event-card_drawn-hidden = { $name } draws a card.
event-thrown = { $name } throws { $dice }.
event-rerolled = { $name } throws die { $die } again: { $value }.
event-card_used = { $name } uses { $card }.
event-declined = { $name } does not step in.
event-opened = { $name } forces chest { $chest } open: treasure { $treasure }.
event-failed = { $name } cannot force chest { $chest }.
event-card_dropped = { $name } loses { $card }.
event-turn_ended = The turn of { $name } is over.
event-marked = The Warden marks chest { $chest }: { $marks }.
event-carried_off = The Warden carries chest { $chest } off.
event-turned_up = In chest { $chest } of the Warden lies treasure { $treasure }.
event-scored = { $name }: { $hand }; points for seals { $seals }, in all { $total }.
event-ended = { $ending } Victory: { $names }, { $total }.
ending-last_round = The third round is over.
ending-no_chest_left = No chest is closed any more.
tie-tokens = Points are equal; tokens decide.
tie-shared = Points and tokens are equal: the victory is shared.

refusal-game_is_over = The game is over.
refusal-not_your_decision = This is not your decision now.
refusal-not_asked = Something else is asked now.
refusal-chest_is_gone = Chest { $chest } is open or carried off.
refusal-seen_already = You know already what lies in chest { $chest }.
refusal-nothing_to_look_at = There is no closed chest that you have not looked into.
refusal-cannot_pay = You cannot pay this (red { $red }, blue { $blue }).
refusal-not_owed = This colour is not due now (red { $red }, blue { $blue }).
refusal-no_such_token = You have no token of this colour.
refusal-rest_not_payable = After that you could not pay the rest (red { $red }, blue { $blue }).
refusal-not_in_hand = { $card } is not in your hand.
refusal-does_not_help = { $card } does not change a throw.
refusal-die_was_rerolled = This die was thrown again already.
refusal-only_the_thrower = Only { $name } decides that.
refusal-thrower_goes_on = Who threw goes on instead of declining.

question-game_over = The game is over.
question-waiting_for = Waiting for { $names }.
question-ask_stake = On which chest do you stake?
question-ask_where = Which chest?
question-ask_pay = { $colour ->
    [red] A red token is due. What do you pay with?
   *[blue] A blue token is due. What do you pay with?
}
question-ask_go_on = Go on, throw a die again, or use a card?
question-ask_step_in = Do you step in?
question-ask_drop = Which card do you lose?
question-ask_action = Look, force or rest?

word-stake = stake on chest { $what }
word-look = look into a chest
word-force = force a chest
word-rest = rest
word-on = chest { $what }
word-pay = { $what ->
    [red] pay red
    [blue] pay blue
   *[gold] pay gold
}
word-go_on = go on
word-decline = do not step in
word-reroll = throw die { $what } again
word-use = use { $what }
word-drop = lose { $what }

## The page: groups of options, the plain board

group-chest = Chests
group-token = Tokens
group-die = Dice
group-hand = Your cards
group-action = Actions
group-else = Answers
field-chapter = Chapter
field-moment = What is going on
value-moment-turn = a turn
value-moment-staking = stakes
value-moment-aiming = a chest is chosen
value-moment-paying = tokens are paid
value-moment-window = a throw lies on the table
value-moment-dropping = a card is lost
value-moment-over = the game is over
field-round = Round
field-turn = To play
field-chests = Chests
field-areas = Players
field-throw = The throw
field-owed = To be paid
value-owed-red = red
value-owed-blue = blue
field-deck = Cards in the deck
field-spent = Spent cards
field-hand = Your cards
field-my_stake = Your stake
field-still_choosing = Still choosing
field-chest = Chest
field-lock = Lock
field-marks = Marks
field-owner = Opened by
field-looked = Looked into by
field-worth = Worth
field-seat = Player
field-cards_in_hand = Cards
field-tokens = Tokens
value-tokens-red = red
value-tokens-blue = blue
value-tokens-gold = gold
field-stake = Stake
field-points = Points
field-dice = Dice
field-bonus = Bonus
field-opens = It opens
field-declined = Declined
field-rerolled = Thrown again

## Signals

signal-together = Let us do it together.
signal-leave_it = Leave it to me.
