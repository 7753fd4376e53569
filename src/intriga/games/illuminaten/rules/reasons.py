"""Why a word may be refused: number to (name of the sentence, clause).

Each chapter has a block of numbers of its own.
"""

from typing import Final

# 0 to 3 are the kernel's: FINE, GAME_IS_OVER, NOT_YOUR_DECISION, NOT_ASKED.

# ── the turn (10-19) ──
NO_MAIN_ACTION_LEFT: Final = 10
NO_SUCH_MARKER: Final = 11
CANNOT_PAY: Final = 12
NOT_THIS_TOKEN: Final = 13
NO_SUCH_TOKEN: Final = 14
NOT_AN_OPPONENT: Final = 15
OPPONENT_LACKS_TOKEN: Final = 16
POOL_LACKS_TOKEN: Final = 17
NOTHING_WOULD_FOLLOW: Final = 18
PAID_IN_ORDER: Final = 19

# ── gaining and scout (20-29) ──
GAINED_IN_ORDER: Final = 20
NOT_YOUR_CARD_TO_SCOUT_WITH: Final = 21
NOT_ADJACENT_TO_SCOUT: Final = 22
FACE_UP_ALREADY: Final = 23
NOTHING_TO_SCOUT: Final = 24
CANNOT_PAY_SCOUTING: Final = 25
NOT_IN_HAND_TO_LAY: Final = 26
NO_ROSICRUCIAN_SCOUTS: Final = 27

# ── influence (30-39) ──
NOT_ADJACENT_TO_INFLUENCE: Final = 30
FACE_DOWN_TO_INFLUENCE: Final = 31
NO_FREE_SLOT: Final = 32
ARCH_IS_TAKEN: Final = 33
NO_INFLUENCE_LEFT: Final = 34
CANNOT_PAY_SLOTS: Final = 35
NOTHING_TO_INFLUENCE: Final = 36
NO_ROSICRUCIAN_TO_INFLUENCE: Final = 37
THREE_AT_MOST: Final = 38

# ── reassign (50-59) ──
NO_INFLUENCE_IN_FACTION: Final = 50
CANNOT_PAY_REASSIGNMENT: Final = 51
NOTHING_TO_REASSIGN: Final = 52
NOT_YOUR_INFLUENCE: Final = 53
NOT_OF_THE_FACTION: Final = 54
NOT_FROM_THAT_CARD: Final = 55
NOT_A_FREE_SLOT: Final = 56
NOT_ADJACENT_TO_MOVE: Final = 57
MOVED_IN_ORDER: Final = 58
MUST_END_ON_MARKED: Final = 59

# ── exclude (60-69) ──
NOT_YOUR_CARD_TO_EXCLUDE_WITH: Final = 60
NOT_ADJACENT_TO_EXCLUDE: Final = 61
FACE_DOWN_TO_EXCLUDE: Final = 62
OPPONENTS_ARE_ON_IT: Final = 63
CANNOT_PAY_EXCLUSION: Final = 64
NO_CARD_TO_LAY: Final = 65
TOO_FEW_SLOTS: Final = 66
ARCH_FOR_ONE_PLAYER: Final = 67
NOTHING_TO_EXCLUDE: Final = 68
NO_ROSICRUCIAN_TO_LAY: Final = 69

# ── displace and the argument (70-89) ──
NOT_YOUR_CARD_TO_DISPLACE_WITH: Final = 70
NOT_ADJACENT_TO_DISPLACE: Final = 71
NOBODY_TO_DISPLACE: Final = 72
NOBODY_TO_DISPLACE_THERE: Final = 73
AREOPAGUS_IS_NO_TARGET: Final = 74
NOT_THEIR_INFLUENCE: Final = 75
SLOT_BEFORE_THE_LAST: Final = 76
NO_TARGET_YET: Final = 77
CANNOT_PAY_DISPLACEMENT: Final = 78
NOT_IN_HAND_TO_ARGUE: Final = 79

# ── conspiracy and abilities (90-119) ──
NOT_IN_HAND_TO_WEAVE: Final = 90
CHAIN_HAS_ENDED: Final = 91
NO_COMMON_FACTION: Final = 92
QUICK_SUPPORT_USED: Final = 93
MASTER_IS_NO_QUICK_SUPPORT: Final = 94
MUST_BE_APPLIED: Final = 95
NOTHING_TO_SWAP: Final = 96
FACE_DOWN_TO_SWAP: Final = 97
OPPONENTS_OUTNUMBER: Final = 98
SWAP_IN_ORDER: Final = 99
NOTHING_TO_DRAW: Final = 100
NO_FACTION_CARD_TO_BORROW: Final = 102
FACTION_CARD_NOT_IN_GAME: Final = 103
FACTION_CARD_IS_YOURS: Final = 104
NO_EDICT_WITH_TOKENS: Final = 105
EDICT_IS_EMPTY: Final = 106
ARCH_IS_KEPT: Final = 108

