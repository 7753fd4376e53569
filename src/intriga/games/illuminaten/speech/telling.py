"""Telling: events, questions, refusals, words and endings as sentences in the reader's language.

Never compiled. `reader` is the seat that reads: where it acts itself, the sentence says "you".
Seats after those of `names` play by script.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from intriga.games.illuminaten.box.tables import ACTIONS, AREOPAGUS, EVENTS, LETTERS
from intriga.games.illuminaten.box.texts import event_name, opponent_name, own_plot, plot_name, short_name
from intriga.games.illuminaten.speech.short_log import JOINED, QUIET, joined
from intriga.games.illuminaten.speech.typed import heard
from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import Tongue, phrases_in

__all__ = ["QUIET", "heard", "joined"]  # what else is asked of this room
LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)

#: What a fact of this name is about; every other fact is shown as it is.
SEATS = (
    "seat",
    "giver",
    "taker",
    "attacker",
    "defender",
    "owner",
    "lender",
    "superior",
    "winner",
    "loser",
    "opponent",
    "first",
)
CARDS = ("card", "new_card", "plan")
CELLS = ("cell", "to_cell", "other_cell", "target", "acting")
FACTIONS = ("faction",)
ACTORS = ("seat", "giver", "attacker", "first")


def scripted_names(options: Mapping[str, str], tongue: Tongue) -> list[str]:
    """The names of the seats that play by themselves, without their titles."""
    opponent = options.get("opponent", "none")
    return [] if opponent == "none" else [opponent_name(opponent, tongue).split()[-1]]


# ── small parts of sentences ──


def listed(parts: Sequence[str], tongue: Tongue) -> str:
    """Several things in one phrase: a, b and c."""
    if not parts:
        return phrases(tongue).say("list-nothing")
    if len(parts) == 1:
        return parts[0]
    return phrases(tongue).say("list-last", head=", ".join(parts[:-1]), last=parts[-1])


def name_of(seat: int, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """A seat by name; the reader is "you"."""
    if seat == reader >= 0:
        return phrases(tongue).say("list-you")
    return names[seat] if seat < len(names) else phrases(tongue).say("scripted-seat")


def tell_card(card: int, tongue: Tongue) -> str:
    """A card by its number from 1: №42 «Гёте»."""
    return phrases(tongue).say("card", number=str(card), short=short_name(card, tongue))


def tell_cell(cell: int, tongue: Tongue) -> str:
    """A place of the field by its number from 1, or the areopagus."""
    say = phrases(tongue).say
    return say("cell-areopagus") if cell in (0, AREOPAGUS + 1) else say("cell", number=str(cell))


def tell_faction(faction: str, tongue: Tongue) -> str:
    return phrases(tongue).say("faction-name", faction=faction)


def faction_letter(faction: str, tongue: Tongue) -> str:
    """The letter of a faction as players of this language write it."""
    return phrases(tongue).say("faction-letter", faction=faction)


def tell_factions(factions: Sequence[str], tongue: Tongue) -> str:
    """Several factions by name."""
    return listed([tell_faction(faction, tongue) for faction in factions], tongue)


def tell_tokens(factions: Sequence[str], tongue: Tongue) -> str:
    """Tokens as a list of letters: 2А + М."""
    parts = []
    for faction in LETTERS:
        count = list(factions).count(faction)
        if count:
            parts.append(f"{count if count > 1 else ''}{faction_letter(faction, tongue)}")
    return " + ".join(parts) or "0"


def degree_key(degree: str) -> int | str:
    """A degree as the sentences choose by it: a number is a number there."""
    return int(degree) if degree.isdigit() else degree


def any_of(factions: str, tongue: Tongue) -> str:
    """One token of any of these factions: А/М; "any token" if all will do."""
    if len(factions) == len(LETTERS):
        return phrases(tongue).say("any-token")
    return "/".join(faction_letter(faction, tongue) for faction in factions)


def tell_cost(units: Sequence[str], tongue: Tongue) -> str:
    """A cost, one unit a token: 2А + М, or 2×А/М where either will do."""
    parts = []
    for unit in dict.fromkeys(units):
        number = list(units).count(unit)
        sign = "×" if len(unit) > 1 else ""
        parts.append(f"{number}{sign}{any_of(unit, tongue)}" if number > 1 else any_of(unit, tongue))
    return " + ".join(parts)


# ── facts as blanks ──


class Teller:
    """Turns facts into the blanks of a sentence, for one reader. Cards, cells and slots count from 1."""

    def __init__(self, tongue: Tongue, names: Sequence[str], reader: int) -> None:
        self.tongue = tongue
        self.names = names
        self.reader = reader

    def blanks(self, facts: Mapping[str, Any]) -> dict[str, object]:
        """All blanks of a sentence, the acting seat's name and "you" among them."""
        blanks: dict[str, object] = {key: self.blank(key, value) for key, value in facts.items()}
        blanks |= {
            f"{key}_count": len(value) for key, value in facts.items() if isinstance(value, list | tuple)
        }
        blanks |= {f"{key}_is": self.person(facts[key]) for key in SEATS if key in facts}
        actor = next((facts[key] for key in ACTORS if isinstance(facts.get(key), int)), SPECTATOR)
        blanks["name"] = self.seat(actor) if actor >= 0 else ""
        blanks["you"] = "yes" if actor == self.reader >= 0 else "no"
        return blanks

    def blank(self, key: str, value: Any) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return self.several(key, list(value))
        if value is None:
            return "none"
        return self.one(key, value)

    def one(self, key: str, value: Any) -> object:
        """A single fact."""
        if key in SEATS:
            return self.seat(value)
        if key in CARDS:
            return tell_card(value, self.tongue)
        if key in CELLS:
            return tell_cell(value, self.tongue)
        if key in FACTIONS:
            return value if isinstance(value, str) else LETTERS[value]
        if key == "plot":
            return tell_plot(value, self.tongue)
        if key in ("event_card", "special"):
            return event_name(event_notation(value), self.tongue)
        if key == "action":
            return value if isinstance(value, str) else ACTIONS[value]
        if key == "item":
            return phrases(self.tongue).say("script-item", letter=value[:1], number=value[1:])
        if key in ("slot", "to_slot", "place"):
            return str(value)
        return value

    def several(self, key: str, values: list[Any]) -> str:
        """A list of facts, told under the name of one of them."""
        if key == "factions":
            letters = [value if isinstance(value, str) else LETTERS[value] for value in values]
            return tell_factions(letters, self.tongue)
        single = SINGULARS.get(key, key)
        told = [str(self.one(single, value)) for value in values]
        if single in QUOTED:
            told = [phrases(self.tongue).say("quoted", text=text) for text in told]
        return listed(told, self.tongue)

    def person(self, seat: Any) -> str:
        """Which person a sentence about this seat speaks in."""
        return "none" if seat is None else "you" if seat == self.reader >= 0 else "other"

    def seat(self, seat: int) -> str:
        return name_of(seat, self.tongue, self.names, self.reader)


