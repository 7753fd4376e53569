"""What is asked, as data."""

import pkgutil
from importlib import import_module

import pytest

from intriga.games import illuminaten
from intriga.games.illuminaten.effects.swap import Swap
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.rules.actions.conspiracy import Weaving
from intriga.games.illuminaten.rules.actions.displace import Displace
from intriga.games.illuminaten.rules.actions.exclude import Exclude
from intriga.games.illuminaten.rules.actions.influence import Influence
from intriga.games.illuminaten.rules.actions.scout import Scout
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.refill import DiscardDown, Refill
from intriga.games.illuminaten.rules.phases.special_events import Inquiry
from intriga.games.illuminaten.rules.plots.plots import PlotCheck
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, MAIN
from intriga.games.illuminaten.rules.turn.turn import Actions, Marked
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.view.questions import QUESTIONS, question
from intriga.kernel.machine.frames import Frame
from tests.games.illuminaten.builders import event, table


def all_frames() -> set[type]:
    """Every frame of the game that asks something."""
    found: set[type] = set()
    for module in pkgutil.walk_packages(illuminaten.__path__, f"{illuminaten.__name__}."):
        if ".rules" in module.name or ".effects" in module.name:
            for value in vars(import_module(module.name)).values():
                if isinstance(value, type) and issubclass(value, Frame) and value.asks is not Frame.asks:
                    found.add(value)
    return found


def asked(frame: Frame[Pax], seat: int = 0, **position: object) -> tuple[str, str, dict[str, object]]:
    found = question(table(frame=frame, **position), seat)  # type: ignore[arg-type]
    return found.asks, found.clause, found.facts


def test_every_frame_has_its_question() -> None:
    assert all_frames() - {ArtificialArgument} == set(QUESTIONS)


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (Actions(0), ("action", "PI-067", {"main_actions": 2})),
        (Marked(0, 6), ("marker_action", "PI-115", {"cell": 7})),
        (Scout(0, MAIN), ("scout_with", "PI-072", {})),
        (Scout(0, MAIN, 0), ("scout_target", "PI-072", {})),
        (Influence(0, MAIN, NONE), ("influence_target", "PI-076", {})),
        (Exclude(0, MAIN, NONE), ("exclude_with", "PI-094", {})),
        (Exclude(0, MAIN, NONE, 0), ("exclude_target", "PI-094", {})),
        (Exclude(0, MAIN, NONE, 0, 1, True), ("exclude_lay", "PI-096", {"cell": 2})),
        (Displace(0, MAIN), ("displace_with", "PI-101", {})),
        (Displace(0, BY_CARD, 0, 1, 1, 1, True), ("displace_strength", "PI-102", {"seat": 1})),
        (Weaving(0, 1, True), ("weave", "PI-121", {"card": 2})),
        (Swap(0, 3), ("swap_second", "AMB-25", {"cell": 4})),
        (Gain(0, [3, 3]), ("gain", "GAP-25", {"factions": ["A", "M"], "count": 2})),
        (Pay(0, [3]), ("pay", "PI-031", {"cost": ["AM"], "paid": 0})),
        (Inquiry(0), ("look_at_what", "PI-175", {"seat": 1})),
        (KeepEvent(0, event("A"), event("press")), ("keep_event", "PI-151", {"events": ["A", "press"]})),
        (Argument(0, 1, 6, 1, 0), ("argue", "PI-104", {"seat": 1, "cell": 7})),
        (Refill(0), ("refill", "PI-160", {"count": 3, "taken": 0})),
        (DiscardDown(0), ("discard_down", "GAP-21", {"count": 1})),
    ],
)
def test_questions_with_their_clause_and_facts(
    frame: Frame[Pax], expected: tuple[str, str, dict[str, object]]
) -> None:
    hand = "10 11 12 13 14" if isinstance(frame, DiscardDown) else "2"

    assert expected == asked(frame.copy(), tokens=["AM"], hands=[hand, "3"])


def test_a_plot_that_may_come_back() -> None:
    s = table(
        common="P03 P07", at_edge=["P03"], field={1: 52, 3: 53}, inf={1: "0 0 0", 3: "0"}, frame=PlotCheck(0)
    )

    assert ("return_plot", "PI-147") == (question(s, 0).asks, question(s, 0).clause)


def test_others_are_told_for_whom_they_wait() -> None:
    s = table(frame=Actions(0))

    assert ("waiting_for", {"seats": [0]}) == (question(s, 1).asks, question(s, 1).facts)
    assert "waiting_for" == question(s, -1).asks
    s.over = True
    assert "game_over" == question(s, 0).asks
