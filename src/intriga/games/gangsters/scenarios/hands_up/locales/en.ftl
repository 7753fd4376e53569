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

# ── memoirs: the plan, scenes, how it ended ──

bank-memoir-late = { $variant ->
    [0] Meanwhile the hand had crept so close to twelve that you could hear it think.
   *[other] It was next to nothing to noon, and all at once everybody recalled some business outside.
}
bank-memoir-load = { $variant ->
    [0] { $name } carried { $bags ->
        [one] { $bags } bag
       *[other] { $bags } bags at a time
    } to the car and even held the door, as well-bred people do.
   *[other] Somebody had to do the lifting, too. { $name } did not argue: { $bags ->
        [one] { $bags } bag
       *[other] { $bags } bags
    } in one go, past the potted palm, past the fire bell, and into the car.
}
memoirs-plan-hands_up = { $variant ->
    [0] The plan was as simple as all plans that come to nothing: walk in, open the vault, carry out the bags, and be gone before it strikes noon.
   *[other] On the table lay a drawing of the bank on the back of somebody’s will: the tills, the vault door, the safe, the way out. In its corner the clock was running already.
}
memoirs-end-away = { $success ->
    [yes] { $variant ->
        [0] Then the motor roared, and the street fell behind with the bank, the noon and other people’s raised hands. We counted the bags on the move.
       *[other] We left the way one leaves a Sunday dinner: full, laden, and without goodbyes.
    }
   *[no] { $variant ->
        [0] We got away, that is true. But the car ran light, much too light: what lay in it would not have paid for a decent wake for our plan.
       *[other] The motor did its part, the street was empty, and there was only too much room in the trunk. Getting away is half the job. We had done that half.
    }
}
memoirs-end-surrounded = { $variant ->
    [0] Noon struck at noon sharp. On the square stood blue uniforms, three deep, and this time it was not we who said “hands up”.
   *[other] When the hands met on twelve, somebody outside coughed politely into a megaphone. We came out one by one, and the hats had to come off.
}

# ── deeds as they are told: what to do ──

deed-hands_up-alarm = silence the alarm
deed-hands_up-tills = empty the tills
deed-hands_up-vault_door = break open the vault door
deed-hands_up-boxes = turn out the deposit boxes
deed-hands_up-safe = crack the safe
deed-hands_up-watchman = put the watchman on the stairs to sleep
deed-hands_up-rifleman = take the rifleman off the gallery
deed-hands_up-couriers = deal with the couriers
deed-hands_up-hostages = calm the hostages
deed-hands_up-cashier = change the plucky cashier’s mind
deed-hands_up-wounded = bandage the wounded guard
deed-hands_up-photographer = catch the press photographer
deed-hands_up-grille = get the grille up again
deed-hands_up-gas = clear the hall of tear gas
deed-hands_up-examiner = get the bank examiner to talk
deed-hands_up-getaway = clear the way for the car
