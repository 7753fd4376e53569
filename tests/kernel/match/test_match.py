"""Matches: every change is an entry, repeats get the first answer, refusals change nothing."""

import msgspec
import pytest

from intriga.games._rough.game import GAME
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.games.shelf import own_pack
from intriga.kernel.machine.refusals import Malformed, Refused, Stale
from intriga.kernel.machine.words import Word
from intriga.kernel.match.chains import next_match
from intriga.kernel.match.digests import digest_of
from intriga.kernel.match.entries import ClockRan, Decided, Ended, Outcome, SeatChanged, Signalled
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.proof import commitment
from tests.games._rough.builders import begun, played


def words(*notations: str) -> list[Word]:
    return [VOCABULARY.read(notation) for notation in notations]


def counter_of(match: Match) -> int:
    return int(getattr(match.chance, "counter"))  # noqa: B009


def test_a_match_begins_with_its_deal() -> None:
    match = begun(2)
    deal = match.entries[0]

    assert isinstance(deal, Outcome)
    assert 4 == len(deal.picks) == counter_of(match)
    assert "setup" == deal.events[0]["event"]
    assert digest_of(match.state) == deal.digest
    assert commitment(bytes([1] * 32), "m") == match.header.commitment


def test_a_decision_keeps_path_picks_learners_events_and_digest() -> None:
    match = begun(2)
    for seat in (0, 1):
        match.decide(seat, words("stake 1"))

    entry = match.decide(0, words("look", "on 2", "pay red"), by="bot", client="c1")

    assert (0, ("look", "on 2", "pay red"), "bot", "c1") == (entry.seat, entry.path, entry.by, entry.client)
    assert (1, 1, digest_of(match.state)) == (len(entry.picks), entry.learned, entry.digest)
    assert entry is match.entries[-1]
    assert [0, 1, 2, 3] == match.standing


def test_a_client_that_repeats_itself_gets_the_first_answer() -> None:
    match = begun(2)
    first = match.decide(0, words("stake 1"), client="c1")
    match.decide(0, words("stake 2"), client="c2")

    again = match.decide(0, words("stake 1"), client="c1", question=99)

    assert first is again
    assert 3 == len(match.entries)


def test_the_id_of_a_message_is_the_clients_of_one_seat() -> None:
    match = begun(2)
    match.decide(0, words("stake 1"), client="c1")

    match.decide(1, words("stake 1"), client="c1")

    assert 3 == len(match.entries)


def test_a_repeat_after_the_end_gets_the_first_answer_too() -> None:
    match = played(begun(2), moves=0)
    first = match.decide(0, words("stake 1"), client="c1")
    played(match)

    assert first is match.decide(0, words("stake 1"), client="c1")


def test_an_answer_to_an_older_question_is_stale() -> None:
    match = begun(2)
    asked = match.state.asked
    match.decide(0, words("stake 1"), question=asked)
    match.decide(1, words("stake 1"), question=asked)

    with pytest.raises(Stale, match="the table has moved on"):
        match.decide(0, words("stake 2"), question=asked)

    assert 3 == len(match.entries)


@pytest.mark.parametrize(
    ("seat", "path", "fault"),
    [(0, ["rest"], Refused), (1, [], Malformed), (0, ["stake 1", "rest"], Refused)],
)
def test_a_refusal_changes_nothing(seat: int, path: list[str], fault: type[Exception]) -> None:
    match = begun(2)
    before = (match.state.full_key(), list(match.entries), match.standing.copy(), counter_of(match))

    with pytest.raises(fault):
        match.decide(seat, words(*path))

    assert before == (match.state.full_key(), match.entries, match.standing, counter_of(match))


def test_a_match_that_has_ended_takes_no_word() -> None:
    match = played(begun(2))
    last = match.entries[-1]

    assert isinstance(last, Ended)
    assert ("ruled", bytes([1] * 32).hex(), GAME.result(match.state)) == (last.how, last.seed, last.result)
    with pytest.raises(Malformed, match="the match has ended"):
        match.decide(0, words("rest"))


@pytest.mark.parametrize("how", ["resigned", "abandoned"])
def test_the_seed_is_revealed_at_any_end(how: str) -> None:
    match = begun(2)

    match.end(how, [1] if how == "resigned" else [])

    last = match.entries[-1]
    assert isinstance(last, Ended)
    assert (how, bytes([1] * 32).hex(), None) == (last.how, last.seed, last.result)
    assert match.ended


