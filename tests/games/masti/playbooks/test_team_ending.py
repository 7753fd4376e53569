"""A conversation at the end of a team game: equal stacks, then jokers, then the sheets."""

from intriga.games.masti.events import Ended, JokerDiscarded, JokerPlaced, Scored, StackChosen
from tests.games.masti.builders import Told, ending, refused
from tests.games.masti.playbook import Playbook, Say


def test_stacks_are_chosen_then_jokers_placed_then_all_is_scored() -> None:
    told: Told = []
    s = ending(
        ["A4 A5 A6 P1 A13", "P5 E1 U1", "U6 U4 A7 P2", "E5 A9 E9"],
        teams=2,
        wealth=[1, 0, 0, 2],
        told=told,
    )

    assert [] == told
    assert [("no_jokers_now", "MV-048")] == [found[:2] for found in refused(s, 0, "joker artists")]

    (
        Playbook(s)
        >> Say(0, "count 2")
        << StackChosen(0, "aristocrats", 2)
        >> Say(0, "count 0")
        << StackChosen(0, "merchants", 0)
        >> Say(1, "count 1")
        << StackChosen(1, "knights", 1)
        >> Say(0, "joker artists")
        << JokerPlaced(0, "P1", "artists")
        << JokerPlaced(1, "E1", "knights")
        << JokerDiscarded(1, "U1")
        << Scored(0, {"artists": (2, 3), "merchants": (1, 1)}, ["aristocrats"], 0, 0, (1, -1), 1, 4, 5)
        << Scored(1, {"knights": (2, 3)}, [], 0, 0, (0, 0), 0, 3, 2)
        << Scored(2, {"aristocrats": (1, 1), "craftsmen": (1, 1)}, ["merchants"], 0, -2, (0, 0), 0, 0, 4)
        << Scored(3, {"merchants": (1, 1), "assassins": (1, 1)}, ["knights"], 0, 0, (0, 0), 2, 4, 3)
        << Ended("last_trump", [4, 7], [1, 3], None)
    ).done()
