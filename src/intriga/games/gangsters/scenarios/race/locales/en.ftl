# Race to the Rescue.

option-scenario-race = Race to the Rescue
chapter-race = Race to the Rescue

# ── events ──

event-race_began = The engine is running. The van is { $lead ->
    [one] { $lead } cell
   *[other] { $lead } cells
} behind, the jail { $jail ->
    [one] { $jail } cell
   *[other] { $jail } cells
} ahead.
event-race_card_seen = In the headlights: { $place }, cell { $cell }.
event-race_gear_shifted = { $how ->
    [handbrake] { $you ->
        [yes] You yank the handbrake: gear { $gear }.
       *[no] { $name } yanks the handbrake: gear { $gear }.
    }
    [lever] { $you ->
        [yes] You shift to gear { $gear }.
       *[no] { $name } shifts to gear { $gear }.
    }
   *[engine] The lever falls: gear { $gear }.
}
event-race_car_drove = The car drives { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
event-race_jail_reached = Crow Hollow! The car stands at the jail.
event-race_ran_into = Crash: { $place }, in gear { $gear }.
event-race_car_dented = { $dents ->
    [one] { $dents } dent
   *[other] { $dents } dents
}: the car’s condition is { $condition }.
event-race_car_stopped = The car has stopped: no farther in this round.
event-race_card_clings = { $place }: now along for the ride.
event-race_clan_shaken = { $place }: exhausted — { $henchmen }.
event-race_van_moved = { $why ->
    [rally] While the clan rallies, the van comes nearer
    [setback] A setback: the van comes nearer
    [card] The van catches up
   *[chase] The van follows
}: { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}.
event-race_van_held_up = The van falls behind by { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}.
event-race_car_mended = The car is patched up: condition { $condition }.
event-race_prisoner_freed = Nonna Carmela is in the car, and so is her knitting. The alarm is up: to the county line!

# ── how it stands ──

race-status = Gear { $gear } of { $top }, condition { $condition } of { $sound }. Lead over the van: { $lead }; it drives { $van } at the end of the round.
race-status-road = { $aim ->
    [jail] To the jail: { $left }.
    [at_jail] The car stands at the jail.
   *[home] The prisoner is aboard; to the county line: { $left }.
} { $ahead ->
    [none] The road ahead is clear.
   *[other] Ahead: { $ahead }.
}
race-status-card = { $place } ({ $cells })
race-status-rider = { $place } (riding along)

# ── the end ──

ending-race_home = The county line! Nonna Carmela is safe, and the van stays on the other bank.
ending-race_caught = The van has caught up with the car: the race is lost.
ending-race_wrecked = The car is a wreck: from here it is on foot, and not far.

# ── refusals ──

refusal-race_only_the_driver = The lever is the driver’s: the first player of the round.
refusal-race_shifted_already = The lever has already been moved this round.
refusal-race_top_gear = There is no higher gear: the car would not stand it.
refusal-race_first_gear = This is first gear already.

# ── fields ──

field-RaceView-car = cell of the car
field-RaceView-van = cell of the van
field-RaceView-lead = lead
field-RaceView-gear = gear
field-RaceView-top_gear = top gear
field-RaceView-condition = condition of the car
field-RaceView-sound = a sound car
field-RaceView-jail = cell of the jail
field-RaceView-home = county line
field-RaceView-lit = lit up to cell
field-RaceView-marks = cards in the dark
field-RaceView-ahead = cards on the road
field-RaceView-deck = cards of the road in the deck
field-RaceView-rescued = prisoner aboard
field-RaceView-at_jail = car at the jail
field-RaceView-driver = driver
field-RaceView-shifted = lever has been moved
field-RaceView-will_drive = the car will drive
field-RaceView-van_steps = the van will drive
field-RaceView-reach = can be fired at up to a lead of
field-RaceView-harder = harder, by gear
field-RaceView-dents = more dents, by gear
field-RaceView-earned = reputation
field-Ahead-place = card
field-Ahead-cell = cell
field-Ahead-fingerprint = fingerprint
field-Ahead-hit = in a crash
field-Ahead-rides = while it rides along
field-Ahead-won = if overcome
field-Ahead-in_reach = crash in this round
field-RoadEffect-do = what
field-RoadEffect-by = how much
field-Earned-reached = to the jail
field-Earned-rescued = prisoner aboard
field-Earned-escaped = county line
field-Earned-most_lead = for the lead, at most
field-Earned-most_condition = for condition, at most

# ── the scenario on one screen ──

race-brief-goal = Reach the jail, get Nonna Carmela out, and cross the county line before the van catches up.
race-brief-round = At the start of a round the headlights turn up cards on the road ahead. At its end the car drives as many cells as the gear says, and the van follows.
race-brief-ways = Deal with the cards in the light beforehand: whatever is still in the way hits the car. At the jail, storm the cell. A van that is near is shot at, a battered car is mended on the move.
race-brief-danger = The higher the gear, the harder everything on the road, and the more dents; no gear is higher than the condition of the car. The first player moves the lever once a round without an action; the handbrake is an action for anybody.
race-brief-end = The county line is victory: reputation for the road, for the prisoner, for the lead and the condition of the car. The van on the car’s cell, or a wrecked car, is the end.

# ── memoirs: the plan, scenes, how it ended ──

race-memoir-gear = { $variant ->
    [0] { $name } shifted to gear { $gear }, and conversation in the car came to an end: everybody was busy holding on.
   *[other] In gear { $gear } the telegraph poles run together into a fence. { $name } held the lever and, we think, smiled.
}
race-memoir-crash = { $variant ->
    [0] { $place }: we made its acquaintance with the bumper.{ $crashes ->
        [1] {" "}Once was enough.
       *[other] {" "}Nor was it the only one to which the road introduced us.
    }
   *[other] It sounded as if somebody had dropped a sideboard with the china in it. { $place }, as somebody in the back had time to remark{ $crashes ->
        [1] .
       *[other] , and it was not the last sideboard of the night.
    }
}
race-memoir-van = { $variant ->
    [0] There was an hour when the van was { $lead ->
        [one] { $lead } cell behind, and in the mirror you could count the hairs of the sergeant’s moustache
       *[other] { $lead } cells behind, and its headlights were warm on our necks
    }.
   *[other] We heard the siren all night, but once we heard the sergeant clear his throat: that is how near the van came.
}
race-memoir-freed = { $variant ->
    [0] It was { $name } who opened the cell. Nonna Carmela walked out by herself, looked at the clock, and said, “You are late.” Then she sent somebody back for the knitting.
   *[other] “Is it you making that noise?” Nonna Carmela asked through the bars. It was. { $name } turned the key; the sheriff held the door.
}
memoirs-plan-race = { $variant ->
    [0] One does not leave grandmothers behind. Nonna Carmela was in the jail of Crow Hollow for slapping a senator, and at dawn she was to be moved. One road, one car, and a police van that seemed to have started before us.
   *[other] The whole plan fitted on a matchbox: drive to Crow Hollow, fetch Nonna Carmela, cross the county line. There was no room on the matchbox for the van in the mirror.
}
memoirs-end-race_home = { $variant ->
    [0] Nobody spoke when we crossed the county line. The van stopped at the post; the sergeant got out and took off his cap, because of the heat or out of respect. Nonna Carmela waved to him with her needles.
   *[other] A white post flew past, and behind us the siren broke off in mid-howl. Nonna Carmela finished her row and asked whether there was anything to eat.
}
memoirs-end-race_caught = { $variant ->
    [0] The van parked across the road with a neatness we had not expected of it. The sergeant looked in at the window and said, “So here we are.”
   *[other] In the mirror the van was first a dot, then a van, then the whole mirror. We made the rest of the way inside it.
}
memoirs-end-race_wrecked = { $variant ->
    [0] The car died in the middle of the road as it had lived, noisily. Steam came out of the hood and we came out of the doors, and on foot we did not get far.
   *[other] The last thing that could fall off the car fell off. We stood around it, hats in hand, and listened to the siren coming nearer.
}

# ── deeds as they are told: what to do ──

deed-race-milk_truck = get around the milk truck
deed-race-hairpin = take the hairpin over the drop
deed-race-oil_slick = keep the car on the road through the oil
deed-race-freight_train = beat the freight train to the crossing
deed-race-drawbridge = bring the drawbridge down
deed-race-nails = clear the nails off the road
deed-race-roadblock = get through the police roadblock
deed-race-motorcycles = shake off the motorcycle cops
deed-race-sharpshooter = silence the marksman on the tower
deed-race-bruiser = throw the bruiser off the running board
deed-race-marsh_fog = find the road in the fog
deed-race-toll_gate = talk old Amos into raising his gate
deed-race-cows = scatter the cows
deed-race-funeral = make peace with the funeral procession
deed-race-radiator = cool the boiling radiator
deed-race-carsick = bring the carsick round
deed-race-jail = storm Nonna Carmela’s cell
deed-race-van = drive the van back
deed-race-fix = mend the car on the move
