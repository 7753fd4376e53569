# Struggle for Power.

option-scenario-election = Struggle for Power (the finale)
chapter-election = Struggle for Power

# ── events ──

event-election_began = The election: { $wanted } of 12 votes win, counted after { $rounds } rounds. The chest holds { $chest }{ $betrayal ->
    [0] .
   *[other] , and the betrayal is { $betrayal } already.
}
event-election_phase_began = { $phase ->
    [1] Phase one, the promises: the mayor is still at his coffee.
    [2] Phase two, the debates: now the mayor answers, and our own people whisper.
   *[3] Phase three, the ballot boxes: the generous people are closed, the traitor is out.
}
event-election_vote_promised = { $you ->
    [yes] You are
   *[no] { $name } is
} promised a vote. { $district }: { $promised } promised, { $sure } sure.
event-election_vote_secured = { $how ->
    [name] The name is enough ({ $henchman })
    [money] Money talks
   *[other] A promise is kept
}: the vote is sure. { $district }: { $promised } promised, { $sure } sure.
event-election_mayor_answered = The mayor answers: { $visit }. District: { $district }.
event-election_mayor_left = { $how ->
    [won] The mayor leaves empty-handed: { $visit }.
   *[evening] The mayor has done what he came for: { $visit }.
}
event-election_votes_lost = Promises are forgotten in { $district }: { $votes ->
    [one] { $votes } vote goes
   *[other] { $votes } votes go
} back to the mayor.
event-election_vote_loosened = { $card }: a sure vote is only promised again. District: { $district }.
event-election_chest_moved = { $why ->
    [donors] Generous people open their purses
    [pay] The chest pays
    [rally] The clan drinks on the campaign
    [setback] A setback
   *[card] The chest
}: { $by } { $way ->
    [more] more
   *[less] less
}, { $chest } now.
event-election_betrayal_moved = { $why ->
    [evening] There are whispers behind our backs
    [pay] The money went through too many hands
    [rally] Nothing left to drink on, and tongues come loose
    [setback] A setback
    [whispers] A look over the shoulder, just in time
   *[card] The traitor is busy
}: betrayal { $betrayal } of { $full }{ $last ->
    [yes] {" "}— the clan is as good as sold!
   *[no] .
}
event-election_traitor_shown = So that is who it is: { $traitor }. Successes needed to deal with it: { $successes }.
event-election_traitor_dealt_with = The betrayal is dealt with: { $traitor }.
event-election_votes_counted = The sure votes are counted: { $votes }, with { $wanted } wanted.{ $traitor ->
    [none] {""}
   *[other] {" "}And the traitor is still at headquarters: { $traitor }.
}

# ── questions ──

election-ask-vote = { $district }: { $promised } promised, { $sure } sure. Gather, or secure?{ $left ->
    [1] {""}
   *[other] {" "}Successes left: { $left }.
}
election-ask-pay = The chest holds { $chest }, a vote costs { $price }. Where do you pay?{ $betrayal ->
    [none] {""}
   *[other] {" "}The betrayal, { $betrayal } now, will grow by 1.
}

# ── how it stands ──

election-status-votes = { $sure } sure votes of the { $wanted } wanted, { $promised } more promised. Phase { $phase }; counted after round { $last }.
election-status-chest = Chest { $chest } of { $end }; a vote costs { $price }.
election-status-betrayal = { $state ->
    [dark] Betrayal { $betrayal } of { $full }; nobody knows who it is.
    [out] The traitor: { $traitor }, successes needed: { $needs }. Betrayal { $betrayal } of { $full }.
   *[done] The betrayal has been dealt with.
}
election-status-district = { $district }: { $promised } promised, { $sure } sure of 2{ $mayor ->
    [here] ; the mayor is here: { $visit }.
    [gone] ; the mayor has been here.
   *[coming] .
}

# ── memoirs ──

election-memoir-voices = { $variant ->
    [0] First by the number of votes: { $name }, with { $votes }. Hands were shaken, babies kissed, and one of the mayor’s men was locked in an elevator by accident.
   *[1] If votes were hung on a wall like antlers, { $name } would need a longer wall: { $votes }. There are many ways to persuade people, and all of them were used.
}
election-memoir-money = { $variant ->
    [0] Some votes cost money: { $paid }. Nobody asked for a receipt, thank God.
   *[1] The chest knows its votes by face; { $paid } were bought. It was not cheap. Money talks, and it talks too much.
}
election-memoir-mayor = { $variant ->
    [0] The mayor did not sleep either. “{ $visit }”, and in one evening we had fewer promises and a better idea of what they are worth.
   *[1] The worst of it was when the mayor played his trump: “{ $visit }”. In the morning those who had slapped our backs crossed the street.
}
election-memoir-traitor-dealt = { $variant ->
    [0] One day we looked over our shoulder and saw who was standing there: { $traitor }. The talking was done by { $name }. They say it was short.
   *[1] It is never the enemy who betrays you; the enemy has no keys. We found ours in a pocket marked { $traitor }. The pocket was turned out. Nobody likes to speak of it, but the thanks go to { $name }.
}
election-memoir-traitor-left = { $variant ->
    [0] There is one man I would rather not write about: { $traitor }. Everybody knew. Everybody saw. Everybody meant to see to it tomorrow.
   *[1] To the last day the same man poured the coffee at headquarters: { $traitor }. It was good coffee.
}