SINGULARS = {
    "cards": "card",
    "deck": "card",
    "hand": "card",
    "cells": "cell",
    "seats": "seat",
    "winners": "seat",
    "common": "plot",
    "plots": "plot",
    "events": "special",
    "rumours": "place",
    "lodge": "place",
}
QUOTED = ("plot", "special")  # titles, in a list too


def tell_plot(plot: int | str, tongue: Tongue) -> str:
    """A plot by its name; one of an artificial opponent's board by its condition."""
    if isinstance(plot, str) and not plot.startswith("P"):
        return own_plot(plot, tongue)
    return plot_name(plot_number(plot), tongue)


def tell_lack(name: str, number: int, facts: Mapping[str, Any], tongue: Tongue) -> str:
    """What a plot lacks, in a few words."""
    say = phrases(tongue).say
    blanks: dict[str, object] = {"faction": "none", "degree": "none", "cells": "none", "factions": "none"}
    if "faction" in facts:
        blanks["faction"] = faction_letter(facts["faction"], tongue)
    if "degree" in facts:
        blanks["degree"] = say("degree-short", degree=degree_key(facts["degree"]))
    if "cells" in facts:
        blanks["cells"] = ", ".join(str(cell) for cell in facts["cells"])
    if "factions" in facts:
        blanks["factions"] = ", ".join(faction_letter(letter, tongue) for letter in facts["factions"])
    return say(f"lack-{name}", number=number, **blanks)


def plot_number(plot: int | str) -> int:
    """A plot from its id (`P01`) or its number from 1."""
    return int(plot[1:]) if isinstance(plot, str) else plot


def event_notation(event: int | str) -> str:
    """An event as words write it: `edict A`, `festivities`; from its letter or number if need be."""
    if isinstance(event, str):
        return f"edict {event}" if len(event) == 1 else event
    return f"edict {LETTERS[event]}" if event < len(LETTERS) else EVENTS[event - len(LETTERS)]


# ── events ──


