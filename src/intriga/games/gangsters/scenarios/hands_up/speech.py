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
from intriga.games.gangsters.scenarios.parts import Scene
from intriga.games.gangsters.speech.missions import MissionSpeech
from intriga.games.gangsters.speech.wording import Blanks, acting, boss_name, phrases, tell_place
from intriga.kernel.events import Event
from intriga.kernel.speech import Listener

LATE = 2  # steps to noon that the memoirs remember


class BankSpeech(MissionSpeech):
    """Its events, how the heist stands, its scenes."""

    prefix = "bank"

    def blanks(self, event: Any, to: Listener) -> Blanks:
        return blanks_of(event, to)

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

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """Who opened the vault, the heaviest load, a last hour, and what was left behind."""
        told: list[Scene] = []
        loads: list[tuple[int, BagsCarried]] = []
        hall = late = 0
        for at, event in enumerate(events):
            match event:
                case VaultOpened():
                    vault = self.memoir("vault", variant, to, name=boss_name(event.boss, to))
                    told.append(Scene(at, "good", vault))
                case ClockMoved() if event.clock >= event.last - LATE:
                    late = late or at
                case BagsCarried():
                    loads.append((at, event))
                case _:
                    pass
            if isinstance(event, BagsPacked | BagsCarried | BagLost):
                hall = event.hall
        if late:
            told.append(Scene(late, "bad", self.memoir("late", variant, to)))
        if loads:
            at, most = max(loads, key=lambda load: load[1].bags)
            name = boss_name(most.boss, to)
            told.append(Scene(at, "good", self.memoir("load", variant, to, name=name, bags=most.bags)))
        if hall:
            told.append(Scene(len(events), "bad", self.memoir("left", variant, to, bags=hall)))
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
