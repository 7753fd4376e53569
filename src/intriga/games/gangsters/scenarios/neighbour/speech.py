"""The city in sentences."""

from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.games.gangsters.scenarios.neighbour.events import (
    Angered,
    CityDivided,
    CityEvent,
    Collected,
    IncomeMoved,
    NeighbourCame,
    NeighbourLeft,
    Rose,
    Soothed,
    Squeezed,
)
from intriga.games.gangsters.scenarios.neighbour.view import CityView, DistrictView
from intriga.games.gangsters.scenarios.parts import Scene
from intriga.games.gangsters.speech.missions import MissionSpeech
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    boss_name,
    phrases,
    tell_henchman,
    tell_place,
)
from intriga.kernel.contract import Question
from intriga.kernel.events import Event
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

WELL_KNOWN = 3  # times that one boss squeezed or soothed: the memoirs remember it


class CitySpeech(MissionSpeech):
    """Its events, how the city stands, its question, its scenes."""

    prefix = "neighbour"

    def blanks(self, event: Any, to: Listener) -> Blanks:
        return blanks_of(event, to)

    def status(self, mission: Any, to: Listener) -> list[str]:
        """The ledger; then a line for each district."""
        assert isinstance(mission, CityView)
        lines = [tell_ledger(mission, to.tongue)]
        return lines + [tell_district(one, to.tongue) for one in mission.districts]

    def question(self, question: Any, to: Listener) -> str | None:
        if not isinstance(question, Question) or question.asks != "neighbour_ask_bargain":
            return None
        facts = question.facts
        return phrases(to.tongue).say(
            "neighbour-ask-bargain",
            district=tell_place(facts["district"], to.tongue),
            left=facts["left"],
            pays=facts["pays"],
            anger=facts["anger"],
            patience=facts["patience"],
            local=tell_henchman(facts["local"], to.tongue) if facts["local"] else NONE,
        )

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """The hardest squeezer, the peacemaker, the first barricades, the best evening."""
        told: list[Scene] = []
        for name, kind in (("squeezer", Squeezed), ("soother", Soothed)):
            boss, at = best_at(events, kind)
            if boss:
                told.append(Scene(at, "good", self.memoir(name, variant, to, name=boss_name(boss, to))))
        risen = [(at, event) for at, event in enumerate(events) if isinstance(event, Rose)]
        if risen:
            district = tell_place(risen[0][1].district, to.tongue)
            rose = self.memoir("rose", variant, to, district=district, others=len(risen) - 1)
            told.append(Scene(risen[0][0], "bad", rose))
        evenings = [(at, event) for at, event in enumerate(events) if isinstance(event, Collected)]
        if evenings:
            at, best = max(evenings, key=lambda one: one[1].paid - one[1].police)
            ledger = self.memoir("ledger", variant, to, best=best.paid - best.police)
            told.append(Scene(at, "good", ledger))
        return told


def best_at(events: Sequence[Event], kind: type[Squeezed | Soothed]) -> tuple[int, int]:
    """The boss who did so most, and when it had become a habit; no boss if nobody did it often."""
    done = [(event.boss, at) for at, event in enumerate(events) if isinstance(event, kind)]
    bosses = [boss for boss, _ in done]
    found = max(sorted(set(bosses)), key=bosses.count, default=0)
    times = [at for boss, at in done if boss == found]
    return (found, times[WELL_KNOWN - 1]) if len(times) >= WELL_KNOWN else (0, 0)


def blanks_of(event: CityEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    tongue = to.tongue
    match event:
        case CityDivided():
            return {"quota": event.quota, "rounds": event.rounds}
        case Angered():
            full = "yes" if event.anger >= event.patience else "no"
            facts = msgspec.structs.asdict(event)
            return {**facts, "district": tell_place(event.district, tongue), "full": full}
        case NeighbourCame():
            return {
                "neighbour": tell_place(event.neighbour, tongue),
                "district": tell_place(event.district, tongue),
            }
        case NeighbourLeft():
            return {
                "neighbour": tell_place(event.neighbour, tongue),
                "how": "risen" if event.boss is None else "won",
            }
        case Squeezed():
            local = NONE if event.henchman is None else tell_henchman(event.henchman, tongue)
            district = tell_place(event.district, tongue)
            return {**acting(event.boss, to), "district": district, "pays": event.pays, "local": local}
        case Soothed():
            district = tell_place(event.district, tongue)
            facts = {"anger": event.anger, "patience": event.patience}
            return {**acting(event.boss, to), "district": district, **facts}
        case Rose():
            district = tell_place(event.district, tongue)
            return {"district": district, "barricades": event.barricades, "lose": event.lose}
        case Collected():
            return {"paid": event.paid, "police": event.police, "income": event.income}
        case IncomeMoved():
            by = event.by
            neighbour = tell_place(event.neighbour, tongue)
            return {
                "neighbour": neighbour,
                "by": abs(by),
                "way": "more" if by > 0 else "less",
                "income": event.income,
            }


def tell_ledger(mission: CityView, tongue: Tongue) -> str:
    return phrases(tongue).say(
        "neighbour-status-ledger",
        income=mission.income,
        quota=mission.quota,
        track=mission.track,
        collects=mission.collects,
        last=mission.last,
        barricades=mission.barricades,
        lose=mission.lose,
    )


def tell_district(one: DistrictView, tongue: Tongue) -> str:
    """One line: what it pays and bears, how angry it is, who stands there."""
    name = tell_place(one.place, tongue)
    if one.risen:
        return phrases(tongue).say("neighbour-status-risen", district=name)
    return phrases(tongue).say(
        "neighbour-status-district",
        district=name,
        pays=one.pays[one.step - 1] if one.step else 0,
        steps="–".join(str(step) for step in one.pays),
        anger=one.anger,
        patience=one.patience,
        neighbour=NONE if one.neighbour is None else tell_place(one.neighbour, tongue),
        brink="yes" if one.on_the_brink else "no",
    )


SPEECH = CitySpeech()
