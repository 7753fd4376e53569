"""The race in sentences."""

from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.games.gangsters.scenarios.parts import Scene
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
    VanHeldUp,
    VanMoved,
)
from intriga.games.gangsters.scenarios.race.view import Ahead, RaceView
from intriga.games.gangsters.speech.missions import MissionSpeech
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    boss_name,
    henchmen_listed,
    phrases,
    tell_place,
)
from intriga.kernel.events import Event
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

BOLD = 3  # a gear that the memoirs remember
FAR = 3  # cells: a van that was never nearer is not worth a word


class RaceSpeech(MissionSpeech):
    """Its events, how the race stands, its scenes."""

    prefix = "race"

    def tell(self, event: Any, to: Listener) -> str | None:
        return None if isinstance(event, CarDrove) and event.cells == 0 else super().tell(event, to)

    def blanks(self, event: Any, to: Listener) -> Blanks:
        return blanks_of(event, to)

    def status(self, mission: Any, to: Listener) -> list[str]:
        """The car and the van; the road."""
        assert isinstance(mission, RaceView)
        return [tell_car(mission, to.tongue), tell_road(mission, to.tongue)]

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """The gear they dared, the worst crash, who freed the prisoner, how near the van came."""
        told: list[Scene] = []
        crashes: list[tuple[int, RanInto]] = []
        car = van = 0
        nearest = (0, FAR)  # when the van was so near
        for at, event in enumerate(events):
            match event:
                case RaceBegan() | CarDrove():
                    car = event.car if isinstance(event, RaceBegan) else event.cell
                    van = event.van if isinstance(event, RaceBegan) else van
                case VanMoved() | VanHeldUp():
                    van = event.cell
                    nearest = min(nearest, (at, car - van), key=lambda one: one[1])
                case RanInto():
                    crashes.append((at, event))
                case PrisonerFreed():
                    freed = self.memoir("freed", variant, to, name=boss_name(event.boss, to))
                    told.append(Scene(at, "good", freed))
                case _:
                    pass
        return told + self.fastest(events, variant, to) + self.scares(crashes, nearest, variant, to)

    def fastest(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """Who first shifted to a gear that only the bold use."""
        for at, event in enumerate(events):
            if isinstance(event, GearShifted) and event.boss is not None and event.gear >= BOLD:
                told = self.memoir("gear", variant, to, name=boss_name(event.boss, to), gear=event.gear)
                return [Scene(at, "good", told)]
        return []

    def scares(
        self, crashes: list[tuple[int, RanInto]], nearest: tuple[int, int], variant: int, to: Listener
    ) -> list[Scene]:
        """The crash at the highest gear, and the van when it was close but did not have them."""
        told = []
        if crashes:
            at, worst = max(crashes, key=lambda crash: crash[1].gear)
            place = tell_place(worst.place, to.tongue)
            crash = self.memoir("crash", variant, to, place=place, crashes=len(crashes))
            told.append(Scene(at, "bad", crash))
        at, lead = nearest
        if 0 < lead < FAR:
            told.append(Scene(at, "bad", self.memoir("van", variant, to, lead=lead)))
        return told


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
