"""Words: what a player can say. Each is made once at import and compared by identity."""

from typing import Final, final

from intriga.kernel.machine.refusals import Malformed


class Word:
    """One thing a player can say in a game; subclasses carry typed fields."""

    def __init__(self) -> None:
        self.number = -1  # its place in the vocabulary: for search, learning and storage

    def notation(self) -> str:
        """The short form that records, tests and the terminal use."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.notation()


@final
class Plain(Word):
    """A word without a field: `end`, `decline`."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text: Final = text

    def notation(self) -> str:
        return self.text


class Vocabulary:
    """Every word of a game, once: word to number to notation and back.

    Numbers are append-only: a new word goes to the end.
    """

    def __init__(self, words: list[Word]) -> None:
        self.words: Final = words
        self.by_notation: Final[dict[str, Word]] = {}
        for number, word in enumerate(words):
            word.number = number
            notation = word.notation()
            if notation in self.by_notation:
                raise ValueError(f"two words are written '{notation}'")
            self.by_notation[notation] = word

    def __len__(self) -> int:
        return len(self.words)

    def read(self, notation: str) -> Word:
        """The word of this notation, or Malformed."""
        word = self.by_notation.get(notation)
        if word is None:
            raise Malformed(f"'{notation}' is not a word of this game")
        return word

    def numbered(self, number: int) -> Word:
        """The word with this number, or Malformed."""
        if not 0 <= number < len(self.words):
            raise Malformed(f"there is no word number {number}; they go from 0 to {len(self.words) - 1}")
        return self.words[number]

    def notations(self) -> list[str]:
        """All words as they are written, in the order of their numbers."""
        return [word.notation() for word in self.words]
