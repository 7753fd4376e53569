# Every sentence of the game in English. $you = yes if the reader acts.

title = Fictions: Memoirs of a Gangster
blurb = A night city of the twenties: bosses of one clan go on the job together, roll the dice and keep the evidence from the police.

# ── numbers, lists, names ──

list-last = { $head } and { $last }
list-nobody = nobody
list-nothing = nothing
list-you = you
boss = Boss { $number }
place = place { $number }
act = action { $number }
choice = answer { $number }
count-actions = { $number } { $number ->
    [one] action
   *[other] actions
}
count-cards = { $number } { $number ->
    [one] card
   *[other] cards
}
count-dice = { $number } { $number ->
    [one] die
   *[other] dice
}
count-henchmen = { $number } { $number ->
    [one] henchman
   *[other] henchmen
}
count-successes = { $number ->
    [0] no success
    [one] { $number } success
   *[other] { $number } successes
}

# ── specialisations ──

spec-search = search
spec-investigation = investigation
spec-melee = melee
spec-shooting = shooting
spec-running = running
spec-driving = driving
spec-intimidation = intimidation
spec-persuasion = persuasion
spec-healing = healing
spec-repair = repair
category-information = information
category-fight = fight
category-chase = chase
category-influence = influence
category-skills = skills

# ── challenges and dice ──

challenge-police = The police
challenge-revive = Revive the fallen
challenge-cheer = Cheer up the exhausted
measure = { $successes ->
    [0] difficulty { $difficulty } for each success
    [1] difficulty { $difficulty }
   *[other] difficulty { $difficulty } × { $successes }
}
die = { $face ->
    [lock] lock
    [reroll] reroll
    [used] spent reroll
    [red] red
   *[other] { $face }
}
red-remembered = { $face ->
    [lock] a red lock
    [henchman] a henchman on the red one
    [problem] a problem on the red one
    [x2] a red ×2
    [x3] a red ×3
   *[x4] a red ×4
}
red-die = { $face ->
    [x2] ×2
    [x3] ×3
    [x4] ×4
    [lock] lock
    [henchman] henchman
   *[problem] problem
}
with-red = red: { $face }

# ── abilities ──

ability = { $moment ->
    [before] before the roll: { $does }.
    [after] after the roll: { $does }.
   *[any] { $does }.
}
ability-draw = draw { $amount } { $amount ->
    [one] card
   *[other] cards
} from the clan deck
ability-all_draw = everybody draws { $amount } { $amount ->
    [one] card
   *[other] cards
} from the clan deck
ability-remove_problem = remove one problem on the table from the game
ability-calm_police = the police are under control until the end of the round
ability-revive = return { $amount ->
    [1] one henchman who is out
    [2] up to two henchmen who are out
   *[other] up to three henchmen who are out
} to the exhausted deck
ability-cheer = return { $amount ->
    [1] one exhausted henchman
    [2] up to two exhausted henchmen
   *[other] up to three exhausted henchmen
} to the clan deck
ability-scout = reveal { $amount } { $amount ->
    [one] card
   *[other] cards
} of the clan deck and take one
ability-foresee = reveal the next problem, and leave it or discard it
ability-extra_action = one action more this turn
ability-free_rally = rally the clan without its penalty
ability-add_dice = +{ $amount } white { $amount ->
    [one] die
   *[other] dice
}
ability-double_spec = one henchman sent gives twice the dice
ability-lower = the difficulty is { $amount } lower, but at least 1
ability-best_spec = one henchman sent gives as many dice as the best specialisation
ability-harmless = locks of this roll do no damage
ability-add_result = +{ $amount } to the result
ability-double_red = the multiplier of the red die is doubled
ability-add_face = one more die, showing { $amount }, is added to the result
ability-reroll_one = reroll any one die, even a locked one
ability-reroll_free = reroll any dice that are not locked
ability-set_die = turn one white die to { $amount }
ability-ignore_damage = ignore { $amount } damage
ability-extra_success = one success more, if there is any
ability-ignore_red = the red die does not count

