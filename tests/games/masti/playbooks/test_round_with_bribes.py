"""A conversation over two rounds: bribes, a trump that cuts in, a hand that runs out."""

from intriga.games.masti.events import Bribed, CardPlayed, Ended, GemsRemoved, RoundStarted, RoundWon, Scored
from tests.games.masti.builders import table
from tests.games.masti.playbook import Playbook, Say


def test_two_rounds_with_bribes_and_an_empty_hand() -> None:
    s = table(
        ["A13 A4", "A5 P6", "U2", "E13"],
        trump="U11",
        bribes=[0, 0, 1, 1],
        won=["", "", "P3", ""],
        wealth=[0, 1, 0, 0],
        deck="E8",
    )

    (
        Playbook(s)
        >> Say(0, "A13")
        << CardPlayed(0, "A13")
        >> Say(1, "A5")
        << CardPlayed(1, "A5")
        >> Say(2, "U2")
        << CardPlayed(2, "U2")
        >> Say(3, "bribe", draws="E8")
        << Bribed(3)
        << RoundWon(2, ["A5", "A13", "U2", "U11"], 1)
        << RoundStarted(12, "E8", 3, [2])
        << GemsRemoved(2, 1)
        >> Say(3, "E13")
        << CardPlayed(3, "E13")
        >> Say(0, "A4")
        << CardPlayed(0, "A4")
        >> Say(1, "P6")
        << CardPlayed(1, "P6")
        << RoundWon(3, ["A4", "P6", "E8", "E13"], 0)
        << Scored(0, {}, [], 0, 0, (0, 0), 0, 0, 0)
        << Scored(1, {}, [], 0, 0, (0, 0), 1, 1, 0)
        << Scored(2, {"artists": (3, 6)}, [], 2, -2, (1, -1), 1, 6, 5)
        << Scored(
            3, {"aristocrats": (1, 1), "artists": (1, 1), "craftsmen": (1, 1)}, [], 0, 0, (1, -1), 0, 2, 4
        )
        << Ended("last_trump", [0, 1, 6, 2], [2], None)
    ).done()
