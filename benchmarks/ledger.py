"""One game played between bots, with the game's ledger in hand."""

from pathlib import Path
from typing import Any, NamedTuple

from intriga.bots.levels import bot_chance, game_chance
from intriga.bots.players import player_of
from intriga.bots.series import loaded_box
from intriga.games.shelf import find_game
from intriga.kernel.asking import Asker
from intriga.kernel.contract import Result, chosen_options
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.dealer import Dealer

LATE = 0.75  # of the turns: whoever leads then should not always win


class Study(NamedTuple):
    """What is played."""

    game: str
    players: int
    level: str
    seed: int
    options: dict[str, str]
    pack: Path | None = None


class Played(NamedTuple):
    """One game: by seat what was dealt and won, and what became of the cards."""

    dealt: list[dict[str, str]]
    scores: list[dict[str, int]]
    share: list[float]  # of the victory
    overtaken: bool  # the late leader did not win
    turns: int
    reason: str  # of the end
    held: set[str]
    played: set[str]
    success: bool | None = None  # of a game that all win or lose together


def ledger_of(game: str) -> Ledger:
    """The game's ledger; a game that keeps none cannot be studied."""
    ledger = find_game(game).ledger
    if ledger is None:
        raise SystemExit(f"{game} keeps no ledger, so there is nothing to measure")
    return ledger


def play(study: Study, number: int) -> Played:
    """The game with this number, between bots of one level."""
    game = find_game(study.game)
    ledger = ledger_of(study.game)
    dealer = Dealer(game_chance(study.seed, number))
    options = chosen_options(game, study.players, study.options)
    box: Any = loaded_box(study.game, study.pack)
    state = game.setup(box, study.players, options, None, dealer)
    seated = [player_of(game, study.level) for _ in range(study.players)]
    held: set[str] = set()
    played: set[str] = set()
    leaders: list[int] = []  # by turn
    asker = Asker()
    decisions = 0
    while not state.over:
        seat = asker.next(state)
        thought = bot_chance(study.seed, number, decisions)
        word = seated[seat].say(game.redeal(state, seat, thought), seat, thought)
        held.update(ledger.held(state))
        card = ledger.played(state, seat, word)
        if card is not None:
            played.add(card)
        if ledger.turn(state) > len(leaders):
            leaders.append(ledger.leader(state))
        state.apply(seat, word, dealer)
        decisions += 1
    result = game.result(state)
    assert result is not None
    seats = range(study.players)
    return Played(
        [ledger.dealt(state, seat) for seat in seats],
        [ledger.score(state, seat) for seat in seats],
        shares_of(result, study.players),
        leaders[int(LATE * len(leaders))] not in result.winners,
        len(leaders),
        result.reason,
        held,
        played,
        result.success,
    )


def shares_of(result: Result, players: int) -> list[float]:
    """Each seat's share of the victory; of one that is won together, all have the whole."""
    if result.success is not None:
        return [float(result.success)] * players
    return [(seat in result.winners) / max(1, len(result.winners)) for seat in range(players)]
