"""End of the game: where the jokers go."""

import pytest

from intriga.games.masti.box.tables import GUILDS
from intriga.games.masti.events import JokerDiscarded, JokerPlaced
from intriga.games.masti.game import GAME
from intriga.games.masti.rules.end import Jokers, jokers_to_place, unplaced
from intriga.games.masti.rules.scoring import total_of
from intriga.games.masti.vocabulary import JOKER, VOCABULARY
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.masti.builders import Told, areas, empty, ending, legal, names, refused, say
from tests.games.masti.positions import two_jokers


def guilds(mask: int) -> list[str]:
    return [name for guild, name in enumerate(GUILDS) if mask >> guild & 1]


# ── jokers ──


@pytest.mark.clause("MV-048", "MV-006")
def test_a_joker_is_one_more_symbol_of_the_stack_its_owner_chooses() -> None:
    s = ending(["A4 A5 A11 P1", "", ""])

    assert "joker aristocrats, joker artists" == legal(s, 0)

    told = say(s, 0, "joker aristocrats")

    assert JokerPlaced(0, "P1", "aristocrats") == told[0]
    assert {"aristocrats": (2, 3), "artists": (3, 6)} == told[1].guilds
    assert 9 == total_of(s, 0)


@pytest.mark.clause("MV-048")
def test_jokers_are_asked_of_their_owners_seat_by_seat() -> None:
    s = ending(["A4", "A5 A6 A1", "P4 P5 P1"])

    assert ([1], "joker artists, joker merchants") == (s.acting(), legal(s, 1))

    say(s, 1, "joker merchants")

    assert ([2], "joker knights, joker assassins") == (s.acting(), legal(s, 2))

    told = say(s, 2, "joker knights")

    assert JokerPlaced(2, "P1", "knights") == told[0]
    assert [[], ["merchants"], ["knights"]] == [guilds(mask) for mask in s.jokers]


@pytest.mark.clause("MV-048")
def test_every_seat_begins_with_the_first_guild() -> None:
    s = ending(["A5", "A4 A6 P1", "E7 U5 E1"])

    assert "joker aristocrats, joker merchants" == legal(s, 1)

    say(s, 1, "joker aristocrats")

    assert "joker aristocrats, joker artists" == legal(s, 2)


@pytest.mark.clause("MV-048", "MV-067")
def test_each_game_ends_with_the_stacks_that_count_and_no_joker_placed() -> None:
    s = two_jokers()

    assert [["aristocrats", "merchants", "assassins"], ["artists"], []] == [
        guilds(mask) for mask in s.counted
    ]
    assert [0, 0, 0] == s.jokers


@pytest.mark.clause("MV-049", "MV-A11")
def test_a_joker_cannot_be_kept_back() -> None:
    s = two_jokers()

    assert "joker aristocrats, joker merchants" == legal(s, 0)
    assert [("jokers_would_not_fit", "MV-049", {"guild": "assassins", "jokers": 2})] == refused(
        s, 0, "joker assassins"
    )

    say(s, 0, "joker aristocrats")

    assert "joker merchants, joker assassins" == legal(s, 0)

    say(s, 0, "joker assassins")

    assert ["aristocrats", "assassins"] == guilds(s.jokers[0])


@pytest.mark.clause("MV-049", "MV-A11", "MV-048")
def test_a_forced_placement_is_made_without_a_question() -> None:
    told: Told = []
    s = ending(["A4 A6 P1 E1", "A5", ""], told=told)

    assert [JokerPlaced(0, "P1", "aristocrats"), JokerPlaced(0, "E1", "merchants")] == told[:2]
    assert s.over


@pytest.mark.clause("MV-049")
def test_when_the_rest_is_forced_it_is_placed_at_once() -> None:
    s = two_jokers()
    told = say(s, 0, "joker merchants")

    assert [JokerPlaced(0, "P1", "merchants"), JokerPlaced(0, "E1", "assassins")] == told[:2]
    assert s.over