# ── the epilogue ──

election-epilogue-won = { $variant ->
    [0] They counted until dawn, by candlelight; somebody had thought of the fuses. { $votes } of twelve. Dr. Pike stepped out on the balcony, looked at the crowd, and said out of habit: “Open wide.” The crowd did, and cheered.
   *[1] At half past three Mayor Sloan took his portrait off the wall and left with it under his arm. There were twelve votes in this town, and { $votes } of them were ours. Dr. Pike asked what it is that a mayor does. “The same as a dentist,” we told him. “Without the gas.”
}
election-epilogue-conceded = { $variant ->
    [0] It never came to a count. With nearly the whole town behind Dr. Pike, Mayor Sloan made the call himself, offered his congratulations himself, and asked for a seat on the morning train. We bought the ticket. One way.
   *[1] The mayor gave up before a single box was opened. “How many have you got?” he asked over the telephone. He was told. For a long while you could hear a man packing a suitcase.
}
election-epilogue-lost = { $variant ->
    [0] They counted until dawn and came to { $votes }. It took { $wanted }. Mayor Sloan made a speech about honest elections, and we were the only ones who laughed. That winter the town became very small for us.
   *[1] { $votes } of twelve: that is how many kept their promise. The others shook our hand and used the same hand to vote for the mayor. Dr. Pike went back to his chair. We had nothing to go back to.
}
election-epilogue-betrayed = { $variant ->
    [0] We had the votes: { $votes }. That is what hurts. But when Dr. Pike walked up to city hall, { $traitor } walked beside him, and on the top step stood the prosecutor with a file. Everything was in it but our conscience, which could not be located.
   *[1] We won that election and lost it in one night: { $votes } votes, and { $traitor } with the key to the safe where they lay. By morning the wrong man had signed the returns.
}
election-epilogue-sold = { $variant ->
    [0] We did not live to see the election, if a clan can be said to live. We were sold, all of us, wholesale, with an inventory. The names were in alphabetical order. They say it was the one honest paper of the whole campaign.
   *[1] The man we did not care to look for had found himself a buyer. In the morning there were vans outside headquarters, and nobody knocked: they had our keys.
}
election-epilogue-evidence = { $variant ->
    [0] No votes and no speeches: for us the election ended in a room without windows, with prints on the table, one finger for each of us. Mayor Sloan sent a basket of fruit. No knife.
   *[1] Dr. Pike withdrew by telephone, from the precinct; his whole staff was sitting on the bench beside him. There were prints enough for two campaigns.
}
election-epilogue-free = { $variant ->
    [0] And there the book ends. { $campaign ->
        [yes] In the first chapter there were twenty of us and one lamp in a back room. { $clan } walked into the last one, and walked out owning a town whose every lamp we light.
       *[no] It all began with one lamp in a back room. Now there is a whole town, and we light every lamp in it.
    } { $known ->
        [none] I give no names; they may still be needed.
       *[other] If you meet these in the street, take off your hat: { $known }.
    }
   *[1] There is nothing more to write down: what came next was power, and power is dull. I shall only say who sat at the long table that night{ $known ->
        [none] {" "}: all of us, and not one famous name, which is the beauty of it.
       *[other] : { $known }, and those whose names the town never learned.
    } A clan of { $clan }. Pour one for everybody.
}
election-epilogue-fallen = { $variant ->
    [0] And there the book ends. { $campaign ->
        [yes] For two chapters we climbed the ladder; in the third somebody took it away. { $clan } of us came that far, and left one by one without goodbyes.
       *[no] We left one by one, without goodbyes.
    } The lamp in the back room, they say, is still burning.{ $known ->
        [none] {""}
       *[other] {" "}Some the town still remembers: { $known }.
    }
   *[1] The rest is blank pages. I am writing this under a borrowed name in a borrowed town, and now and then I hear a laugh on the streetcar that I know. { $campaign ->
        [yes] There were three chapters, and { $clan } names in the ledger.
       *[no] There were { $clan } names in the ledger.
    }{ $known ->
        [none] {""}
       *[other] {" "}Names that I had no right to lose: { $known }.
    }
}

# ── the end ──

ending-election_won = The votes are counted and headquarters is clean: Dr. Pike is mayor.
ending-election_conceded = Mayor Sloan has given up before the count.
ending-election_lost = There were too few votes: Mayor Sloan stays for a fourth term.
ending-election_betrayed = There were votes enough, but the traitor sold them.
ending-election_sold = The betrayal went too far: the clan is sold, lock, stock and barrel.
verdict-election_won = Won together: the election is yours, and so is the town.
verdict-election_conceded = Won together: the election is yours, and so is the town.
verdict-election_lost = Lost together: the election is lost.
verdict-election_betrayed = Lost together: the betrayal was not dealt with.
verdict-election_sold = Lost together: the betrayal was not dealt with.