def test_notes_move_no_piece() -> None:
    match = begun(2)
    before = match.state.full_key()
    for entry in (
        SeatChanged(seat=1, who="bot"),
        Signalled(seat=0, signal="thanks", to=2),
        ClockRan(seat=0, used=1200),
    ):
        match.note(entry)

    assert before == match.state.full_key()
    assert [0] == match.standing
    assert {digest_of(match.state)} == {entry.digest for entry in match.entries}


def test_every_entry_is_linked_to_all_before_it() -> None:
    one, other = begun(2), begun(2)
    for match, chest in ((one, 1), (other, 2)):
        match.decide(0, words(f"stake {chest}"))
        match.decide(1, words("stake 1"))

    assert one.entries[0].link == other.entries[0].link
    assert one.entries[1].link != other.entries[1].link
    assert one.entries[2].link != other.entries[2].link


def test_a_match_without_its_seed_cannot_go_on() -> None:
    whole = begun(2)
    match = Match(GAME, whole.pack, whole.header, None)

    with pytest.raises(Malformed, match="its seed is not here"):
        match.deal()


def test_entries_survive_the_wire() -> None:
    for entry in played(begun(2)).entries:
        back = msgspec.json.decode(msgspec.json.encode(entry), type=type(entry))

        assert entry == back


# ── forks ──


def test_what_happens_in_a_fork_is_not_in_the_match_and_the_other_way_round() -> None:
    match = played(begun(2), moves=5)
    before = (list(match.entries), list(match.states), list(match.standing), counter_of(match))

    fork = played(match.fork(), 3)

    assert before == (match.entries, match.states, match.standing, counter_of(match))
    assert fork.ended
    entries = list(fork.entries)
    assert [entry.link for entry in entries] == [entry.link for entry in played(match, 3).entries]
    assert entries == fork.entries


# ── chains of matches ──


def test_what_was_answered_in_a_fork_is_not_answered_in_the_match() -> None:
    match = begun(2)
    dropped = match.fork()
    dropped.decide(0, words("stake 1"), client="c1")
    match.decide(1, words("stake 1"), client="c2")

    said = match.decide(0, words("stake 2"), client="c1")

    assert (("stake 2",), 3) == (said.path, len(match.entries))
    assert said is match.decide(0, words("stake 2"), client="c1")


def test_the_next_match_has_a_seed_and_seats_of_its_own() -> None:
    first = played(begun(2))

    second = next_match(first, "m2", bytes([9] * 32), ["Вера", "Глеб"])

    assert ("m", "m2", ("Вера", "Глеб")) == (
        second.header.previous,
        second.header.match,
        second.header.seats,
    )
    assert commitment(bytes([9] * 32), "m2") == second.header.commitment != first.header.commitment


def test_a_retry_begins_with_the_same_carry() -> None:
    first = played(begun(2))
    tries = [next_match(first, f"try {number}", bytes([number] * 32), ["a", "b"]) for number in (1, 2)]

    assert tries[0].header.carry == tries[1].header.carry
    assert tries[0].states[0] != tries[1].states[0]


def test_the_last_match_of_a_chain_has_no_next() -> None:
    second = played(next_match(played(begun(2)), "m2", bytes(32), ["a", "b"]))

    with pytest.raises(Malformed, match="something to carry over"):
        next_match(second, "m3", bytes(32), ["a", "b"])


def test_a_match_that_was_abandoned_has_no_next() -> None:
    match = begun(2)
    match.end("abandoned")

    with pytest.raises(Malformed, match="something to carry over"):
        next_match(match, "m2", bytes(32), ["a", "b"])


def test_the_options_of_a_match_are_checked() -> None:
    with pytest.raises(Malformed, match="has no option 'x'"):
        new_match(GAME, own_pack("_rough"), "m", 2, {"x": "y"}, ["a", "b"], bytes(32))


def test_a_decision_that_ends_the_game_is_answered_with_itself() -> None:
    match = begun(2)
    last: Decided | None = None
    while not match.ended:
        seat = match.state.acting()[0]
        last = match.decide(seat, [match.state.legal(seat)[-1]])

    assert last is match.entries[-2]