@pytest.mark.clause("MV-050")
def test_a_stack_takes_one_joker_only() -> None:
    s = two_jokers()
    say(s, 0, "joker aristocrats")

    assert [("stack_has_joker", "MV-050", {"guild": "aristocrats", "jokers": 1})] == refused(
        s, 0, "joker aristocrats"
    )


@pytest.mark.clause("MV-050", "MV-052")
def test_edge_12_two_jokers_and_one_stack_one_is_placed_one_discarded() -> None:
    told: Told = []
    s = ending(["A4 U6 E7 P1 U1", "", ""], told=told)

    assert [JokerPlaced(0, "P1", "aristocrats"), JokerDiscarded(0, "U1")] == told[:2]
    assert "A4 P1 E7 U6" == names(s.won[0])
    assert (4, -1) == told[2].guilds["aristocrats"]


@pytest.mark.clause("MV-049")
def test_edge_12_a_joker_is_forced_to_hurt() -> None:
    told: Told = []
    ending(["A4 U6 E7 P1", "", ""], told=told)

    assert ({"aristocrats": (4, -1)}, -1) == (told[1].guilds, told[1].total)


def test_edge_12_a_joker_on_six_makes_ten() -> None:
    s = ending(["A4 U6 E7 P9 A10 A5 U5 P8 P1", "", ""])

    assert "joker aristocrats" == GAME.question(s, 0).best

    told = say(s, 0, "joker aristocrats")

    assert {"aristocrats": (7, 10), "artists": (3, 6)} == told[1].guilds


@pytest.mark.clause("MV-051")
def test_a_joker_cannot_begin_a_stack() -> None:
    s = two_jokers()

    assert [("no_such_stack", "MV-051", {"guild": "artists", "jokers": 2})] == refused(s, 0, "joker artists")


@pytest.mark.clause("MV-052", "MV-051")
def test_a_joker_without_any_stack_is_discarded() -> None:
    told: Told = []
    s = ending(["P1 A13 U1", "A5", ""], told=told)

    assert [JokerDiscarded(0, "P1"), JokerDiscarded(0, "U1")] == told[:2]
    assert ("A13", 1) == (names(s.won[0]), told[2].cards)


@pytest.mark.clause("MV-049", "MV-050", "MV-052")
def test_as_many_jokers_are_to_be_placed_as_there_are_places() -> None:
    s = empty(3)
    s.counted, s.jokers = [0b000111, 0b000111, 0], [0, 0, 0]
    s.won = areas(["A1 P1 E1 U1", "A1 U1", "E1"])

    assert [3, 2, 0] == [jokers_to_place(s, seat) for seat in range(3)]


def test_the_lowest_jokers_are_placed_first() -> None:
    s = empty(3)
    s.won, s.jokers = areas(["A1 A4 P1 E1 U1", "U1", ""]), [0b000010, 0b100000, 0]

    assert ["P1 E1 U1", "", ""] == [names(unplaced(s, seat)) for seat in range(3)]

    s.jokers[0] = 0

    assert "A1 P1 E1 U1" == names(unplaced(s, 0))


@pytest.mark.clause("MV-050", "MV-051", "MV-A2")
def test_free_are_the_counted_stacks_without_joker_from_here_on() -> None:
    s = empty(3)
    s.counted, s.jokers = [0, 0b110111, 0], [0, 0b000010, 0]

    assert [0b110101, 0b110100, 0b110000] == [Jokers(1, guild).free(s) for guild in (0, 1, 3)]


def test_a_stack_that_was_passed_is_closed() -> None:
    s = ending(["A4 A5 A6 A7 P1 E1", "", ""])
    say(s, 0, "joker artists")

    assert "joker merchants, joker craftsmen" == legal(s, 0)
    assert [("stack_has_joker", "MV-050", {"guild": "artists", "jokers": 1})] == refused(
        s, 0, "joker artists"
    )
    assert [("jokers_would_not_fit", "MV-049", {"guild": "aristocrats", "jokers": 1})] == refused(
        s, 0, "joker aristocrats"
    )


