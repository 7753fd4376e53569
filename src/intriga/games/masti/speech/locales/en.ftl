# Every sentence of the game in English. $you = yes where the reader acts ("you"), else no.
# $shown is a number as it is shown (with its sign), beside it the number that chooses the form.

title = Pot de Vin

option-teams = Teams
option-teams-no = each for themselves
option-teams-yes = two teams, partners opposite
option-power = Power cards in the team game
option-power-each = each partner’s own
option-power-pooled = counted together

## Names: characters, guilds, cards

character-name = { $character ->
    [aldo] Aldo
    [pietra] Pietra
    [enzo] Enzo
   *[ugo] Ugo
}
character-of = { character-name }
character-letter = { $character ->
    [aldo] A
    [pietra] P
    [enzo] E
   *[ugo] U
}
guild-name = { $guild ->
    [aristocrats] aristocrats
    [artists] artists
    [merchants] merchants
    [craftsmen] craftsmen
    [knights] knights
   *[assassins] assassins
}
guild-of = { $guild ->
    [aristocrats] aristocrat
    [artists] artist
    [merchants] merchant
    [craftsmen] craftsman
    [knights] knight
   *[assassins] assassin
}
card = { character-letter }{ $rank }
card-full = { character-name } { $rank }
kind-joker = joker
kind-penalty = penalty card, −2
kind-bonus = bonus card, +2
kind-power = power card
kind-guild = { $symbols ->
    [2] { guild-name }, two symbols
   *[1] { guild-name }, one symbol
}
list-last = { $head } and { $last }
list-nobody = nobody
list-you = you
gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
symbols = { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}

## What happened

event-setup = A deal for { $players }: the trump deck has { $trumps }. { $you ->
    [yes] You lead the first round.
   *[no] { $name } leads the first round.
}
event-dealt = The cards are dealt: the trump deck has { $trumps }, everybody has { $gems } for bribes. { $you ->
    [yes] You lead the first round.
   *[no] { $name } leads the first round.
}
event-discarded_to_trumps = { $you ->
    [yes] You put { $card } face down into the trump deck.
   *[no] { $name } puts { $card } face down into the trump deck.
}
event-buried = { $you ->
    [yes] You put a card face down into the trump deck.
   *[no] { $name } puts a card face down into the trump deck.
}
event-trumps_shuffled = The trump deck is complete and shuffled: { $cards }.
event-trumps_ready = The trump deck is complete and shuffled; it has { $count }.
event-round_started = Round { $round }. Trump is { character-name } ({ $card }). { $you ->
    [yes] You lead.
   *[no] { $name } leads.
}
event-round_started-without = Round { $round }. Trump is { character-name } ({ $card }). { $you ->
    [yes] You lead.
   *[no] { $name } leads.
} Out of cards: { $without }.
event-gems_removed = { $you ->
    [yes] You are out of cards: you sit out the rest of the game and lose { $lost }.
   *[no] { $name } is out of cards, sits out the rest of the game and loses { $lost }.
}
event-card_played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-bribed = { $you ->
    [yes] You pay a bribe.
   *[no] { $name } pays a bribe.
}
event-round_won = { $you ->
    [yes] You win the round and take { $cards }.
   *[no] { $name } wins the round and takes { $cards }.
}
event-round_won-gems = { $you ->
    [yes] You win the round and take { $cards }, with { $won } for your wealth card.
   *[no] { $name } wins the round and takes { $cards }, with { $won } for the wealth card.
}
event-card_left = { $you ->
    [yes] You leave { $card } in the centre.
   *[no] { $name } leaves { $card } in the centre.
}
event-trumps_recycled = The cards in the centre are shuffled into a new trump deck: { $cards }.
event-stack_chosen = The { guild-of } stacks of team { $team } are equal; { $you ->
    [yes] yours counts.
   *[no] { $name }’s counts.
}
event-joker_placed = { $you ->
    [yes] You add the joker { $card } to your { guild-of } stack.
   *[no] { $name } adds the joker { $card } to the { guild-of } stack.
}
event-joker_discarded = { $you ->
    [yes] You discard the joker { $card }: there is no place for it.
   *[no] { $name } discards the joker { $card }: there is no place for it.
}
event-scored = { $you ->
    [yes] Your score: { $items }. Total: { $total }.
   *[no] { $name }: { $items }. Total: { $total }.
}
event-ended = { $ending } { $victory }

