# Render unto Thy Neighbour.

option-scenario-neighbour = Render unto Thy Neighbour
chapter-neighbour = Render unto Thy Neighbour

# ── events ──

event-neighbour_city_divided = The city is divided up. { $rounds ->
    [one] { $rounds } evening
   *[other] { $rounds } evenings
} for an income of { $quota }.
event-neighbour_angered = { $why ->
    [rumour] Rumours spread
    [squeeze] Squeezed by strangers
    [price] They pay more than is fair
    [card] The neighbours stir the pot
    [rising] There is singing on the barricades, and it carries
    [rally] The clan drinks on the house
   *[setback] A setback
}: { $district }, anger { $anger } of { $patience }{ $full ->
    [yes] {" "}— out of patience!
   *[no] .
}
event-neighbour_came = A neighbour at the door: { $neighbour }. District: { $district }.
event-neighbour_left = { $how ->
    [won] Out of the way: { $neighbour }.
   *[risen] The work is done, and nobody needs to stand about: { $neighbour }.
}
event-neighbour_squeezed = { $you ->
    [yes] You squeeze
   *[no] { $name } squeezes
} { $district }: it pays { $pays } now.{ $local ->
    [none] {""}
   *[other] {" "}One of their own is asking ({ $local }): no hard feelings.
}
event-neighbour_soothed = { $you ->
    [yes] You soothe
   *[no] { $name } soothes
} { $district }: anger { $anger } of { $patience }.
event-neighbour_rose = Barricades: { $district }! The district pays no more. Districts in revolt: { $barricades } of { $lose }.
event-neighbour_collected = The evening’s collection: { $paid }{ $police ->
    [0] {""}
   *[other] , of which the police keep { $police }
}. Income: { $income }.
event-neighbour_income_moved = { $neighbour }: { $way ->
    [more] { $by } more income
   *[less] { $by } less income
}, { $income } now.

# ── the question ──

neighbour-ask-bargain = { $district }: pays { $pays }, anger { $anger } of { $patience }. Squeeze, or soothe?{ $local ->
    [none] {""}
   *[other] {" "}One of their own is asking ({ $local }): a squeeze makes nobody angrier.
}{ $left ->
    [1] {""}
   *[other] {" "}Successes left: { $left }.
}

# ── how it stands ──

neighbour-status-ledger = Income { $income } of { $quota } (the track ends at { $track }), { $collects } more this evening. Last round: { $last }. Barricades: { $barricades } of { $lose }.
neighbour-status-district = { $district }: pays { $pays } of { $steps }, anger { $anger } of { $patience }{ $neighbour ->
    [none] {""}
   *[other] ; will not pay ({ $neighbour })
}{ $brink ->
    [yes] ; rises this evening!
   *[no] .
}
neighbour-status-risen = { $district }: barricades.

# ── memoirs ──

neighbour-memoir-squeezer = { $variant ->
    [0] The one who kept the shopkeepers honest was { $name }. In some houses, they say, the name still frightens children, and grocers.
   *[1] Anybody can ask; { $name } knew how to squeeze. After such a visit people paid, and were grateful that the door was still on its hinges.
}
neighbour-memoir-rose = { $variant ->
    [0] Somebody turned over a streetcar. It began in { $district }
   *[1] The string that snapped was the one pulled tightest: { $district }. By morning there was a grand piano across the street
}{ $others ->
    [0] . It went no further, thank heaven.
   *[other] , and it did not stay there.
}
neighbour-memoir-ledger = { $variant ->
    [0] The best evening brought { $best }. The book was burnt later; the figure is remembered.
   *[other] The best evening brought { $best }; that night the waiter would not take a tip. He was afraid to.
}

# ── the end ──

ending-neighbour_full = The ledger is full to its last line: the city pays.
ending-neighbour_closed = The year is over and the book is closed: time to count.
ending-neighbour_driven_out = The city has risen: the clan is chased across the bridge to the sound of church bells.

# ── refusals ──

refusal-neighbour_pays_all_it_can = You can squeeze no more out of this district.
refusal-neighbour_bears_no_grudge = Nobody is angry here: there is nothing to soothe.
refusal-neighbour_nothing_to_settle = The district pays all it can and bears no grudge: there is nothing to talk about.

# ── fields ──

