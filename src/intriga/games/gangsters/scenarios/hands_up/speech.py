"""The bank in sentences."""

from collections.abc import Sequence
from typing import Any

from intriga.games.gangsters.scenarios.hands_up.events import (
    BagLost,
    BagsCarried,
    BagsPacked,
    BankEvent,
    CardGone,
    CardTurnedUp,
    ClockMoved,
    HintGiven,
    VaultOpened,
    WayFaded,
    WayFree,
)
from intriga.games.gangsters.scenarios.hands_up.view import BankView
from intriga.games.gangsters.scenarios.parts import BRIEF, ScenarioSpeech
from intriga.games.gangsters.speech.wording import Blanks, acting, boss_name, phrases, tell_place
from intriga.kernel.events import Event, tag_of
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener


class BankSpeech(ScenarioSpeech):
    """Its events, and how the heist stands."""

    def tell(self, event: Any, to: Listener) -> str | None:
        return phrases(to.tongue).say(f"event-{tag_of(type(event))}", **blanks_of(event, to))

    def brief(self, tongue: Tongue) -> list[str]:
        return [phrases(tongue).say(f"bank-brief-{part}") for part in BRIEF]

    def status(self, mission: Any, to: Listener) -> list[str]:
        """The clock, the bags and the way out, a line each."""
        assert isinstance(mission, BankView)
        say = phrases(to.tongue).say
        return [
            say("bank-status-clock", clock=mission.clock, last=mission.last, hours=mission.hours),
            say(
                "bank-status-bags",
                hall=mission.hall,
                car=mission.car,
                quota=mission.quota,
                earns=mission.earns[mission.car],
            ),
            say(
                "bank-status-way",
                away="yes" if mission.away else "no",
                ready=mission.ready,
                getaway=mission.getaway,
                harder=mission.harder,
            ),
        ]

    def question(self, question: Any, to: Listener) -> str | None:
        """Its decisions are actions: it asks nothing by itself."""
        return None

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[str]:
        """Who opened the vault, and what was left behind."""
        say = phrases(to.tongue).say
        told: list[str] = []
        for event in events:
            if isinstance(event, VaultOpened):
                told.append(say("bank-memoir-vault", variant=variant % 2, name=boss_name(event.boss, to)))
        loads = [event for event in events if isinstance(event, BagsPacked | BagsCarried | BagLost)]
        if loads and loads[-1].hall:
            told.append(say("bank-memoir-left", variant=variant % 2, bags=loads[-1].hall))
        return told


def blanks_of(event: BankEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    match event:
        case ClockMoved():
            return {"clock": event.clock, "left": event.last - event.clock, "why": event.why}
        case CardTurnedUp():
            return {"place": tell_place(event.card, to.tongue)}
        case CardGone():
            return {**acting(event.boss, to), "place": tell_place(event.card, to.tongue)}
        case VaultOpened():
            return acting(event.boss, to)
        case HintGiven():
            return {"place": tell_place(event.card, to.tongue), "markers": event.markers}
        case BagsPacked():
            place = tell_place(event.card, to.tongue)
            return {**acting(event.boss, to), "place": place, "bags": event.bags, "hall": event.hall}
        case BagsCarried():
            return {**acting(event.boss, to), "bags": event.bags, "hall": event.hall, "car": event.car}
        case BagLost():
            return {"place": tell_place(event.card, to.tongue), "hall": event.hall}
        case WayFaded():
            return {"markers": event.markers}
        case WayFree():
            return {**acting(event.boss, to), "car": event.car, "hall": event.hall}