# ── penalties ──

penalty = { $scope ->
    [holder] Holder: { $does }.
    [all] Everybody: { $does }.
    [turn_end] End of the holder’s turn: { $does }.
   *[round_end] End of the round: { $does }.
}
penalty-max_one_die = { $specs } give at most one die
penalty-fewer_dice = { $amount } { $amount ->
    [one] die
   *[other] dice
} fewer in every roll
penalty-harder = { $at ->
    [any] every challenge is harder
    [police] the police challenge is harder
    [rest] reviving and cheering up are harder
    [mission] the scenario’s challenges are harder
   *[problems] problems are harder
} by { $amount }
penalty-no_red = nobody can add the red die
penalty-recruit_one = recruiting draws one card only
penalty-alone = only one henchman may go into a challenge
penalty-no_abilities = abilities do not work
penalty-fewer_actions = turns are { $amount } { $amount ->
    [one] action
   *[other] actions
} shorter
penalty-no_rally = nobody can rally the clan
penalty-more_damage = a roll with a lock does { $amount } more damage
penalty-lose_card = a card from the holder’s hand is exhausted
penalty-hurt_clan = { $amount ->
    [1] the top card of the clan deck is exhausted
    [2] the top two cards of the clan deck are exhausted
   *[3] the top three cards of the clan deck are exhausted
}
penalty-another_problem = the holder takes one more problem
penalty-setback = the job suffers a setback

# ── intentions: none of them names a card ──

intention-police = I’ll see to the police
intention-rest = I’ll get our people back on their feet
intention-problems = Leave the problems to me
intention-mission = I’ll do the job
intention-recruit = I’ll round up some people first
intention-help = Go ahead, I’ll help
intention-wait = I’ll hold back for now

# ── events: the round ──

event-setup = { $chapter ->
    [none] {""}
   *[other] Chapter { $chapter }.{" "}
}“{ $scenario }”{ $level ->
    [easier] , an easier game
    [harder] , a harder game
   *[standard] {""}
}. The clan has { $clan }.{ $hands ->
    [none] {""}
   *[other] {" "}{ $hands }
}
dealt = { $you ->
    [yes] Your hand
   *[no] { $name }
}: { $henchmen }.
event-round_began = Round { $round }.
event-intention_said = { $you ->
    [yes] You
   *[no] { $name }
}: “{ $said }”.
event-nominated = { $you ->
    [yes] You want
   *[no] { $name } wants
} { $is_you ->
    [yes] you
   *[no] { $nominee }
} to go first.
event-first_chosen = { $you ->
    [yes] You go
   *[no] { $name } goes
} first this round{ $how ->
    [together] : everybody agrees
    [most] : the majority says so
    [decided] : votes were tied, the last first player decides
    [chance] : votes were tied, chance decides
   *[alone] {""}
}.
event-problem_taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} a problem{ $why ->
    [red] {" "}because of the red die
    [penalty] {" "}as a penalty
   *[other] {""}
}: { $problem }.
event-no_problem_left = The problem deck is empty: { $you ->
    [yes] you take
   *[no] { $name } takes
} nothing.
event-turn_began = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}.
event-turn_ended = { $you ->
    [yes] Your turn is over
   *[no] { $name }’s turn is over
}{ $returned ->
    [none] {""}
   *[other] ; back in hand: { $returned }
}.
event-round_ended = Round { $round } is over. { $fingerprints ->
    [0] No fingerprints on the table
    [one] { $fingerprints } fingerprint on the table
   *[other] { $fingerprints } fingerprints on the table
}.
event-passed = { $you ->
    [yes] You do
   *[no] { $name } does
} not step in.
event-recruited = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a card from the clan deck{ $why ->
    [red] {" "}(red die)
   *[other] {""}
}{ $henchman ->
    [none] {""}
   *[other] : { $henchman }
}.
event-skipped = { $you ->
    [yes] You skip
   *[no] { $name } skips
} an action.
event-rallied = { $you ->
    [yes] You rally
   *[no] { $name } rallies
} the clan{ $free ->
    [yes] {" "}without the penalty
   *[no] {""}
}{ $henchmen ->
    [none] {""}
   *[other] ; back in the deck: { $henchmen }
}.

