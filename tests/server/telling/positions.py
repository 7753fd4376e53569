"""Positions of random matches of a game."""

from __future__ import annotations

from intriga.conformance.play import random_choice
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match, new_match

NAMES = ["Anna", "Boris", "Clara", "Dan", "Eva", "Fedor", "Guest", "Hugh"]


def positions(game: str) -> list[Match]:
    """Points of random matches, at every number of players."""
    found = []
    for players in find_game(game).players:
        match = new_match(
            find_game(game), own_pack(game), f"m{players}", players, {}, NAMES[:players], bytes(32)
        )
        chance = Quick(players)
        while not match.ended:
            if len(match.entries) % 17 == 1:
                found.append(match.fork())
            seat, word = random_choice(match.state, chance)
            match.decide(seat, [word])
        found.append(match)
    return found
