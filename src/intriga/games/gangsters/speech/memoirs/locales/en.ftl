# The clan's memoirs. $variant chooses one of four wordings; names and cards stand as they are.

memoirs-title = { $chapter ->
    [none] { $scenario }
   *[other] Chapter { $chapter }. { $scenario }
}

memoirs-opening = { $variant ->
    [0] The night smelled of gasoline and other people’s money. { $many ->
        [yes] In the back room sat the ones this town only whispers about: { $names }.
       *[no] In the back room one lamp was burning, and one voice decided: { $names }.
    } Behind the door waited the clan, { $clan } strong, and nobody asked what for.
    [1] Trouble always begins the same way: with a good idea and bad whiskey. Whose idea it was, nobody owns up to any more. The whiskey was for { $many ->
        [yes] all of us
       *[no] one
    }: { $names }.
    [2] “Write it down while there is somebody left to remember,” they told me. So I write. The clan counted { $clan } that evening, and the whole plan was in one place: { $names }.
   *[3] Rain on the tin roof, cards on the table, { $clan } names in the ledger. How the town would wake up was up to { $names }.
}

memoirs-roll = { $variant ->
    [0] They will be telling the one about “{ $challenge }” long after us. { $boss } gave the nod; the hands belonged to { $henchmen }. The dice came down: { $dice }. That makes { $result }, and nobody argued.
    [1] “{ $challenge }” had a reputation for eating people like us. { $henchmen } went in all the same, with { $boss } holding the watch. The dice: { $dice }, which makes { $result }. It choked.
    [2] For “{ $challenge }” one needs luck or nerve. { $boss } had brought both: { $henchmen }. When the dice lay still they showed { $dice }, { $result } in all, and across the street somebody dropped a tray of glasses.
   *[3] There is a quiet way to do “{ $challenge }”. We took the other one. The thinking: { $boss }. The doing: { $henchmen }. On the dice { $dice }, { $result } in all, paid on the spot.
}

memoirs-help = { $variant ->
    [0] Without { $helper } “{ $challenge }” would have come to nothing. One word across the table, and { $henchman } was there and asked for no share.
    [1] { $boss } will never say so aloud, but “{ $challenge }” was paid out of another pocket. The pocket: { $helper }. The payment: { $henchman }.
    [2] And where “{ $challenge }” hung by a hair, { $henchman } stepped out of the dark. That is how { $helper } understands the word “family”.
   *[3] A partner is somebody who does not wait to be asked. At “{ $challenge }” the partner was called { $helper }, and the help was called { $henchman }.
}

memoirs-police-quiet = { $variant ->
    [0] The police? { $times ->
        [1] Once
        [2] Twice
       *[other] { $times } times
    } they had to be told that nothing was going on. Some of us can be very convincing: { $names }.
    [1] The sergeant went home with a clear conscience and a heavier coat. One does not ask for the tailor: { $names }.
    [2] Blue uniforms drifted past like fish behind glass. Who kept the glass so clean is well known: { $names }.
   *[3] About the police, one line: nobody saw anything. Author of the line: { $names }.
}

memoirs-police-active = { $variant ->
    [0] We took our eyes off the police for a minute, and a minute was enough. From then on the sirens were ours.
    [1] Halfway through, the sergeant counted his money and found it short. There was no talking to him after that.
    [2] One bribe too few: that is the whole story of how the police came and stayed.
   *[3] The lamp over the precinct turned red and did not go out again. We worked by its light.
}

memoirs-evidence-brink = { $variant ->
    [0] In the worst hour { $peak } fingerprints lay on the table for all to see. A little more, and these pages would be in a court clerk’s hand.
    [1] We left { $peak } prints where a blind man would have found them. Nobody slept until they were wiped.
    [2] { $peak } prints at once. People have hanged for fewer.
   *[3] There was an evening when { $peak } prints were waiting for one tired detective. Luckily he was more tired than we were.
}

memoirs-evidence-clean = { $variant ->
    [0] Not a thread, not a print: we worked in gloves, and the gloves were burned.
    [1] The detectives dusted the whole street and found dust.
    [2] As for evidence, the ashtrays were emptied before anybody had lit up.
   *[3] Somebody always forgets a hat. Not this time.
}

memoirs-worst = { $variant ->
    [0] Not everything went like a song. At “{ $challenge }” the dice showed { $dice }, and nobody cared to look anybody in the eye: not { $boss }, not { $henchmen }.
    [1] “{ $challenge }” is better left out. The plan: { $boss }. The nerve: { $henchmen }. The dice: { $dice }. What that adds up to was not enough for anything.
    [2] Luck stepped out for a smoke just before “{ $challenge }”: { $dice }. To this day there is no word about it from { $henchmen }.
   *[3] { $dice }. Anybody who has stood at “{ $challenge }” with such dice knows what { $boss } said next. It is not fit to print.
}