# ── events: a challenge ──

event-challenge_chosen = { $you ->
    [yes] You take on
   *[no] { $name } takes on
} a challenge: { $challenge } ({ $measure }).
event-henchman_sent = { $you ->
    [yes] You send
   *[no] { $name } sends
} { $henchman } ({ $specialisation }): { $dice }.
event-rolled = { $you ->
    [yes] You roll
   *[no] { $name } rolls
} the dice: { $dice }.
event-rerolled = { $by ->
    [none] { $you ->
        [yes] You reroll
       *[no] { $name } rerolls
    }
   *[other] { $by } rerolls
}: { $again }. The dice show now: { $dice }.
event-die_turned = A die is turned: { $before } → { $after }.
event-result_fixed = { $challenge }: { $result } against difficulty { $difficulty }{ $multiplier ->
    [1] {""}
   *[other] {" "}(red die ×{ $multiplier })
}, { $successes }.{ $locks ->
    [0] {""}
   *[other] {" "}Locks: { $locks }, { $damage ->
        [0] no damage
       *[other] damage: { $damage }
    }.
}
event-markers_placed = { $challenge }: { $markers } of { $needed } successes.
event-overcome = Challenge overcome: { $challenge }.
event-failed = Challenge failed: { $challenge }.
event-ability_used = { $you ->
    [yes] You use
   *[no] { $name } uses
} an ability. { $henchman }: { $does }.
event-henchman_boosted = { $henchman } gives { $dice } now.
event-henchman_exhausted = { $henchman } is exhausted{ $why ->
    [damage] : one damage
    [penalty] : the price of a problem
   *[ability] {" "}after the ability
}.
event-henchman_out = { $henchman } is out: two damage.

# ── events: problems, police, decks ──

event-problem_gone = { $how ->
    [overcome] Problem solved
    [removed] Problem removed from the game
   *[discarded] Problem discarded before anybody took it
}: { $problem }.
event-problem_foreseen = The next problem will be: { $problem }.
event-clan_hurt = { $problem }: exhausted from the clan deck: { $henchmen }.
event-set_back = { $problem }: the job suffers a setback.
event-police_changed = { $police ->
    [controlled] The police are under control until the end of the round.
    [uncontrolled] The police are no longer under control: get it back next round.
    [active] The police go to work: from the next round on they act until the end of the scenario.
   *[none] There are no police here.
}
event-revived = From out to exhausted: { $henchmen }.
event-cheered_up = From exhausted to the clan deck: { $henchmen }.
event-scouted = Revealed from the clan deck: { $henchmen }.
event-henchman_taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $henchman } into hand.

# ── events: the end, the break ──

event-scenario_ended = { $ending }{ $reputation ->
    [none] {""}
   *[other] {" "}Reputation of the scenario: { $reputation }.
}{ $eliminated ->
    [none] {""}
   *[other] {" "}Lost to the clan: { $eliminated }.
}
event-recruits_shown = From the reserve of level { $level }: { $henchmen }.
event-recruit_kept = { $henchman } joins the clan. Reputation left: { $purse }.
event-henchman_released = { $henchman } leaves the clan for the reserve. Reputation now: { $purse }.
event-break_ended = The break is over.{ $lost ->
    [0] {""}
   *[other] {" "}Reputation that could not be spent is lost: { $lost }.
}
event-ended = { $verdict }
ending-other = The scenario is over.
ending-evidence = Too much evidence on the table: the clan is exposed.
ending-evidence_before_one = Too much evidence before one boss: the clan is exposed.
verdict = { $success ->
    [yes] Won together: the clan’s reputation is { $reputation }.
   *[no] Lost together: the clan’s reputation is { $reputation }.
}

