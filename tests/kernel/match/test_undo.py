"""Undo: free, with consent, or never; and chance that is never repeated."""

import pytest

from intriga.conformance.records import record_of
from intriga.games._rough.game import GAME
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Keyed
from intriga.kernel.machine.refusals import Malformed, Stale
from intriga.kernel.match.entries import Decided, Undone
from intriga.kernel.match.match import Match
from intriga.kernel.match.undo import UndoPermission, last_move, undo, undo_permission
from intriga.kernel.match.verify import verify
from tests.games._rough.builders import begun, played


def say(match: Match, seat: int, *notations: str) -> int:
    """A path; the number of its entry."""
    match.decide(seat, [VOCABULARY.read(notation) for notation in notations])
    return len(match.entries) - 1


def staked(players: int = 2) -> Match:
    match = begun(players)
    for seat in range(players):
        say(match, seat, "stake 1")
    return match


def test_what_nobody_noticed_is_taken_back_freely() -> None:
    match = staked()
    before = match.state.full_key()
    entry = say(match, 0, "force", "on 2")

    assert UndoPermission("free") == undo_permission(match, 0, entry)
    undo(match, 0, entry)

    assert before == match.state.full_key()
    assert [0, 1, 2] == match.standing
    assert Undone(seat=0, to=entry, consents=()) == bare(match)


def bare(match: Match) -> Undone:
    """The last entry without its digest and its link."""
    last = match.entries[-1]
    assert isinstance(last, Undone)
    return Undone(seat=last.seat, to=last.to, consents=last.consents)


def test_a_path_is_taken_back_word_by_word_if_it_was_said_so() -> None:
    match = staked()
    first = say(match, 0, "force")
    second = say(match, 0, "on 2")

    undo(match, 0, second)
    assert ["on 1", "on 2", "on 3", "on 4"] == [word.notation() for word in match.state.legal(0)]
    undo(match, 0, first)
    assert ["look", "force", "rest"] == [word.notation() for word in match.state.legal(0)]


def test_others_who_decided_since_are_asked() -> None:
    match = begun(3)
    mine = say(match, 0, "stake 1")
    say(match, 1, "stake 2")

    assert UndoPermission("ask", asked=(1,)) == undo_permission(match, 0, mine)
    with pytest.raises(Malformed, match="only if these seats agree: 1"):
        undo(match, 0, mine)
    undo(match, 0, mine, consents=(1, 2))

    assert (1,) == bare(match).consents
    assert [0] == match.standing


def test_others_who_learned_are_asked() -> None:
    """A card that is shown teaches the others; its owner knew it."""
    match = staked(3)
    say(match, 0, "force", "on 4", "pay red", "pay blue")
    used = next(
        word for word in match.state.legal(0) + match.state.legal(1) if word.notation().startswith("use")
    )
    seat = 0 if used in match.state.legal(0) else 1
    entry = say(match, seat, used.notation())

    line = undo_permission(match, seat, entry)

    assert ("ask", tuple(other for other in range(3) if other != seat)) == (line.kind, line.asked)


def test_a_seat_that_learned_from_its_choice_never_gets_it_back() -> None:
    match = staked()
    entry = say(match, 0, "look", "on 2", "pay red")

    assert UndoPermission("never", reason="seat_has_learned") == undo_permission(match, 0, entry)
    with pytest.raises(Malformed, match=r"this cannot be taken back \(seat_has_learned\)"):
        undo(match, 0, entry, consents=(0, 1))


def test_nobody_gives_another_seat_its_choice_back_after_it_learned() -> None:
    """Seat 0 would undo over seat 1's look: then seat 1 would choose again, knowing the chest."""
    match = begun(3)
    mine = say(match, 0, "stake 1")
    say(match, 1, "stake 2")
    say(match, 2, "stake 2")

    assert UndoPermission("never", reason="seat_has_learned") == undo_permission(match, 0, mine)


def test_an_undo_goes_back_to_an_own_decision_that_stands() -> None:
    match = begun(3)
    entry = say(match, 0, "stake 1")
    never = UndoPermission("never", reason="not_your_move")

    assert [never] * 4 == [
        undo_permission(match, seat, to) for seat, to in ((1, entry), (0, 0), (0, 9), (0, -1))
    ]
    undo(match, 0, entry)
    assert never == undo_permission(match, 0, entry)


def test_nothing_is_taken_back_after_the_end() -> None:
    match = played(begun(2))
    moves = [number for number, entry in enumerate(match.entries) if isinstance(entry, Decided)]

    assert {UndoPermission("never", reason="match_has_ended")} == {
        undo_permission(match, seat, to) for seat in (0, 1) for to in moves
    }


def test_the_latest_decision_that_stands() -> None:
    match = begun(3)
    assert last_move(match, 0) is None
    first = say(match, 0, "stake 1")
    second = say(match, 0, "stake 2")
    assert second == last_move(match, 0)

    undo(match, 0, second)

    assert first == last_move(match, 0)


def test_luck_never_comes_back() -> None:
    """A free undo over no outcome leaves the counter; what is drawn later is drawn anew, and it verifies."""
    match = staked()
    counter = counter_of(match)
    entry = say(match, 0, "force", "on 2")
    undo(match, 0, entry)
    assert counter == counter_of(match)
    say(match, 0, "rest")
    assert counter < counter_of(match)
    played(match)

    assert match.state == verify(GAME, record_of(match)).state


def test_after_an_undo_over_outcomes_new_ones_are_drawn() -> None:
    """The kernel's part alone: if such an undo is allowed, the outcomes are new ones."""
    match = staked()
    entry = say(match, 0, "rest")
    first = match.entries[entry]
    counter = counter_of(match)
    match.take_back(0, entry, ())
    say(match, 0, "rest")
    second = match.entries[-1]

    assert isinstance(first, Decided)
    assert isinstance(second, Decided)
    assert counter + len(second.picks) == counter_of(match)
    assert first.picks != second.picks


def counter_of(match: Match) -> int:
    assert isinstance(match.chance, Keyed)
    return match.chance.counter


def test_a_record_with_branches_verifies() -> None:
    match = staked(3)
    for word in ("force", "look", "force"):
        undo(match, 0, say(match, 0, word))
    undo(match, 0, say(match, 0, "force", "on 1"))
    played(match)

    assert 4 == sum(isinstance(entry, Undone) for entry in match.entries)
    assert match.state == verify(GAME, record_of(match)).state


def test_an_answer_to_a_question_that_was_taken_back_is_stale() -> None:
    match = staked()
    entry = say(match, 0, "force")
    asked_then = match.question
    undo(match, 0, entry)
    say(match, 0, "force")

    assert match.question > asked_then
    with pytest.raises(Stale):
        match.decide(0, [VOCABULARY.read("on 2")], question=asked_then)
    match.decide(0, [VOCABULARY.read("on 2")], question=match.question)