# ── faction cards (120-129) ──
NOT_YOUR_FACTION_CARD: Final = 120
FACTION_CARD_USED: Final = 121
NO_SUCH_FACTION_CARD: Final = 122
FACTION_CARD_HELD: Final = 123
ONE_FACTION_CARD_PER_TURN: Final = 124
NO_LODGE_OF_FACTION: Final = 125
LARGEST_LODGE_NOT_CONTROLLED: Final = 126

# ── plots (130-149) ──
PLOT_NOT_IN_PLAY: Final = 130
NOT_YOUR_PLOT: Final = 131
ALREADY_ON_PLOT: Final = 132
PLOT_RETURNS_BY_ITSELF: Final = 133
ONE_PLOT_PER_TURN: Final = 134
PLOT_NOT_MET: Final = 135
CONTAINED_IN_ANOTHER_PLOT: Final = 136
LODGE_SERVES_ANOTHER_PLOT: Final = 137
NO_INFLUENCE_FOR_PLOT: Final = 138
NOT_ON_PLOT: Final = 139
PLOT_NOT_IN_CONFLICT: Final = 140
NOT_AT_EDGE: Final = 141
RETURN_IN_ORDER: Final = 142

# ── interrogate (40-49) ──
NO_INFLUENCE_OF_YOURS: Final = 40
NO_INFLUENCE_AT_ALL: Final = 41
HAS_YIELDED: Final = 42
ALL_HAVE_YIELDED: Final = 43
NOT_OBTAINED: Final = 44
NO_SHARE_DUE: Final = 45
GIVEN_IN_ORDER: Final = 46

# ── event phase and special events (150-169) ──
EVENT_NOT_IN_HAND: Final = 150
EVENT_NOT_OPEN: Final = 151
EVENT_IS_NOT_INVOKED: Final = 152
EVENT_USED_ALREADY: Final = 153
NO_THREE_OF_ONE_TYPE: Final = 154
NO_FIVE_TOKENS: Final = 155
NOTHING_TO_LOOK_AT: Final = 156
PLOT_KNOWN_ALREADY: Final = 157
NO_HAND_TO_LOOK_AT: Final = 158

# ── check phase (170-199) ──
EVENT_NOT_DRAWN: Final = 170
COURT_PLACE_EMPTY: Final = 171
COURT_TAKEN_TWICE: Final = 172
STEWARD_MUST_BE_ONE: Final = 173
NO_TOKEN_FOR_SECOND: Final = 175
DECK_IS_EMPTY: Final = 176
NOT_IN_HAND_TO_THROW_AWAY: Final = 177
DISCARDED_IN_ORDER: Final = 178

