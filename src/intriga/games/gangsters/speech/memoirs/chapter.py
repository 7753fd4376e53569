"""What the memoirs remember of a chapter, read from its events. Bosses and cards are numbered from 1."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from intriga.games.gangsters import events
from intriga.kernel.events import Event


class Help(NamedTuple):
    """A partner's henchman who stepped in."""

    boss: int
    henchman: int


class Roll(msgspec.Struct):
    """A challenge that was tried, from the choice to the result."""

    boss: int
    kind: str
    number: int
    sent: list[int] = []
    helpers: list[Help] = []
    white: list[str] = []
    red: str | None = None
    result: int = -1  # until it stands
    successes: int = 0
    surplus: int = 0  # over what these successes needed
    overcome: bool = False

    @property
    def is_open(self) -> bool:
        return self.result < 0

    @property
    def counting(self) -> list[str]:
        """The white dice that people remember: values and locks."""
        return [face for face in self.white if face not in ("reroll", "used")]


class Chapter(msgspec.Struct):
    """One chapter."""

    number: int = 0  # in a campaign; 0 for a single scenario
    scenario: str = ""
    level: str = ""  # of difficulty
    players: int = 0
    clan: int = 0  # henchmen at its start
    rounds: int = 0
    rolls: list[Roll] = []
    bribes: list[int] = []  # the bosses who controlled the police, in order
    police_are_active: bool = False
    has_police: bool = False
    fingerprints: list[int] = []  # at the end of each round
    fallen: list[int] = []
    recruits: list[int] = []
    released: list[int] = []
    ending: events.ScenarioEnded | None = None


def chapter_of(told: Sequence[Event]) -> Chapter:
    """The chapter that these events tell."""
    chapter = Chapter()
    for event in told:
        if not remember_roll(chapter, event):
            remember_course(chapter, event)
    return chapter


def remember_roll(chapter: Chapter, event: Event) -> bool:
    """Note what belongs to a roll; False for anything else."""
    match event:
        case events.ChallengeChosen():
            chapter.rolls.append(Roll(event.boss, event.kind, event.number))
        case events.HenchmanSent():
            chapter.rolls[-1].sent.append(event.henchman)
        case events.Rolled() | events.Rerolled():
            chapter.rolls[-1].white, chapter.rolls[-1].red = event.white, event.red
        case events.AbilityUsed():
            help_with(chapter, event)
        case events.ResultFixed():
            roll = chapter.rolls[-1]
            roll.result, roll.successes = event.result, event.successes
            roll.surplus = event.result - event.successes * event.difficulty
        case events.Overcome():
            chapter.rolls[-1].overcome = True
            if event.kind == "police":
                chapter.bribes.append(event.boss)
        case _:
            return False
    return True


def help_with(chapter: Chapter, event: events.AbilityUsed) -> None:
    """An ability: a partner's help if a roll is under way."""
    roll = chapter.rolls[-1] if chapter.rolls else None
    if event.ability == "calm_police":
        chapter.bribes.append(event.boss)
    elif roll is not None and roll.is_open and roll.boss != event.boss:
        roll.helpers.append(Help(event.boss, event.henchman))


def remember_course(chapter: Chapter, event: Event) -> None:
    """Note how the chapter went and ended."""
    match event:
        case events.Setup():
            chapter.number = event.chapter if event.campaign else 0
            chapter.scenario, chapter.level, chapter.players = event.scenario, event.level, event.players
            chapter.clan = len(event.clan)
        case events.RoundBegan():
            chapter.rounds = event.round
        case events.PoliceChanged():
            chapter.has_police = True
            chapter.police_are_active |= event.police == "active"
        case events.RoundEnded():
            chapter.fingerprints.append(event.fingerprints)
        case events.HenchmanOut():
            chapter.fallen.append(event.henchman)
        case events.ScenarioEnded():
            chapter.ending = event
        case events.RecruitKept():
            chapter.recruits.append(event.henchman)
        case events.HenchmanReleased():
            chapter.released.append(event.henchman)
        case _:
            pass
