"""The box in the reader's language: people, abilities, plots, events, opponents. Never compiled."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from intriga.games.illuminaten.box import EVENTS, LETTERS

COMPONENTS = Path(__file__).parent / "components"


@cache
def table(name: str) -> dict[str, Any]:
    """One file of the box."""
    return tomllib.loads((COMPONENTS / f"{name}.toml").read_text("utf-8"))


# ── the Enlightened; cards are numbered from 1 ──


def row_of(card: int) -> dict[str, Any]:
    row: dict[str, Any] = table("enlightened")["card"][card - 1]
    return row


def person(card: int, language: str) -> str:
    """A person's full name, with the alias in the Order."""
    row = row_of(card)
    alias = f" ({row['alias'][language]})" if "alias" in row else ""
    return f"{row['name'][language]}{alias}"


def life(card: int, language: str) -> str:
    return str(row_of(card)["life"][language])


def short_name(card: int, language: str) -> str:
    """A person as boards and sentences write it: `Гёте`."""
    return str(row_of(card)["short"][language])


# ── abilities, plots, events, faction cards, opponents ──


def ability_text(code: str, language: str) -> str:
    """What an ability does."""
    for row in table("abilities")["ability"]:
        if row["code"] == code:
            return str(row["text"][language])
    raise LookupError(code)


def plot_row(plot: int) -> dict[str, Any]:
    """A plot by its number from 1."""
    row: dict[str, Any] = table("plots")["plot"][plot - 1]
    return row


def plot_name(plot: int, language: str) -> str:
    return str(plot_row(plot)["name"][language])


def plot_condition(plot: int, seats: int, language: str) -> str:
    """What a plot demands at this number of seats."""
    row = plot_row(plot)
    number = row["n"][str(seats)] if "n" in row else ""
    return str(row["condition"][language]).replace("{n}", str(number))


def event_row(event: str) -> dict[str, Any]:
    """An event as records write it: `edict A`, `festivities`."""
    events = table("events")
    row: dict[str, Any]
    if event.startswith("edict"):
        row = events["edicts"][LETTERS.index(event[-1])]
    else:
        row = events["specials"][EVENTS.index(event)]
    return row


def event_name(event: str, language: str) -> str:
    return str(event_row(event)["name"][language])


def event_effect(event: str, language: str) -> str:
    row = table("events")["edict"] if event.startswith("edict") else event_row(event)
    return str(row["effect"][language])


def faction_card(faction: str, language: str) -> tuple[str, str]:
    """What a faction card gives once per turn, and for good."""
    row = table("factions")["card"][LETTERS.index(faction)]
    return str(row["once"][language]), str(row["permanent"][language])


def opponent_row(opponent: str) -> dict[str, Any]:
    for row in table("opponents")["opponent"]:
        if row["id"] == opponent:
            found: dict[str, Any] = row
            return found
    raise LookupError(opponent)


def opponent_name(opponent: str, language: str) -> str:
    return str(opponent_row(opponent)["name"][language])


def own_plot(plot: str, language: str) -> str:
    """What a plot of an artificial opponent's board demands: `SG1` to `AW3`."""
    for row in table("opponents")["opponent"]:
        for found in row["plot"]:
            if found["id"] == plot:
                return str(found["condition"][language])
    raise LookupError(plot)
