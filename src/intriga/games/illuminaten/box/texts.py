"""The box in the reader's language: people, abilities, plots, events, opponents."""

from typing import Any

from intriga.games.illuminaten.box.tables import EVENTS, LETTERS, CardNumber
from intriga.kernel.sentences import Tongue


def table(name: str, tongue: Tongue) -> dict[str, Any]:
    """One file of the box that is played with."""
    found: dict[str, Any] = tongue.box.texts[name]
    return found


# ── the Enlightened; cards are numbered from 1 ──


def row_of(card: CardNumber, tongue: Tongue) -> dict[str, Any]:
    row: dict[str, Any] = table("enlightened", tongue)["card"][card - 1]
    return row


def person(card: CardNumber, tongue: Tongue) -> str:
    """A person's full name, with the alias in the Order."""
    # AMB-59
    row = row_of(card, tongue)
    alias = f" ({row['alias'][tongue.language]})" if "alias" in row else ""
    return f"{row['name'][tongue.language]}{alias}"


def life(card: CardNumber, tongue: Tongue) -> str:
    return str(row_of(card, tongue)["life"][tongue.language])


def short_name(card: CardNumber, tongue: Tongue) -> str:
    """A person as sentences write it: `Гёте`."""
    # AMB-59
    return str(row_of(card, tongue)["short"][tongue.language])


def board_name(card: CardNumber, tongue: Tongue) -> str:
    """A person as boards write it, where a long name has no room: `Эккартсг.`."""
    row = row_of(card, tongue)
    return str(row.get("board", row["short"])[tongue.language])


# ── abilities, plots, events, faction cards, opponents ──


def ability_text(code: str, tongue: Tongue) -> str:
    """What an ability does."""
    for row in table("abilities", tongue)["ability"]:
        if row["code"] == code:
            return str(row["text"][tongue.language])
    raise LookupError(code)


def plot_row(plot: int, tongue: Tongue) -> dict[str, Any]:
    """A plot by its number from 1."""
    row: dict[str, Any] = table("plots", tongue)["plot"][plot - 1]
    return row


def plot_name(plot: int, tongue: Tongue) -> str:
    return str(plot_row(plot, tongue)["name"][tongue.language])


def plot_condition(plot: int, seats: int, tongue: Tongue) -> str:
    """What a plot demands at this number of seats."""
    row = plot_row(plot, tongue)
    number = row["n"][str(seats)] if "n" in row else ""
    return str(row["condition"][tongue.language]).replace("{n}", str(number))


def event_row(event: str, tongue: Tongue) -> dict[str, Any]:
    """An event as records write it: `edict A`, `festivities`."""
    events = table("events", tongue)
    row: dict[str, Any]
    if event.startswith("edict"):
        row = events["edicts"][LETTERS.index(event[-1])]
    else:
        row = events["specials"][EVENTS.index(event)]
    return row


def event_name(event: str, tongue: Tongue) -> str:
    return str(event_row(event, tongue)["name"][tongue.language])


def event_effect(event: str, tongue: Tongue) -> str:
    row = table("events", tongue)["edict"] if event.startswith("edict") else event_row(event, tongue)
    return str(row["effect"][tongue.language])


def faction_card(faction: str, tongue: Tongue) -> tuple[str, str]:
    """What a faction card gives once per turn, and for good."""
    row = table("factions", tongue)["card"][LETTERS.index(faction)]
    return str(row["once"][tongue.language]), str(row["permanent"][tongue.language])


def opponent_row(opponent: str, tongue: Tongue) -> dict[str, Any]:
    for row in table("opponents", tongue)["opponent"]:
        if row["id"] == opponent:
            found: dict[str, Any] = row
            return found
    raise LookupError(opponent)


def opponent_name(opponent: str, tongue: Tongue) -> str:
    return str(opponent_row(opponent, tongue)["name"][tongue.language])


def opponent_short(opponent: str, tongue: Tongue) -> str:
    """An opponent as boards and sentences write it: the last name, if the box says nothing else."""
    row = opponent_row(opponent, tongue)
    return (
        str(row["short"][tongue.language]) if "short" in row else opponent_name(opponent, tongue).split()[-1]
    )


def own_plot(plot: str, tongue: Tongue) -> str:
    """What a plot of an artificial opponent's board demands: `SG1`, `AW3`."""
    for row in table("opponents", tongue)["opponent"]:
        for found in row["plot"]:
            if found["id"] == plot:
                return str(found["condition"][tongue.language])
    raise LookupError(plot)
