"""The log in brief: what the table shows anyway is left out, and what belongs together is told together.
Never compiled."""

from collections.abc import Sequence
from typing import Any

#: Events that the table shows well enough by itself: left out where the log is short.
QUIET = (
    "cards_discarded",
    "court_filled",
    "steward_moved",
    "figure_moved",
    "card_drawn_unseen",
    "action_began",
)
#: Events that are told in one sentence where several of a seat follow each other, and what is listed then.
TOGETHER = {"support_spent": "spent", "support_gained": "gained", "influence_placed": "placed"}
JOINED = (*TOGETHER.values(), "returned", "woven")


def joined(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Payments, gains and placed influence of a seat in one sentence each, and the ability together with the
    card that was woven for it."""
    found: list[dict[str, Any]] = []
    for event in events:
        kind = TOGETHER.get(event["event"])
        if kind is not None:
            if not found or not goes_on(found[-1], kind, event):
                found.append({"event": kind, "seat": event["seat"], "cell": event.get("cell"), "tokens": []})
            found[-1]["tokens"] += [event.get("faction", "")] * event.get("count", 1)
        elif event["event"] == "ability_used" and found and found[-1]["event"] == "card_woven":
            found[-1] = {**event, "event": "woven"}
        else:
            if event["event"] == "edict_played":
                name_returns(found, event["faction"])
            found.append(event)
    return found


def name_returns(found: list[dict[str, Any]], faction: str) -> None:
    """What is spent just before an edict goes back because of it."""
    for last in reversed(found):
        if last["event"] != "spent" or set(last["tokens"]) != {faction}:
            return
        last["event"] = "returned"


def goes_on(last: dict[str, Any], kind: str, event: dict[str, Any]) -> bool:
    """Whether an event belongs to the sentence before it."""
    return bool(last["event"] == kind and last["seat"] == event["seat"] and last["cell"] == event.get("cell"))
