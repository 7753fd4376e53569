"""Chains of matches: what the next match of a chain begins with, and with whom and what it can be played."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from intriga.kernel.contract import Game, Option, Result, chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import Ended
from intriga.kernel.match.match import Match, new_match


def result_of(match: Match) -> Result | None:
    """How a match ended by its rules; None while it is played, and if it was given up."""
    last = match.entries[-1] if match.entries else None
    return last.result if isinstance(last, Ended) and last.how == "ruled" else None


def carried_over(match: Match) -> dict[str, Any] | None:
    """What the next match begins with; None if there is no next one."""
    result = result_of(match)
    return result.carry if result is not None else None


def can_be_retried(match: Match) -> bool:
    """Whether the same match may be played again from where it began: it is one of a chain, or was lost."""
    result = result_of(match)
    lost = result is not None and result.success is False
    return match.ended and (lost or match.header.carry is not None or carried_over(match) is not None)


def chapter_options(game: Game, players: int) -> list[Option]:
    """The options that may be chosen anew for each match of a chain."""
    return [option for option in game.options if option.per_chapter and players in option.players]


def choices_of_next(match: Match, players: int) -> list[dict[str, str]]:
    """Every choice of these options with which the chain can go on, the present one first. Only the game
    knows: it is tried."""
    ours = chapter_options(match.game, players)
    present = {option.name: match.header.options.get(option.name, option.default) for option in ours}
    ways = [
        dict(zip(present, values, strict=True)) for values in product(*(option.values for option in ours))
    ]
    ways.sort(key=lambda way: way != present)
    return [way for way in ways if can_go_on(match, players, options_with(match, players, way))]


def options_of_next(match: Match, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """The options of the next match: those of this one as far as they exist for this number of players and
    the chain can go on with them, and what was chosen anew. Malformed if that cannot be chosen."""
    wanted = options_with(match, players, chosen)
    for way in choices_of_next(match, players):
        if all(way.get(name, value) == value for name, value in chosen.items()):
            return {**wanted, **way}
    return wanted


def options_with(match: Match, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """The options of this match as far as they exist for this number of players, and what was chosen anew."""
    here = {option.name: option for option in match.game.options if players in option.players}
    kept = {
        name: value
        for name, value in match.header.options.items()
        if name in here and value in here[name].values
    }
    return chosen_options(match.game, players, {**kept, **chosen})


def can_go_on(match: Match, players: int, options: Mapping[str, str]) -> bool:
    """Whether the game can be set up with what was carried over."""
    try:
        match.game.setup(match.box, players, options, carried_over(match), Dealer(Quick(1)))
    except Malformed:
        return False
    return True


def counts_of_next(match: Match) -> list[int]:
    """The numbers of players with which the chain can go on."""
    return [players for players in match.game.players if choices_of_next(match, players)]


def values_of_next(match: Match, option: str) -> set[str]:
    """The values of an option with which the chain can go on."""
    ways = [way for players in match.game.players for way in choices_of_next(match, players)]
    return {way[option] for way in ways if option in way}


def next_match(
    before: Match, match: str, seed: bytes, seats: Sequence[str], chosen: Mapping[str, str] | None = None
) -> Match:
    """The next match of a chain: it starts from what the last one carried over. All `seats` play."""
    carry = carried_over(before)
    if carry is None:
        raise Malformed("only a match that ended with something to carry over can be followed by another")
    return new_match(
        before.game,
        before.pack,
        match,
        len(seats),
        options_of_next(before, len(seats), chosen or {}),
        seats,
        seed,
        carry=carry,
        previous=before.header.match,
    )


def retried_match(before: Match, match: str, seed: bytes) -> Match:
    """The same match again from where it began: the same seats and options, and the same carry."""
    header = before.header
    return new_match(
        before.game,
        before.pack,
        match,
        header.players,
        header.options,
        header.seats,
        seed,
        carry=header.carry,
        previous=header.previous,
    )
