"""The casino in sentences."""

from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.games.gangsters.scenarios.no_more_bets.events import (
    BetLost,
    BetWon,
    CasinoEvent,
    CasinoOpened,
    GuestCame,
    GuestLeft,
    LeftToRide,
    PaidOut,
    StakesRaised,
    TableClosed,
    TrayMoved,
)
from intriga.games.gangsters.scenarios.no_more_bets.view import CasinoView, GamingTableView
from intriga.games.gangsters.scenarios.parts import Mood, Scene
from intriga.games.gangsters.speech.missions import MissionSpeech
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    boss_name,
    phrases,
    tell_place,
)
from intriga.kernel.contract import Question
from intriga.kernel.events import Event
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

BOLD = 3  # chips that were left to ride: the memoirs remember who did it
FAT = 4  # chips of one payout, or of one sweep


class CasinoSpeech(MissionSpeech):
    """Its events, how the night stands, its question, its scenes."""

    prefix = "casino"

    def blanks(self, event: Any, to: Listener) -> Blanks:
        return blanks_of(event, to)

    def status(self, mission: Any, to: Listener) -> list[str]:
        """The ten chips; then a line for each table."""
        assert isinstance(mission, CasinoView)
        lines = [tell_chips(mission, to.tongue)]
        return lines + [tell_table(one, to.tongue) for one in mission.tables]

    def question(self, question: Any, to: Listener) -> str | None:
        if not isinstance(question, Question) or question.asks != "casino_ask_payout":
            return None
        facts = question.facts
        return phrases(to.tongue).say(
            "casino-ask-payout",
            table=tell_place(facts["table"], to.tongue),
            lies=facts["lies"],
            police=facts["police"],
            grows=facts["grows"],
            closes="yes" if facts["closes"] else "no",
        )

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """Who left most to ride, the fattest payout, the worst loss, the hardest blow of the croupier."""
        rides = [(at, one, one.lying) for at, one in enumerate(events) if isinstance(one, LeftToRide)]
        paid = [(at, one, one.chips) for at, one in enumerate(events) if isinstance(one, PaidOut)]
        lost = [(at, one, one.chips) for at, one in enumerate(events) if isinstance(one, BetLost)]
        swept = [(at, one, one.swept) for at, one in enumerate(events) if isinstance(one, TableClosed)]
        return [
            *self.most("ride", "good", rides, BOLD, variant, to),
            *self.most("paid", "good", paid, FAT, variant, to),
            *self.most("lost", "bad", lost, FAT, variant, to),
            *self.most("swept", "bad", swept, 1, variant, to),
        ]

    def most(
        self,
        name: str,
        mood: Mood,
        found: Sequence[tuple[int, LeftToRide | PaidOut | BetLost | TableClosed, int]],
        least: int,
        variant: int,
        to: Listener,
    ) -> list[Scene]:
        """The one of these with most chips, if they are worth a sentence."""
        at, event, chips = max(found, key=lambda one: one[2], default=(0, None, 0))
        if event is None or chips < least:
            return []
        facts: Blanks = {"table": tell_place(event.table, to.tongue), "chips": chips}
        if not isinstance(event, TableClosed):
            facts["name"] = boss_name(event.boss, to)
        return [Scene(at, mood, self.memoir(name, variant, to, **facts))]


def blanks_of(event: CasinoEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    tongue = to.tongue
    match event:
        case CasinoOpened():
            return {**facts_of(event), "closed": tell_place(event.closed, tongue)}
        case StakesRaised():
            return {}
        case TableClosed():
            opened = tell_place(event.opened, tongue)
            return {"table": tell_place(event.table, tongue), "swept": event.swept, "opened": opened}
        case TrayMoved():
            guest = NONE if event.guest is None else tell_place(event.guest, tongue)
            way = "more" if event.by > 0 else "less"
            return {"by": abs(event.by), "way": way, "why": event.why, "guest": guest, "tray": event.tray}
        case GuestCame():
            return {"guest": tell_place(event.guest, tongue), "table": tell_place(event.table, tongue)}
        case GuestLeft():
            return {**acting(event.boss, to), "guest": tell_place(event.guest, tongue)}
        case BetLost():
            return {**at_table(event, to), "lay": "yes" if event.lay_there else "no"}
        case BetWon() | LeftToRide() | PaidOut():
            return at_table(event, to)


def facts_of(event: CasinoEvent) -> Blanks:
    """The fields of an event as they are."""
    facts: Blanks = msgspec.structs.asdict(event)
    return facts


def at_table(event: BetWon | LeftToRide | PaidOut | BetLost, to: Listener) -> Blanks:
    """What a boss does at a table."""
    return {**facts_of(event), **acting(event.boss, to), "table": tell_place(event.table, to.tongue)}


def tell_chips(mission: CasinoView, tongue: Tongue) -> str:
    return phrases(tongue).say(
        "casino-status-chips",
        tray=mission.tray,
        quota=mission.quota,
        rack=mission.rack,
        last=mission.last,
        midnight=mission.midnight,
        rent=mission.rent,
        police=mission.police,
    )


def tell_table(one: GamingTableView, tongue: Tongue) -> str:
    """One line: what lies there, what it grows to, whether it closes."""
    name = tell_place(one.place, tongue)
    guest = NONE if one.guest is None else tell_place(one.guest, tongue)
    if one.closed:
        return phrases(tongue).say("casino-status-closed", table=name, guest=guest)
    return phrases(tongue).say(
        "casino-status-table",
        table=name,
        lies=one.lies,
        stake=one.stake,
        limit=one.limit,
        grows=one.grows,
        guest=guest,
        closes="yes" if one.closes else "no",
    )


SPEECH = CasinoSpeech()
