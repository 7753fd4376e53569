"""The race in sentences."""

from typing import Any

import msgspec

from intriga.games.gangsters.scenarios.parts import BRIEF, ScenarioSpeech
from intriga.games.gangsters.scenarios.race.events import (
    CardClings,
    CarDrove,
    CardSeen,
    ClanShaken,
    GearShifted,
    JailReached,
    PrisonerFreed,
    RaceBegan,
    RaceEvent,
    RanInto,
)
from intriga.games.gangsters.scenarios.race.view import Ahead, RaceView
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    henchmen_listed,
    phrases,
    tell_place,
)
from intriga.kernel.events import tag_of
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener


class RaceSpeech(ScenarioSpeech):
    """Events, and how the race stands."""

    def tell(self, event: Any, to: Listener) -> str | None:
        if isinstance(event, CarDrove) and event.cells == 0:
            return None
        return phrases(to.tongue).say(f"event-{tag_of(type(event))}", **blanks_of(event, to))

    def brief(self, tongue: Tongue) -> list[str]:
        return [phrases(tongue).say(f"race-brief-{part}") for part in BRIEF]

    def status(self, mission: Any, to: Listener) -> list[str]:
        """The car and the van; the road."""
        assert isinstance(mission, RaceView)
        return [tell_car(mission, to.tongue), tell_road(mission, to.tongue)]

    def question(self, question: Any, to: Listener) -> str | None:
        """Its decisions are actions: it asks nothing by itself."""
        return None


def blanks_of(event: RaceEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    match event:
        case RaceBegan():
            return {"lead": event.car - event.van, "jail": event.jail - event.car}
        case CardSeen():
            return {"place": tell_place(event.place, to.tongue), "cell": event.cell}
        case GearShifted(boss=None):
            return {"name": NONE, "you": "no", "gear": event.gear, "how": event.how}
        case GearShifted(boss=int(boss)):
            return {**acting(boss, to), "gear": event.gear, "how": event.how}
        case RanInto():
            return {"place": tell_place(event.place, to.tongue), "gear": event.gear}
        case CardClings():
            return {"place": tell_place(event.place, to.tongue)}
        case ClanShaken():
            henchmen = henchmen_listed(event.henchmen, to.tongue)
            return {"place": tell_place(event.place, to.tongue), "henchmen": henchmen}
        case PrisonerFreed() | JailReached():
            return {}
        case _:
            return msgspec.structs.asdict(event)


def tell_car(mission: RaceView, tongue: Tongue) -> str:
    return phrases(tongue).say(
        "race-status",
        gear=mission.gear,
        top=mission.top_gear,
        condition=mission.condition,
        sound=mission.sound,
        lead=mission.lead,
        van=mission.van_steps,
    )


def tell_road(mission: RaceView, tongue: Tongue) -> str:
    """How far it still is, and what lies ahead, the nearest first."""
    aim = "home" if mission.rescued else "at_jail" if mission.at_jail else "jail"
    end = mission.home if mission.rescued else mission.jail
    cards = sorted(mission.ahead, key=lambda card: card.cell or 0)
    ahead = ", ".join(tell_card(card, mission, tongue) for card in cards)
    return phrases(tongue).say("race-status-road", aim=aim, left=end - mission.car, ahead=ahead or NONE)


def tell_card(card: Ahead, mission: RaceView, tongue: Tongue) -> str:
    place = tell_place(card.place, tongue)
    if card.cell is None:
        return phrases(tongue).say("race-status-rider", place=place)
    return phrases(tongue).say("race-status-card", place=place, cells=card.cell - mission.car)


SPEECH = RaceSpeech()
