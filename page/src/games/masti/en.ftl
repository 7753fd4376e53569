# The board's own words; everything else comes from the server.

masti-character = { $character ->
    [aldo] Aldo
    [pietra] Pietra
    [enzo] Enzo
   *[ugo] Ugo
}
masti-character-of = { masti-character }
masti-letter = { $character ->
    [aldo] A
    [pietra] P
    [enzo] E
   *[ugo] U
}
masti-guild = { $guild ->
    [aristocrats] aristocrats
    [artists] artists
    [merchants] merchants
    [craftsmen] craftsmen
    [knights] knights
   *[assassins] assassins
}
masti-guild-of = { masti-guild }
masti-symbols = { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}
masti-card = { masti-character } { $rank }
masti-kind = { $kind ->
    [joker] joker
    [penalty] penalty card, −2
    [bonus] bonus card, +2
   *[power] power card
}
masti-kind-guild = { masti-guild }, { masti-symbols }
masti-you = you

## What a card would do

masti-does-leads = Leads the round. If you win it with this: { $worth } to your score.
masti-does-follows-wins = Follows suit and takes the round so far: { $worth } to your score.
masti-does-follows-loses = Follows suit, but does not take the round.
masti-does-trumps-wins = Trumps and takes the round so far: { $worth } to your score.
masti-does-trumps-loses = A trump, but a higher one lies there: it does not take the round.
masti-does-discards = Neither follows suit nor trumps: it can’t take the round.
masti-does-bury = It will be one of the first four trumps.
masti-hand-help = The number: what the round brings you if this card takes it.
masti-bribe = bribe
masti-bribe-told = A gem instead of a card; whoever wins the round gets it. { $left ->
    [0] It is your last.
   *[other] { $left } will be left; those unspent at the end are lost.
}
masti-bribe-none = You have no gems left for bribes.
masti-buried = Chosen. You may change your mind while others choose.

## Areas

masti-my-area = Your guilds
masti-my-hand = Your hand
masti-score-now = Score now
masti-stack-none = { masti-guild }: no stack
masti-stack-told = { masti-guild }: { masti-symbols }, { $points }; one more symbol makes it { $next }
masti-stack-joker = A joker to the { masti-guild }: { $points } now, { $next } with it
masti-stack-resting = { masti-guild }: { masti-symbols }, does not count
masti-stack-short = { masti-guild }: { masti-symbols }, { $points }
masti-jokers = Jokers: { $count }
masti-gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
masti-wealth = On the wealth card: { masti-gems }
masti-bribes-left = For bribes: { masti-gems }
masti-cards-in-hand = In hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
masti-partner = partner
masti-team = team { $team }
masti-won-by = Cards won
masti-lacks = Known to have none of: { $names }
masti-sits-out = no cards
masti-you-sit-out = You have no cards left: the game goes on without you.

## The table

masti-trump = Trump
masti-trump-is = { masti-character } is trump
masti-trump-deck = Trump deck
masti-rounds-left = { $rounds ->
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}
masti-led = Led
masti-led-by = leads the round
masti-winning = Taking it so far
masti-no-turn-yet = has yet to play
masti-for-you = On the table for you now
masti-on-table = On the table
masti-left = Left
masti-in-deck = In the deck
masti-taken = { $you ->
    [yes] The round is yours
   *[no] { $name } takes the round
}
masti-last-round = Last round
masti-last-short = Before
masti-leave-does = If left: { $change } to the score.
masti-leave-help = The number under a card is how your score changes if you leave it.

## The end

masti-counting = Equal stacks of { masti-guild }: which one counts?
masti-counting-help = Only one of the two counts, and only its holder may add a joker to it.
masti-count-told = { $you ->
    [yes] Count your own { masti-guild }
   *[no] Count your partner’s { masti-guild } ({ $name })
}: { masti-symbols }, { $points }
masti-jokers-placed = { $you ->
    [yes] Add your jokers to your stacks
   *[no] { $name } is placing jokers
}
masti-player = Player
masti-sheets = The score, item by item
masti-unscored = does not count
masti-bonuses = bonus cards
masti-penalties = penalty cards
masti-powers = power cards
masti-wealth-row = wealth
masti-total = Total
masti-team-total = Team
masti-cards-row = Cards

## The reminder card

masti-reminder = Player aid
masti-guild-points = Points for a guild stack, by symbols
masti-power-points = Points for power cards, by cards
masti-guild-cards = Which cards carry which guild
masti-rank-of = { $kind ->
    [joker] 1 — joker
    [penalty] 2 — penalty
    [bonus] 3 — bonus
   *[power] 13 — power
}
masti-explain = { $kind ->
    [joker] At the end it is added to one of your stacks as one more symbol.
    [penalty] Costs two points.
    [bonus] Brings two points.
   *[power] Hurts until you have all four.
}
