# Family Affairs.

option-scenario-family = Family Affairs
chapter-family = Family Affairs

# ── events ──

event-family_met = The table has split: the clan’s gun { $clan }, the rebels’ gun { $rebels }, bags in the safe: { $bags }. { $rounds ->
    [one] { $rounds } evening
   *[other] { $rounds } evenings
} to come; mole and accountant are somewhere in the clan deck.
event-family_relative_came = A relative sits down with the rebels: { $relative }.
event-family_occasion_held = A family occasion: { $occasion }. { $text }
event-family_gun_moved = { $why ->
    [speakeasy] Men hired at the bar
    [garage] A night in the rebels’ garage
    [card] The family is at work
    [unrest] The town is restless
    [whisper] The mole whispers
    [betrayal] The mole has told all he heard
    [confession] The mole has talked
    [rally] While the clan rallies, the rebels arm
   *[setback] A setback
}: { $whose ->
    [clan] the clan’s gun
   *[rebels] the rebels’ gun
} { $way ->
    [more] +{ $by }
   *[less] −{ $by }
}, { $gun } now.
event-family_bags_moved = { $why ->
    [books] The accountant does the books
    [card] Family money
    [strike] The rebels have cracked the safe
   *[police] A search: the police carry off evidence by the bag
}: { $way ->
    [more] { $by } { $by ->
        [one] bag
       *[other] bags
    } more
   *[less] { $by } { $by ->
        [one] bag
       *[other] bags
    } less
}, { $bags } in the safe.
event-family_mole_caught = { $by ->
    [light] The mole has come to light with everybody watching: into the cellar!
   *[boss] { $you ->
        [yes] You unmask the mole
       *[no] { $name } unmasks the mole
    }: he is in the cellar now.
}
event-family_mole_betrayed = The mole sat at the table all evening: { $you ->
    [yes] with you
   *[no] with { $name }
}! He has vanished into the clan deck.
event-family_mole_freed = The rebels have kicked in the cellar door: the mole is back in the clan deck.
event-family_accountant_employed = { $you ->
    [yes] You sit
   *[no] { $name } sits
} the accountant down at his desk: the safe is open.
event-family_accountant_fled = The accountant has left by the window and lies exhausted: get him back into the deck before others find him.
event-family_accountant_taken = The rebels have found the accountant first. The combination is theirs.
event-family_mug_moved = { $stands ->
    [yes] A man with a mug sits down at the back door: a strike will touch neither accountant nor cellar.
   *[no] The man at the back door has earned his drink; the mug is in pieces.
}
event-family_struck = A strike! The rebels’ gun is { $force } higher.
event-family_clan_shot = { $card ->
    [none] Gunfire
   *[other] { $card }
}: { $henchmen } exhausted.

# ── how it stands ──

family-status-guns = The clan’s gun { $clan }, the rebels’ { $rebels } of { $track }; theirs grows by { $grows } this evening{ $force ->
    [0] .
   *[other] , and they strike with a force of { $force }!
}
family-status-safe = Bags in the safe: { $bags } of { $room }{ $loses ->
    [0] {""}
   *[other] , { $loses } will go this evening
}. { $mug ->
    [yes] The mug stands at the back door.
   *[no] Nobody keeps the back door.
} Last round: { $last }.
family-status-guests = { $mole ->
    [at_large] The mole is at large
    [cellar] The mole is in the cellar
   *[gone] The mole has talked
}. { $accountant ->
    [clan] The accountant is somewhere among ours.
    [desk] The accountant is at his desk.
    [exhausted] The accountant is exhausted!
    [hunted] The accountant is being hunted: they take him this evening!
   *[taken] The rebels have the accountant.
}
family-status-table = With the rebels sit: { $relatives }. Cards in the family deck: { $cards }.

# ── memoirs ──

