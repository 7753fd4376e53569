"""A table at which the game's own cards are played, and a few words said at it one after the other."""

from collections.abc import Sequence
from functools import cache

from intriga.games.factions.box import loading as components
from intriga.games.factions.box.tables import Box
from intriga.games.factions.state import Factions
from intriga.games.shelf import own_pack
from tests.games.factions.builders import Told, say, table


@cache
def own_box() -> Box:
    return components.load(own_pack("factions"))


def people(
    hands: Sequence[str], areas: Sequence[str] = (), discard: str = "", deck: str | None = None
) -> Factions:
    """In the middle of a game with its own pack: seat 0 is to act, with the role of the publisher."""
    roles = " ".join(["publisher", "valet", "section", "swiss"][: len(hands)])
    return table(hands, areas, box=own_box(), roles=roles, discard=discard, deck=deck)


def play(s: Factions, words: str, draws: str = "") -> Told:
    """Words of whoever is asked, with commas between; the last of them may turn up cards. What was told."""
    told: Told = []
    said = words.split(", ")
    for place, word in enumerate(said):
        told += say(s, s.acting()[0], word, draws if place == len(said) - 1 else "")
    return told