## How it ended

ending-last_trump = The game is over: the round of the last trump has been played.
ending-hands_empty = The game is over: nobody has any cards left.
victory-one = { $you ->
    [yes] You win with { $total }.
   *[no] { $name } wins with { $total }.
}
victory-many = { $you ->
    [yes] You and { $names } win with { $total }.
   *[no] { $names } win with { $total }.
}
tie-cards = Points are equal; the number of cards decides.
tie-gems = Points and cards are equal; the gems on the wealth card decide.
tie-shared = Points, cards and gems are equal: the victory is shared.

## The score, item by item

item-guild = { guild-name }, { $count } → { $shown }
item-unscored = { guild-name }: not scored
item-bonus = bonus cards { $shown }
item-penalty = penalty cards { $shown }
item-power = power cards ({ $count }) { $shown }
item-gems = gems { $shown }
change-guild = { $you ->
    [yes] you now have
   *[no] { $name } now has
} { $symbols ->
    [0] no { guild-of } symbols
    [one] { $symbols } { guild-of } symbol
   *[other] { $symbols } { guild-of } symbols
} ({ $before } → { $after })
change-other = { $you ->
    [yes] your
   *[no] { $name }’s
} { $item ->
    [bonus] bonus cards
    [penalty] penalty cards
    [power] power cards
   *[gems] gems
} ({ $before } → { $after })
item-none = nothing

## Why not

refusal-game_is_over = The game is over.
refusal-not_your_turn = It is { $name }’s turn, not yours.
refusal-no_play_now = You can’t play a card or pay a bribe now.
refusal-sitting_out = You have no cards left: you sit out the rest of the game.
refusal-not_in_hand = { $card } is not in your hand.
refusal-must_follow = { character-name } was led, and you can follow: you must play a card of { character-of } (or pay a bribe, if you have a gem).
refusal-first_must_play = You lead this round, and the first player must play a card: no bribe.
refusal-no_bribe_gems = You have no bribe gems left. You can’t use the gems on your wealth card.
refusal-no_burying_now = Cards go into the trump deck only with six players, before the first round.
refusal-no_leaving_now = A card is left in the centre only with six players, by the winner of a round that has just ended.
refusal-no_counting_now = Teams decide between equal stacks at the end of the game.
refusal-no_jokers_now = Jokers are placed at the end of the game.
refusal-has_eight_cards = You were dealt eight cards: those with nine put one into the trump deck.
refusal-winner_leaves = The winner of the round leaves a card: { $name }.
refusal-not_of_this_round = { $card } was not in this round: leave one of the cards you have just taken.
refusal-partner_counts = { $name } decides which of the equal { guild-of } stacks counts.
refusal-not_an_equal_stack = The choice is between the two equal { guild-of } stacks of your team.
refusal-owner_places = { $name } is placing jokers now.
refusal-no_such_stack = You have no { guild-of } stack, and a joker alone makes no stack.
refusal-stack_not_counted = Your { guild-of } stack is not scored, so no joker goes there.
refusal-stack_has_joker = Your { guild-of } stack already has its one joker.
refusal-jokers_would_not_fit = { $jokers ->
    [one] Too late for the { guild-of } stack: jokers are placed in the order of the guilds.
   *[other] Jokers are placed in the order of the guilds; starting with the { guild-of } stack would leave too little room.
}

## What is asked

question-game_over = The game is over.
question-ask_bury = Which card do you put face down into the trump deck?
question-ask_leave = You won the round. Which of its cards do you leave in the centre?
question-ask_count = Your { guild-of } stack equals your partner’s ({ $partner }). Which one counts?
question-ask_joker = { $jokers ->
    [one] Which stack gets your joker?
   *[other] Which stack gets the first of your jokers? { $jokers } to place.
}
question-ask_lead = You lead the round: play any card.
question-ask_follow = { character-name } was led. Play a card or pay a bribe.
question-ask_follow_no_gems = { character-name } was led. Play a card: you have no bribe gems.
question-sitting_out = You have no cards left: the others finish the game.
question-waiting_for = { $number ->
    [one] It is { $names }’s turn.
   *[other] { $names } are choosing.
}