family-memoir-betrayed = { $variant ->
    [0] The worst of that year: the mole sat at our own table and poured the wine. The glass he filled belonged to { $name }{ $times ->
        [1] . We never again sat with our backs to a door.
       *[other] . It happened again, because people do not learn.
    }
   *[1] The chair the traitor sat in was next to { $name }{ $times ->
        [1] . One evening, and the town knew everything.
       *[other] , the first time. Later the chairs were different and the traitor was the same.
    }
}
family-memoir-mole = { $name ->
    [none] { $variant ->
        [0] Nobody worked out who the mole was: he simply stood in the light while everybody looked. The cellar was near.
       *[1] They say that spring brings moles up. Ours was brought up by chance, and we forgot to thank it.
    }
   *[other] { $variant ->
        [0] The card was laid on the table in silence. It was the mole, and the hand was that of { $name }.
       *[1] “That one,” and nothing else. { $name } knew how to be brief, and the cellar how to listen at length.
    }
}
family-memoir-taken = { $variant ->
    [0] The accountant we did not keep. Seven figures went with him, and each of them cost us a street.
   *[1] They found his pince-nez on the stairs. Nothing else was left of him, nor of the money.
}
family-memoir-accountant = { $fled ->
    [0] { $variant ->
        [0] The accountant sat by the safe to the end and never once looked up. That, too, is courage.
       *[1] He added up columns to the sound of gunfire. No error was ever found that year, and not for want of looking.
    }
   *[other] { $variant ->
        [0] The accountant could do two things: count, and jump out of a window. We were glad of both.
       *[1] We set his desk upright and had his sleeve guards washed. He came back in silence and began on the same line.
    }
}
family-memoir-strike = { $variant ->
    [0] { $strikes ->
        [1] There was one strike
       *[other] One strike followed another
    }; at the worst their gun was { $force } above ours, and for that sum we needed no accountant.
   *[1] When it is relatives who shoot, the misses hurt most: { $strikes ->
        [1] that night there were few.
       *[other] by the last of those nights there were none.
    }
}

# ── the end ──

ending-family_reconciled = The mole has talked and the guns are the clan’s: there is one family at the table again.
ending-family_parted = The last evening is over and the table is cleared: everybody knows whose side they are on.
ending-family_accountant_taken = The rebels have the accountant, and with him the combination: the family is out of business.
ending-family_overthrown = The rebels are armed to the teeth: the nephew sits in the don’s chair.
ending-family_drained = The safe is empty: a family without money is just a noisy party.

# ── refusals ──

refusal-family_mole_not_in_hand = The mole is not in your hand: whoever holds him can unmask him.
refusal-family_accountant_not_in_hand = The accountant is not in your hand: whoever holds him can sit him down to the books.
refusal-family_track_is_full = The clan can hire no more: its gun is at the end of the track.
refusal-family_no_guns_there = The garage is empty: the rebels’ gun stands at nought.
refusal-family_safe_is_full = The safe is full: there is no room for another bag.

# ── fields ──

field-FamilyView-clan = the clan’s gun
field-FamilyView-rebels = the rebels’ gun
field-FamilyView-track = end of the track
field-FamilyView-grows = the rebels’ gun grows this evening by
field-FamilyView-force = force of the strike this evening
field-FamilyView-bags = bags in the safe
field-FamilyView-room = room for bags
field-FamilyView-loses = bags that go this evening
field-FamilyView-bag_points = bags for each point of reputation
field-FamilyView-mug = mug at the back door
field-FamilyView-mole = mole
field-FamilyView-accountant = accountant
field-FamilyView-relatives = relatives at the table
field-FamilyView-to_come = cards in the family deck
field-FamilyView-last = last round
field-FamilyView-lead = lead that reconciles the family
field-RelativeView-place = relative
field-RelativeView-id = card
field-RelativeView-fingerprint = fingerprint

# ── the scenario on one screen ──

family-brief-goal = Outlast the last evening with the mole no longer at large and the clan’s gun not below the rebels’, and fill the safe: its bags are your reputation.
family-brief-round = At the start of a round a card of the family comes up: a relative who sits down with the rebels, or a family occasion. In the evening relatives act, then the mole: from the deck he whispers and the rebels’ gun goes up; in a hand he betrays it, which is far worse, and hides in the deck. If the rebels’ gun is higher, they strike.
family-brief-ways = At the speakeasy and in the garage each success moves a gun, at the back door you put down the mug, relatives can be won over. Mole and accountant look like henchmen and lie in the clan deck: you may hold them but not send them. Whoever holds the mole unmasks him with an action, and in the cellar he is questioned; whoever holds the accountant sits him at his desk, and the safe is open to all.
family-brief-danger = A strike takes bags, exhausts the top of the clan deck and, without the mug, drives off the accountant and frees the mole. An accountant who is exhausted when a round begins and not back in the deck by the evening is taken. Setbacks and rallies arm the rebels; active police carry off a bag an evening.
family-brief-end = It ends after the last evening, or sooner if the mole has talked and the clan is far ahead. Defeat: the accountant taken, the safe empty, the rebels’ gun at the end of its track. Reputation: bags, a mole who has talked, the accountant at his desk, a family that is one; half of it in defeat.
