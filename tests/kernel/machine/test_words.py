"""Words: number, notation and back; numbers are append-only and pinned."""

from pathlib import Path

import pytest

from intriga.games.shelf import HERE, find_game, game_ids
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.words import Plain, Vocabulary, Word

TESTS = Path(__file__).parents[2] / "games"
EXAMPLES = tuple(sorted(path.parent.name for path in HERE.glob("_[a-z]*/game.py")))


def test_words_are_numbered_in_their_order() -> None:
    words = [Plain("a"), Plain("b")]
    vocabulary = Vocabulary([*words])

    assert 2 == len(vocabulary)
    assert [0, 1] == [word.number for word in words]
    assert vocabulary.read("b") is vocabulary.numbered(1) is words[1]
    assert ["a", "b"] == vocabulary.notations()
    assert "b" == repr(words[1])


def test_two_words_may_not_be_written_alike() -> None:
    with pytest.raises(ValueError, match="two words are written 'a'"):
        Vocabulary([Plain("a"), Plain("a")])


def test_an_unknown_notation_is_malformed() -> None:
    with pytest.raises(Malformed, match="'c' is not a word of this game"):
        Vocabulary([Plain("a")]).read("c")


@pytest.mark.parametrize("number", [-1, 1])
def test_a_number_beyond_the_vocabulary_is_malformed(number: int) -> None:
    with pytest.raises(Malformed, match="they go from 0 to 0"):
        Vocabulary([Plain("a")]).numbered(number)


def test_a_word_must_say_how_it_is_written() -> None:
    with pytest.raises(NotImplementedError):
        Word().notation()


@pytest.mark.parametrize("game", [*game_ids(), *EXAMPLES])
def test_the_numbers_of_words_never_change(game: str) -> None:
    """The list is stored; a new word is added to its end."""
    pinned = (TESTS / game / "vocabulary.txt").read_text("utf-8").splitlines()

    assert pinned == find_game(game).vocabulary.notations()
