"""The contract: options are checked with one sentence each; what a retelling leaves alone."""

import pytest

from intriga.games._rough.game import GAME as ROUGH
from intriga.games._rough.vocabulary import LOOK
from intriga.games.shelf import find_game, game_ids
from intriga.kernel.contract import Game, Option, Retelling, chosen_options
from intriga.kernel.events import Event, plain, shown_to
from intriga.kernel.machine.dealer import Pick
from intriga.kernel.machine.refusals import Malformed
from tests.games._rough.builders import staking


class WithOptions:
    """A game's declaration, as far as options go."""

    id = "declared"
    players = (2, 3)
    options = (
        Option("length", ("short", "long"), "short", (2, 3)),
        Option("teams", ("no", "yes"), "no", (3,)),
    )


class WithOneOptionTwice:
    """Its values and its default depend on how many play."""

    id = "twice"
    players = (1, 2, 3, 4)
    options = (
        Option("rival", ("count", "duke"), "count", (1,)),
        Option("rival", ("none", "count", "duke"), "none", (2, 3)),
    )


DECLARED: Game = WithOptions()  # type: ignore[assignment]
TWICE: Game = WithOneOptionTwice()  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("players", "given", "chosen"),
    [
        (2, {}, {"length": "short"}),
        (3, {}, {"length": "short", "teams": "no"}),
        (3, {"teams": "yes"}, {"length": "short", "teams": "yes"}),
        (2, {"length": "long"}, {"length": "long"}),
    ],
)
def test_defaults_are_filled_in_where_an_option_applies(
    players: int, given: dict[str, str], chosen: dict[str, str]
) -> None:
    assert chosen == chosen_options(DECLARED, players, given)


@pytest.mark.parametrize(
    ("players", "given", "sentence"),
    [
        (4, {}, "declared is played by 2, 3 players, not by 4"),
        (2, {"colour": "red"}, "declared has no option 'colour'; it has: length, teams"),
        (2, {"teams": "no"}, "option 'teams' is for 3 players, not for 2"),
        (2, {"length": "epic"}, "option 'length' takes short, long, not 'epic'"),
    ],
)
def test_a_wrong_option_is_named(players: int, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(Malformed) as fault:
        chosen_options(DECLARED, players, given)

    assert sentence == str(fault.value)


@pytest.mark.parametrize(
    ("players", "given", "chosen"),
    [
        (1, {}, {"rival": "count"}),
        (2, {}, {"rival": "none"}),
        (3, {"rival": "duke"}, {"rival": "duke"}),
        (4, {}, {}),
    ],
)
def test_an_option_declared_for_several_counts_has_values_and_default_of_each(
    players: int, given: dict[str, str], chosen: dict[str, str]
) -> None:
    assert chosen == chosen_options(TWICE, players, given)


@pytest.mark.parametrize(
    ("players", "given", "sentence"),
    [
        (1, {"rival": "none"}, "option 'rival' takes count, duke, not 'none'"),
        (2, {"rival": "king"}, "option 'rival' takes none, count, duke, not 'king'"),
        (4, {"rival": "duke"}, "option 'rival' is for 1, 2, 3 players, not for 4"),
        (2, {"x": "y"}, "twice has no option 'x'; it has: rival"),
    ],
)
def test_a_wrong_value_is_judged_at_its_own_count(players: int, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(Malformed) as fault:
        chosen_options(TWICE, players, given)

    assert sentence == str(fault.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(Malformed, match="_rough has no option 'x'; it has: none"):
        chosen_options(ROUGH, 2, {"x": "y"})


def test_a_plain_retelling_changes_nothing() -> None:
    picks = [Pick(6, 3, 1, 3, 0, []), Pick(2, 1, 1, 40, 1 << 40, [])]

    assert [3, 40] == Retelling().drawn(0, picks)
    assert LOOK is Retelling().said(0, staking(2), 0, LOOK)


class Whispered(Event, frozen=True, tag="whispered"):
    """Only seat 1 may even know that it happened."""

    words: tuple[str, ...]

    def seen_by(self, seat: int) -> "Whispered | None":
        return self if seat == 1 else None


def test_an_event_is_seen_by_whom_it_may_be() -> None:
    event = Whispered(("a", "b"))

    assert {"event": "whispered", "words": ["a", "b"]} == plain(event)
    assert [[], [plain(event)], []] == [shown_to(seat, [event]) for seat in (0, 1, -1)]
    assert Event().seen_by(0) == Event()


@pytest.mark.parametrize("name", game_ids())
def test_a_game_on_the_shelf_is_found_by_its_id(name: str) -> None:
    assert name == find_game(name).id


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(Malformed, match="there is no game 'chess' on the shelf; there are: "):
        find_game("chess")
    with pytest.raises(Malformed, match="there is no game"):
        find_game("../kernel")
