# Every sentence of the game in English. $you = yes where the reader acts ("you"), else no.

title = Pax Illuminaten

option-opponent = Artificial opponent
option-opponent-none = none
option-opponent-saint_germain = Count Saint-Germain (easy)
option-opponent-joseph = Emperor Joseph II (medium)
option-opponent-weishaupt = Adam Weishaupt (hard)
option-opponent-willermoz = Jean-Baptiste Willermoz (very hard)

## Names: factions, degrees, actions, cards

faction-name = { $faction ->
    [A] aristocracy
    [M] magistrates
    [T] artists
    [K] connoisseurs
    [D] clergy
   *[U] scholars
}
faction-of = { $faction ->
    [A] aristocracy
    [M] magistrates
    [T] artists
    [K] connoisseurs
    [D] clergy
   *[U] scholars
}
faction-letter = { $faction ->
    [A] A
    [M] M
    [T] R
    [K] C
    [D] L
   *[U] S
}
degree-name = { $degree ->
    [1] first degree
    [2] second degree
    [3] third degree
    [GM] grand master
   *[RA] royal arch
}
degree-short = { $degree ->
    [1] I
    [2] II
    [3] III
    [GM] GM
   *[RA] RA
}
organisation-name = { $organisation ->
    [mason] mason
    [rosicrucian] rosicrucian
   *[none] no organisation
}
organisation-short = { $organisation ->
    [mason] m
    [rosicrucian] r
   *[none] ·
}
strength-name = { $strength ->
    [dagger] dagger
    [hammers] hammers
   *[other] strength { $strength }
}
action-name = { $action ->
    [scout] scout
    [influence] influence
    [interrogate] interrogate
    [reassign] reassign
    [exclude] exclude
   *[displace] displace
}
action-noun = { $action ->
    [scout] scouting
    [influence] influencing
    [interrogate] interrogating
    [reassign] reassigning
    [exclude] excluding
   *[displace] displacing
}
ability-name = { $ability ->
    [SCO_ADD] additional scouting
    [INF_ADD] additional influence
    [INT_ADD] additional interrogation
    [REA_ADD] additional reassignment
    [EXC_ADD] additional exclusion
    [DIS_ADD] additional displacement
    [SCO_ENH] enhanced scouting
    [INF_ENH] enhanced influence
    [INT_ENH] enhanced interrogation
    [REA_ENH] enhanced reassignment
    [EXC_ENH] enhanced exclusion
    [DIS_ENH] enhanced displacement
    [SWAP] exchange of field cards
    [DRAW] drawing cards
    [FACT] a borrowed faction card
    [EDICT] tokens from an edict
    [GM] the master’s support
   *[RA] one more main action
}
ability-short = { $ability ->
    [SCO_ADD] +Scout
    [INF_ADD] +Infl
    [INT_ADD] +Intrg
    [REA_ADD] +Reasn
    [EXC_ADD] +Excl
    [DIS_ADD] +Displ
    [SCO_ENH] ↑Scout
    [INF_ENH] ↑Infl
    [INT_ENH] ↑Intrg
    [REA_ENH] ↑Reasn
    [EXC_ENH] ↑Excl
    [DIS_ENH] ↑Displ
    [SWAP] Swap
    [DRAW] Draw
    [FACT] Fact
    [EDICT] Edict
    [GM] Yield
   *[RA] +Main
}
card = no. { $number } “{ $short }”
cell = place { $number }
cell-areopagus = areopagus
scripted-seat = The artificial opponent
list-last = { $head } and { $last }
list-nothing = nothing
list-you = you
any-token = any token
quoted = “{ $text }”
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happened: support, influence, cards

