"""What is asked of a seat, as data."""

from typing import Any

from intriga.games.factions.effects.giving import Dropping, Giving
from intriga.games.factions.effects.phrase import A_CARD, A_SEAT
from intriga.games.factions.rules.exchange import Exchange
from intriga.games.factions.rules.properties import Property
from intriga.games.factions.rules.quiz import Quiz, Youngest
from intriga.games.factions.rules.turn import Laying
from intriga.games.factions.speech.card_text import effect_text
from intriga.games.factions.speech.wording import tongues
from intriga.games.factions.state import Factions
from intriga.kernel.contract import Question
from intriga.kernel.machine.seats import Seat


def question(s: Factions, seat: Seat) -> Question:
    """What this seat is asked, or whom it waits for."""
    if s.over:
        return Question("game_over", "HF-026", {})
    if seat < 0 or not s.may >> seat & 1:
        return Question("waiting_for", "HF-012", {"seats": s.acting()})
    frame = s.stack[-1]
    if isinstance(frame, Quiz):
        given = frame.given[seat] >= 0
        return Question("ask_answer_given" if given else "ask_answer", "HF-G4", {}, advised=False)
    if isinstance(frame, Youngest):
        return Question("ask_youngest", "HF-012", {})
    if isinstance(frame, Exchange):
        return Question("ask_exchange", "HF-011", {})
    if isinstance(frame, Laying):
        return Question("ask_area", "HF-018", {"card": s.box.cards[frame.card].name})
    if isinstance(frame, Dropping):
        return Question("ask_drop", "HF-023", {"number": frame.left})
    if isinstance(frame, Giving):
        return Question("ask_give_back", "HF-019", {"seat": frame.to})
    return of_property(s, frame) if isinstance(frame, Property) else of_turn(s, seat)


def of_turn(s: Factions, seat: Seat) -> Question:
    cards = len(s.hands[seat])
    if cards == 0:
        return Question("ask_turn_empty", "HF-016", {})
    return Question("ask_turn_full", "HF-015", {}) if cards >= 3 else Question("ask_turn", "HF-013", {})


def of_property(s: Factions, frame: Property) -> Question:
    """What an effect must be told; its sentence stands on the card."""
    need = frame.asked_for(s)
    kind = "card" if need == A_CARD else "seat" if need == A_SEAT else "may"
    optional = "_or_decline" if need in (A_CARD, A_SEAT) and frame.may_decline(s) else ""
    effect = frame.effect(s)
    facts: dict[str, Any] = {
        "card": s.box.cards[frame.card].name,
        "effect": frame.step,
        "does": effect.fields.does,
        "text": {tongue.language: effect_text(effect, tongue, frame.card) for tongue in tongues(s.box)},
    }
    return Question(f"ask_{kind}{optional}", "HF-020" if optional or kind == "may" else "HF-A8", facts)