@pytest.mark.clause("MV-A5", "MV-053")
def test_edge_13_eight_symbols_and_a_joker_count_as_eight() -> None:
    told: Told = []
    ending(["A4 U6 E7 P9 A10 E12 P1", "", ""], told=told)

    assert {"aristocrats": (9, 15)} == told[1].guilds


@pytest.mark.parametrize(
    ("area", "best"),
    [
        ("A4 A5 A11 P1", "joker aristocrats"),  # 1 → 2 gains 2, 3 → 4 loses 7
        ("A4 A10 A5 P1", "joker artists"),  # 3 → 4 loses 7, 1 → 2 gains 2
        ("A4 U6 A5 P1", "joker aristocrats"),  # 2 → 3 gains 3
        ("A4 U6 E7 P9 A5 U5 P8 E8 A11 P1", "joker artists"),  # 4 → 5 loses 2, 6 → 7 gains 16
    ],
)
def test_edge_14_the_best_placement_is_offered(area: str, best: str) -> None:
    s = ending([area, "", ""])

    assert ("ask_joker", "MV-048", best) == (
        GAME.question(s, 0).asks,
        GAME.question(s, 0).clause,
        GAME.question(s, 0).best,
    )


def test_edge_14_the_best_placement_is_the_best_of_all() -> None:
    s = ending(["A4 U6 A5 A11 A6 P6 P10 P5 E11 P1 E1", "", ""])
    totals: dict[int, int] = {}
    waiting = [s]
    while waiting:
        here = waiting.pop()
        for word in here.legal(0):
            after = here.copy()
            after.apply(0, word, Dealer(Scripted([])))
            if after.over:
                totals[after.jokers[0]] = total_of(after, 0)
            else:
                waiting.append(after)
    while not s.over:
        best = GAME.question(s, 0).best
        assert best is not None
        s.apply(0, VOCABULARY.read(best), Dealer(Scripted([])))

    assert 10 == len(totals)
    assert max(totals.values()) == totals[s.jokers[0]]


# ── refusals and the frame ──


@pytest.mark.parametrize(
    ("word", "reason", "clause"),
    [
        ("A2", "no_play_now", "MV-033"),
        ("bribe", "no_play_now", "MV-033"),
        ("trumps A2", "no_burying_now", "MV-074"),
        ("leave A2", "no_leaving_now", "MV-077"),
        ("count 0", "no_counting_now", "MV-066"),
    ],
)
def test_while_jokers_are_placed_other_words_are_refused(word: str, reason: str, clause: str) -> None:
    assert [(reason, clause, {})] == refused(two_jokers(), 0, word)


@pytest.mark.clause("MV-048")
@pytest.mark.parametrize("word", ["joker artists", "A2", "bribe", "count 1"])
def test_only_the_owner_places_a_joker(word: str) -> None:
    assert [("owner_places", "MV-048", {"seat": 0})] == refused(two_jokers(), 1, word)


def test_every_legal_placement_is_a_candidate() -> None:
    s = two_jokers()
    frame = s.stack[-1]

    assert set(s.legal(0)) <= set(frame.asks(s, 0))
    assert [word for word in JOKER if frame.bar(s, 0, word) == 0] == s.legal(0)


def test_a_copied_question_goes_its_own_way() -> None:
    s = two_jokers()
    twin = s.copy()
    say(twin, 0, "joker aristocrats")

    assert [(0, 0, 2), (0, 1, 1)] == [s.stack[-1].key(), twin.stack[-1].key()]
    assert ([0, 0, 0], [1, 0, 0]) == (s.jokers, twin.jokers)
    assert twin.stack[-1].copy().key() == twin.stack[-1].key()


def test_settling_at_rest_changes_nothing() -> None:
    s = two_jokers()
    before = s.full_key()
    s.settle(Dealer(Scripted([])))

    assert before == s.full_key()