# ── refusals ──

refusal-election_all_sure = Both votes of this district are sure already.
refusal-election_nobody_promised = Nobody has promised anything here: there is nothing to secure.
refusal-election_no_vote_left = The mayor has no vote left in this district.
refusal-election_chest_too_light = The chest holds less than a vote costs.
refusal-election_nobody_to_pay = There is nobody to pay: no vote has been promised.
refusal-election_room_is_quiet = Nobody is whispering yet: no need to look behind you.
refusal-election_chest_is_full = The chest is full.

# ── fields ──

field-ElectionView-districts = districts
field-ElectionView-sure = sure votes
field-ElectionView-promised = promised
field-ElectionView-wanted = wanted
field-ElectionView-of = votes in all
field-ElectionView-landslide = the mayor gives up at
field-ElectionView-phase = phase
field-ElectionView-phases = phases begin in rounds
field-ElectionView-last = last round
field-ElectionView-visit = the mayor’s answer
field-ElectionView-answers_left = answers to come
field-ElectionView-chest = chest
field-ElectionView-chest_end = end of the chest’s track
field-ElectionView-price = a vote costs
field-ElectionView-gift = generous people give for a success
field-ElectionView-donors = generous people
field-ElectionView-whispers = look behind you
field-ElectionView-pay = pay
field-ElectionView-betrayal = betrayal
field-ElectionView-opens = comes out at
field-ElectionView-full = the clan is sold at
field-ElectionView-traitor = traitor
field-ElectionView-needs = successes against the traitor
field-ElectionView-dealt_with = betrayal dealt with
field-ElectionView-names = dice for a name, by level
field-ElectionView-spent = names that were used
field-ElectionView-known = names in your hand
field-ElectionView-asked = the district that is asked about
field-ElectionDistrict-place = district
field-ElectionDistrict-id = card
field-ElectionDistrict-promised = promised
field-ElectionDistrict-sure = sure
field-ElectionDistrict-votes = votes
field-ElectionDistrict-visit = the mayor’s answer
field-ElectionDistrict-answered = the mayor has been here
field-ElectionDistrict-choice = pay here
field-ElectionCard-place = card
field-ElectionCard-id = sign of the card
field-ElectionCard-fingerprint = fingerprint

# ── the scenario on one screen ──

election-brief-goal = The last chapter. Make sure of as many of the twelve votes as are wanted, and deal with the betrayal before they are counted; without either the game is lost.
election-brief-round = Eight rounds, three phases. From the second phase on the mayor comes to a district in every round, once to each: in the evening promised votes there are lost, sure ones stay. The betrayal grows by 1 every evening.
election-brief-ways = A success in a district promises a vote or secures a promised one. A name (level 2 or 3) among those sent makes the vote sure at once, though each name in one roll only; it always gives more dice. In your turn you may pay from the chest, without an action, and secure a vote; but the betrayal grows by 1. The chest is filled by generous people, until phase three.
election-brief-danger = “Look behind you” shrinks the betrayal while nobody knows the traitor, who comes out in phase three, or earlier if it has grown to the mark; it takes as many successes as it has grown. At the end of its track the clan is sold. The mayor’s answer can be overcome in its round.
election-brief-end = The votes are counted after the last round, and only sure ones count. With the betrayal dealt with and sure votes to spare the mayor gives up earlier. The finale earns no reputation.

# ── memoirs: the plan, scenes, how it ended ──

memoirs-plan-election = { $variant ->
    [0] Mayor Sloan was in his twelfth year and had yet to leave a fingerprint. The clan ran Dr. Pike against him, a dentist for whom the whole town had opened its mouth. Twelve votes, eight days, and somebody on our side drew a second salary.
   *[other] One thing was left: to take the whole town, and by law. Our man Dr. Pike needed votes, Mayor Sloan needed him not to have them, and somebody at our own table did not mind which as long as both paid.
}

# ── deeds as they are told: what to do ──

deed-election-docks = win votes in the Docks
deed-election-downtown = win votes Downtown
deed-election-anthill = win votes in the Anthill
deed-election-bright_lights = win votes in the Bright Lights
deed-election-rail_yards = win votes in the Rail Yards
deed-election-heights = win votes in the Heights
deed-election-free_beer = make off with the mayor’s forty barrels of beer
deed-election-bankers_dinner = lift the folder from the bankers’ dinner
deed-election-soup_kitchen = set the mayor’s soup kitchen right
deed-election-fireworks = shoot down the last letter of the mayor’s name
deed-election-pinkertons = send the strikebreakers home
deed-election-garden_party = charm the guests of the mayor’s wife
deed-election-manager = settle with Horace Finch
deed-election-treasurer = settle with Milton Sparrow
deed-election-chauffeur = settle with Eddie Crumb
deed-election-speechwriter = settle with Orson Plumm
deed-election-bodyguard = settle with Brute Malone
deed-election-cousin = settle with the cousin and his stenographer
deed-election-donors = take the hat round the generous people
deed-election-whispers = look over our shoulder in time
