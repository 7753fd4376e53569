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
from intriga.games.gangsters.scenarios.parts import BRIEF, ScenarioSpeech
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    boss_name,
    henchmen_listed,
    phrases,
    tell_place,
)
from intriga.kernel.events import Event, tag_of
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

TWO_WORDINGS = 2


class FamilySpeech(ScenarioSpeech):
    """Its events, how the table stands, its scenes."""

    def tell(self, event: Any, to: Listener) -> str | None:
        return phrases(to.tongue).say(f"event-{tag_of(type(event))}", **blanks_of(event, to))

    def brief(self, tongue: Tongue) -> list[str]:
        return [phrases(tongue).say(f"family-brief-{part}") for part in BRIEF]

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

    def question(self, question: Any, to: Listener) -> str | None:
        return None

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[str]:
        """How the mole was found, what became of the accountant, the heaviest strike."""
        say = phrases(to.tongue).say
        pick = variant % TWO_WORDINGS
        told: list[str] = []
        betrayed = [event for event in events if isinstance(event, MoleBetrayed)]
        if betrayed:
            name = boss_name(betrayed[0].boss, to)
            told.append(say("family-memoir-betrayed", variant=pick, name=name, times=len(betrayed)))
        caught = [event for event in events if isinstance(event, MoleCaught)]
        if caught:
            boss = caught[-1].boss
            name = NONE if boss is None else boss_name(boss, to)
            told.append(say("family-memoir-mole", variant=pick, name=name))
        if any(isinstance(event, AccountantTaken) for event in events):
            told.append(say("family-memoir-taken", variant=pick))
        elif any(isinstance(event, AccountantEmployed) for event in events):
            fled = sum(isinstance(event, AccountantFled) for event in events)
            told.append(say("family-memoir-accountant", variant=pick, fled=fled))
        strikes = [event.force for event in events if isinstance(event, Struck)]
        if strikes:
            told.append(say("family-memoir-strike", variant=pick, strikes=len(strikes), force=max(strikes)))
        return told


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