def tell(event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str | None:
    """One full sentence of the log for an event as a seat sees it; None for an event of another game."""
    name = f"event-{event['event']}"
    if event["event"] in JOINED:
        name = f"joined-{event['event']}"
    if not phrases(tongue).has(name):
        return None
    teller = Teller(tongue, names, reader)
    return phrases(tongue).say(name, **teller.blanks(event), **more_blanks(event, teller))


def more_blanks(event: dict[str, Any], teller: Teller) -> dict[str, object]:
    """The blanks of sentences that put several facts together."""
    say = phrases(teller.tongue).say
    if "tokens" in event and event["event"] in JOINED:
        return {"listed": tell_tokens(event["tokens"], teller.tongue)}
    if event["event"] == "script_step":
        return {"because": say(f"script-{event['reason']}")}
    if event["event"] == "faction_scored":
        scores = [f"{teller.seat(seat)} {points}" for seat, points in enumerate(event["points"])]
        return {"scores": ", ".join(scores)}
    if event["event"] == "scored":
        items = [f"{tell_faction(letter, teller.tongue)} {n}" for letter, n in event["factions"].items()]
        return {"items": ", ".join(items), "sum": say("points", points=event["total"])}
    if event["event"] == "ended":
        return {"ending": tell_end(event, teller)}
    if event["event"] == "setup":
        return {"cards": event["field"]}
    if event["event"] == "influence_carried_over":
        owners = ["·" if owner is None else teller.seat(owner) for owner in event["owners"]]
        return {"slots_told": " / ".join(owners)}
    return {}


def tell_end(event: Mapping[str, Any], teller: Teller) -> str:
    """Why the game is over, who wins, and what broke a tie."""
    say = phrases(teller.tongue).say
    victory = tell_victory(event["winners"], teller.tongue, teller.names, teller.reader)
    text = f"{say('ending-' + event['reason'])} {victory}"
    return f"{text} {say('tie-' + event['tie_break'])}" if event["tie_break"] else text


def tell_ending(result: Result, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    event = {"reason": result.reason, "winners": result.winners, "tie_break": result.tie_break}
    return tell_end(event, Teller(tongue, names, reader))


def tell_victory(winners: Sequence[int], tongue: Tongue, names: Sequence[str], reader: int) -> str:
    """Who wins."""
    say = phrases(tongue).say
    you = "yes" if reader in winners else "no"
    named = [name_of(seat, tongue, names) for seat in winners if seat != reader or len(winners) == 1]
    if len(winners) == 1:
        return say("victory-one", you=you, name=named[0])
    return say("victory-many", you=you, names=listed(named, tongue))


# ── questions, refusals and words ──


def tell_question(question: Question, tongue: Tongue, names: Sequence[str]) -> str:
    """What is asked of a seat."""
    blanks = Teller(tongue, names, SPECTATOR).blanks(question.facts)
    blanks["cost_told"] = tell_cost(question.facts.get("cost", []), tongue)
    return phrases(tongue).say(f"question-{question.asks}", **blanks)


def tell_refusal(refusal: Refusal, tongue: Tongue, names: Sequence[str]) -> str:
    """Why a word may not be said; the clause is for the caller to show."""
    facts: dict[str, Any] = dict(refusal.facts)
    lacks = facts.pop("lacks", ())
    blanks = Teller(tongue, names, SPECTATOR).blanks(facts)
    blanks["lacks"] = ", ".join(tell_lack(name, number, dict(of), tongue) for name, number, of in lacks)
    return phrases(tongue).say(f"refusal-{refusal.reason}", **blanks)


def tell_word(notation: str, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """A word as what the player would do: `pay A` to "заплатить жетоном аристократии"."""
    say = phrases(tongue).say
    plain = f"word-{notation.replace(' ', '-')}"
    if phrases(tongue).has(plain):
        return say(plain)
    verb, _, what = notation.partition(" ")
    return say(f"word-{verb}", **word_blanks(verb, what, tongue, names, reader))


def word_blanks(verb: str, what: str, tongue: Tongue, names: Sequence[str], reader: int) -> dict[str, object]:
    """The blank of a word, by its verb."""
    if verb in ("card", "weave"):
        return {"card": tell_card(int(what), tongue)}
    if verb in ("fulfil", "release", "return"):
        return {"plot": plot_name(plot_number(what), tongue)}
    if verb in ("play", "invoke", "keep"):
        return {"event_card": event_name(what, tongue)}
    if verb == "seat":
        return {"seat": name_of(int(what), tongue, names, reader), "number": what}
    if verb == "slot":
        cell, _, slot = what.partition(".")
        return {"cell": cell, "slot": slot}
    if verb in ("on", "marker", "court"):
        return {"number": what}
    return {"faction": what}
