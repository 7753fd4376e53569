"""What the plain board says of a field of the view."""

from typing import Any

from intriga.games.illuminaten.box.tables import CardNumber
from intriga.games.illuminaten.speech.wording import (
    any_of,
    degree_key,
    named,
    phrases,
    tell_card,
    tell_event,
    tell_faction,
    tell_lack,
    tell_plot,
    tell_tokens,
)
from intriga.games.illuminaten.view.structs import PlotFor, SlotView
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener


def tell_field(field: str, value: Any, to: Listener) -> str | None:
    """A field in words; None where its value speaks for itself."""
    if value is None or value == []:
        return None
    told = of_cards(field, value, to) or of_factions(field, value, to.tongue)
    return told or of_titles(field, value, to)


def of_cards(field: str, value: Any, to: Listener) -> str | None:
    """Fields that name cards or their slots."""
    name = field.partition(".")[2]
    if name in ("card", "discard_top", "connection_card"):
        return tell_card(value, to.tongue)
    if name in ("known_cards", "on_table", "chain", "turned"):
        return "; ".join(tell_card(card, to.tongue) for card in value)
    if name == "court":
        return "; ".join(f"{place} — {card_or_dash(card, to.tongue)}" for place, card in enumerate(value, 1))
    if field == "ArgumentView.cards":
        return "; ".join(card_or_dash(card or None, to.tongue) for card in value)
    if field == "CellView.slots":
        return "; ".join(tell_slot(number, slot, to) for number, slot in enumerate(value, 1))
    if field == "HandCard.slots":
        return "; ".join(f"{number}: {tell_tokens(cost, to.tongue)}" for number, cost in enumerate(value, 1))
    return None


def card_or_dash(card: CardNumber | None, tongue: Tongue) -> str:
    return "—" if card is None else tell_card(card, tongue)


def tell_slot(number: int, slot: SlotView, to: Listener) -> str:
    """A slot: its number, what it costs, and whose influence is in it."""
    told = f"{number}: {tell_tokens(slot.cost, to.tongue)}"
    return told if slot.owner is None else f"{told} — {named(slot.owner, to)}"


def of_factions(field: str, value: Any, tongue: Tongue) -> str | None:
    """Fields that name factions or count their tokens."""
    name = field.partition(".")[2]
    if name == "faction":
        return tell_faction(value, tongue)
    if name in ("faction_cards", "edicts_gone") and isinstance(value, list) and isinstance(value[0], str):
        return ", ".join(tell_faction(letter, tongue) for letter in value)
    if name in ("factions", "connection_factions") and isinstance(value, str):
        return ", ".join(tell_faction(letter, tongue) for letter in value)
    if name in ("tokens", "pool", "factions") and isinstance(value, dict):
        counted = [f"{tell_faction(letter, tongue)} {count}" for letter, count in value.items() if count]
        return ", ".join(counted) or "0"
    if name == "owed":
        return " + ".join(any_of(letters, tongue) for letters in value)
    return None


def of_titles(field: str, value: Any, to: Listener) -> str | None:
    """Fields that name plots, events, degrees and what a card can do."""
    tongue = to.tongue
    say = phrases(tongue).say
    name = field.partition(".")[2]
    if name in ("plot", "private_plot"):
        return tell_plot(value, tongue)
    if name in ("open_event", "returned_event"):
        return tell_event(value, tongue)
    if name in ("my_events", "drawn_events", "used_events"):
        return "; ".join(tell_event(event, tongue) for event in value)
    if name == "degree":
        return say("degree-name", degree=degree_key(value))
    if name in ("strength", "organisation", "ability"):
        return say(f"{name}-name", **{name: value})
    if name == "ending":
        return say(f"ending-{value}")
    if field == "PlotView.seats":
        return "; ".join(tell_plot_for(plot, to) for plot in value)
    if field == "TurnView.enhanced":
        return ", ".join(f"{say('action-noun', action=action)} +{more}" for action, more in value.items())
    return None


def tell_plot_for(plot: PlotFor, to: Listener) -> str:
    """How a plot stands for one seat: done, met, or what it lacks."""
    say = phrases(to.tongue).say
    who = named(plot.seat, to)
    if plot.has_influence:
        return say("plain-plot-done", name=who)
    if plot.is_met:
        return say("plain-plot-met", name=who)
    lacks = ", ".join(tell_lack(lack.lacks, lack.number, lack.facts, to.tongue) for lack in plot.lacks)
    return say("plain-plot-lacks", name=who, lacks=lacks)