## A player's words

word-play = play { $card }
word-bribe = pay a bribe
word-trumps = put { $card } into the trump deck
word-leave = leave { $card } in the centre
word-count = { $you ->
    [yes] count your own stack
   *[no] count your partner’s stack ({ $name })
}
word-joker = add the joker to the { guild-of } stack

## What a card would do now

about-lead = { $card } — { $kind }. If the round stays yours, { $worth } to your score as it stands.
about-wins = { $card } — { $kind }. Takes the round so far: { $worth } to your score.
about-loses = { $card } — { $kind }. It cannot win this round.
about-bribe = A bribe: a gem instead of a card. You will have { $left } left.
about-bury = { $card } — { $kind }. It becomes one of the first four trumps.
about-count-mine = Count your own stack: you may put your joker on it.
about-count-other = Count your partner’s stack: { $name } may put a joker on it.
about-joker = The { guild-of } stack: { $after } with the joker, that is { $points } instead of { $before }.
about-hold = { $card } — { $kind }.

## The table

screen-round = round { $round } of { $rounds }
screen-prepare = set-up
screen-end = scoring
screen-trump = Trump
screen-led = Led
screen-winning = winning
screen-no-lead = nothing led yet
screen-deck = Trump deck
screen-centre = Centre
screen-head-player = player
screen-head-turn = turn
screen-head-hand = hand
screen-head-points = score
screen-sits = no cards
screen-lost-gems = Unspent gems ({ $left }): you will sit out as many of the last rounds.
screen-you = You

legend-characters = Characters (suits): letter and colour.
legend-guilds = Guilds: glyph and colour. Cards 4–9 carry one symbol, 10–12 two.
legend-neutral = No guild: 1 is the joker (?), 2 the penalty (−2), 3 the bonus (+2), 13 the power card (♚).
legend-gems = ◇ bribe gems, ◆ gems on the wealth card (a point each).
legend-row = Under a guild’s glyph: symbols and points of the stack. “Score” is what you would have if the game ended now.
legend-team = The figure after a name is the number of the team.
legend-guild-points = Points of a stack
legend-power-points = Power cards
legend-hand = Under a card: its guild; ▲ it takes the round so far, the number is what that would score, × it may not be played.
result-total = total { $total }, { $count }
result-side = Team { $team }: { $total }
result-wins = wins
result-joker = with a joker

## The page: the drawer, groups of options, the plain board

blurb = Win rounds, gather guild symbols, pay a bribe at the right time. Three of a guild are worth a lot; a fourth spoils everything.
group-play = Play a card
group-bribe = Pay a bribe
group-trumps = Into the trump deck
group-leave = Leave in the centre
group-count = Which stack counts
group-joker = Place the joker
plain-gem = a gem
field-moment = What is going on
value-moment-round = a round
value-moment-burying = cards go into the trump deck
value-moment-leaving = a card is left in the centre
value-moment-counting = equal stacks of a team
value-moment-jokers = jokers are placed
value-moment-over = the game is over
field-round = Round
field-rounds = Rounds in the game
field-rounds_left = Rounds left, this one included
field-leader = Leads
field-turn = To play
field-trump = Trump card
field-trump_character = Trump
field-led_character = Led
field-trumps_left = Cards in the trump deck
field-next_trumps = Known to be in the trump deck
field-centre = In the centre
field-table = This round
field-gems_on_table = Gems laid in this round
field-winning = Winning so far
field-taken = Just won
field-change = Leaving it
field-counting = Equal stacks
field-areas = Players
field-hand = Your hand
field-my_discard = Your card in the trump deck
field-still_choosing = Still choosing
field-rounds_to_sit_out = Bribe gems not spent yet
field-seat = Player
field-team = Team
field-cards_in_hand = Cards
field-bribe_gems = Bribe gems
field-wealth = Wealth
field-sitting_out = Out of cards
field-lacks = Known to have none of
field-stacks = Guild stacks
field-jokers = Jokers
field-bonuses = Bonus cards
field-penalties = Penalty cards
field-powers = Power cards
field-points = Score now
field-neutral_points = Bonus and penalty
field-power_points = For power cards
field-next_power_points = With one more power card
field-would_gain = This round would bring
field-card = Card
field-guild = Guild
field-symbols = Symbols
field-does = Playing it
value-does-leads = leads
value-does-follows = follows suit
value-does-trumps = trumps
value-does-discards = discards
field-wins = Takes the round so far
field-worth = Winning with it
field-reminder = Player aid
field-guilds = Cards of the guilds
field-guild_points = Symbols of a guild → points
field-Reminder-power_points = Power cards → points
field-bonus = Bonus card
field-penalty = Penalty card

