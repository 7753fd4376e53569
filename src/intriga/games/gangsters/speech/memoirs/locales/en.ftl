# The clan's memoirs. $variant chooses one of three wordings; names and cards stand as they are,
# deeds as bare infinitives: crack the safe.

memoirs-title = { $chapter ->
    [none] { $scenario }
   *[other] Chapter { $chapter }. { $scenario }
}

# ── the beginning ──

memoirs-opening = { $variant ->
    [0] The night smelled of gasoline and other people’s money. { $many ->
        [yes] In the back room sat the ones this town only whispers about: { $names }.
       *[no] In the back room one lamp was burning, and one voice decided: { $names }.
    } Behind the door waited the clan, { $clan } strong, and nobody asked what for.
    [1] Trouble always begins the same way: with a good idea and bad whiskey. Whose idea it was, nobody owns up to any more. The whiskey was for { $many ->
        [yes] all of us
       *[no] one
    }: { $names }.
   *[2] “Write it down while there is somebody left to remember,” they told me. So I write. The clan counted { $clan } that evening, and the whole plan was in { $many ->
        [yes] the hands of these
       *[no] one pair of hands
    }: { $names }.
}
memoirs-link-won = { $variant ->
    [0] After “{ $scenario }” people began to greet us first. { $recruits ->
        [none] There were no new faces at the long table, but the old ones had their merits.
       *[other] At the long table we moved up, and these sat down: { $recruits }.
    }{ $fallen ->
        [none] {""}
       *[other] {" "}Others were missing: { $fallen }.
    } Under the lamp there was { $many ->
        [yes] an argument again
       *[no] one voice again
    }: { $names }.
    [1] Fame turns faster than milk. The barbers were still busy with “{ $scenario }”, and already it was time to give them something fresh. { $recruits ->
        [none] It was the old company that met
       *[other] The old company met, and with it those on whom our last money had gone: { $recruits }
    }{ $fallen ->
        [none] .
       *[other] . To those who were missing we drank separately: { $fallen }.
    } The map was laid on the table by { $names }.
   *[2] “Go on writing,” they told me when the ink of “{ $scenario }” was hardly dry. So: there are { $clan } names in the clan’s book now{ $recruits ->
        [none] .
       *[other] , and the ink is not yet dry on these: { $recruits }.
    }{ $fallen ->
        [none] {""}
       *[other] {" "}One line has a black border: { $fallen }.
    } The next plan came from those who would have to answer for it: { $names }.
}
memoirs-link-lost = { $variant ->
    [0] After “{ $scenario }” nobody knew us in the street for a week, which was just as well. { $recruits ->
        [none] New people do not come to the likes of that.
       *[other] Some came all the same, the kind that likes to start from nothing: { $recruits }.
    }{ $fallen ->
        [none] {""}
       *[other] {" "}There were empty places at the table: { $fallen }.
    } The next job was taken on with clenched teeth by { $names }.
    [1] The good thing about a failure is that people listen afterwards. “{ $scenario }” was taken apart bone by bone{ $fallen ->
        [none] , as everybody had lived to tell it
       *[other] , a glass was drunk to our own, { $fallen }
    }, and it was not mentioned again. { $recruits ->
        [none] We had the people we had.
       *[other] The last of the money went on the best we could find: { $recruits }.
    } The floor belonged to { $names }.
   *[2] At the long table nobody talked about “{ $scenario }” any more: the rest of the town had taken that over. { $recruits ->
        [none] There were no new names in the book.
       *[other] The book had grown: { $recruits }.
    }{ $fallen ->
        [none] {""}
       *[other] {" "}And it had shrunk: { $fallen }.
    } What we needed was another job, one that would make them forget the last. It was soon found, by { $names }.
}

# ── how luck turns ──

memoirs-then-start-good = { $variant ->
    [0] It began well.
    [1] At first the cards were with us.
   *[2] The opening was ours.
}
memoirs-then-start-bad = { $variant ->
    [0] It went wrong from the start.
    [1] The plan did not live long.
   *[2] Trouble was first through the door.
}
memoirs-then-good-bad = { $variant ->
    [0] Then the luck ran out.
    [1] We did not enjoy it for long.
   *[2] But this town knows how to hit back.
}
memoirs-then-bad-good = { $variant ->
    [0] But a clan is a clan.
    [1] Still, nobody threw in his hand.
   *[2] We had to win it back, and set about it.
}

# ── luck ──

