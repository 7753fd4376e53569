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
    [0] Then somebody turned over a streetcar. It began in { $district }
   *[1] The string that snapped was the one pulled tightest: { $district }. By morning there was a grand piano across the street
}{ $others ->
    [0] . It went no further, thank heaven.
   *[other] , and it did not stay there.
}
neighbour-memoir-ledger = { $variant ->
    [0] The best evening brought { $best }, and the last line of the book said { $income }. The book was burnt later; the figure is remembered.
   *[1] We closed the book at { $income }. The best evening brought { $best}; that night the waiter would not take a tip. He was afraid to.
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
