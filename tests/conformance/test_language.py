"""The checks of words, events and paths catch what cannot be read back."""

import pytest

from intriga.conformance.language import event_faults, path_faults, random_path, vocabulary_faults
from intriga.kernel.events import Event
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import Frame
from intriga.kernel.machine.words import Vocabulary, Word
from tests.conformance.toy import FOLD, LAY, Boasts, Dealt, Parts, Said, Toy
from tests.conformance.toy_game import ToyGame, position


class ManyWords(ToyGame):
    vocabulary = Vocabulary([Said(f"word {number}") for number in range(600)])


class Misnumbered(ToyGame):
    vocabulary = Vocabulary([Said("a"), Said("b")])


class Rewritten(ToyGame):
    vocabulary = Vocabulary([Said("a"), Said("b")])


def test_a_vocabulary_that_is_too_large_is_caught() -> None:
    assert ["the_vocabulary_is_too_large"] == [fault.reason for fault in vocabulary_faults(ManyWords())]


def test_a_word_with_the_wrong_number_is_caught() -> None:
    Misnumbered.vocabulary.words[1].number = 7

    assert ["a_word_has_another_number"] == [fault.reason for fault in vocabulary_faults(Misnumbered())]


def test_a_notation_that_is_read_otherwise_is_caught() -> None:
    word = Rewritten.vocabulary.words[1]
    assert isinstance(word, Said)
    word.text = "a"

    assert ["a_notation_is_read_otherwise"] == [fault.reason for fault in vocabulary_faults(Rewritten())]


class Holds(Event, frozen=True, tag="holds"):
    what: object


class Whispers(Event, frozen=True, tag="whispers"):
    def seen_by(self, seat: int) -> Event | None:
        return Holds({1: object()}) if seat == 0 else None


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ({"event": "loose"}, "something_told_is_no_event"),
        (Holds(object()), "an_event_does_not_survive_the_wire"),
        (Holds((1, 2)), "an_event_does_not_survive_the_wire"),
        (Whispers(), "an_event_does_not_survive_the_wire"),
    ],
)
def test_an_event_that_cannot_be_told_is_caught(event: object, reason: str) -> None:
    assert [reason] == [fault.reason for fault in event_faults(2, [event])]


def test_a_sound_event_is_not_caught() -> None:
    assert [] == event_faults(2, [Dealt([1, 2])])


class ForgetsItself(Boasts):
    def copy(self) -> Frame[Toy]:
        return type(self)(0)


class CountsCopies(Toy):
    def copy(self) -> Toy:
        self.asked += 1
        return super().copy()


def test_a_path_of_quiet_words_is_found() -> None:
    state = position(ToyGame(), 4)

    assert ["high", "low"] == sorted(
        {str(w) for seed in range(9) for w in random_path(state, 0, Quick(seed))}
    )
    assert 2 == len(random_path(state, 0, Quick(1)))


def test_the_sound_toys_paths_answer_as_walking_does() -> None:
    states = [position(ToyGame(), words, seed=seed) for words in range(6) for seed in range(4)]

    assert [] == [fault for state in states for fault in path_faults(ToyGame(), state, Quick(1))]


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        (Parts(boasts=ForgetsItself), "a_path_answers_otherwise"),
        (Parts(state=CountsCopies), "a_path_changes_the_position"),
    ],
)
def test_a_path_that_answers_otherwise_is_caught(parts: Parts, reason: str) -> None:
    game = ToyGame(parts)
    state = position(game, 4)

    assert reason in {fault.reason for seed in range(5) for fault in path_faults(game, state, Quick(seed))}


def test_words_are_compared_by_identity() -> None:
    words: list[Word] = [*LAY, FOLD]

    assert len({id(word) for word in words}) == len(words)