## The guided first game

guide-1 = Welcome to the city. You win rounds to gather guild symbols; the player aid shows what they score. You lead this round: any card will do, and the others must follow its character if they play a card. Begin with A8.
guide-2 = A12 has beaten your A8: the highest card of the character that was led takes the round. Its player gets everything on the table, and the trump card too. Now Ugo was led, and you have one Ugo, so you must follow. U13 is as high as cards go: play it and take the round.
guide-3 = The round is yours. Two symbols of the craftsmen and two of the assassins lie before you, each pair worth 3 points, and one of the artists. A penalty card and a power card took a little away, so your score is +4. Whoever wins a round leads the next. Try E10: even if it is beaten, you lose nothing but a card.
guide-4 = E10 was beaten: E13 is higher. Now Ugo was led, and you have none left: you may play anything. Pietra is trump, and a trump beats every other character. Play P11: with what lies there already, that is +11 to your score.
guide-5 = The round is yours, and your score is +16. Look at your stacks: three craftsmen and three knights, each stack worth 6 points. Beware: a fourth symbol turns +6 into −1, and only seven are good again. From now on let others take craftsmen and knights. Lead a harmless card: E9.
guide-6 = P12, a trump, has beaten E9, and no harm done. Now Aldo was led, and you must follow with A3 or A7. A11 on the table is higher than both, so this round cannot be yours. But you can get rid of something: A7 is a craftsman that might spoil your stack one day. Give it away.
guide-7 = See what happened: the winner now has four aristocrats and four assassins, and each of these stacks is worth −1. It is your turn to be careful: Pietra was led, and your only Pietra is P10. It would take the round so far, but two more craftsmen make that −9 to your score. When playing is worse than passing, pay a bribe: lay one of your gems instead of a card.
guide-8 = Just in time: a two has taken the round, and nobody would have beaten P10. Your gem went to the winner and is worth 1 point there. Ugo was led again, and you have none. You could trump with an Enzo, but such a round would cost you at least 9 points. You need not trump: throw P10 away, and let it spoil the stacks of others.
guide-9 = Ugo was led again. You have neither Ugo nor a trump, so this round cannot be yours. But you can give away a knight too many: throw E5.
guide-10 = A1 was led. It is a joker, nobody has beaten it so far, and two players have paid a bribe. A3 is higher, and nobody plays after you: play it and take the round, +9 to your score. A joker waits until the end of the game and then counts as a symbol of a guild that you choose; each gem brings a point.
guide-11 = Your last card. The first player of a round must play a card and can’t pay a bribe, so E4 it is, the fourth craftsman. Watch the stack: now it is worth 6 points.
guide-12 = The round is yours, and the craftsmen give −1 instead of 6 points: that is why stacks of four hurt. All hands are empty, the game is over, and jokers are placed. Put yours on the aristocrats: two symbols become three, and 3 points become 6. That makes 22 points, and you win.

## Chapters of the rules

chapter-components = What is in the box
chapter-setup = Setting up
chapter-round = The round
chapter-winner = Who wins the round
chapter-without_cards = Without cards
chapter-end = The end of the game
chapter-scoring = Scoring
chapter-teams = The team game
chapter-six_players = Six players
