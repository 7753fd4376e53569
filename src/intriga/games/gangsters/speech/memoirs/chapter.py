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
    at: int = 0  # the number of the event that told its result
    failures: int = 0  # rolls without success at the same challenge, one after the other, before this one
    sent: list[int] = []
    helpers: list[Help] = []
    white: list[str] = []
    red: str | None = None
    result: int = -1  # until it stands
    successes: int = 0
    lacking: int = 1  # successes that it still took when it was tried
    needed: int = 0  # the result that these take
    surplus: int = 0  # over what the successes of this roll needed
    overcome: bool = False
    is_told: bool = False  # the scenario tells of it

    @property
    def is_open(self) -> bool:
        return self.result < 0

    @property
    def counting(self) -> list[str]:
        """The white dice that people remember: values and locks."""
        return [face for face in self.white if face not in ("reroll", "used")]


class Fall(NamedTuple):
    """Somebody who went into the out deck."""

    at: int
    henchman: int


class Bribe(NamedTuple):
    """Somebody who saw to the police."""

    at: int
    boss: int


class Fingerprints(NamedTuple):
    """How many there were at the end of a round."""

    at: int
    number: int


class Chapter(msgspec.Struct):
    """One chapter."""

    number: int = 0  # in a campaign; 0 for a single scenario
    scenario: str = ""
    level: str = ""  # of difficulty
    players: int = 0
    clan: int = 0  # henchmen at its start
    rounds: int = 0
    rolls: list[Roll] = []
    bribes: list[Bribe] = []
    police_active_at: int = 0  # 0 if they never were
    police_at_work: bool = False  # a round was played under them
    markers: dict[tuple[str, int], int] = {}  # successes won so far, by challenge
    fingerprints: list[Fingerprints] = []
    fallen: list[Fall] = []
    recruits: list[int] = []
    released: list[int] = []
    ending: events.ScenarioEnded | None = None


def chapter_of(told: Sequence[Event]) -> Chapter:
    """The chapter that these events tell."""
    chapter = Chapter()
    for at, event in enumerate(told):
        if not remember_roll(chapter, event, at):
            remember_course(chapter, event, at)
    return chapter


def remember_roll(chapter: Chapter, event: Event, at: int) -> bool:
    """Note what belongs to a roll; False for anything else."""
    match event:
        case events.ChallengeChosen():
            chapter.rolls.append(tried(chapter, event))
        case events.HenchmanSent():
            chapter.rolls[-1].sent.append(event.henchman)
        case events.Rolled() | events.Rerolled():
            chapter.rolls[-1].white, chapter.rolls[-1].red = event.white, event.red
        case events.AbilityUsed():
            help_with(chapter, event, at)
        case events.ResultFixed():
            note_result(chapter.rolls[-1], event, at)
        case events.MarkersPlaced():
            chapter.markers[event.kind, event.number] = event.markers
        case events.Overcome():
            chapter.rolls[-1].overcome = True
            chapter.markers.pop((event.kind, event.number), None)
            if event.kind == "police":
                chapter.bribes.append(Bribe(at, event.boss))
        case _:
            return False
    return True


def tried(chapter: Chapter, event: events.ChallengeChosen) -> Roll:
    """A roll that is to come."""
    last = latest_at(chapter, event.kind, event.number)
    failures = last.failures + 1 if last is not None and last.successes == 0 else 0
    lacking = max(1, event.successes - chapter.markers.get((event.kind, event.number), 0))
    return Roll(event.boss, event.kind, event.number, failures=failures, lacking=lacking)


def latest_at(chapter: Chapter, kind: str, number: int) -> Roll | None:
    """The last roll at this challenge so far."""
    here = [roll for roll in chapter.rolls if (kind, number) == (roll.kind, roll.number)]
    return here[-1] if here else None


def note_result(roll: Roll, event: events.ResultFixed, at: int) -> None:
    roll.at, roll.result, roll.successes = at, event.result, event.successes
    roll.needed = roll.lacking * event.difficulty
    roll.surplus = event.result - event.successes * event.difficulty


def help_with(chapter: Chapter, event: events.AbilityUsed, at: int) -> None:
    """An ability: a partner's help if a roll is under way."""
    roll = chapter.rolls[-1] if chapter.rolls else None
    if event.ability == "calm_police":
        chapter.bribes.append(Bribe(at, event.boss))
    elif roll is not None and roll.is_open and roll.boss != event.boss:
        roll.helpers.append(Help(event.boss, event.henchman))


def remember_course(chapter: Chapter, event: Event, at: int) -> None:
    """Note how the chapter went and ended."""
    match event:
        case events.Setup():
            chapter.number = event.chapter if event.campaign else 0
            chapter.scenario, chapter.level, chapter.players = event.scenario, event.level, event.players
            chapter.clan = len(event.clan)
        case events.RoundBegan():
            chapter.rounds = event.round
            chapter.police_at_work = chapter.police_active_at > 0
        case events.PoliceChanged(police="active"):
            chapter.police_active_at = at
        case events.RoundEnded():
            chapter.fingerprints.append(Fingerprints(at, event.fingerprints))
        case events.HenchmanOut():
            chapter.fallen.append(Fall(at, event.henchman))
        case events.ScenarioEnded():
            chapter.ending = event
        case events.RecruitKept():
            chapter.recruits.append(event.henchman)
        case events.HenchmanReleased():
            chapter.released.append(event.henchman)
        case _:
            pass