field-CityView-districts = districts
field-CityView-neighbours = neighbours
field-CityView-to_come = neighbours to come
field-CityView-comes_next = the next comes in round
field-CityView-income = income
field-CityView-track = end of the track
field-CityView-quota = wanted
field-CityView-points = income for each point of reputation
field-CityView-barricade = points that a barricade costs
field-CityView-collects = collection this evening
field-CityView-police = of which the police keep
field-CityView-last = last round
field-CityView-barricades = barricades
field-CityView-lose = barricades that lose the city
field-CityView-visited = bargaining with
field-DistrictView-place = district
field-DistrictView-id = card
field-DistrictView-pays = payment by step
field-DistrictView-step = step
field-DistrictView-anger = anger
field-DistrictView-patience = patience
field-DistrictView-risen = in revolt
field-DistrictView-neighbour = neighbour
field-DistrictView-will_pay = will pay this evening
field-DistrictView-grumbles = gets angrier this evening
field-DistrictView-on_the_brink = rises this evening
field-DistrictView-touches = borders on
field-DistrictView-locals = locals in your hand
field-NeighbourView-place = neighbour
field-NeighbourView-district = district
field-NeighbourView-fingerprint = fingerprint

# ── the scenario on one screen ──

neighbour-brief-goal = Collect the income that is wanted before the book is closed after the last evening. The districts pay it, as long as they bear it.
neighbour-brief-round = At the start of a round a rumour angers a district (with four players it does not), and in marked rounds a neighbour comes to the angriest one that pays. In the evening neighbours act, districts above their first step get angrier, those out of patience rise, and all others pay.
neighbour-brief-ways = Go to a district: each success squeezes it (a step of payment more, and 1 anger) or soothes it (1 anger less). In the district where they live a henchman gives a die more, and squeezing by one of their own makes nobody angrier.
neighbour-brief-danger = A district that rises is lost, and every district next to it gets 1 angrier; Downtown borders on all. Where a neighbour stands, nothing is paid. Setbacks and rallies anger the angriest district; active police keep part of every collection.
neighbour-brief-end = The book is closed after the last evening, or when the track is full: success with the income that is wanted; a point of reputation for every mark, one less for each barricade. With the last barricade on the board the clan is driven out.

# ── memoirs: the plan, scenes, how it ended ──

neighbour-memoir-soother = { $variant ->
    [0] Somebody had to do the smiling. { $name } made the round of the shops with a pie, asked after the children, and soon they were no longer hidden but introduced.
   *[other] While others pressed, { $name } stroked: christenings, funerals, a new roof for the orphanage. It is cheaper than a barricade and smells better.
}
memoirs-plan-neighbour = { $variant ->
    [0] The city lay on the table, cut into six districts like a pie. By New Year it had to learn to pay, and not to unlearn putting up with us.
   *[other] Six districts, a thousand shops, and behind every counter somebody who had never known that they needed protecting. It was for us to open their eyes, though not too wide.
}
memoirs-end-neighbour_full = { $variant ->
    [0] The ledger was over before the year was: there was no empty line left in it. The city paid, and bowed, and, what is worth most, it no longer flinched.
   *[other] All of us wrote the last line together. After it came the cover. The city could not have paid more if it had wanted to, and they say it did.
}
memoirs-end-neighbour_closed = { $success ->
    [yes] { $variant ->
        [0] On New Year’s Day the book was closed and tied with a ribbon. It came out right: the city had learned to pay, and we had learned to stop in time.
       *[other] While the bells rang in the year, a line was drawn under the sum. It was what we had wanted, and in the streets they still greeted us, though not all of them first.
    }
   *[no] { $variant ->
        [0] The year was over and the book was not: so much white was left at the foot of the page that the clerk drew a Christmas tree there.
       *[other] On New Year’s Day we drew the line and looked at it for a long time. The city had turned out kinder than it should, to its own. For us it was not enough.
    }
}
memoirs-end-neighbour_driven_out = { $variant ->
    [0] They chased us across the bridge to the sound of church bells, and in front of the crowd walked the grocer who had treated us to apples in the fall.
   *[other] The city that we had taught to pay paid for everything at once. We crossed the bridge without luggage; the pies, the books and half of the hats stayed on the far side.
}

# ── deeds as they are told: what to do ──

deed-neighbour-docks = come to terms with the Docks
deed-neighbour-downtown = come to terms with Downtown
deed-neighbour-anthill = come to terms with the Anthill
deed-neighbour-bright_lights = come to terms with the Bright Lights
deed-neighbour-rail_yards = come to terms with the Rail Yards
deed-neighbour-heights = come to terms with the Heights
deed-neighbour-callahans = see off the Callahan brothers
deed-neighbour-sermon = quieten Father Dunne
deed-neighbour-widow = outrun the widow with the shotgun
deed-neighbour-committee = break up the block committee
deed-neighbour-alderman = get the alderman off his stump
deed-neighbour-night_watch = drive around the grocers’ night watch
deed-neighbour-bookkeeper = find the runaway bookkeeper
