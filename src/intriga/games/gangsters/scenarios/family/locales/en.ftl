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
       *[1] The accountant added up columns to the sound of gunfire. No error was ever found that year, and not for want of looking.
    }
   *[other] { $variant ->
        [0] The accountant could do two things: count, and jump out of a window. We were glad of both.
       *[1] We set the accountant’s desk upright and had his sleeve guards washed. He came back in silence and began on the same line.
    }
}
family-memoir-strike = { $variant ->
    [0] { $strikes ->
        [1] There was one strike, and one was enough
       *[other] One strike followed another, and the worst is remembered like this
    }: their gun { $force } above ours. For that sum we needed no accountant.
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

# ── memoirs: the plan, scenes, how it ended ──

memoirs-plan-family = { $variant ->
    [0] The old don died over supper with the pasta half eaten, and one side of the table rose for his nephew. The rebels had guns and a mole among ours. We had a safe that only one quiet accountant can open. It remained to find out which of the two was which.
   *[other] The don’s funeral passed off quietly: they fired into the air only. Then the cards were dealt, and it turned out that our deck held two too many, a mole and an accountant, with nothing written on either forehead.
}
memoirs-end-family_reconciled = { $variant ->
    [0] Peace was made where the quarrel was, at the table. Somebody finished the don’s pasta. The nephew passed the salt without looking up, and there was one family again.
   *[other] When one side had neither secrets nor bullets left, the other called for the main course. There was one family at the table again; only the chairs had been moved.
}
memoirs-end-family_parted = { $success ->
    [yes] { $variant ->
        [0] The last evening was quiet, as an evening is that somebody has won. The table was cleared, the nephew went home on foot, and nobody saw him to the door.
       *[other] The family parted, but the house was ours, and the safe was ours, and on the back door we turned both locks. At holidays we write to the relatives.
    }
   *[no] { $variant ->
        [0] The table was cleared, and it was not we who cleared it. Everybody knew by then whose side they were on; on ours there were fewer.
       *[other] The last evening was over, and there was nothing to celebrate. The nephew pushed in the don’s chair the way one pushes in one’s own.
    }
}
memoirs-end-family_accountant_taken = { $variant ->
    [0] Without the accountant the safe was a heavy cupboard. We stood around it and tried to recall what seven times eight makes.
   *[other] They led away the one man who knew the combination, and the family’s business ended that evening, in the middle of a line.
}
memoirs-end-family_overthrown = { $variant ->
    [0] The nephew sits in the don’s chair. It is too large for him, but with so many guns behind its back there is nobody to tell him so.
   *[other] One morning the crates marked “Oranges” came in by the front door, and none of ours was there to hold it shut. That was the end of the old family.
}
memoirs-end-family_drained = { $variant ->
    [0] The safe was opened, and it was as empty as a promise. A family without money is just loud company, and soon it was quiet.
   *[other] The last bag was carried out so calmly that somebody held the door for it. After that there was nothing to divide, and nobody to divide it with.
}

# ── deeds as they are told: what to do ──

deed-family-speakeasy = hire men at the speakeasy
deed-family-safe = put money back into the family safe
deed-family-garage = pay the rebels’ garage a visit
deed-family-back_door = put a man at the back door
deed-family-cellar = make the mole in the cellar talk
deed-family-uncle_silvio = win over Uncle Silvio
deed-family-twins = win over the twins Bruno and Beppe
deed-family-aunt_carmela = win over Aunt Carmela
deed-family-black_sheep = run down Nino, the black sheep
deed-family-chauffeur = win over the don’s chauffeur
deed-family-widow_lucia = survive the cannoli of Lucia, the widow
deed-family-lawyer = win over the cousin at the bar
deed-family-godfather = win over the godfather from East Street
deed-family-gambler = find what the gambling nephew had put by
deed-family-brother_angelo = outrun Brother Angelo’s prayers
deed-family-vito = get nephew Vito out of the don’s chair
deed-family-bride = comfort the bride in mourning
