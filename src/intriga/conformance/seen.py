"""Everything that one seat is shown in a position, as bytes."""

from typing import Any

import msgspec

from intriga.kernel.contract import Game
from intriga.kernel.events import shown_to
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import SPECTATOR, Seat


def seen(game: Game, state: State, seat: Seat, *, refusals: bool = True) -> dict[str, bytes]:
    """View, question, acting seats, legal words and refusals; each as bytes."""
    shown: dict[str, Any] = {
        "view": game.view(state, seat),
        "question": game.question(state, seat),
        "acting": (state.acting(), state.must, state.asked, state.over),
        "result": game.result(state),
    }
    if seat != SPECTATOR:
        shown["legal"] = [word.notation() for word in state.legal(seat)]
        if refusals:
            shown["refusals"] = refusals_of(game, state, seat)
    return {name: msgspec.json.encode(value) for name, value in shown.items()}


def refusals_of(game: Game, state: State, seat: Seat) -> list[Any]:
    """Why each word of the vocabulary is refused to this seat."""
    return [[refusal.key() for refusal in state.why_not(seat, word)] for word in game.vocabulary.words]


def differing(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    """The names of what is shown differently."""
    return [name for name, shown in one.items() if shown != other[name]]


def shown_bytes(seat: Seat, events: list[Any]) -> bytes:
    """The events as this seat may know them, in their order."""
    return msgspec.json.encode(shown_to(seat, events))
