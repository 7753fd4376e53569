"""The machine: frames that ask, one loop that settles, one source of legality."""

from fractions import Fraction

import pytest

from intriga.games._rough.rules.window import Window
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import NeedsOutcome, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, GAME_IS_OVER, NOT_ASKED, NOT_YOUR_DECISION, Frame, State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.words import Word
from intriga.kernel.rollout import play_out
from tests.games._rough.builders import begun, played, say, staking, table


def test_settling_at_rest_changes_nothing_and_draws_nothing() -> None:
    for state in played(begun(3)).states:
        rested = state.copy()
        dealer = Dealer(Scripted([]), [])
        rested.settle(dealer)

        assert state.full_key() == rested.full_key()
        assert (0, []) == (dealer.learned, dealer.events)


def test_those_who_hold_the_game_up_act_first() -> None:
    s = staking(3)
    say(s, 0, "stake 1")

    assert [1, 2, 0] == s.acting()


def test_a_question_keeps_its_number_while_it_is_open() -> None:
    s = staking(3)
    numbers = [s.asked]
    for seat, word in ((0, "stake 1"), (1, "stake 1"), (0, "stake 2"), (2, "stake 1"), (0, "rest")):
        say(s, seat, word)
        numbers.append(s.asked)

    assert [0, 0, 0, 0, 1, 2] == numbers


def test_a_window_that_is_opened_again_is_another_question() -> None:
    s = table("L1", "F1 F2", tokens=[[1, 1, 0], [2, 2, 1]])
    say(s, 0, "force", "on 4", luck=[0, 0])
    numbers = [s.asked]
    for seat, word in ((1, "use F1"), (1, "decline"), (0, "use L1")):
        say(s, seat, word)
        numbers.append(s.asked)

    assert [0, 1, 1, 2] == [number - numbers[0] for number in numbers]
    assert isinstance(s.stack[-1], Window)


def test_a_seat_that_is_not_asked_has_no_words_and_is_told_so() -> None:
    s = table("L1", "F1")
    word = VOCABULARY.read("rest")

    assert [] == s.legal(1)
    assert NOT_YOUR_DECISION == s.bar(1, word)
    assert (Refusal("not_your_decision", "RO-09", (("seat", 0),)),) == s.why_not(1, word)


def test_a_refusal_gives_all_reasons_with_their_facts() -> None:
    s = table("L1", "F1", tokens=[[0, 1, 0], [1, 1, 1]])
    s.known = [1, 1, 1, 1]

    first, second = s.why_not(0, VOCABULARY.read("look"))

    assert ("nothing_to_look_at", "RO-14") == (first.reason, first.clause)
    assert Refusal("cannot_pay", "RO-13", (("red", 1), ("blue", 0))) == second
    assert repr(second).startswith("Refusal('cannot_pay', 'RO-13'")
    assert 1 == len({second, Refusal("cannot_pay", "RO-13", (("red", 1), ("blue", 0)))})


def test_a_reason_is_not_given_twice() -> None:
    s = table("L1", "F1", tokens=[[0, 1, 0], [1, 1, 1]])

    assert 1 == len(s.why_not(0, VOCABULARY.read("look")))


def test_after_the_end_nobody_acts_and_every_word_is_refused() -> None:
    s = played(begun(2)).state

    assert ([], 0, 0) == (s.acting(), s.may, s.must)
    assert {GAME_IS_OVER} == {s.bar(0, word) for word in VOCABULARY.words}
    assert {"game_is_over"} == {s.why_not(0, word)[0].reason for word in VOCABULARY.words}
    assert [] == s.legal(0)


def test_legal_words_are_the_candidates_without_a_reason() -> None:
    for state in played(begun(3)).states[:-1]:
        for seat in range(3):
            fine = [word for word in VOCABULARY.words if state.bar(seat, word) == FINE]

            assert fine == sorted(state.legal(seat), key=lambda word: word.number)
            assert all((state.why_not(seat, word) == ()) == (word in fine) for word in VOCABULARY.words)


def test_a_rollout_says_any_legal_word_until_the_end() -> None:
    s = staking(3)

    assert play_out(s, Dealer(Quick(1))) > 10
    assert s.over


class Some(Frame[State]):
    """A question with this number of candidates, of which these are fine."""

    def __init__(self, candidates: int, fine: set[int]) -> None:
        self.words = [Word() for _ in range(candidates)]
        self.fine = {id(self.words[place]) for place in fine}

    def asks(self, s: State, seat: int) -> list[Word]:
        return self.words

    def bar(self, s: State, seat: int, w: Word) -> int:
        return FINE if id(w) in self.fine else NOT_ASKED


def shares(frame: Some, outcomes: list[int], share: Fraction, found: dict[int, Fraction]) -> None:
    """How likely each candidate is to be said, by its place: all the ways that chance can go."""
    try:
        said = frame.any_option(State(2, [frame]), 0, Scripted(outcomes))
    except NeedsOutcome as node:
        for outcome in range(node.n):
            shares(frame, [*outcomes, outcome], share / node.n, found)
        return
    place = frame.words.index(said)
    found[place] = found.get(place, Fraction(0)) + share


@pytest.mark.parametrize("fine", [{3}, {0, 4}, {1, 2, 3}, {0, 1, 2, 3, 4}])
def test_a_rollout_says_each_legal_word_equally_often_and_leaves_the_candidates_alone(fine: set[int]) -> None:
    frame = Some(5, fine)
    before = frame.words.copy()
    found: dict[int, Fraction] = {}
    shares(frame, [], Fraction(1), found)

    assert found == dict.fromkeys(fine, Fraction(1, len(fine)))
    assert frame.words == before


def test_of_more_candidates_than_chance_offers_only_legal_ones_are_drawn() -> None:
    frame = Some(100, {7, 99})

    said = [frame.any_option(State(2, [frame]), 0, Scripted([outcome])) for outcome in (0, 1)]

    assert said == [frame.words[7], frame.words[99]]


def test_a_question_without_an_answer_is_a_fault() -> None:
    with pytest.raises(ValueError, match="a question has no answer"):
        Some(3, set()).any_option(State(2, []), 0, Quick(1))


def test_equal_states_have_equal_hashes_and_others_differ() -> None:
    one, other = staking(2), staking(2)
    assert one == other
    assert hash(one) == hash(other)

    say(other, 0, "stake 1")

    assert one != other
    assert one != "another thing"


def test_what_a_game_must_provide_is_missing_in_the_kernel() -> None:
    state, frame, word, dealer = State(2, []), Frame[State](), Word(), Dealer(Quick(1))
    for missing in (state.reasons, state.copy, state.key, state.made_by, frame.copy):
        with pytest.raises(NotImplementedError):
            missing()
    for asked in (
        lambda: frame.ask(state, dealer),
        lambda: frame.asks(state, 0),
        lambda: frame.bar(state, 0, word),
        lambda: frame.take(state, 0, word, dealer),
    ):
        with pytest.raises(NotImplementedError):
            asked()


def test_what_a_frame_need_not_say() -> None:
    state, frame, word = State(2, []), Frame[State](), Word()

    assert 5 == frame.waits_for(state, 5)
    assert ([], (), ()) == (frame.also(state, 0, word), frame.facts(state, 0, word, 1), frame.key())
    assert frame.shown(0) == frame.key()
    assert not frame.still_open(state)
    assert NOT_YOUR_DECISION == frame.outsider(state, 0)
