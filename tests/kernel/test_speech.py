"""The speaking half of the contract: listeners, small parts of sentences, what a game need not say."""

from pathlib import Path

import pytest

from intriga.kernel.machine.words import Plain
from intriga.kernel.sentences import Sentences, Tongue
from intriga.kernel.speech import Listener, Pieces
from intriga.kernel.wording import listed, plain_number, points_in_words, signed, with_tie

MESSAGES = """
list-last = { $head } and { $last }
list-nobody = nobody
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
tie-cards = Cards decide.
"""


@pytest.fixture
def phrases(tmp_path: Path) -> Sentences:
    (tmp_path / "en.ftl").write_text(MESSAGES, "utf-8")
    return Sentences("en", [tmp_path])


def test_only_who_acts_is_you() -> None:
    to = Listener(Tongue("en", None), ["Anna", "Boris"], 1)

    assert {"name": "Boris", "you": "yes"} == to.acting(1)
    assert {"name": "Anna", "you": "no"} == to.acting(0)


def test_nobody_is_you_to_a_spectator() -> None:
    to = Listener(Tongue("en", None), ["Anna"])

    assert ["no", "no"] == [to.you(seat) for seat in (0, -1)]


def test_numbers_have_a_true_minus() -> None:
    assert ["−7", "0", "3"] == [plain_number(number) for number in (-7, 0, 3)]
    assert ["−7", "0", "+3"] == [signed(number) for number in (-7, 0, 3)]


def test_lists_totals_and_ties_are_told(phrases: Sentences) -> None:
    assert ["nobody", "a", "a, b and c"] == [listed(parts, phrases) for parts in ("", "a", "abc")]
    assert ["1 point", "−1 point", "−5 points"] == [
        points_in_words(points, phrases) for points in (1, -1, -5)
    ]
    assert ["Over.", "Over. Cards decide."] == [with_tie("Over.", tie, phrases) for tie in (None, "cards")]


def test_a_game_without_pieces_of_its_own_touches_nothing() -> None:
    pieces, word = Pieces(), Plain("go")

    assert ([], "") == (pieces.touches(word), pieces.group(word))
