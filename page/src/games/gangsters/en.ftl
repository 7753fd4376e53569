# The board's own words; everything else is sent by the server.

gangsters-loading = The poster is still being pasted up…
gangsters-hand-of = Boss { $hand }
gangsters-my-hand = Your hand
gangsters-resting = waiting; abilities only
gangsters-no-cards = Nobody in hand.
gangsters-turned = { $name }: on the job, back at the end of the turn
gangsters-ability = ability
gangsters-can-help = The ability can be used now.
gangsters-change = { $what ->
    [dice] dice { $before } → { $after }
    [difficulty] difficulty { $before } → { $after }
    [result] result { $before } → { $after }
    [successes] successes { $before } → { $after }
    [chance] { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } { $before } → { $after }
    [damage] damage { $before } → { $after }
   *[problems] new problems { $before } → { $after }
}
gangsters-change-short = { $what ->
    [successes] ✓{ $after }
    [damage] damage { $after }
    [problems] no problem
    [chance] { $successes ->
        [1] { $before } → { $after }
       *[other] ✓{ $successes } { $before } → { $after }
    }
   *[result] { $before } → { $after }
}
gangsters-would = Now: { $changes }.
gangsters-would-best = Now, with the best choice: { $changes }.
gangsters-would-nothing = It would change nothing now.
gangsters-would-nothing-short = no use now
gangsters-known = Everybody has seen this card
gangsters-read = { $name }: read the card
gangsters-adds = Gives { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
gangsters-level = Level { $level } · { $place }
gangsters-when = { $moment ->
    [before] Before a roll:
    [after] After a roll:
   *[any] At any moment:
}
gangsters-difficulty = difficulty { $difficulty }

gangsters-police = Police
gangsters-police-is = { $police ->
    [controlled] under control
    [active] at work
   *[uncontrolled] not controlled
}
gangsters-police-about = { $police ->
    [controlled] The police are under control until the end of the round.
    [active] The police are at work until the scenario ends: you can’t get them under control any more.
   *[uncontrolled] If nobody deals with the police this round, they go to work until the scenario ends.
}
gangsters-prints = { $prints ->
    [one] { $prints } fingerprint on the table; { $limit } lose.
   *[other] { $prints } fingerprints on the table; { $limit } lose.
}
gangsters-prints-one = Most before one boss: { $prints }; { $limit } lose.
gangsters-prints-one-short = one boss { $prints }/{ $limit }
gangsters-prints-before = { $prints ->
    [one] { $prints } fingerprint
   *[other] { $prints } fingerprints
}
gangsters-loses-now = Unless something changes, you lose at the end of the round.
gangsters-actions = { $actions ->
    [0] No actions left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
gangsters-reputation-now = Reputation if it ended now:

gangsters-decks = Decks
gangsters-deck = { $deck ->
    [clan] in the clan
    [exhausted] exhausted
    [out] out
   *[problems] problems
}
gangsters-deck-title = { $deck ->
    [out] Out
   *[exhausted] Exhausted
}
gangsters-deck-about = { $deck ->
    [out] “Revive” makes them exhausted. Whoever is out when the scenario ends leaves the clan.
   *[exhausted] “Cheer up” returns them to the deck one by one, “rally the clan” all at once.
}
gangsters-deck-empty = Nobody here.
gangsters-open = open
gangsters-recruit = Recruit henchmen. Cards in the clan deck: { $cards }.
gangsters-recruit-short = recruit
gangsters-rally = Rally the clan: all the exhausted return to the deck. { $price }
gangsters-rally-short = Rally the clan

gangsters-challenges = Challenges
gangsters-group = { $group ->
    [mission] The job
    [problems] Problems
   *[board] The city
}
gangsters-challenge = { $kind ->
    [police] Police
    [revive] Revive
   *[cheer] Cheer up
}
gangsters-brings = { $kind ->
    [police] the police are under control until the end of the round
    [revive] each success: one who is out becomes exhausted
    [cheer] each success: one of the exhausted returns to the deck
   *[problem] the problem is solved
}
gangsters-plate = Best: { $spec }, difficulty { $difficulty }{ $successes ->
    [0] , every success counts.
    [1] .
   *[other] , successes needed: { $successes }, won: { $markers }.
}
gangsters-harmless = Locks do not hurt.
gangsters-penalty-off = The card is marked: this penalty does not hold here.
gangsters-ability-off = The card is marked: this ability is off here.
gangsters-before = Lies before { $name }.
gangsters-evidence-here = A fingerprint is on the card: it is evidence.
gangsters-each = each
gangsters-problems = Problems
gangsters-problems-count = Problems: { $problems }

gangsters-trying = Challenge
gangsters-sent = Sent
gangsters-meant = Your choice: { $name }
gangsters-pick = Pick one or two from your hand.
gangsters-is-picking = Henchmen are being chosen.
gangsters-odds = Odds
gangsters-odds-of = { $successes ->
    [one] { $successes } success { $chance }
   *[other] { $successes } successes { $chance }
}
gangsters-odds-locks = locks expected { $locks }
gangsters-odds-red = with the red die: { $told }
gangsters-odds-supposed = With the best rerolls and without help.
gangsters-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
gangsters-roll-red = With the red die
gangsters-show = Show them first
gangsters-show-about = Send them without rolling yet: an ability can be used before the roll.
gangsters-dice = Dice
gangsters-face = { $face ->
    [lock] a lock
    [reroll] a reroll
    [used] a spent reroll
    [red] the red one
   *[other] { $face }
}
gangsters-die = { $face ->
    [lock] Lock
    [reroll] Reroll
    [used] Spent reroll
    [red-lock] Red: lock
    [red-henchman] Red: henchman
    [red-problem] Red: problem
    [red-x2] Red: times 2
    [red-x3] Red: times 3
    [red-x4] Red: times 4
   *[other] { $face }
}{ $lifted ->
    [yes] , to be rolled again
   *[no] {""}
}
gangsters-throw = Reroll { $dice }
gangsters-lift = You may reroll: mark the dice. Best: { $dice }, { $chance }.
gangsters-missing = { $missing } short
gangsters-enough-points = enough
gangsters-won = { $won ->
    [0] No success
    [one] { $won } success
   *[other] { $won } successes
}
gangsters-damage = { $damage } damage
gangsters-fate = { $fate ->
    [exhausted] exhausted
    [out] out
   *[turned] unhurt
}
gangsters-would-be = One more damage: { $fate ->
    [exhausted] exhausted.
   *[out] out.
}

gangsters-bosses = Bosses
gangsters-first = Who goes first?
gangsters-takes = Who takes the problem?
gangsters-was-first = went first
gangsters-is-first = First player
gangsters-named-by = Named by { $names }
gangsters-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
gangsters-choose = Choose a henchman
gangsters-signal = Say what you intend
gangsters-intends = { $intention ->
    [police] I’ll see to the police
    [rest] I’ll get our people back on their feet
    [problems] Leave the problems to me
    [mission] I’ll do the job
    [recruit] I’ll round up some people first
    [help] Go ahead, I’ll help
   *[wait] I’ll hold back for now
}

gangsters-check = End of the round
gangsters-check-penalties = Penalties of problems
gangsters-check-scenario = Instructions of the scenario
gangsters-check-police = { $police ->
    [controlled] Police: control ends, the token is turned over
    [active] The police are already at work
   *[uncontrolled] Police: nobody is watching them, they go to work
}
gangsters-check-evidence = Evidence: { $prints } of { $limit }
gangsters-check-end = Is the job over?


gangsters-break = The break
gangsters-purse = reputation in the purse
gangsters-releases = Releases left: { $releases }
gangsters-keep-one = Two from the reserve: keep one, the other goes under the deck.
gangsters-level-deck = Hire from the reserve, level { $level }: price { $price }, { $left } left.
gangsters-left = { $left } left
gangsters-releasing = Who do you release?
gangsters-roster = { $count ->
    [one] { $count } henchman in the clan
   *[other] { $count } henchmen in the clan
}

gangsters-bank-clock = { $left ->
    [0] The clock of the bank shows { $clock } of { $last }: this is the last round.
    [one] The clock of the bank shows { $clock } of { $last }: { $left } step to noon.
   *[other] The clock of the bank shows { $clock } of { $last }: { $left } steps to noon.
}
gangsters-bank-left = { $left ->
    [0] The last round!
    [one] { $left } step to noon
   *[other] { $left } steps to noon
}
gangsters-bank-plan = Plan of the bank. Bags in the hall: { $hall }. Cards of the hours on the table: { $guests }. { $vault ->
    [open] The vault is open.
   *[shut] The vault is shut.
}
gangsters-bank-hall = In the hall
gangsters-bank-loot = Bags in the car: { $car }; a success takes { $quota }. Leaving now would earn { $points } reputation.
gangsters-bank-quota = success: { $quota }
gangsters-bank-way = Getaway { $ready }/{ $needed }{ $harder ->
    [0] {""}
   *[other] , difficulty +{ $harder }
}
gangsters-bank-way-short = Getaway { $ready }/{ $needed }{ $harder ->
    [0] {""}
   *[other] {" "}(+{ $harder })
}
gangsters-bank-free = The way is free!
gangsters-bank-carry = { $bags ->
    [0] Carry bags
    [one] Carry { $bags } bag
   *[other] Carry { $bags } bags
}

gangsters-race-lead = Lead
gangsters-race-van = Cells that the van drives at the end of the round: { $steps }.
gangsters-race-caught = The van catches the car in this round!
gangsters-race-gear = Gear { $gear }; no higher than { $top }.
gangsters-race-price = { $harder ->
    [0] { $dents ->
        [-1] nothing is harder, 1 dent less
       *[other] nothing is harder
    }
   *[other] { $dents ->
        [0] the road is { $harder } harder
       *[other] { $harder } harder, dents +{ $dents }
    }
}
gangsters-race-condition = Car
gangsters-race-condition-is = Condition of the car: { $condition } of { $sound }.
gangsters-race-brake = handbrake
gangsters-race-sign = { $cells ->
    [0] { $name }: rides along. { $cost }
   *[other] { $name }, cells to it: { $cells }. { $cost }
}

gangsters-asking = When to ask me
gangsters-stands = Letting things stand this round
gangsters-asking-about = You can always step in; this is about when the table waits for you.
gangsters-stand-round = Let everything stand this round
gangsters-ask-before = Ask me before rolls
gangsters-ask-success = Ask me after successful rolls too

# ── Render unto Thy Neighbour ──

gangsters-city-income = Income: { $income }, wanted: { $quota }.
gangsters-city-evening = { $police ->
    [0] This evening’s collection: { $collects }.
   *[other] This evening’s collection: { $collects }; the police keep { $police }.
}
gangsters-city-round = Evening { $round } of { $last }.
gangsters-city-barricades = Barricades: { $barricades } of { $lose }; the last one drives the clan out.
gangsters-city-comes = The next neighbour comes in round { $round }.
gangsters-city-nobody = No more neighbours will come.
gangsters-city-district = { $name }: pays { $pays }, anger { $anger } of { $patience }{ $brink ->
    [yes] , rises this evening
   *[no] {""}
}{ $guest ->
    [none] {""}
   *[other] ; here: { $guest }
}{ $locals ->
    [0] {""}
   *[other] ; locals in your hand: { $locals }
}
gangsters-city-risen = { $name }: barricades
gangsters-city-guest = { $name }. { $cost }

# ── No More Bets ──

gangsters-casino-chips = Chips: { $tray } in the tray, { $quota } wanted; { $riding } on the tables, { $rack } with the house.
gangsters-casino-round = Round { $round } of { $last }; stakes are higher from round { $midnight } on.
gangsters-casino-comes = The next guest comes in round { $round }.
gangsters-casino-closes = closes
gangsters-casino-table = { $name }: { $state ->
    [closed] closed
    [lies] { $lies } on the table, a win makes it { $grows }
   *[empty] empty, stake { $stake }
}, limit { $limit }{ $closes ->
    [yes] ; closes at the end of the round
   *[no] {""}
}{ $guest ->
    [none] {""}
   *[other] ; guest: { $guest }
}
gangsters-casino-guest = { $name }. { $cost }

# ── the election ──

gangsters-election-votes = Sure votes: { $sure }, wanted: { $wanted }; { $promised } more promised.
gangsters-election-ward = { $name }: { $promised } promised, { $sure } sure{ $mayor ->
    [here] ; the mayor is here
    [gone] ; the mayor has been here
   *[coming] {""}
}
gangsters-election-mayor = The mayor is here: { $name }. { $cost }
gangsters-election-past = The mayor has been here
gangsters-election-phase = Phase { $phase }, round { $round } of { $last }.
gangsters-election-chest = The chest holds { $chest } of { $end }; a vote costs { $price }.
gangsters-election-pay = Pay { $price }
gangsters-election-clean = The betrayal is dealt with
gangsters-election-betrayal = { $state ->
    [done] The betrayal has been dealt with.
    [out] The traitor: { $traitor }, successes needed: { $needs }. Betrayal { $betrayal } of { $full }.
   *[dark] Betrayal { $betrayal } of { $full }; it comes out at { $opens }, or in phase three.
}

# ── the family ──

gangsters-family-guns = The clan’s gun { $clan }, the rebels’ gun { $rebels } of { $track }; the rebels’ grows by { $grows } this evening.
gangsters-family-side = { $whose ->
    [clan] Clan
   *[rebels] Rebels
}
gangsters-family-strike = A strike: force { $force }
gangsters-family-safe = Bags in the safe: { $bags } of { $room }{ $loses ->
    [0] .
   *[other] ; { $loses } will go this evening.
}
gangsters-family-place = { $name }{ $shut ->
    [yes] : closed
   *[no] {""}
}
gangsters-family-mole = { $mole ->
    [at_large] The mole is at large
    [cellar] The mole is in the cellar
   *[gone] The mole has talked
}
gangsters-family-accountant = { $accountant ->
    [clan] The accountant is among ours
    [desk] The accountant is at his desk
    [exhausted] The accountant is exhausted
    [hunted] The accountant is being hunted!
   *[taken] The accountant is taken
}

# ── how it ended ──

gangsters-curtain = How it ended
gangsters-verdict = { $success ->
    [yes] The job is done
   *[no] The job has failed
}
gangsters-earned = Reputation: { $reputation }.
gangsters-rounds-played = Rounds played
gangsters-overcome = Challenges overcome
gangsters-fallen = { $count ->
    [0] Everybody came home.
   *[other] Did not come home:
}

# ── the scenario on one screen ──

gangsters-brief-whole = On a page of its own