memoirs-fallen-lost = { $variant ->
    [0] Empty chairs at the long table: { $lost }. We drank to them standing.
    [1] Not everybody made it home. { $lost }: the clan pays for the flowers, and will for a long time.
    [2] The city took its interest: { $lost }. It gives no change.
   *[3] These names are off the payroll, but not out of the song: { $lost }.
}

memoirs-fallen-back = { $variant ->
    [0] We had already drunk to the departed. Then the door opened: { $fallen }.
    [1] The undertaker had his ruler out. He put it away again: { $fallen }, back in line.
    [2] The doctor asked no questions and took cash. On their feet by morning: { $fallen }.
   *[3] { $fallen }: hit, carried out, stitched up, back in line. In that order.
}

memoirs-fallen-none = { $variant ->
    [0] And everybody who went out that night came home. I do not often get to write that.
    [1] The undertaker left his card. We sent it back: there was nobody to bury.
    [2] Everybody came home, and there were no flowers to order.
   *[3] In the morning we counted heads: as many as the evening before.
}

memoirs-turn-won = { $variant ->
    [0] If you ask me where it was decided: at “{ $challenge }”. { $henchmen } out in front, { $boss } with the last word, { $result } on the dice.
    [1] Every story has a hinge. Ours is called “{ $challenge }”. The plan: { $boss }. On the job: { $henchmen }. The dice said { $result }, and the door swung our way.
    [2] Up to “{ $challenge }” it could have gone either way. Then { $boss } had the say and { $henchmen } the work, and one way was left: ours.
   *[3] If the town remembers one thing about that night, let it be “{ $challenge }”. { $boss } led, { $henchmen } went along, the dice said { $result }. After that nobody stood in our way.
}

memoirs-turn-lost = { $variant ->
    [0] If you ask me where it was lost: at “{ $challenge }”. { $henchmen } did what could be done; { $result } was not enough.
    [1] Every story has a hinge. Ours is called “{ $challenge }”, and it squeaked. The plan: { $boss }. On the job: { $henchmen }. The dice said { $result }, and the door fell shut.
    [2] Up to “{ $challenge }” it could have gone either way. It went the other one: { $dice }.
   *[3] If the town remembers one thing about that night, it will be “{ $challenge }”. { $boss } led, { $henchmen } went along, the dice said { $result }. From that hour on nobody was afraid of us.
}

memoirs-ending-won = { $variant ->
    [0] By morning the town knew whose night it had been. In the clan’s book it stands like this: reputation { $reputation }, paid in full.
    [1] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, and the matter was closed. The newsboys shouted everything but our names; those who needed to, knew. Reputation: { $reputation }.
    [2] The night ended the way good nights do: quietly, and on our own street. Reputation { $reputation }: the street keeps exact accounts.
   *[3] The job was done. What the street thinks of it can be put in figures: { $reputation } of reputation, and not a cent less.
}

memoirs-ending-lost = { $variant ->
    [0] The job came to nothing. All that was left to us was { $reputation ->
        [0] the bill
       *[other] reputation { $reputation } and the bill
    }.
    [1] We came home with empty hands and told each other that hands are what matters. Reputation: { $reputation }.
    [2] The town laughed for a week. Let it: reputation { $reputation }, and a memory longer than a week.
   *[3] There are nights that are only good for learning. This one lasted { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. Reputation: { $reputation }.
}

memoirs-ending-evidence = { $variant ->
    [0] In the end it was ink that did for us, not lead: too many fingerprints in one place. This page is written where the windows have bars.
    [1] Too many fingers, too few gloves. At the close of round { $rounds } the prosecutor laid our prints side by side, and they matched.
    [2] The detective knocked politely. He could afford to: he had our prints in his briefcase.
   *[3] A clan can be broken by a bullet or by a fingerprint. The bullet would have been quicker.
}

memoirs-recruits = { $variant ->
    [0] The money went where it always goes, into people: { $recruits }.
    [1] New names in the ledger: { $recruits }. The ink is not dry yet.
    [2] After such a night they come by themselves, hat in hand. We kept { $recruits }.
   *[3] There was a knock at the back door, and the clan grew: { $recruits }.
}

memoirs-released = { $variant ->
    [0] We parted with a handshake: { $released }.
    [1] Paid off, with thanks and a ticket out of town: { $released }.
    [2] Not everybody stays: { $released }. No hard feelings.
   *[3] One door opens, another closes: { $released }.
}
