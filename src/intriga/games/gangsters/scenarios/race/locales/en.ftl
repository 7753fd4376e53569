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