BLOCKS: Final[list[tuple[int, str, str]]] = [
    (0, "fine", ""),
    (1, "game_is_over", "PI-176"),
    (2, "not_your_decision", "PI-063"),
    (3, "not_asked", "PI-068"),
    (NO_MAIN_ACTION_LEFT, "no_main_action_left", "PI-067"),
    (NO_SUCH_MARKER, "no_such_marker", "PI-115"),
    (CANNOT_PAY, "cannot_pay", "PI-031"),
    (NOT_THIS_TOKEN, "not_this_token", "PI-032"),
    (NO_SUCH_TOKEN, "no_such_token", "PI-031"),
    (NOT_AN_OPPONENT, "not_an_opponent", "PI-034"),
    (OPPONENT_LACKS_TOKEN, "opponent_lacks_token", "PI-034"),
    (POOL_LACKS_TOKEN, "pool_lacks_token", "GAP-25"),
    (NOTHING_WOULD_FOLLOW, "nothing_would_follow", "PI-068"),
    (PAID_IN_ORDER, "paid_in_order", "PI-031"),
    (GAINED_IN_ORDER, "gained_in_order", "PI-034"),
    (NOT_YOUR_CARD_TO_SCOUT_WITH, "not_your_card_to_scout_with", "PI-059"),
    (NOT_ADJACENT_TO_SCOUT, "not_adjacent_to_scout", "PI-072"),
    (FACE_UP_ALREADY, "face_up_already", "PI-072"),
    (NOTHING_TO_SCOUT, "nothing_to_scout", "PI-072"),
    (CANNOT_PAY_SCOUTING, "cannot_pay_scouting", "PI-073"),
    (NOT_IN_HAND_TO_LAY, "not_in_hand_to_lay", "PI-074"),
    (NO_ROSICRUCIAN_SCOUTS, "no_rosicrucian_scouts", "AMB-42"),
    (NOT_ADJACENT_TO_INFLUENCE, "not_adjacent_to_influence", "PI-076"),
    (FACE_DOWN_TO_INFLUENCE, "face_down_to_influence", "PI-076"),
    (NO_FREE_SLOT, "no_free_slot", "PI-076"),
    (ARCH_IS_TAKEN, "arch_is_taken", "PI-080"),
    (NO_INFLUENCE_LEFT, "no_influence_left", "GAP-19"),
    (CANNOT_PAY_SLOTS, "cannot_pay_slots", "PI-077"),
    (NOTHING_TO_INFLUENCE, "nothing_to_influence", "PI-076"),
    (NO_ROSICRUCIAN_TO_INFLUENCE, "no_rosicrucian_to_influence", "AMB-42"),
    (THREE_AT_MOST, "three_at_most", "PI-077"),
    (NO_INFLUENCE_OF_YOURS, "no_influence_of_yours", "PI-082"),
    (NO_INFLUENCE_AT_ALL, "no_influence_at_all", "AMB-12"),
    (HAS_YIELDED, "has_yielded", "PI-088"),
    (ALL_HAVE_YIELDED, "all_have_yielded", "PI-088"),
    (NOT_OBTAINED, "not_obtained", "PI-086"),
    (NO_SHARE_DUE, "no_share_due", "PI-086"),
    (GIVEN_IN_ORDER, "given_in_order", "PI-087"),
    (NO_INFLUENCE_IN_FACTION, "no_influence_in_faction", "PI-090"),
    (CANNOT_PAY_REASSIGNMENT, "cannot_pay_reassignment", "PI-090"),
    (NOTHING_TO_REASSIGN, "nothing_to_reassign", "PI-091"),
    (NOT_YOUR_INFLUENCE, "not_your_influence", "PI-091"),
    (NOT_OF_THE_FACTION, "not_of_the_faction", "PI-092"),
    (NOT_FROM_THAT_CARD, "not_from_that_card", "PI-134"),
    (NOT_A_FREE_SLOT, "not_a_free_slot", "PI-091"),
    (NOT_ADJACENT_TO_MOVE, "not_adjacent_to_move", "PI-091"),
    (MOVED_IN_ORDER, "moved_in_order", "PI-091"),
    (MUST_END_ON_MARKED, "must_end_on_marked", "PI-116"),
    (NOT_YOUR_CARD_TO_EXCLUDE_WITH, "not_your_card_to_exclude_with", "PI-059"),
    (NOT_ADJACENT_TO_EXCLUDE, "not_adjacent_to_exclude", "PI-094"),
    (FACE_DOWN_TO_EXCLUDE, "face_down_to_exclude", "PI-094"),
    (OPPONENTS_ARE_ON_IT, "opponents_are_on_it", "PI-094"),
    (CANNOT_PAY_EXCLUSION, "cannot_pay_exclusion", "PI-095"),
    (NO_CARD_TO_LAY, "no_card_to_lay", "GAP-32"),
    (TOO_FEW_SLOTS, "too_few_slots", "PI-098"),
    (ARCH_FOR_ONE_PLAYER, "arch_for_one_player", "GAP-28"),
    (NOTHING_TO_EXCLUDE, "nothing_to_exclude", "PI-094"),
    (NO_ROSICRUCIAN_TO_LAY, "no_rosicrucian_to_lay", "AMB-42"),
    (NOT_YOUR_CARD_TO_DISPLACE_WITH, "not_your_card_to_displace_with", "PI-059"),
    (NOT_ADJACENT_TO_DISPLACE, "not_adjacent_to_displace", "PI-101"),
    (NOBODY_TO_DISPLACE, "nobody_to_displace", "PI-101"),
    (NOBODY_TO_DISPLACE_THERE, "nobody_to_displace_there", "PI-101"),
    (AREOPAGUS_IS_NO_TARGET, "areopagus_is_no_target", "PI-045"),
    (NOT_THEIR_INFLUENCE, "not_their_influence", "PI-100"),
    (SLOT_BEFORE_THE_LAST, "slot_before_the_last", "PI-101"),
    (NO_TARGET_YET, "no_target_yet", "PI-101"),
    (CANNOT_PAY_DISPLACEMENT, "cannot_pay_displacement", "PI-101"),
    (NOT_IN_HAND_TO_ARGUE, "not_in_hand_to_argue", "PI-104"),
    (NOT_IN_HAND_TO_WEAVE, "not_in_hand_to_weave", "PI-119"),
    (CHAIN_HAS_ENDED, "chain_has_ended", "PI-129"),
    (NO_COMMON_FACTION, "no_common_faction", "PI-120"),
    (QUICK_SUPPORT_USED, "quick_support_used", "PI-127"),
    (MASTER_IS_NO_QUICK_SUPPORT, "master_is_no_quick_support", "PI-128"),
    (MUST_BE_APPLIED, "must_be_applied", "PI-124"),
    (NOTHING_TO_SWAP, "nothing_to_swap", "AMB-25"),
    (FACE_DOWN_TO_SWAP, "face_down_to_swap", "AMB-25"),
    (OPPONENTS_OUTNUMBER, "opponents_outnumber", "AMB-25"),
    (SWAP_IN_ORDER, "swap_in_order", "AMB-25"),
    (NOTHING_TO_DRAW, "nothing_to_draw", "GAP-20"),
    (NO_FACTION_CARD_TO_BORROW, "no_faction_card_to_borrow", "AMB-46"),
    (FACTION_CARD_NOT_IN_GAME, "faction_card_not_in_game", "PI-019"),
    (FACTION_CARD_IS_YOURS, "faction_card_is_yours", "AMB-46"),
    (NO_EDICT_WITH_TOKENS, "no_edict_with_tokens", "GAP-12"),
    (EDICT_IS_EMPTY, "edict_is_empty", "GAP-12"),
    (ARCH_IS_KEPT, "arch_is_kept", "PI-130"),
    (NOT_YOUR_FACTION_CARD, "not_your_faction_card", "PI-136"),
    (FACTION_CARD_USED, "faction_card_used", "PI-135"),
    (NO_SUCH_FACTION_CARD, "no_such_faction_card", "PI-019"),
    (FACTION_CARD_HELD, "faction_card_held", "PI-132"),
    (ONE_FACTION_CARD_PER_TURN, "one_faction_card_per_turn", "PI-132"),
    (NO_LODGE_OF_FACTION, "no_lodge_of_faction", "PI-036"),
    (LARGEST_LODGE_NOT_CONTROLLED, "largest_lodge_not_controlled", "PI-133"),
    (PLOT_NOT_IN_PLAY, "plot_not_in_play", "GAP-30"),
    (NOT_YOUR_PLOT, "not_your_plot", "PI-141"),
    (ALREADY_ON_PLOT, "already_on_plot", "PI-139"),
    (PLOT_RETURNS_BY_ITSELF, "plot_returns_by_itself", "PI-147"),
    (ONE_PLOT_PER_TURN, "one_plot_per_turn", "PI-140"),
    (PLOT_NOT_MET, "plot_not_met", "PI-139"),
    (CONTAINED_IN_ANOTHER_PLOT, "contained_in_another_plot", "PI-142"),
    (LODGE_SERVES_ANOTHER_PLOT, "lodge_serves_another_plot", "PI-143"),
    (NO_INFLUENCE_FOR_PLOT, "no_influence_for_plot", "GAP-19"),
    (NOT_ON_PLOT, "not_on_plot", "AMB-04"),
    (PLOT_NOT_IN_CONFLICT, "plot_not_in_conflict", "AMB-04"),
    (NOT_AT_EDGE, "not_at_edge", "PI-147"),
    (RETURN_IN_ORDER, "return_in_order", "PI-147"),
    (EVENT_NOT_IN_HAND, "event_not_in_hand", "PI-175"),
    (EVENT_NOT_OPEN, "event_not_open", "PI-175"),
    (EVENT_IS_NOT_INVOKED, "event_is_not_invoked", "PI-175"),
    (EVENT_USED_ALREADY, "event_used_already", "PI-175"),
    (NO_THREE_OF_ONE_TYPE, "no_three_of_one_type", "PI-175"),
    (NO_FIVE_TOKENS, "no_five_tokens", "PI-175"),
    (NOTHING_TO_LOOK_AT, "nothing_to_look_at", "PI-175"),
    (PLOT_KNOWN_ALREADY, "plot_known_already", "PI-175"),
    (NO_HAND_TO_LOOK_AT, "no_hand_to_look_at", "PI-175"),
    (EVENT_NOT_DRAWN, "event_not_drawn", "PI-151"),
    (COURT_PLACE_EMPTY, "court_place_empty", "PI-164"),
    (COURT_TAKEN_TWICE, "court_taken_twice", "PI-161"),
    (STEWARD_MUST_BE_ONE, "steward_must_be_one", "PI-162"),
    (NO_TOKEN_FOR_SECOND, "no_token_for_second", "PI-163"),
    (DECK_IS_EMPTY, "deck_is_empty", "GAP-20"),
    (NOT_IN_HAND_TO_THROW_AWAY, "not_in_hand_to_throw_away", "GAP-21"),
    (DISCARDED_IN_ORDER, "discarded_in_order", "GAP-21"),
]


def table() -> list[tuple[str, str]]:
    """The blocks as one list; numbers that no chapter uses stay empty."""
    found = [("", "")] * (BLOCKS[-1][0] + 1)
    for number, name, clause in BLOCKS:
        found[number] = (name, clause)
    return found


REASONS: Final[list[tuple[str, str]]] = table()
