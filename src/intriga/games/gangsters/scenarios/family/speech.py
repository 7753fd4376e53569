"""The family in sentences."""

from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.games.gangsters.box.texts import scenario_text
from intriga.games.gangsters.scenarios.family.events import (
    AccountantEmployed,
    AccountantFled,
    AccountantTaken,
    BagsMoved,
    ClanShot,
    FamilyEvent,
    FamilyMet,
    GunMoved,
    MoleBetrayed,
    MoleCaught,
    MoleFreed,
    MugMoved,
    OccasionHeld,
    RelativeCame,
    Struck,
)
from intriga.games.gangsters.scenarios.family.state import NAME
from intriga.games.gangsters.scenarios.family.view import FamilyView
from intriga.games.gangsters.scenarios.parts import Scene
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


class FamilySpeech(MissionSpeech):
    """Its events, how the table stands, its scenes."""

    prefix = "family"

    def blanks(self, event: Any, to: Listener) -> Blanks:
        return blanks_of(event, to)

    def status(self, mission: Any, to: Listener) -> list[str]:
        """The guns; the safe; the guests; who sits at the table."""
        assert isinstance(mission, FamilyView)
        say = phrases(to.tongue).say
        lines = [
            say(
                "family-status-guns",
                clan=mission.clan,
                rebels=mission.rebels,
                track=mission.track,
                grows=mission.grows,
                force=mission.force,
            ),
            say(
                "family-status-safe",
                bags=mission.bags,
                room=mission.room,
                loses=mission.loses,
                mug="yes" if mission.mug else "no",
                last=mission.last,
            ),
            say("family-status-guests", mole=mission.mole, accountant=mission.accountant),
        ]
        if mission.relatives:
            names = ", ".join(tell_place(one.place, to.tongue) for one in mission.relatives)
            lines.append(say("family-status-table", relatives=names, cards=mission.to_come))
        return lines

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """How the mole was found, what became of the accountant, the heaviest strike."""
        return [
            *self.mole(events, variant, to),
            *self.accountant(events, variant, to),
            *self.strike(events, variant, to),
        ]

    def mole(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        told: list[Scene] = []
        betrayed = [(at, event) for at, event in enumerate(events) if isinstance(event, MoleBetrayed)]
        if betrayed:
            at, first = betrayed[0]
            name, times = boss_name(first.boss, to), len(betrayed)
            told.append(Scene(at, "bad", self.memoir("betrayed", variant, to, name=name, times=times)))
        caught = [(at, event) for at, event in enumerate(events) if isinstance(event, MoleCaught)]
        if caught:
            at, last = caught[-1]
            by = NONE if last.boss is None else boss_name(last.boss, to)
            told.append(Scene(at, "good", self.memoir("mole", variant, to, name=by)))
        return told

    def accountant(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        taken = [at for at, event in enumerate(events) if isinstance(event, AccountantTaken)]
        employed = [at for at, event in enumerate(events) if isinstance(event, AccountantEmployed)]
        if taken:
            return [Scene(taken[0], "bad", self.memoir("taken", variant, to))]
        fled = sum(isinstance(event, AccountantFled) for event in events)
        return [Scene(at, "good", self.memoir("accountant", variant, to, fled=fled)) for at in employed[-1:]]

    def strike(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        strikes = [(at, event.force) for at, event in enumerate(events) if isinstance(event, Struck)]
        if not strikes:
            return []
        at, force = max(strikes, key=lambda strike: strike[1])
        return [Scene(at, "bad", self.memoir("strike", variant, to, strikes=len(strikes), force=force))]


def occasion_name(occasion: int, tongue: Tongue) -> Blanks:
    card = scenario_text(NAME, tongue).cards[occasion - 1]
    return {"occasion": card.name[tongue.language], "text": card.text[tongue.language]}


def blanks_of(event: FamilyEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    tongue = to.tongue
    match event:
        case FamilyMet() | Struck():
            return msgspec.structs.asdict(event)
        case RelativeCame():
            return {"relative": tell_place(event.relative, tongue)}
        case OccasionHeld():
            return occasion_name(event.occasion, tongue)
        case GunMoved() | BagsMoved():
            facts = msgspec.structs.asdict(event)
            return {**facts, "by": abs(event.by), "way": "more" if event.by > 0 else "less"}
        case MoleCaught():
            return (
                {"by": "light", "name": "", "you": "no"}
                if event.boss is None
                else {"by": "boss", **acting(event.boss, to)}
            )
        case MoleBetrayed() | AccountantEmployed():
            return acting(event.boss, to)
        case ClanShot():
            card = NONE if event.card is None else tell_place(event.card, tongue)
            return {"card": card, "henchmen": henchmen_listed(event.henchmen, tongue)}
        case MugMoved():
            return {"stands": "yes" if event.stands else "no"}
        case MoleFreed() | AccountantFled() | AccountantTaken():
            return {}


SPEECH = FamilySpeech()
