"""End of the game: when it comes, and where the jokers go."""

import pytest

from intriga.games.masti.box.tables import GUILDS
from intriga.games.masti.events import Ended, RoundWon, Scored
from intriga.games.masti.rules.end import Jokers, end_reason
from intriga.games.masti.rules.scoring import finish
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.masti.builders import Told, empty, ending, names, of_kind, refused, say, table


def guilds(mask: int) -> list[str]:
    return [name for guild, name in enumerate(GUILDS) if mask >> guild & 1]


# ── when ──


@pytest.mark.clause("MV-046", "MV-A9")
def test_the_game_ends_after_the_round_of_the_last_trump() -> None:
    s = table(["A5", "A2", "E4"], trump="U9", deck="")
    say(s, 0, "A5")
    say(s, 1, "A2")

    assert not s.over

    told = say(s, 2, "E4")

    assert [RoundWon, Scored, Scored, Scored, Ended] == [type(event) for event in told[1:]]
    assert (True, "last_trump", "last_trump") == (s.over, s.reason, told[-1].reason)
    assert ([], [], [[], [], []]) == (s.stack, s.acting(), [s.legal(seat) for seat in range(3)])


@pytest.mark.clause("MV-047", "MV-A9")
def test_edge_06_early_end_when_all_hands_are_empty() -> None:
    s = table(["A5", "A2", "E4"], trump="U9", bribes=[2, 2, 2], deck="P4 U12")
    say(s, 0, "A5")
    say(s, 1, "A2")
    told = say(s, 2, "E4")

    assert ("hands_empty", 14, True) == (told[-1].reason, s.round, s.over)
    assert ("P4 U12", "A2 A5 E4 U9") == (names(s.deck), names(s.won[0]))
    assert [2, 2, 2] == s.bribes


@pytest.mark.clause("MV-047")
def test_the_game_goes_on_while_one_hand_holds_a_card() -> None:
    s = table(["A5", "A2", "E4 E5"], trump="U9", bribes=[1, 1, 0], deck="P4")
    say(s, 0, "A5")
    say(s, 1, "A2")
    say(s, 2, "E4", draws="P4")

    assert (False, "", [2]) == (s.over, s.reason, s.acting())


@pytest.mark.clause("MV-046", "MV-047", "MV-A9")
def test_the_reason_is_the_last_trump_even_if_all_hands_are_empty() -> None:
    s = empty(3)

    s.round = 16
    assert "last_trump" == end_reason(s)
    s.round = 15
    assert "hands_empty" == end_reason(s)
    s.round = 1
    assert "hands_empty" == end_reason(s)
    s.round = 0
    assert "" == end_reason(s)
    s.round = 15
    s.hands[2] = 1
    assert "" == end_reason(s)


@pytest.mark.clause("MV-046")
@pytest.mark.parametrize("word", ["A2", "bribe", "trumps A2", "leave A2", "count 0", "joker artists"])
def test_after_the_end_every_word_is_refused(word: str) -> None:
    s = ending(["A4", "A5", ""])

    assert [("game_is_over", "MV-046", {})] == refused(s, 0, word)


@pytest.mark.clause("MV-046", "MV-057")
def test_finishing_tells_every_sheet_and_the_result() -> None:
    s = ending(["A4", "A5 A11", ""])
    told: Told = []
    s.over = False
    s.stack.append(Jokers(3, 0))
    finish(s, Dealer(Scripted([]), told))

    assert [0, 1, 2] == [event.seat for event in of_kind(told, Scored)]
    assert Ended("last_trump", [1, 6, 0], [1], None) == told[-1]
    assert (True, []) == (s.over, s.stack)
