"""Named positions that several tests begin with."""

from intriga.games.masti.state import Masti
from tests.games.masti.builders import dealt_so, ending, say, table

SIX_HANDS = [  # seat 4 is first; 4, 5 and 0 have eight cards, 1, 2 and 3 have nine
    "A1 A2 A3 A4 A5 A6 A7 A8",
    "P1 P2 P3 P4 P5 P6 P7 P8 P9",
    "E1 E2 E3 E4 E5 E6 E7 E8 E9",
    "U1 U2 U3 U4 U5 U6 U7 U8 U9",
    "A9 A10 A11 A12 A13 P10 P11 P12",
    "P13 E10 E11 E12 U10 U11 U12 U13",
]


def lead() -> Masti:
    """Seat 0 is to lay the starting card."""
    return table(["A5 A9 P3", "A2 P7 U1", "E4 E5 P1"], trump="U9", bribes=[1, 1, 1], wealth=[0, 2, 0])


def follow() -> Masti:
    """Seat 1 is to follow Aldo."""
    s = lead()
    say(s, 0, "A5")
    return s


def two_jokers() -> Masti:
    """Seat 0 has jokers for two of its three stacks: aristocrats, merchants, assassins."""
    return ending(["A4 A6 A9 P1 E1", "A5", ""])


def equal_stacks() -> Masti:
    """Seats 0 and 2 have one aristocrat each, and seat 0 a joker."""
    return ending(["A4 P1", "A5", "U6", "A6"], teams=2)


def six() -> Masti:
    """After the deal: three seats choose what goes into the trump deck; E13 is the card left over."""
    s, _ = dealt_so(SIX_HANDS, first=4)
    return s


def trick(round: int = 2, left: str = "A4", deck: str = "P7 P8") -> Masti:  # noqa: A002
    """The last turn of a round, which seat 0 wins: only seats 0 and 1 hold cards."""
    return table(
        ["A9", "A2 A3", "", "", "", ""],
        trump="U9",
        played=["A10"],
        out=[2, 3, 4, 5],
        left=left,
        deck=deck,
        round=round,
        teams=3,
    )
