"""What the page ties to pieces: which piece a word concerns, how options are grouped, what fields say.

Never compiled. Touches of this game; cells, cards and places of the court count from 1:

| touch | piece |
|---|---|
| `action:scout` | a main action |
| `cell:7`, `areopagus` | a card of the field, one's own areopagus |
| `slot:7.2` | a slot of that card |
| `card:12` | an Enlightened, in hand or where it lies |
| `token:A` | support of a faction |
| `faction:A` | a faction card |
| `marker:7` | the reward marker on a card of the field |
| `plot:P03` | a plot |
| `event:festivities`, `event:edict A` | an event |
| `seat:1` | a seat |
| `court:2`, `deck` | where cards are taken from |
"""

from collections.abc import Sequence
from typing import Any, Final

from intriga.games.illuminaten.box.tables import ACTIONS
from intriga.games.illuminaten.box.texts import event_name
from intriga.games.illuminaten.speech.telling import (
    degree_key,
    event_notation,
    name_of,
    phrases,
    tell_card,
    tell_faction,
    tell_lack,
    tell_plot,
    tell_tokens,
)
from intriga.kernel.sentences import Tongue

MINUTES: Final = 60
HEADINGS: Final = ("turn_began",)
CLAUSES: Final = {
    "turn_began": "PI-064",
    "card_scouted": "PI-074",
    "influence_placed": "PI-077",
    "interrogated": "PI-083",
    "reassignment_began": "PI-090",
    "card_excluded": "PI-096",
    "argument_began": "PI-101",
    "argument_ended": "PI-110",
    "card_woven": "PI-119",
    "quick_support": "PI-127",
    "faction_card_taken": "PI-132",
    "faction_card_used": "PI-135",
    "plot_fulfilled": "PI-139",
    "plot_lost": "PI-146",
    "events_drawn": "PI-151",
    "edict_played": "PI-155",
    "special_played": "PI-175",
    "court_card_taken": "PI-161",
    "script_step": "PI-181",
    "faction_scored": "PI-179",
    "ended": "PI-180",
}
SEATS: Final = (
    "seat",
    "owner",
    "controller",
    "areopagi",
    "first",
    "still_choosing",
    "lent_by",
    "attacker",
    "defender",
    "superior",
    "winners",
)
LEFT_OUT: Final = ("View.seat", "View.players", "View.seats", "View.moment", "View.rows", "Area.is_person")

PIECES: Final = {
    "on": "cell",
    "slot": "slot",
    "card": "card",
    "weave": "card",
    "pay": "token",
    "substitute": "token",
    "gain": "token",
    "give": "token",
    "choose": "token",
    "take": "faction",
    "use": "faction",
    "marker": "marker",
    "fulfil": "plot",
    "release": "plot",
    "return": "plot",
    "play": "event",
    "invoke": "event",
    "keep": "event",
    "seat": "seat",
    "court": "court",
}


def touches(notation: str) -> list[str]:
    """The pieces that a word concerns, the nearest first."""
    verb, _, what = notation.partition(" ")
    if notation == "on areopagus":
        return ["areopagus"]
    if verb in ACTIONS:
        return [f"action:{verb}"]
    if verb == "deck":
        return ["deck"]
    if verb not in PIECES or not what:
        return []
    nearest = f"{PIECES[verb]}:{what}"
    return [nearest, f"cell:{what.partition('.')[0]}"] if verb in ("slot", "marker") else [nearest]


def group(notation: str) -> str:
    """The name of the sentence under which a word is offered."""
    verb = notation.partition(" ")[0]
    if verb in ACTIONS:
        return "group-action"
    if verb == "weave":
        return "group-weave"
    return f"group-{PIECES.get(verb, 'else')}"


def row_touch(kind: str, row: Any) -> str:
    """The piece that a row of the plain board stands for."""
    if kind == "CellView":
        return f"cell:{row.cell}"
    if kind == "HandCard":
        return f"card:{row.card}"
    if kind == "PlotView":
        return f"plot:{row.plot}"
    if kind == "FactionCardView":
        return f"faction:{row.faction}"
    return f"seat:{row.seat}" if kind == "Area" else ""


# ── the plain board ──


def tell_value(field: str, value: Any, tongue: Tongue, names: Sequence[str]) -> str | None:
    """A field of the view in words; None where its value speaks for itself."""
    name = field.partition(".")[2]
    if value is None or value == []:
        return None
    if name in ("card", "discard_top", "connection_card"):
        return tell_card(value, tongue)
    if name in ("known_cards", "on_table", "chain", "turned"):
        return "; ".join(tell_card(card, tongue) for card in value)
    if name == "court":
        return "; ".join(f"{place} — {told_or_none(card, tongue)}" for place, card in enumerate(value, 1))
    if field == "ArgumentView.cards":
        return "; ".join(told_or_none(card or None, tongue) for card in value)
    if name == "slots" and field != "ArgumentView.slots":
        return "; ".join(tell_slot(number, slot, tongue, names) for number, slot in enumerate(value, 1))
    return of_factions(name, value, tongue) or of_titles(field, value, tongue, names)


def told_or_none(card: int | None, tongue: Tongue) -> str:
    return "—" if card is None else tell_card(card, tongue)


def tell_slot(number: int, slot: Any, tongue: Tongue, names: Sequence[str]) -> str:
    """A slot: its number, what it costs, and whose influence is in it."""
    cost = slot if isinstance(slot, str) else slot.cost
    told = f"{number}: {tell_tokens(cost, tongue)}"
    owner = None if isinstance(slot, str) else slot.owner
    return told if owner is None else f"{told} — {name_of(owner, tongue, names)}"


def of_factions(name: str, value: Any, tongue: Tongue) -> str | None:
    """Fields that name factions or count their tokens."""
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
        return " + ".join(
            tell_tokens(letters, tongue) if len(letters) == 1 else "/".join(letters) for letters in value
        )
    return None


def of_titles(field: str, value: Any, tongue: Tongue, names: Sequence[str]) -> str | None:
    """Fields that name plots, events, degrees and what a card can do."""
    say = phrases(tongue).say
    name = field.partition(".")[2]
    if name in ("plot", "private_plot"):
        return tell_plot(value, tongue)
    if name in ("open_event", "returned_event"):
        return event_name(event_notation(value), tongue)
    if name in ("my_events", "drawn_events", "used_events"):
        return "; ".join(event_name(event_notation(event), tongue) for event in value)
    if name == "degree":
        return say("degree-name", degree=degree_key(value))
    if name in ("strength", "organisation", "ability"):
        return say(f"{name}-name", **{name: value})
    if field == "PlotView.seats":
        return "; ".join(tell_plot_for(plot, tongue, names) for plot in value)
    if field == "TurnView.enhanced":
        return ", ".join(f"{say('action-noun', action=action)} +{more}" for action, more in value.items())
    return None


def tell_plot_for(plot: Any, tongue: Tongue, names: Sequence[str]) -> str:
    """How a plot stands for one seat: done, met, or what it lacks."""
    say = phrases(tongue).say
    who = name_of(plot.seat, tongue, names)
    if plot.has_influence:
        return say("plain-plot-done", name=who)
    if plot.is_met:
        return say("plain-plot-met", name=who)
    lacks = ", ".join(tell_lack(lack.lacks, lack.number, lack.facts, tongue) for lack in plot.lacks)
    return say("plain-plot-lacks", name=who, lacks=lacks)