# ── refusals ──

refusal-game_is_over = The game is over.
refusal-not_your_decision = { $name ->
    [none] Somebody else decides now.
   *[other] { $name } decides now.
}
refusal-not_asked = Another question comes first.
refusal-no_such_boss = There is no such boss at the table.
refusal-not_nominated = Choose among those with the most votes.
refusal-not_in_hand = { $henchman ->
    [none] This card is not in your hand.
   *[other] { $henchman } is not in your hand.
}
refusal-other_hand = { $henchman ->
    [none] This card
   *[other] { $henchman }
} is in the other boss’s hand: you can use only abilities from there.
refusal-no_actions_left = No actions are left: end your turn.
refusal-actions_left = You still have actions: use them or skip them.
refusal-clan_is_empty = The clan deck is empty: rally the clan or cheer up the exhausted.
refusal-nobody_to_send = Your hand is empty, there is nobody to send: recruit first.
refusal-no_police = In this scenario there is no need to control the police.
refusal-police_calm = The police are already under control until the end of the round.
refusal-police_at_work = The police are at work already: control is lost for good.
refusal-nobody_out = Nobody is out, there is nobody to revive.
refusal-nobody_exhausted = Nobody is exhausted, there is nobody to cheer up.
refusal-not_on_the_table = { $problem ->
    [none] This problem is not on the table.
   *[other] This problem is not on the table: { $problem }.
}
refusal-not_open = This challenge is closed now.
refusal-no_such_action = There is no such action now.
refusal-two_are_enough = You can send at most two henchmen into a challenge.
refusal-only_one_may_go = { $problem ->
    [none] Only one henchman may go.
   *[other] “{ $problem }” stands in the way: only one henchman may go.
}
refusal-has_been_sent = { $henchman ->
    [none] This henchman
   *[other] { $henchman }
} has been sent already and comes back to hand at the end of the turn.
refusal-not_his_specialisation = The card does not have this specialisation.
refusal-send_somebody = Send at least one henchman.
refusal-no_red_die = { $problem ->
    [none] You can’t add the red die now.
   *[other] “{ $problem }” stands in the way: you can’t add the red die.
}
refusal-no_such_die = There is no such die on the table.
refusal-no_reroll_left = There is nothing to reroll with: it takes a free die that shows a reroll.
refusal-die_is_locked = This die is locked: you can’t reroll it.
refusal-in_order = Choose dice in order: 1, 2, 3, 4, reroll, red.
refusal-lift_a_die = Choose at least one die.
refusal-wrong_moment = { $henchman ->
    [none] This ability belongs to another moment.
   *[other] { $henchman }: this ability belongs to another moment.
}
refusal-nothing_to_do = { $henchman ->
    [none] That would change nothing now.
   *[other] { $henchman }: the ability would change nothing now.
}
refusal-all_dice_in_hand = All white dice are in the roll already: there are never more than seven.
refusal-no_abilities = { $problem ->
    [none] Abilities do not work now.
   *[other] “{ $problem }” stands in the way: abilities do not work.
}
refusal-marked_ability = { $henchman ->
    [none] The card is marked: its ability is off in this scenario.
   *[other] { $henchman }: the card is marked, and the ability is off in this scenario.
}
refusal-not_sent = { $henchman ->
    [none] Only those you sent into the challenge take damage.
   *[other] { $henchman } is not in this challenge.
}
refusal-hurt_enough = { $henchman ->
    [none] Damage must go to somebody else.
   *[other] { $henchman } is not next: damage is given in order, at most two each.
}
refusal-not_there = { $henchman ->
    [none] This card is not in the open pile.
   *[other] { $henchman } is not in the open pile.
}
refusal-pick_in_order = Choose cards in the order of their numbers: choose another one.
refusal-active_goes_on = The last word is yours: go on.
refusal-only_the_active = { $name ->
    [none] The active boss decides this.
   *[other] { $name } decides this; you may help with an ability.
}
refusal-no_rally = { $problem ->
    [none] You can’t rally the clan now.
   *[other] “{ $problem }” stands in the way: you can’t rally the clan.
}
refusal-nobody_to_rally = Nobody is exhausted: there is nobody to rally.
refusal-not_while_rolling = You can’t rally the clan between a roll and its damage.
refusal-said_already = You have already said what you mean to do.
refusal-nobody_to_tell = You play alone: there is nobody to tell.
refusal-too_expensive = A henchman of level { $level } costs { $price }, and you have { $purse } reputation.
refusal-level_is_empty = The reserve has no henchmen of level { $level }.
refusal-no_release_left = You can release at most two henchmen in a break.
refusal-not_in_clan = { $henchman ->
    [none] This card is not in the clan.
   *[other] { $henchman } is not in the clan.
}
refusal-spend_first = There is reputation left ({ $purse }) and somebody to spend it on: spend it first.
refusal-keep_one = Choose one of the two henchmen shown.

