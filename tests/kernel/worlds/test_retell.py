"""Re-telling: another history, legal from its first entry, in which a seat saw the same."""

import pytest

from intriga.games._rough.game import GAME
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.kernel.contract import Retelling
from intriga.kernel.events import shown_to
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Pick
from intriga.kernel.match.entries import Upgraded
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import Opening, Record
from intriga.kernel.match.rerun import replay
from intriga.kernel.match.undo import undo
from intriga.kernel.worlds.retell import CannotRetell, retell, retold_match
from intriga.kernel.worlds.swaps import Swapped, paired
from tests.games._rough.builders import begun, played


def seen(match: Match, seat: int) -> list[object]:
    """Everything that the seat was ever shown: the views of all positions."""
    return [GAME.view(state, seat) for state in match.states]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_the_seat_saw_the_same_and_the_truth_is_another(seat: int) -> None:
    match = played(begun(3), moves=25)
    told = [retell(match, seat, Quick(seed)) for seed in range(8)]

    for other in told:
        assert seen(match, seat) == seen(other, seat)
    assert 1 < len({other.state for other in told})


def test_a_told_history_is_legal_from_its_first_entry() -> None:
    match = played(begun(3), moves=25)
    told = retell(match, 0, Quick(1))

    again = replay(GAME, Record(Opening(1, told.header, told.pack), tuple(told.entries)))

    assert told.state == again.state


def test_moves_that_were_taken_back_are_told_too() -> None:
    match = begun(3)
    for seat, word in ((1, "stake 2"), (2, "stake 3"), (0, "stake 1")):
        match.decide(seat, [VOCABULARY.read(word)])
    match.decide(0, [VOCABULARY.read("force")])
    undo(match, 0, 4)
    match.decide(0, [VOCABULARY.read(word) for word in ("look", "on 2", "pay red")])

    told = retell(match, 1, Quick(3))

    assert [type(entry) for entry in match.entries] == [type(entry) for entry in told.entries]
    assert match.standing == told.standing
    assert seen(match, 1) == seen(told, 1)


def test_an_ended_match_is_told_to_its_end_without_the_seed() -> None:
    match = played(begun(2))

    told = retell(match, 0, Quick(1))

    assert told.ended
    assert "" == getattr(told.entries[-1], "seed", None)
    assert shown_to(0, []) == []


class Absurd(Retelling):
    """A retelling that gives the seat another hand than it has seen."""

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        return [pick.item ^ 1 for pick in picks]


def test_a_history_in_which_the_seat_would_see_something_else_is_thrown_away() -> None:
    match = begun(2)

    assert retold_match(match, 0, Absurd()) is None
    assert retold_match(match, 0, Retelling()) is not None


def test_without_another_history_it_says_so() -> None:
    with pytest.raises(CannotRetell, match="no other history in 0 tries"):
        retell(begun(2), 0, Quick(1), tries=0)


def test_what_older_rules_judged_cannot_be_told() -> None:
    match = begun(2)
    match.note(Upgraded(from_version=1, to_version=2, rebuilt=True))

    with pytest.raises(CannotRetell, match="change of rules"):
        retell(match, 0, Quick(1))


def test_a_swap_turns_heaps_into_heaps_and_leaves_dice_alone() -> None:
    swap = Swapped(paired([(0b0011, 0b1100), (0b1100, 0b0011)]))
    picks = [Pick(4, 1, 1, 1, 0b1111, []), Pick(6, 1, 3, 1, 0, []), Pick(1, 0, 1, 5, 0b100000, [])]

    assert [3, 1, 5] == swap.drawn(0, picks)