memoirs-first = { $variant ->
    [0] { $boss } gave a nod, and { $henchmen } went to { $deed }. It worked, and somebody even said that it was a good sign.
    [1] We had decided to { $deed } to begin with. { $henchmen } saw to it, and { $boss } put the first tick in the book.
   *[2] Before anything else somebody had to { $deed }. { $boss } sent whoever was at hand, which was { $henchmen }. Done.
}
memoirs-roll-clear = { $variant ->
    [0] To { $deed } took { $henchmen } and one nod from { $boss }. The dice came down as if they had been ordered: { $dice }. That makes { $result }, where { $needed } would have done. They will be telling that roll in this town long after us.
    [1] There is a quiet way to do such things. { $boss } chose to { $deed } for all to see. On the job: { $henchmen }. On the dice: { $dice }. It came to { $result } where { $needed } was asked for, and across the street somebody dropped a tray of glasses.
   *[2] To { $deed } one needs luck or nerve. We had both: { $henchmen }. { $boss } had no time to look away before { $dice } lay on the table, and { $result } beats { $needed } with something to spare.
}
memoirs-roll-narrow = { $variant ->
    [0] Better people than us had broken their teeth trying to { $deed }. { $boss } held the watch, and { $henchmen } did what could be done. The dice showed { $dice }, { $result } in all, with { $needed } to make. The teeth are still there.
    [1] Remember these dice: { $dice }. { $henchmen } had nothing better when { $boss } said to { $deed } now or never. It took { $needed }; it came to { $result }. Just.
   *[2] There was one thing that hung by a hair: to { $deed }. { $boss } held one breath, and { $henchmen } did not look round. { $dice }. They counted it twice: { $needed } to make, { $result } there. The hair held.
}
memoirs-roll-again = { $variant ->
    [0] To { $deed } had not worked the first time, so { $boss } said: again. Attempt number { $tries }, { $henchmen } on the job, { $dice } on the dice. This time it was { $result } against { $needed }, and the matter was closed.
    [1] What others call stubborn we call character. At attempt number { $tries } to { $deed } it was { $henchmen } in front and { $boss } behind. The dice showed { $dice }, { $result } in all. Now it was enough.
   *[2] Somebody moved that we give it up and not { $deed } after all. { $boss } only reshuffled the people: { $henchmen } this time. Attempt number { $tries }: { $dice }, which is { $result }. There were no further motions.
}
memoirs-newcomer = { $variant ->
    [0] Speaking of expenses: { $henchman } is where our last earnings went, and they were well spent.
    [1] That is how money comes back which one has put into people. The name of the investment: { $henchman }.
   *[2] The last time we wondered what we were paying for. The answer is { $henchman }.
}
memoirs-help = { $variant ->
    [0] Nobody could { $deed } without help. { $helper } gave a whistle across the table, and { $henchman } was there and asked for no share.
    [1] { $boss } will never say so aloud, but to { $deed } came out of another pocket. The pocket: { $helper }. The payment: { $henchman }.
   *[2] A partner is somebody who does not wait to be asked. When it came to it to { $deed }, the partner was called { $helper }, and the help was called { $henchman }.
}
memoirs-police-quiet = { $variant ->
    [0] The police? { $times ->
        [1] Once
        [2] Twice
        [3] Three times
       *[other] { $times } times
    } they had to be told that nothing was going on. Some of us can be very convincing: { $names }.
    [1] Every time the sergeant went home with a clear conscience and a heavier coat. One does not ask for the tailor: { $names }.
   *[2] Blue uniforms drifted past like fish behind glass. Who kept the glass so clean is well known: { $names }.
}
memoirs-turn-won = { $variant ->
    [0] If you ask me where it was decided: when the hour came to { $deed }. { $henchmen } out in front, { $boss } with the last word, { $result } on the dice.
    [1] Every story has a hinge. Ours was to { $deed }. The plan: { $boss }. On the job: { $henchmen }. The dice said { $result }, and the door swung our way.
   *[2] Up to that minute it could have gone either way. Then { $boss } said to { $deed }, the work was left to { $henchmen }, and there was one way only: ours.
}

# ── trouble ──

memoirs-police-active = { $variant ->
    [0] We took our eyes off the police for a minute, and a minute was enough. From then on the sirens were ours.
    [1] One bribe too few: that is the whole story of how the police came and stayed.
   *[2] The lamp over the precinct turned red and did not go out again. We worked by its light.
}
memoirs-evidence-brink = { $variant ->
    [0] In the worst hour { $peak } fingerprints lay on the table for all to see. A little more, and these pages would be in a court clerk’s hand.
    [1] We left { $peak } prints where a blind man would have found them. Nobody slept that night.
   *[2] There was an evening when { $peak } prints were waiting for one tired detective. Luckily he was more tired than we were.
}
memoirs-worst = { $variant ->
    [0] We did not { $deed }: the dice showed { $dice }, and nobody cared to look anybody in the eye. Present were { $boss } and the witnesses, who were also the culprits: { $henchmen }.
    [1] How we tried to { $deed } is better left out. The plan: { $boss }. The nerve: { $henchmen }. The dice: { $dice }. There was too little of all three.
   *[2] Luck stepped out for a smoke just when it was time to { $deed }. { $dice } was the whole catch. To this day there is no word about it from { $henchmen }.
}
memoirs-worst-again = { $variant ->
    [0] We tried more than once to { $deed }. The one that hurts is attempt number { $tries }: { $boss } counting to three, { $henchmen } waiting, and on the dice { $dice }.
    [1] There are doors that stay shut out of spite. Attempt number { $tries } to { $deed } did not do it either: { $dice }. What { $boss } said is not fit to print.
   *[2] “Now it will work,” said { $boss }. Attempt number { $tries }: to { $deed }. { $henchmen } had faith; the dice had other plans: { $dice }.
}
memoirs-fall = { $variant ->
    [0] That was when we lost the first of our own. { $henchman } is a name that will be spoken softly for a long time.
    [1] Everything is paid in cash. The first bill was made out to somebody we knew: { $henchman }.
   *[2] Since that day there is an empty chair at the long table. A name is cut into its back: { $henchman }.
}
memoirs-turn-lost = { $variant ->
    [0] If you ask me where it was lost: when we had to { $deed }. { $henchmen } did what could be done; the dice said { $result }, and it took { $needed }.
    [1] Every story has a hinge. Ours was to { $deed }, and it squeaked. The plan: { $boss }. On the job: { $henchmen }. The dice said { $result }, and the door fell shut.
   *[2] We could still { $deed } and put it all right. { $boss } staked on it what was at hand: { $henchmen }. The dice: { $dice }. It was not put right.
}