# ── questions ──

question-game_over = The game is over.
question-waiting_for = Waiting for { $names }.
question-ask_first = Who goes first this round? The first player takes a problem.
question-ask_tie = The votes are tied: decide who goes first.
question-ask_step_in = { $name } decides. Help with an ability, or let it stand?
question-ask_action = { $alone ->
    [yes] { $name }’s turn
   *[no] Your turn
}, { $actions } left. What do you do?
question-ask_end_turn = { $alone ->
    [yes] { $name } has no actions left. End the turn?
   *[no] No actions are left. End your turn?
}
question-ask_more = Draw one more card?
question-ask_send = { $alone ->
    [yes] Whom does { $name } send?
   *[no] Whom do you send into the challenge?
}
question-ask_second = Send a second henchman?
question-ask_specialisation = { $henchman }: which specialisation?
question-ask_roll = Roll the dice, with or without the red one.
question-ask_result = Reroll, use an ability, or let the result stand?
question-ask_reroll = Which dice do you reroll?
question-ask_damage = Who takes the damage? Left to give: { $left }.
question-ask_red = The red die shows a henchman: draw a card from the clan deck?
question-ask_who_takes = Who takes the problem?
question-ask_lose = The problem costs a card from your hand: who is exhausted?
question-ask_end_round = The end of the round: the last chance for an ability.
question-ask_remove = Which problem do you remove from the game?
question-ask_foreseen = The next problem is “{ $problem }”. Leave it on top, or discard it?
question-ask_scouted = Which of these comes into your hand?
question-ask_die = { $henchman }: which die { $face ->
    [none] do you reroll?
   *[other] do you turn to { $face }?
}
question-ask_sent = { $as_best ->
    [yes] Which of those sent counts as the best for this?
   *[no] Whose dice do you double?
}
question-ask_revive = Who comes back from out? Left to choose: { $left }.
question-ask_cheer = Who goes back into the clan deck? Left to choose: { $left }.
question-ask_keep = Who stays with the clan?
question-ask_recruit = The break: what do you spend the reputation ({ $purse }) on?
question-ask_release = Who leaves the clan? It brings 1 reputation.

# ── words ──

word-boss = { $you ->
    [yes] you
   *[no] { $name }
}
word-recruit = recruit henchmen
word-more = draw one more card
word-enough = that is enough
word-skip = skip an action
word-police = control the police
word-revive = revive those who are out
word-cheer = cheer up the exhausted
word-problem = problem: { $problem }
word-place = { $place }
word-send = send { $henchman }
word-as = as { $specialisation }
word-roll = roll the dice
word-roll_red = roll with the red die
word-die = die: { $die }
word-die_red = the red die
word-throw = reroll what is chosen
word-go_on = let the result stand
word-pass = do not step in
word-use = ability: { $henchman }
word-hurt = damage: { $henchman }
word-pick = { $henchman }
word-take = draw the card
word-leave = leave it
word-discard = discard it
word-rally = rally the clan
word-end_turn = end the turn
word-end_round = end the round
word-level = recruit: level { $level }
word-release = release a henchman
word-done = end the break
word-intend = “{ $said }”

