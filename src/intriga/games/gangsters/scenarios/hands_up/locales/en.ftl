# Hands Up

option-scenario-hands_up = Hands Up
chapter-hands_up = Hands Up

# ── events ──

event-bank_clock_moved = { $why ->
    [police] The police are pressing: the clock goes another step
    [rally] The clan catches its breath while time runs: one step
    [setback] A setback: the clock goes one step on
    [failure] A crash heard all over the block: the clock goes one step on
    [card] A foot has found the button: the clock goes one step on
    [back] “All quiet here,” says the telephone: the clock goes one step back
   *[round] The clock goes one step on
}. It shows { $clock }{ $left ->
    [0] : this is the last round.
    [one] , { $left } step to noon.
   *[other] , { $left } steps to noon.
}
event-bank_card_turned_up = A bell rings! A new card: { $place }.
event-bank_card_gone = Card discarded: { $place }.
event-bank_vault_opened = { $you ->
    [yes] You open the vault: the boxes and the safe lie ahead.
   *[no] { $name } opens the vault: the boxes and the safe lie ahead.
}
event-bank_hint_given = The examiner knows a thing or two: { $place }, now { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}.
event-bank_bags_packed = { $you ->
    [yes] You pack
   *[no] { $name } packs
} { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
} ({ $place }); { $hall } in the hall now.
event-bank_bags_carried = { $you ->
    [yes] You carry out
   *[no] { $name } carries out
} { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
}: { $car } in the car, { $hall } in the hall.
event-bank_bag_lost = { $place }: a bag is gone; { $hall } in the hall.
event-bank_way_faded = The street fills up again: { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} on the getaway.
event-bank_way_free = { $you ->
    [yes] You clear
   *[no] { $name } clears
} the way: the car leaves with the end of the round. { $car ->
    [one] { $car } bag
   *[other] { $car } bags
} in the car, { $hall } in the hall.

# ── refusals ──

refusal-bank_nothing_to_carry = There is not a single bag in the hall.
refusal-bank_way_out_blocked = The way out is blocked: you can’t carry any bags out.

# ── how it ended ──

ending-away = The motor roars, the street falls behind: the clan is away.
ending-surrounded = Noon. The bank is surrounded, and now other hands go up.

# ── how things stand ──

bank-status-clock = Clock: { $clock } of { $last }; { $hours ->
    [one] { $hours } card
   *[other] { $hours } cards
} of the hours to come.
bank-status-bags = Bags: { $hall } in the hall, { $car } in the car ({ $quota } for a success); worth { $earns ->
    [one] { $earns } point
   *[other] { $earns } points
} of reputation if you leave.
bank-status-way = { $away ->
    [yes] The way is free: the car leaves with the end of the round.
   *[no] Getaway: { $ready } of { $getaway }{ $harder ->
        [0] .
       *[other] , { $harder } harder.
    }
}

# ── memoirs ──

bank-memoir-vault = { $variant ->
    [0] The vault door gave way in the middle of the one about the mother-in-law. { $name } was at the lever. Nobody asked for the punch line.
   *[other] The last blow on the vault door belonged to { $name }. Behind it the air was quiet, dry, and very, very expensive.
}
bank-memoir-left = { $variant ->
    [0] { $bags ->
        [one] One bag was
       *[other] { $bags } bags were
    } left on the marble floor. They say the cleaning lady opened a business of her own soon after.
   *[other] We left { $bags ->
        [one] { $bags } bag
       *[other] { $bags } bags
    } in the hall. We still dream of it, and in the dream we always make it back.
}

# ── the plain board ──

field-BankView-clock = Hand of the clock
field-BankView-last = Last step of the clock
field-BankView-bells = Bells on steps
field-BankView-sirens = Sirens from steps
field-BankView-harder = The getaway is harder by
field-BankView-cards = Cards of the bank
field-BankView-hours = Cards still to come
field-BankView-hall = Bags in the hall
field-BankView-car = Bags in the car
field-BankView-lost = Bags lost
field-BankView-carry = Bags carried at a time
field-BankView-quota = Bags that win
field-BankView-getaway = Successes for the getaway
field-BankView-ready = Successes won for it
field-BankView-away = The car leaves this round
field-BankView-earns = Reputation by bags
field-BankCard-card = Card
field-BankCard-bags = Bags
field-BankCard-fingerprint = Fingerprint

# ── the scenario on one screen ──

bank-brief-goal = Get away with the bags. For a success the car must hold as many as its mark on the plan says; every bag more is reputation. What is left in the hall does not count.
bank-brief-round = At the start of every round but the first the clock goes one step on. On a bell a card of the hours turns up: it is in the way until somebody overcomes it.
bank-brief-ways = Tills and deposit boxes give a bag for each success, the safe all at once; boxes and safe are behind the vault door. Carrying bags from the hall to the car is an action without a roll.
bank-brief-danger = While the alarm rings, somebody takes a problem at the end of the round. Police who are not under control by then are at work for the rest of the job: the clock hurries, the getaway is harder.
bank-brief-end = The getaway is always open: win its successes, and the car leaves at the end of that round. One of its markers fades each round, and sirens make it harder. With the hand on twelve the round is the last: surrounded, you get reputation for half the bags.