event-support_spent = { $you ->
    [yes] You spend support: { tokens } of the { faction-of }.
   *[no] { $name } spends support: { tokens } of the { faction-of }.
}
event-support_gained = { $you ->
    [yes] You gain support: 1 token of the { faction-of }.
   *[no] { $name } gains support: 1 token of the { faction-of }.
}
event-support_handed_over = Support changes hands: 1 token of the { faction-of }, { $giver } → { $taker }.
joined-spent = { $you ->
    [yes] You spend support: { $listed }.
   *[no] { $name } spends support: { $listed }.
}
joined-returned = { $you ->
    [yes] You return { $listed } to the pool.
   *[no] { $name } returns { $listed } to the pool.
}
joined-gained = { $you ->
    [yes] You gain support: { $listed }.
   *[no] { $name } gains support: { $listed }.
}
joined-placed = { $you ->
    [yes] You place
   *[no] { $name } places
} { $tokens_count } influence on { $cell }.
joined-woven = { $you ->
    [yes] You weave a conspiracy: { $card }, { ability-name }.
   *[no] { $name } weaves a conspiracy: { $card }, { ability-name }.
}
event-influence_placed = { $you ->
    [yes] You place influence on { $cell }, slot { $slot }.
   *[no] { $name } places influence on { $cell }, slot { $slot }.
}
event-influence_removed = { $you ->
    [yes] Your influence comes back to you: { $cell }, slot { $slot }.
   *[no] Influence goes back to its owner ({ $name }): { $cell }, slot { $slot }.
}
event-influence_moved = { $you ->
    [yes] You move influence: { $cell }, slot { $slot } → { $to_cell }, slot { $to_slot }.
   *[no] { $name } moves influence: { $cell }, slot { $slot } → { $to_cell }, slot { $to_slot }.
}
event-deck_renewed = The deck is empty: the discard pile is shuffled and becomes the deck ({ $deck_count }).
event-card_drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
event-card_drawn_unseen = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
event-court_card_taken = { $you ->
    [yes] You take { $card } from the court.
   *[no] { $name } takes { $card } from the court.
}
event-card_laid = { $you ->
    [yes] You lay { $card } on the field: { $cell }.
   *[no] { $name } lays { $card } on the field: { $cell }.
}
event-cards_discarded = Discarded: { $cards }.
event-turn_began = Round { $round }. { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
event-interrogated = { $you ->
    [yes] You interrogate
   *[no] { $name } interrogates
} { $cell ->
    [none] { $you ->
        [yes] your areopagus
       *[no] the areopagus
    }
   *[other] the card on { $cell }
}{ $rumours_count ->
    [0] .
   *[other] ; by rumour its neighbours yield too: { $rumours }.
}
event-edict_tokens_moved = { $you ->
    [yes] From your { faction-of } edict { $to_pool } goes to the pool and { $to_owner } to you.
   *[no] From the { faction-of } edict { $to_pool } goes to the pool and { $to_owner } to { $name }.
}
event-edict_discarded = The { faction-of } edict is empty and is discarded.{ $last_round ->
    [yes] {" "}It is the fifth: this round is the last.
   *[no] {""}
}
event-hand_shown = { $you ->
    [yes] You look at
   *[no] { $name } looks at
} { $opponent_is ->
    [you] your hand
   *[other] a hand ({ $opponent })
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-plot_shown = { $you ->
    [yes] You look at
   *[no] { $name } looks at
} { $opponent_is ->
    [you] your private plot
   *[other] a private plot ({ $opponent })
}{ $plot ->
    [none] .
   *[other] : “{ $plot }”.
}
event-setup = The table is ready: { $seats } players, { cards } face down on the field. Common plots: { $common }. Faction cards: { $factions }. { $you ->
    [yes] You play first.
   *[no] { $name } plays first.
}
event-card_scouted = { $you ->
    [yes] You scout { $cell } and take { $card }.
   *[no] { $name } scouts { $cell } and takes a card{ $card ->
        [none] .
       *[other] : { $card }.
    }
}
event-reassignment_began = { $you ->
    [yes] You reassign
   *[no] { $name } reassigns
} { $faction ->
    [none] influence.
   *[other] influence of the { faction-of }.
}
event-card_excluded = { $you ->
    [yes] You exclude { $card }: { $cell }.
   *[no] { $name } excludes { $card }: { $cell }.
}
event-influence_carried_over = The influence goes over to the new card: { $cell }, { $slots_told }.
event-event_turned_up = { $name } turns up the event “{ $event_card }”.
event-action_began = { $you ->
    [yes] Your action: { action-name }.
   *[no] { $name }, action: { action-name }.
}

## Conspiracy and faction cards

event-card_woven = { $you ->
    [yes] You weave { $card } into the conspiracy.
   *[no] { $name } weaves { $card } into the conspiracy.
}
event-quick_support = { $you ->
    [yes] You take quick support from { $card }.
   *[no] { $name } takes quick support from { $card }.
}
event-ability_used = { $you ->
    [yes] You use the ability of { $card }: { ability-name }.
   *[no] { $name } uses the ability of { $card }: { ability-name }.
}
event-ability_declined = { $you ->
    [yes] You do without the ability of { $card }.
   *[no] { $name } does without the ability of { $card }.
}
event-cards_swapped = { $you ->
    [yes] You exchange two cards of the field: { $cell } ↔ { $other_cell }.
   *[no] { $name } exchanges two cards of the field: { $cell } ↔ { $other_cell }.
}
event-faction_card_borrowed = { $you ->
    [yes] You borrow the { faction-of } card for this turn
   *[no] { $name } borrows the { faction-of } card for this turn
} { $lender ->
    [none] from the row.
   *[other] (owner: { $lender }).
}
event-faction_card_returned = The { faction-of } card goes back { $owner ->
    [none] to the row.
   *[other] to its owner: { $owner }.
}
event-faction_card_used = { $you ->
    [yes] You use the { faction-of } card.
   *[no] { $name } uses the { faction-of } card.
}
event-edict_tokens_taken = { $you ->
    [yes] You take { tokens } of the { faction-of } from the edict.
   *[no] { $name } takes { tokens } of the { faction-of } from the edict.
}

## Arguments

event-argument_began = { $you ->
    [yes] You start an argument
   *[no] { $name } starts an argument
}: { $cell }, { $defender_is ->
    [you] you defend
   *[other] { $defender } defends
}. Initial strength { $attacker_strength } : { $defender_strength }, { $superior_is ->
    [none] nobody has superiority.
    [you] you have superiority.
   *[other] { $superior } has superiority.
}
event-argument_card_laid = { $card ->
    [none] { $name } lays an argument card face down.
   *[other] { $you ->
        [yes] You lay an argument card face down: { $card }.
       *[no] { $name } lays an argument card face down: { $card }.
    }
}
event-argument_card_revealed = { $you ->
    [yes] You reveal your argument card: { $card }.
   *[no] { $name } reveals an argument card: { $card }.
}
event-argument_cancelled = Both cards win at once, so they cancel each other.
event-argument_ended = The argument is over, { $attacker_strength } : { $defender_strength }. { $how ->
    [at_once] A card decides at once.
    [tie] A tie goes to the defence.
    [given_up] The attack is called off.
   *[strength] Strength decides.
} { $winner_is ->
    [you] You win.
   *[other] { $winner } wins.
}
event-marker_put = { $you ->
    [yes] You place a reward marker on { $cell }.
   *[no] { $name } places a reward marker on { $cell }.
}
event-marker_used = { $you ->
    [yes] You give up the reward marker ({ $cell }) to { action-name }.
   *[no] { $name } gives up the reward marker ({ $cell }) to { action-name }.
}

## How it ended

victory-one = { $you ->
    [yes] You win.
   *[no] { $name } wins.
}
victory-many = { $you ->
    [yes] You and { $names } win.
   *[no] { $names } win.
}
ending-plots = The game is over: two plots are fulfilled.
ending-scoring_edicts = The game is over: five edicts are discarded, and influence over the factions is scored.
ending-scoring_quiet = The game is over: no event has come up for a long time, and influence over the factions is scored.
ending-artificial_opponent = The game is over: the artificial opponent carries out its plot, and everybody else loses.
tie-faction_cards = Points are equal; the faction cards decide.
tie-shared = Points and faction cards are equal: the victory is shared.

final-plot = Plot fulfilled: “{ $plot }”.
final-own-plot = { $plot } { $met ->
    [yes] Done: { $reached }.
   *[no] { $reached } of { $needed }.
}
final-points = { $count ->
    [0] No influence in the main lodges.
   *[other] Influence in the main lodges: { $items }; { $sum } in all.
}
final-faction-cards = Faction cards: { $count }.

## Why not

refusal-game_is_over = The game is over.
refusal-not_your_decision = Somebody else decides now.
refusal-not_asked = Another question comes first.
refusal-no_main_action_left = You have no main action left this turn.
refusal-no_such_marker = You have no reward marker on this place.
refusal-cannot_pay = Paid this way, your tokens do not cover the whole cost.
refusal-not_this_token = You can’t pay this part of the cost with this token.
refusal-no_such_token = You do not have that many of these tokens.
refusal-not_an_opponent = Name an opponent at this table.
refusal-opponent_lacks_token = This opponent has no { faction-of } token.
refusal-pool_lacks_token = The pool lacks these but has others that fit: take one of those.
refusal-nothing_would_follow = You could start this but not finish it.
refusal-not_your_card_to_displace_with = You can act only through a card with your influence or through your areopagus.
refusal-not_adjacent_to_displace = This card is not adjacent to the acting card.
refusal-nobody_to_displace = There is nobody to displace: no opponents’ influence next to yours that your tokens would pay for.
refusal-nobody_to_displace_there = There is nobody to displace on this card.
refusal-areopagus_is_no_target = You can’t target the influence of an areopagus.
refusal-not_their_influence = This slot does not hold influence of this opponent.
refusal-slot_before_the_last = Choose slots from the top down: this one lies above one already chosen.
refusal-no_target_yet = Choose at least one target.
refusal-cannot_pay_displacement = Your tokens do not pay for that many targets.
refusal-not_in_hand_to_argue = { $card } is not in your hand.
refusal-not_in_hand_to_weave = This card is not in your hand.
refusal-chain_has_ended = A royal arch has ended the chain: you can add nothing to it.
refusal-no_common_faction = The card shares no faction with the last card of the chain.
refusal-no_common_faction_past_masons = The card shares no faction with the last card of the chain, nor with the one before the masons.
refusal-quick_support_used = You have already taken quick support this turn.
refusal-master_is_no_quick_support = A grand master’s support is its ability, not quick support.
refusal-must_be_applied = You can’t decline an enhancement.
refusal-nothing_to_swap = There are no two face-up cards that you could exchange.
refusal-face_down_to_swap = You can exchange only face-up cards.
refusal-opponents_outnumber = On these two cards opponents’ influence outnumbers yours.
refusal-swap_in_order = Choose the card on the lower-numbered place first.
refusal-nothing_to_draw = There is nothing to take: neither deck nor court.
refusal-no_faction_card_to_borrow = There is no faction card to borrow.
refusal-faction_card_not_in_game = This faction card is not in the game.
refusal-faction_card_is_yours = This faction card is yours anyway.
refusal-no_edict_with_tokens = There are no tokens on edicts.
refusal-edict_is_empty = This edict has no tokens.
refusal-arch_is_kept = The royal arch’s additional action stays yours until the end of the turn; there is nothing to decline.
refusal-not_your_faction_card = This faction card is not yours.
refusal-faction_card_used = You have already used this faction card this turn.
refusal-no_influence_of_yours = You can interrogate only a card with your influence, or your areopagus.
refusal-no_influence_at_all = There is no influence on this card.
refusal-has_yielded = This card has already yielded support this turn.
refusal-all_have_yielded = All that you could interrogate has already yielded support this turn.
refusal-not_obtained = You can give only a token that this card yielded.
refusal-no_share_due = Collusion owes nothing to this opponent.
refusal-given_in_order = Give the shares in order: this one comes before one already given.
refusal-no_such_faction_card = This faction card is not in the game.
refusal-faction_card_held = This faction card is yours already.
refusal-faction_card_on_loan = This faction card is only borrowed: it goes back when the check phase starts.
refusal-one_faction_card_per_turn = You can take only one faction card per turn.
refusal-no_lodge_of_faction = This faction has no lodge on the field: it takes three adjacent cards.
refusal-largest_lodge_not_controlled = You do not control the largest lodge of this faction.
refusal-plot_not_in_play = This plot is not in the game.
refusal-not_your_plot = This is another player’s private plot.
refusal-already_on_plot = Your influence is on this plot already.
refusal-plot_returns_by_itself = Your influence lies at the edge of this plot and comes back in the check phase.
refusal-one_plot_per_turn = You can fulfil only one plot per turn.
refusal-plot_not_met = The plot “{ $plot }” is not met: { $lacks }.
refusal-contained_in_another_plot = The cards of the plot “{ $plot }” lie wholly within those of another plot of yours, or the other way round: { $plots }.
refusal-lodge_serves_another_plot = The plot “{ $plot }” needs another lodge: this one serves your plot { $plots }.
refusal-no_influence_for_plot = Your supply has no influence left.
refusal-not_on_plot = Your influence is not on this plot.
refusal-plot_not_in_conflict = This plot is not in the other one’s way.
refusal-not_at_edge = Your influence is not at the edge of this plot.
refusal-return_in_order = Choose plots in order: this one comes before one already chosen.
refusal-event_not_in_hand = This event is not in your hand.
refusal-event_not_open = This event is not in force now.
refusal-event_is_not_invoked = This event works by itself: there is nothing to use.
refusal-event_used_already = You have already used this event this turn.
refusal-no_three_of_one_type = You need three tokens of one faction.
refusal-no_five_tokens = You need five tokens.
refusal-nothing_to_look_at = There is nothing to look at.
refusal-plot_known_already = You know this private plot already.
refusal-no_hand_to_look_at = This opponent has no cards in hand.
refusal-event_not_drawn = This event is not among those drawn.
refusal-court_place_empty = There is no card at this place of the court.
refusal-court_taken_twice = You can take at most two cards from the court.
refusal-steward_must_be_one = If you take two court cards, one of them must lie under the steward.
refusal-no_token_for_second = The second court card costs a token, which you do not have.
refusal-deck_is_empty = The deck is empty.
refusal-discarded_in_order = Discard surplus cards by rising numbers: this one comes before one already discarded.
refusal-paid_in_order = This way of paying is the same as another one: choose that one.
refusal-gained_in_order = This choice of tokens is the same as another one: choose that one.
refusal-not_your_card_to_scout_with = You can scout only through a card with your influence or through your areopagus.
refusal-not_adjacent_to_scout = This card is not adjacent to the acting card.
refusal-face_up_already = This card is face up already.
refusal-nothing_to_scout = Next to your cards there is no face-down card that your tokens would pay for.
refusal-cannot_pay_scouting = You have no token of the acting card’s factions.
refusal-not_in_hand_to_lay = This card is not in your hand.
refusal-no_rosicrucian_scouts = Without a main action you can scout only through a rosicrucian.
refusal-not_adjacent_to_influence = This card is out of your reach: you have no influence next to it.
refusal-face_down_to_influence = This card is face down: scout it first.
refusal-no_free_slot = There is no free slot on this card.
refusal-arch_is_taken = Another player’s influence is on this royal arch.
refusal-no_influence_left = Your supply has no influence left.
refusal-cannot_pay_slots = Your tokens do not pay for a slot of this card.
refusal-nothing_to_influence = There is no card that you could influence.
refusal-no_rosicrucian_to_influence = Without a main action you can influence only a rosicrucian.
refusal-three_at_most = You can place at most three influence in one action.
refusal-no_influence_in_faction = No card of the faction holds your influence.
refusal-cannot_pay_reassignment = You have no token of this faction.
refusal-nothing_to_reassign = There is nothing to move.
refusal-not_your_influence = This slot does not hold your influence.
refusal-not_of_the_faction = This card is not of the chosen faction.
refusal-not_from_that_card = You can move influence from one card only.
refusal-not_a_free_slot = This slot is not free.
refusal-not_adjacent_to_move = You can move influence to an adjacent card only.
refusal-moved_in_order = Make the moves in order: this one belongs before one already made.
refusal-must_end_on_marked = With a reward marker the moves must end on the marked card.
refusal-not_your_card_to_exclude_with = You can exclude only through a card with your influence or through your areopagus.
refusal-not_adjacent_to_exclude = This card is not adjacent to the acting card.
refusal-face_down_to_exclude = You can’t exclude a face-down card.
refusal-opponents_are_on_it = Opponents’ influence is on this card.
refusal-cannot_pay_exclusion = Your tokens do not pay for excluding this card.
refusal-no_card_to_lay = You have no card in hand that you could lay.
refusal-too_few_slots = The new card has too few slots for the opponents’ influence.
refusal-arch_for_one_player = Only one player’s influence may be on a royal arch.
refusal-nothing_to_exclude = There is no card that you could exclude.
refusal-no_rosicrucian_to_lay = Without a main action you can exclude only by laying a rosicrucian.
refusal-not_in_hand_to_throw_away = This card is not in your hand.

## The player's words

word-scout = scout
word-influence = influence
word-interrogate = interrogate
word-reassign = reassign
word-exclude = exclude
word-displace = displace
word-on = choose place { $number }
word-on-areopagus = choose your areopagus
word-slot = choose slot { $slot } on place { $cell }
word-card = choose { $card }
word-weave = weave { $card } into the conspiracy
word-pay = pay with a { faction-of } token
word-substitute = pay by substitution: { faction-of } tokens
word-gain = take a { faction-of } token
word-give = give a { faction-of } token
word-take = take the { faction-of } card
word-use = use the { faction-of } card
word-marker = use the reward marker on place { $number }
word-fulfil = fulfil the plot “{ $plot }”
word-release = take your influence off the plot “{ $plot }”
word-return = put your influence back on the plot “{ $plot }”
word-play = play the event “{ $event_card }”
word-invoke = make use of the event “{ $event_card }”
word-keep = keep the event “{ $event_card }”
word-seat = choose { $seat } (seat { $number })
word-court = take court card { $number }
word-more = place one more
word-enough = that is enough
word-decline = decline
word-ability = use the ability
word-quick-support = take quick support
word-stronger = argue with 1 strength more
word-weaker = argue with 1 strength less
word-go-on = go on arguing
word-give-up = end the argument
word-deck = draw a card from the deck
word-hand = look at the hand
word-plot = look at the private plot
word-end = end your actions
word-choose = choose the faction: { faction-name }

## The artificial opponent

event-script_step = { $name }, line { $item }: { $because }{ $cell ->
    [none] .
   *[other] {" "}→ { $cell }.
}
label-of-item = { $stage }{ $letter ->
    [a] a{ $number }
    [b] b{ $number }
    [c] c{ $number }
    [d] d{ $number }
    [e] e{ $number }
    [f] f{ $number }
   *[none] { $number }
}
script-face_down_neighbour = a face-down card lies next to it
script-common_faction_and_free_slot = a neighbouring card shares a faction and has a free slot
script-common_faction_and_full_of_opponents = a neighbouring card shares a faction, is full and holds opponents’ influence
script-no_common_faction_and_no_opponent = a neighbouring card shares no faction and holds no opponent’s influence
script-no_common_faction_and_opponents = a neighbouring card shares no faction but holds opponents’ influence
script-among_own_tokens_only = there is nothing but its own influence around
script-plan_card_points_at = the plan card points at a target
script-next_clockwise = the next target clockwise
script-face_down_target = the target is face down and is turned up
script-great_target_with_opponents = the target is a master or arch with opponents’ influence
script-great_target_with_free_slot = the target is a master or arch with a free slot
script-great_plan_card = the plan card is a master or arch and replaces the target
script-common_faction_with_target = the target shares a faction and its own influence is not there
script-common_faction_with_plan_card = the plan card shares a faction and replaces the target
script-own_target_is_full = the target holds its own influence only and is full
script-own_target_with_free_slot = the target holds its own influence only and has room
script-opponents_on_target = the target holds opponents’ influence
script-nobody_on_target = the target holds no opponent’s influence
script-nothing_to_do_anywhere = there is nothing to do around
event-figure_moved = { $name } moves its figure: { $cell }.
event-card_turned_up = { $name } turns up a card: { $cell }, { $card }.
event-plan_revealed = { $name } reveals a plan card: { $card }.
event-own_plot_met = { $name } carries out a plot from its own board. { $plot }
script-no_item_applies = no item applies
script-opponent_on_a_plot = an opponent has fulfilled a plot
script-empty_card_in_lodge_of_opponent = an opponent controls a lodge, and no opponent’s influence is on this card of it
script-lodge_of_opponent = an opponent controls a lodge
script-opponents_on_neighbour = a neighbouring card holds opponents’ influence
script-nothing_to_build_here = there is nothing left to build here

## Check phase and events

event-events_drawn = { $you ->
    [yes] You look at
   *[no] { $name } looks at
} { $count ->
    [one] the top event
   *[other] the top two events
} of the deck{ $events ->
    [none] .
   *[other] : { $events }.
}
event-event_returned = { $you ->
    [yes] You return an event to the deck
   *[no] { $name } returns an event to the deck
}{ $event_card ->
    [none] .
   *[other] : “{ $event_card }”.
}
event-special_kept = { $you ->
    [yes] You keep a special event in hand
   *[no] { $name } keeps a special event in hand
}{ $special ->
    [none] .
   *[other] : “{ $special }”.
}
event-edict_played = { $you ->
    [yes] You issue
   *[no] { $name } issues
} the { faction-of } edict: such tokens return to the pool, { $tokens } lie on it.
event-special_played = { $you ->
    [yes] You play the event “{ $special }”: it applies to all.
   *[no] { $name } plays the event “{ $special }”: it applies to all.
}
event-special_discarded = The event “{ $special }” is discarded.
event-special_invoked = { $you ->
    [yes] You make use of the event “{ $special }”.
   *[no] { $name } makes use of the event “{ $special }”.
}
event-card_thrown_away = { $you ->
    [yes] You discard a surplus card: { $card }.
   *[no] { $name } discards a surplus card: { $card }.
}
event-steward_moved = The steward moves to place { $place } of the court.
event-court_filled = Place { $place } of the court is filled with { $card }.

## Plots, faction cards, scoring

event-faction_card_taken = { $you ->
    [yes] You take the { faction-of } card
   *[no] { $name } takes the { faction-of } card
}{ $loser_is ->
    [none] {" "}from the row.
    [you] ; you lose it.
   *[other] ; { $loser } loses it.
}
event-plot_fulfilled = { $you ->
    [yes] You fulfil the plot “{ $plot }”.
   *[no] { $name } fulfils the plot “{ $plot }”.
}
event-plot_lost = { $released ->
    [yes] { $you ->
        [yes] You take your influence off the plot “{ $plot }”: it goes to the edge.
       *[no] { $name } takes influence off the plot “{ $plot }”: it goes to the edge.
    }
   *[no] { $you ->
        [yes] The conditions of the plot “{ $plot }” no longer hold: your influence goes to the edge.
       *[no] The conditions of the plot “{ $plot }” no longer hold: influence goes to the edge ({ $name }).
    }
}
event-plot_returned = { $you ->
    [yes] You put your influence back on the plot “{ $plot }”.
   *[no] { $name } puts influence back on the plot “{ $plot }”.
}
event-faction_scored = { $lodge_count ->
    [0] There is no main lodge of the { faction-of }.
   *[other] Main lodge of the { faction-of }: places { $lodge }; { $scores }.
}
event-scored = { $you ->
    [yes] Your score: { $items }; { $sum } in all.
   *[no] { $name }: { $items }; { $sum } in all.
}
event-ended = { $ending }
event-plot_turned_up = { $you ->
    [yes] You turn your private plot “{ $plot }” face up.
   *[no] { $name } turns the private plot “{ $plot }” face up.
}

## What a plot lacks

lack-met = met
lack-on = fulfilled
lack-barred = met, but the { $reason ->
    [lodge_serves_another_plot] lodge serves another plot
   *[contained_in_another_plot] cards serve another plot
}
lack-cards_in_lodge = { $number } more { $number ->
    [one] card
   *[other] cards
} in lodge{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-outer_cards = { $number } more outer { $number ->
    [one] card
   *[other] cards
} in lodge{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-central_cards = { $number } more central { $number ->
    [one] card
   *[other] cards
} in lodge{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-influence_in_lodge = { $number } more influence in lodge{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-own_areopagus = lodge{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
} not at own areopagus
lack-other_areopagus = lodge{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
} at no other areopagus
lack-face_up_path = no face-up path from top to bottom
lack-cards_on_path = { $number } more { $number ->
    [one] card
   *[other] cards
} on path{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
}
lack-cards_of_degree = { $number } more { $number ->
    [one] card
   *[other] cards
} { $degree ->
    [none] of one degree
   *[other] of degree { $degree }
}
lack-inner_cards = { $number } more inner{ $cells ->
    [none] {""}
   *[other] : { $cells }
}
lack-influence_on_arches = { $number } more influence on arches
lack-factions_of_masons = missing: { $factions ->
    [none] { $number } more
   *[other] { $factions }
}
lack-shared_cards = { $number } more shared with opponents
lack-controlled_masters = { $number } more { $number ->
    [one] master
   *[other] masters
}
lack-controlled_cards = { $number } more { $number ->
    [one] card
   *[other] cards
}
lack-controlled_rosicrucians = { $number } more { $number ->
    [one] rosicrucian
   *[other] rosicrucians
}
lack-influence_on_rosicrucians = { $number } more influence on them

## What is asked

question-game_over = The game is over.
question-waiting_for = { $seats_count ->
    [one] Waiting for { $seats }.
   *[other] Waiting for { $seats }.
}
question-action = It is your turn. Main actions left: { $main_actions }.
question-marker_action = Reward marker, { $cell }: which action?
question-scout_with = Scout: through which card do you act?
question-scout_target = Scout: which face-down card?
question-scout_lay = Which card from your hand do you lay on { $cell }?
question-influence_target = Influence: which card?
question-influence_more = Influence, { $cell }: { $count } placed. One more? The next slot costs { $cost_told }.
question-interrogate_target = Interrogate: which card, or your areopagus?
question-interrogate_whisper = Use the event to ignore the collusion rule?
question-interrogate_counting = Count opponents’ influence on this card as yours?
question-exclude_with = Exclude: through which card do you act?
question-exclude_target = Exclude: which card?
question-exclude_lay = Which card from your hand do you lay on { $cell }?
question-exclude_follow_from = Which influence of yours moves to the new card ({ $cell })?
question-exclude_follow_to = Into which slot of the new card does it go ({ $cell })?
question-displace_with = Displace: through which card do you act?
question-displace_target = Displace: on which card?
question-displace_whom = Whom do you displace ({ $cell })?
question-displace_slots = Which influence do you displace: { $cell }, { $seat }?
question-displace_strength = Your initial strength: 1 more or 1 less than the opponent’s ({ $seat })?
question-argument_cancelled = The cards cancel each other ({ $seat }). Go on arguing?
question-argue = Argument, { $cell }, against { $seat }: which card do you lay?
question-pay = How do you pay? The cost is { $cost_told }, { $paid } paid.
question-gain = Which token do you take? Still to take: { $count }.
question-gain_from = The pool has no { faction-of } token. From whom do you intercept it?
question-share_whom = There is not enough support for all. Who gets a token? Left: { $count }.
question-share_token = Collusion: which token do you give ({ $seat })?
question-weave = What does { $card } give you in the conspiracy?
question-weave_ability = Quick support is taken. Use the ability as well ({ $card })?
question-borrow = Which faction card do you borrow for this turn?
question-draw = Two cards from the deck or one from the court?
question-take_from_edict = From which edict do you take tokens?
question-swap_first = Which card of the field do you exchange?
question-swap_second = Which card do you exchange with { $cell }?
question-play_event = Play a special event?
question-press_type = Tokens of which faction do you pay?
question-look_at_whom = Whose secrets do you want to see?
question-look_at_what = What do you look at ({ $seat })?
question-keep_event = Which event do you keep? The other goes back on top of the deck.
question-release_plot = Your plots are in each other’s way. Which one loses your influence?
question-return_plot = Put influence back on a plot?
question-refill = Fill up your hand, { $count } missing: from the court or the deck?{ $taken ->
    [1] {" "}A second court card costs 1 token.
   *[other] {""}
}
question-discard_down = Your hand is too large ({ $count }). Which card do you discard?
question-reassign_faction = Reassign: influence of which faction?
question-reassign_from = Reassign: which influence of yours moves?
question-reassign_to = Reassign: into which slot does it go?

## The table

screen-you = You
screen-head = hd in pt
screen-pool = pool
screen-deck = deck { $deck } ▴{ $discard }
screen-court = Court{" "}
screen-argument = Argument at { $cell }:{" "}
screen-chain = Chain{" "}
screen-lodges = Lodges{" "}
screen-factions = Faction cards{" "}
screen-edicts = Edicts{" "}
screen-edicts-gone = { $gone }/5, deck { $left }
screen-events = Events{" "}
screen-my-event = in hand “{ $event_card }”
screen-known = Known hands{" "}
screen-round = round { $round }
screen-turn = turn: { $name }
screen-mains = main actions: { $mains }
screen-event-follows = an event will follow
screen-last-round = last round
screen-group-actions = Actions{" "}
screen-group-weave = Conspiracy{" "}
screen-group-free = Free{" "}
screen-group-answers = {""}
screen-group-places = Places{" "}
screen-group-slots = Slots{" "}
screen-free = free
screen-end = end actions
screen-take = take card
screen-use = use card

## What a word would do

about-scout = Scout: a token of the acting card’s faction; take an adjacent face-down card and lay any card from your hand in its place.
about-influence = Influence: one to three influence on an adjacent face-up card, at the cost shown in each slot.
about-interrogate = Interrogate: free; take the yield of a card with your influence or of your areopagus.
about-reassign = Reassign: a token of a faction; up to three moves of your influence from cards of that faction to adjacent ones.
about-exclude = Exclude: a token for each influence on the card (at least one); a card from your hand replaces it.
about-displace = Displace: a token for each target; an argument with its owner begins.
about-quick-support = Quick support (once a turn) in place of the ability: { $degree ->
    [1] 1 token of your choice
    [2] 1 token of each
    [3] 1 token of each and one of either
    [RA] 2 tokens
   *[GM] 3 tokens
} — { $factions }.
about-unused = The card stays in the chain and does nothing.
about-end = End your actions: the check phase follows.
about-areopagus = Your areopagus: { $factions }. It touches places { $cells }.
about-face-down = Place { $cell }: the card is face down.
about-cell = Place { $cell }: { $person }, { degree-name }, { $factions }, { organisation-name }. Slots from the top: { $slots }.
about-slot = Place { $cell }, slot { $slot }: { $person }; { $owner }.
about-card = { $person }. In this game: { degree-name }, { $factions }, { organisation-name }, { strength-name }. { $ability }
about-token = { $name }: you have { $mine }, the pool has { $pool }.
about-owed = The cost is { $owed }.
about-substitute = Substitution: three tokens of one faction for one of another (two with the connoisseurs card).
about-faction-card = The { faction-of } card. Once per turn: { $once } Always: { $permanent }
about-event = “{ $event_card }”. { $effect }
about-lacks = Still to do: { $lacks }.

## Legend and result

legend-head-aim = Aim and course
legend-aim = Aim: be the first to have influence on two plots in the check at the end of your own turn.
legend-scoring = After the fifth discarded edict the round is the last: each faction’s largest lodge gives 1 point for each influence of yours in it.
legend-turn = A turn: events; then up to two main actions and, in any order, free ones (weave a conspiracy, take a faction card once, fulfil a plot once); then the check: plots, events, refilling hands.
legend-control = A card is controlled by whoever has most influence on it; a lodge is three or more adjacent face-up cards of one faction, controlled by whoever has most influence in it, three at least.
legend-conspiracy = Conspiracy: cards from your hand form a chain, each sharing a faction with the one before; each gives its ability or, once a turn, quick support instead.
legend-great = A grand master or a royal arch that was played in a turn (on the field, woven, or in an argument) brings an event.
legend-taking = Whoever controls the largest lodge of a faction may take its card, from an opponent too.
legend-head-factions = Factions
legend-head-marks = Marks on the table
legend-head-degrees = What cards yield
legend-head-actions = Main actions
legend-head-abilities = Abilities in a conspiracy
legend-head-faction-cards = Faction cards
legend-head-events = Events
legend-head-all-plots = Plots (two/three/four players)
legend-head-opponents = Artificial opponents and their scripts
legend-head-people = Who they were
legend-edict = Edict
legend-slots = ● ■ ▲ ◆ the players’ influence in the slots from the top, ○ a free slot; ░ a face-down card.
legend-cell = A card of the field: number of its place (underlined if you control it), degree (I, II, III, GM grand master, RA royal arch), factions, the main one first.
legend-areopagus = ⌂● this player’s areopagus touches the card; ⚑ reward marker; ♟ the artificial opponent’s figure.
legend-orders = m mason, r rosicrucian.
legend-plots = ◇ common plot, ◈ private one; a shape after the name: whose influence is on it, ↓ at its edge.
legend-edicts = Edicts: how many of five are gone and how many events the deck holds; each with its owner and the tokens on it.
legend-factions = At a faction card: its owner; ←● who may take it; ↷ used in this turn.
legend-court = ▾ the court card under the steward; ▴ the discard pile: how many cards, and which one on top.
legend-hand = In hand: factions, degree, ⚔ strength in an argument († dagger, ⚒ hammers), ability (+ additional action, ↑ enhancement).
legend-yields = I: 1 token of either faction; II: one of each; III: one of each and a third of either; GM: 3 tokens; RA: 2 tokens, when interrogated 2 for each influence.
result-head = all   faction cards
result-wins = wins
legend-seats = A player’s row: the three factions of the connection card, tokens by faction, cards in hand, influence left, points if scored now.

## The page: the drawer, groups of options, the plain board

blurb = Bavaria, 1776. Place influence on the Enlightened, gather lodges, weave conspiracies, and be the first to carry out two plots.
group-action = Main actions
group-weave = Weave a conspiracy
group-cell = Places of the field
group-slot = Slots
group-card = Cards
group-token = Support tokens
group-faction = Faction cards
group-marker = Reward markers
group-plot = Plots
group-event = Events
group-seat = Opponents
group-court = The court
group-else = Answers
plain-plot-done = { $name }: fulfilled
plain-plot-met = { $name }: all conditions are met
plain-plot-lacks = { $name }: { $lacks }
field-opponent = Artificial opponent
field-letters = Letters
plain-letters = A aristocracy, M magistrates, R artists, C connoisseurs, L clergy, S scholars; 2A two tokens, A/M either
value-opponent-none = none
value-opponent-saint_germain = Count Saint-Germain
value-opponent-weishaupt = Adam Weishaupt
value-opponent-joseph = Emperor Joseph II
value-opponent-willermoz = Jean-Baptiste Willermoz
field-round = Round
field-last_round = Last round
field-quiet_rounds = Rounds without an event
field-first = First player
field-still_choosing = Waiting for
field-field = The field
field-lodges = Lodges
field-plots = Plots
field-areas = Players
field-hand = Your hand
field-private_plot = Private plot
field-pool = Support in the pool
field-court = The court
field-steward = The steward stands at
field-deck = Cards in the deck
field-discard = Cards in the discard pile
field-discard_top = On top of the discard pile
field-on_table = Argument and plan cards on the table
field-faction_cards = Faction cards
field-edicts = Edicts in play
field-edicts_gone = Edicts discarded
field-edicts_to_end = Edicts that end the game
field-events_left = Events in the deck
field-my_events = Your events
field-drawn_events = Events to choose from
field-returned_event = You put on top of the event deck
field-turn = This turn
field-argument = The argument
field-owed = To be paid
field-ending = How it ended
field-sheets = Scores
field-winners = Winners
field-own_plots = Plots of the artificial opponent
field-neighbours = Neighbouring places
field-kind = What counts
field-reached = Reached
field-needed = Needed
value-kind-edicts = edicts in the discard
value-kind-lodge = cards of a controlled lodge
value-kind-masters = masters and arches controlled
value-kind-influence = tokens on the field
value-kind-cards = cards controlled
value-kind-lead = lead in tokens on the field
value-kind-lodges = lodges controlled
field-cell = Place
field-card = Card
field-face_down = Face down
field-slots = Slots
field-controller = Controlled by
field-markers = Reward markers
field-inner = Inner card
field-areopagi = Areopagi beside it
field-figure = The figure is here
field-has_yielded = Has yielded this turn
field-counts_as_near = Counts as adjacent
field-faction = Faction
field-cells = Places
field-influence = Influence by seat
field-is_main = Largest of its faction
field-plot = Plot
field-owner = Owner
field-is_open = Open
field-PlotView-seats = How it stands
field-degree = Degree
field-factions = Factions
field-strength = Strength
field-ability = Ability
field-organisation = Organisation
field-seat = Player
field-place = Board
field-areopagus = Areopagus beside places
field-connection = Connection card
field-connection_factions = Its factions
field-tokens = Support
field-influence_left = Influence left
field-cards_in_hand = Cards
field-hand_limit = Hand limit
field-known_cards = Known to hold
field-open_event = Event in play
field-events_in_hand = Events in hand
field-points = Points now
field-lent_by = Lent by
field-borrowed = Borrowed
field-used = Used this turn
field-attacker = Attacker
field-defender = Defender
field-strengths = Strengths
field-superior = Superiority
field-cards = Argument cards
field-is_cancelled = Cancelled
field-main_actions = Main actions left
field-chain = The conspiracy
field-chain_has_ended = The chain has ended
field-turned = Turned for quick support
field-quick_support_used = Quick support used
field-enhanced = Enhanced
field-fulfilled_a_plot = A plot was fulfilled
field-took_a_faction_card = A faction card was taken
field-used_events = Events used
field-event_will_follow = Events will be drawn
field-total = Total

## Chapters of the rules

chapter-components = What is in the box
chapter-terms = Terms
chapter-cards = Cards
chapter-setup = Setting up
chapter-course = The course of the game
chapter-scout = Scouting
chapter-influence = Influencing
chapter-interrogate = Interrogating
chapter-displace = Displacing
chapter-reassign = Reassigning
chapter-exclude = Excluding
chapter-conspiracy = The conspiracy
chapter-check_phase = The check phase
chapter-faction_cards = Faction cards
chapter-event_phase = The event phase
chapter-plots = Plots
chapter-end = The end of the game
chapter-artificial_opponent = The artificial opponent
chapter-own_opponents = Artificial opponents of our own

## The scripts, line by line

line-saint_germain-1a = A face-down card lies next to his: scout it; influence it if it shares a faction, else exclude it.
line-saint_germain-1b1 = A neighbour shares a faction and has room: influence and interrogate it.
line-saint_germain-1b2 = A neighbour shares a faction but is full of opponents: displace them.
line-saint_germain-1c1 = A neighbour shares no faction and holds no opponent: exclude it.
line-saint_germain-1c2 = A neighbour shares no faction but holds opponents: influence it if there is room, then displace them.
line-saint_germain-1d = Nothing but his own tokens around: go to where an opponent is near; interrogate that card and his areopagus.
line-saint_germain-1 = Nothing applies: interrogate his card and his areopagus.
line-weishaupt-1 = Reveal a plan card: its strength points at a target around his card.
line-weishaupt-2 = The target lies face down: turn it up.
line-weishaupt-3a2 = The target is a master or arch with opponents on it: displace them.
line-weishaupt-3a1 = The target is a master or arch with room: influence it.
line-weishaupt-3b = The plan card is a master or arch: it replaces the target; influence it.
line-weishaupt-3c = The target shares a faction and holds none of his tokens: influence it.
line-weishaupt-3d = The plan card shares a faction: it replaces the target; influence it.
line-weishaupt-3e1 = The target holds only his tokens and has room: influence it.
line-weishaupt-3e2 = The target holds only his tokens and is full: the next target clockwise.
line-weishaupt-3f1 = Opponents are on the target: displace them.
line-weishaupt-3f2 = Nobody is on the target: exclude it.
line-joseph-1a = An opponent has a token on a plot: on the card, anywhere, where such opponents have most tokens, influence if there is room, then displace.
line-joseph-1b1 = An opponent controls a lodge: a card of such lodges without opponents gives way to the leftmost court card that shares no faction with it; influence that.
line-joseph-1b2 = There is no such card: displace where opponents have most tokens in those lodges.
line-joseph-1c = A neighbour shares a faction and has room: influence and interrogate it.
line-joseph-1d = A face-down card lies next to his: scout it, then interrogate the card he stands on.
line-joseph-1e = Opponents are on a neighbour: displace them.
line-joseph-1f = A neighbour shares no faction: exclude it.
line-joseph-1 = Nothing applies: interrogate his card and his areopagus.
line-willermoz-1a = A neighbour shares a faction (better both) and has room: influence and interrogate it.
line-willermoz-1b = A face-down card lies next to his: scout it, then interrogate the card he stands on.
line-willermoz-1c = A neighbour shares no faction and holds no opponent: exclude it, then interrogate the card he stands on.
line-willermoz-1d = There is nothing to build on: go to another card with his token; interrogate it and his areopagus.
line-willermoz-1 = No other card holds his token: interrogate his card and his areopagus.

## The guided first game

guide-1 = Bavaria, 1776. Whoever fulfils two plots wins. Your private one is “Union of Equals”: tokens on a card and on three of its neighbours of the same degree. Everything costs support, so begin with it: press your areopagus at the bottom of the field and confirm the interrogation.
guide-2 = Now you have two tokens each of the aristocracy, the connoisseurs and the scholars. The cards of the field lie face down; those beside your areopagus can be scouted. Press the marked card: a payment is proposed already. Begin.
guide-3 = The card you scouted is in your hand now, and any card from your hand takes its place. “Union of Equals” needs neighbours of one degree. Lay “Pálffy”: first degree, one slot, at the price of one token of the aristocracy.
guide-4 = Both main actions are done. You could still weave cards from your hand into a conspiracy for their abilities, but these will be of use on the field. End your actions and see how Saint-Germain plays: his script is on the left.
guide-5 = His plots are on the left too: a single one is enough for him to win. Your turn. Influence “Pálffy”: the empty ring shows its price, your token fills it, and you control the card.
guide-6 = One token stands for “Union of Equals”, three more are needed. Scout the place next to it, which is marked.
guide-7 = Lay a card of the first degree again: “Reichard”. Its price is one token of the scholars, which you have.
guide-8 = No actions are left. End them: your token will come here in the next turn.
guide-9 = Influence “Reichard”. Before you confirm, the left side shows what becomes of the plots.
guide-10 = “Union of Equals” lacks two cards. There are more people of the first degree in your hand, and face-down cards nearby. From here on you decide: your tokens are almost gone, and the areopagus gives three again. Red marks whoever is one step from victory.