group-boss = Who
group-recruit = Action
group-skip = Action
group-more = Recruiting
group-enough = Enough
group-police = Challenge
group-revive = Challenge
group-cheer = Challenge
group-problem = Problem
group-place = Challenge
group-send = Whom to send
group-as = Specialisation
group-roll = Roll
group-die = Dice
group-throw = Roll
group-go = Result
group-pass = Help
group-use = Ability
group-hurt = Damage
group-pick = Card
group-take = Red die
group-leave = Leave
group-discard = Discard
group-rally = Costs no action
group-end = End
group-act = Action of the scenario
group-choice = Answer
group-level = Recruit
group-release = Release
group-done = End
group-intend = Say

option-scenario = Scenario
option-campaign = Campaign
option-campaign-no = a single scenario
option-campaign-yes = two chapters, without the finale
option-campaign-whole = three chapters, with the finale
option-difficulty = Difficulty
option-difficulty-easier = easier
option-difficulty-standard = by the book
option-difficulty-harder = harder

# ── the plain board ──

field-scenario = Scenario
field-chapter = Chapter
field-level = Difficulty of the game
field-moment = Now
field-round = Round
field-first = First player
field-active = Turn
field-actions = Actions left
field-police = Police
field-fingerprints = Fingerprints
field-fingerprints_lose = This many on the table lose
field-fingerprints_lose_one = This many before one boss lose
field-loses_now = Lost if the round ended now
field-bosses = Bosses
field-hand = Your hand
field-piles = Decks
field-challenges = Challenges
field-roll = The challenge being tried
field-mission = The job
field-reputation = Reputation now
field-break_ = Break
field-boss = Boss
field-cards = Cards in hand
field-known = Known in hand
field-turned = Back at the end of the turn
field-problems = Problems
field-intends = Means to
field-nominates = Vote for the first
field-henchman = Henchman
field-dice = Dice
field-preview = Would change
field-can_help = Can help now
field-barred = Ability is off here
field-Challenge = Challenge
plain-every = each counts
field-best = Best
field-difficulty = Difficulty
field-successes = Successes needed
field-markers = Successes won
field-harmless = Locks do not hurt
field-Challenge-boss = Before
field-can_be_tried = Can be tried
field-holds = Penalty holds here
field-challenge = Challenge
field-Roll-difficulty = Difficulty now
field-sent = Sent
field-odds = Odds
field-white = White dice
field-red = Red die
field-lifted = To be rerolled
field-bonus = Added by abilities
field-result = Result
field-won = Successes
field-missing = Short of the next
field-locks = Locks
field-damage = Damage
field-chance = Chance of the next success
field-again = Best rerolls
field-clan = In the clan deck
field-exhausted = Exhausted
field-out = Out
field-reserve = Reserve
field-Pile-problems = Problems in the deck
field-next_problem = Next problem
field-purse = Reputation to spend
field-releases = Releases left
field-stock = In the reserve by level
field-prices = Price by level
field-drawn = Shown
field-Break-clan = Clan
value-level-easier = easier
value-level-standard = by the book
value-level-harder = harder
value-moment-nominating = who goes first
value-moment-action = choice of an action
value-moment-recruiting = recruiting
value-moment-sending = whom to send
value-moment-before_roll = before the roll
value-moment-after_roll = after the roll
value-moment-rerolling = reroll
value-moment-red_die = card of the red die
value-moment-damage = damage
value-moment-ability = target of an ability
value-moment-problem = who takes a problem
value-moment-moving = who comes back
value-moment-losing = loss of a card
value-moment-mission = a question of the scenario
value-moment-round_end = end of the round
value-moment-break = break
value-moment-over = over
value-police-none = none here
value-police-uncontrolled = not controlled
value-police-controlled = under control until the end of the round
value-police-active = active until the end of the scenario
value-intends-police = see to the police
value-intends-rest = bring our people back
value-intends-problems = solve problems
value-intends-mission = do the job
value-intends-recruit = recruit
value-intends-help = help
value-intends-wait = hold back

