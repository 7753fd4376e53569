"""How a finished game ended, read from the events that were told."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from intriga.games.illuminaten.rules.artificial.plots import board, reached
from intriga.games.illuminaten.state import Pax

Told = Sequence[dict[str, Any]]  # the events of a whole game, as records keep them

PLOT_ENDINGS = ("plots-two_common", "plots-private", "plots-returned_elsewhere", "plots-last_round")
SCORED_ENDINGS = ("edicts-no_tie", "quiet-no_tie", "quiet-tie_faction_cards", "quiet-shared")
ARTIFICIAL_ENDINGS = tuple(
    f"artificial-{letters}{number}" for letters in ("SG", "AW", "JE", "JW") for number in (1, 2, 3)
)
ENDINGS = (*PLOT_ENDINGS, *SCORED_ENDINGS, *ARTIFICIAL_ENDINGS)

DRAWS = ("events_drawn", "event_turned_up")  # what ends the quiet rounds (GAP-37)


class Coming(NamedTuple):
    """A token that comes onto a plot: which, how, and in whose turn."""

    plot: str
    event: str
    turn: int


def ending_of(told: Told) -> str:
    """One of ENDINGS; or a tie after the edicts, which is broken as one after quiet rounds."""
    end = told[-1]
    if end["reason"] == "plots":
        return f"plots-{plot_victory(told, end['winners'][0])}"
    if end["reason"] == "artificial_opponent":
        return f"artificial-{told[-2]['plot']}"
    tie = {None: "no_tie", "shared": "shared"}.get(end["tie_break"], f"tie_{end['tie_break']}")
    return f"{end['reason'].removeprefix('scoring_')}-{tie}"


def plot_victory(told: Told, winner: int) -> str:
    """What is special about a victory by plots; the rarest thing counts."""
    comings = winning_tokens(told, winner)
    if comings[-1].turn != winner:
        return "returned_elsewhere"
    if any(event["last_round"] for event in of_kind(told, "edict_discarded")):
        return "last_round"
    is_private = private_plot(told, winner) in [coming.plot for coming in comings]
    return "private" if is_private else "two_common"


def winning_tokens(told: Told, seat: int) -> list[Coming]:
    """How each token that lies on a plot at the end has come there for the last time, in this order."""
    lying: dict[str, Coming] = {}
    turn = -1
    for event in told:
        kind = event["event"]
        if kind == "turn_began":
            turn = event["seat"]
        elif kind in ("plot_fulfilled", "plot_returned") and event["seat"] == seat:
            lying[event["plot"]] = Coming(event["plot"], kind, turn)
        elif kind == "plot_lost" and event["seat"] == seat:
            del lying[event["plot"]]
    return list(lying.values())


def private_plot(told: Told, seat: int) -> str | None:
    """A seat's private plot, as it was dealt."""
    plot: str | None = of_kind(told, "setup")[0]["private"][seat]
    return plot


def of_kind(told: Told, *kinds: str) -> Told:
    """The events of these kinds."""
    return [event for event in told if event["event"] in kinds]


def rounds_of(told: Told, *kinds: str) -> list[int]:
    """The rounds in which events of these kinds were told, each as often as there were any."""
    found: list[int] = []
    current = 0
    for event in told:
        current = event["round"] if event["event"] == "turn_began" else current
        if event["event"] in kinds:
            found.append(current)
    return found


# ── what makes a game worth storing ──


def is_telling(told: Told, last: Pax, more: str) -> bool:
    """Whether the ending can be seen clearly: nobody wins without points, and no second reason holds."""
    totals = told[-1]["totals"]
    if more == "artificial_opponent" and told[-1]["winners"] != [last.players]:
        return False
    if more == "after_events" and not rounds_of(told, *DRAWS):
        return False
    if told[-1]["reason"] == "artificial_opponent":
        return 1 == len(own_plots_that_hold(last))
    return not totals or min(totals) > 0


def own_plots_that_hold(last: Pax) -> list[int]:
    """The plots of the artificial opponent that hold, numbered from 1 as on its board."""
    seat = last.players
    return [
        number for number, (kind, needed) in enumerate(board(last), 1) if reached(last, seat, kind) >= needed
    ]