# ── how it ended ──

memoirs-end = { $success ->
    [yes] And with that the job was done, in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
   *[no] The job came to nothing. There are nights that are only good for learning.
}
memoirs-end-evidence = { $variant ->
    [0] In the end it was ink that did for us, not lead: too many fingerprints in one place. This page is written where the windows have bars.
    [1] Too many fingers, too few gloves. At the close of round { $rounds } the prosecutor laid our prints side by side, and they matched.
   *[2] The detective knocked politely. He could afford to: he had our prints in his briefcase.
}
memoirs-fate-lost = { $variant ->
    [0] { $count ->
        [1] An empty chair at the long table: { $lost }.
       *[other] Empty chairs at the long table: { $lost }.
    } We drank standing.
    [1] Not everybody made it home. { $lost }: the clan pays for the flowers, and will for a long time.
   *[2] The city took its interest: { $lost }. It gives no change.
}
memoirs-fate-back = { $variant ->
    [0] We had already drunk to the departed. Then the door opened: { $fallen }.
    [1] The undertaker had his ruler out. He put it away again: { $fallen }, back in line.
   *[2] The doctor asked no questions and took cash. On their feet by morning: { $fallen }.
}
memoirs-fate-none = { $variant ->
    [0] And everybody who went out came home. { $clean ->
        [yes] Not a thread, not a print: we worked in gloves, and the gloves were burned.
       *[no] I do not often get to write that.
    }
    [1] The undertaker left his card. We sent it back: there was nobody to bury.{ $clean ->
        [yes] {" "}The detectives dusted the whole street and found dust.
       *[no] {""}
    }
   *[2] In the morning we counted heads: as many as the evening before.{ $clean ->
        [yes] {" "}Somebody always forgets a hat. Not this time.
       *[no] {""}
    }
}
memoirs-reputation = { $success ->
    [yes] { $variant ->
        [0] In the clan’s book it stands like this: reputation { $reputation }, paid in full.
        [1] The newsboys shouted everything but our names; those who needed to, knew. Reputation: { $reputation }.
       *[2] What the street thinks of it can be put in figures: { $reputation } of reputation, and not a cent less.
    }
   *[no] { $variant ->
        [0] All that was left to us was { $reputation ->
            [0] the bill
           *[other] reputation { $reputation } and the bill
        }.
        [1] We told each other that hands are what matters, even empty ones. Reputation: { $reputation }.
       *[2] The town laughed for a week. Let it: reputation { $reputation }, and a memory longer than a week.
    }
}
memoirs-recruits = { $variant ->
    [0] The money went where it always goes, into people: { $recruits }.
    [1] { $count ->
        [1] A new name
       *[other] New names
    } in the ledger: { $recruits }. The ink is not dry yet.
   *[2] There was a knock at the back door, and the clan grew: { $recruits }.
}
memoirs-released = { $variant ->
    [0] With some we parted, shaking hands: { $released }.
    [1] Paid off, with thanks and a ticket out of town: { $released }.
   *[2] Not everybody stays: { $released }. No hard feelings.
}

# ── deeds as they are told: what to do ──

deed = deal with “{ $challenge }”
deed-wiretap = rip the bug out of the telephone
deed-marked_bills = get rid of the marked bills
deed-forgotten_glove = fetch the forgotten glove
deed-stool_pigeon = shut up the stool pigeon
deed-lost_ledger = find the lost ledger
deed-rival_gang = chase the rivals off our corner
deed-speakeasy_brawl = break up the speakeasy brawl
deed-rooftop_gunman = take the gunman off the roof
deed-vendetta = put an end to the blood feud
deed-night_raid = give the night raid the slip
deed-bloodhounds = throw the bloodhounds off the scent
deed-harbor_fog = drive out of the harbor fog
deed-abandoned_car = drive the abandoned Packard away
deed-cordon = break through the cordon
deed-good_memory = help the witness forget
deed-dock_strike = end the dock strike
deed-nosy_reporter = sweet-talk the nosy newshound
deed-family_quarrel = settle the quarrel over a hat
deed-tax_inspector = come to an understanding with the tax inspector
deed-bad_gin = nurse the victims of the bathtub gin
deed-sore_throat = cure the laryngitis before the talks
deed-flat_tires = patch the slashed tires
deed-warehouse_fire = put out the fire at the warehouse