# ── the screen ──

# ── what an ability would change ──

preview-change = { $what ->
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
preview = Now: { $changes }.
preview-best = Now, with the best choice: { $changes }.
preview-nothing = It would change nothing now.

chance = { $number ->
    [1] success { $percent }
    [2] two { $percent }
   *[3] three { $percent }
}
chances = { $chances }; locks about { NUMBER($locks, minimumFractionDigits: 1, maximumFractionDigits: 1) }
screen-round = round { $round }
screen-turn = turn: { $name }, { $actions }
screen-reputation = reputation { $reputation }
screen-fingerprints = Fingerprints
screen-police = Police
screen-police-is = { $police ->
    [uncontrolled] not controlled, see to it this round
    [controlled] under control until the end of the round
    [active] active until the end of the scenario
   *[none] none here
}
screen-loses = If the round ends like this, you lose!
screen-challenges = Challenges:
screen-clan = Clan deck
screen-exhausted = exhausted
screen-out = out
screen-next = next problem
screen-hand = Your hand
screen-now-difficulty = (difficulty { $difficulty } now)
screen-with-red = with red
screen-bonus = abilities +{ $bonus }
screen-missing = { $missing } short of the next
screen-damage = damage { $damage }
screen-lifted = to reroll
screen-intends-police = I see to the police
screen-intends-rest = I bring people back
screen-intends-problems = I take problems
screen-intends-mission = I do the job
screen-intends-recruit = I recruit
screen-intends-help = I’ll help
screen-intends-wait = I hold back
screen-said = “{ $said }”
screen-say-police = police
screen-say-rest = rest
screen-say-problems = problems
screen-say-mission = job
screen-say-recruit = recruit
screen-say-help = help
screen-say-wait = wait
screen-police-short = Police
screen-revive-short = Revive
screen-cheer-short = Cheer up
screen-group-challenges = Challenges:
screen-group-actions = Actions:
screen-group-answers = Choose:
screen-group-abilities = Abilities:
screen-group-say = Say:
about-needs = Best is { $best }; { $measure }.
about-harmless = Locks do not hurt here.
about-fingerprint = The card has a fingerprint.
about-penalty-off = The card is marked: this penalty does not hold here.
about-ability-off = The card is marked: this ability is off here.
about-place = A challenge of the scenario.
about-odds = { $henchman }: { $chances }.
about-odds-red = With the red die: { $chances }.
about-hurt = { $fate ->
    [out] A second damage: { $henchman } is out.
   *[other] One damage: { $henchman } is exhausted.
}
about-boss = This boss goes first and takes the problem of the round.
about-as = A henchman uses one specialisation.
about-die = This die is chosen.
about-intend = Your partners hear what you mean to do; it names no card and binds nobody.
about-act = An action of the scenario.
about-choice = An answer to the scenario’s question.
about-level = Two henchmen of level { $level } are shown, one stays; the price is { $price }.
about-recruit = Draw a card from the clan deck, look at it, and draw a second one if you like.
about-more = The second card of the same action.
about-enough = Nobody else is needed.
about-skip = Spend the action on nothing.
about-police = A success controls them until the end of the round. Without it they become active.
about-revive = Each success brings one henchman back from out to exhausted.
about-cheer = Each success brings one exhausted henchman back to the clan deck.
about-rally = All exhausted henchmen go back to the clan deck at once; it costs no action.
about-roll = Roll the white dice.
about-roll_red = The red die multiplies the best white one, but may hurt or bring a problem.
about-throw = The chosen dice are rolled again.
about-go_on = The result becomes final.
about-pass = Leave everything as it is.
about-take = The card comes into your hand.
about-leave = Change nothing.
about-discard = Nobody will take this problem.
about-end_turn = Unhurt henchmen return to hand.
about-end_round = Penalties, police, evidence, and a new round.
about-release = One henchman goes to the reserve for 1 reputation.
about-done = Reputation that is not spent is lost.
result = { $won ->
    [yes] Won together
   *[no] Lost together
}. “{ $scenario }”{ $reputation ->
    [none] .
   *[other] : reputation { $reputation }.
}
result-rounds = Rounds: { $rounds }
legend-turn = A turn: 2 actions (3 with two players and alone). Recruit 1–2 cards, take on a challenge, or skip.
legend-dice = 1–2 henchmen go into a challenge. The best specialisation gives 3 dice, its category 2, any other 1; at most 7.
legend-roll = A die: 1–4, ⊠ lock (no reroll, and 1 damage), ↻ reroll of any free dice, · spent reroll.
legend-red = The red die: ×2, ×3, ×4 for one white die, ⊠ lock, +♟ you may draw a card, +! problem.
legend-damage = Each success takes the full difficulty. 1 damage: exhausted, 2 damage: out.
legend-evidence = ◍ fingerprints: too many at the end of a round lose the game. With three or four players there is a limit before each, too.
legend-police = Control the police in every round, or they stay active until the end of the scenario.
legend-rally = In your turn you may rally the clan without an action: the exhausted go back to the deck, but the scenario has a price.
legend-signs = ▸ turn, ¹ first player, ▯ cards in hand, ▪▫ successes, * ability can be used now, + every success counts.
legend-specialisations = Categories and specialisations

## Chapters of the rules

chapter-frame = General
chapter-setup = Set-up
chapter-play = Play and talk
chapter-round = The round
chapter-turn = The turn
chapter-henchmen = A challenge: henchmen
chapter-roll = A challenge: the roll
chapter-result = A challenge: the result
chapter-abilities = Abilities
chapter-success = Success
chapter-damage = Damage
chapter-end_of_turn = The end of a turn
chapter-problems = Problems
chapter-evidence = Evidence
chapter-police = Police
chapter-decks = Decks
chapter-break = End of a scenario and the break
chapter-end = The end of the game
chapter-solo = Playing alone

# ── the guided first game ──

guide-1 = Three bosses rob a bank. One partner takes the police, another will help. You go first: the first player gets a problem.
guide-2 = Your problem has a fingerprint, and 5 of them at the end of a round lose. Start with the alarm: difficulty 4, and it takes 2 successes.
guide-3 = The best specialisation gives 3 dice, its category 2, any other 1. This is a job for repair: send Chow.
guide-4 = A second henchman adds a die; you see the odds before the roll. Send Brick as well.
guide-5 = 2 successes take 8. The red die multiplies one white die, but it can do harm. Risk it: roll with the red die.
guide-6 = You can’t reroll a lock, and it hurts. Your reroll is good for any free dice: reroll the red die, it multiplied nothing.
guide-7 = 3 × 2 + 1 = 7. A partner stepped in and added 3: abilities help in anybody’s turn. That makes 10, let the result stand.
guide-8 = The alarm is gone. A lock is 1 damage: it exhausts a henchman, and 2 put him out. Let Brick take the damage.
guide-9 = One action is left and you are short of people: recruit henchmen from the clan deck.
guide-10 = You have seen the first card. The same action allows a second one: draw one more card.
guide-11 = No actions are left. Whoever is unhurt comes back to hand. End the turn: your partners are next, and the police are theirs.
guide-12 = The end of a round brings penalties, clock and police: control them in every round. End the round; you can take it from here.

# ── the parts of a brief ──

brief-goal = The goal
brief-round = A round
brief-ways = What to do
brief-danger = Dangers
brief-end = The end
