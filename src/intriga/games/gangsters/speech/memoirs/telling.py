"""A chapter as a page of memoirs: plan, trouble, turn, outcome. Nothing in here is chosen by chance: the same
record tells the same page.

Each scene has three wordings. The chapters of a campaign take them in turn, so that no two of them read
alike; the first chapter decides with which one it begins."""

from collections.abc import Sequence
from pathlib import Path

from intriga.games.gangsters.scenarios.parts import ScenarioSpeech, Scene
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.gangsters.speech.memoirs import scenes
from intriga.games.gangsters.speech.memoirs.arc import paragraphs
from intriga.games.gangsters.speech.memoirs.chapter import Chapter, Help, Roll, chapter_of
from intriga.games.gangsters.speech.wording import (
    NONE,
    boss_name,
    henchmen_listed,
    henchmen_or_none,
    scenario_name,
    tell_deed,
    tell_die,
    tell_henchman,
)
from intriga.games.gangsters.speech.wording import (
    phrases as own_phrases,
)
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.events import Event
from intriga.kernel.scenarios import locale_folders
from intriga.kernel.sentences import phrases_in
from intriga.kernel.speech import Listener, Memoirs
from intriga.kernel.wording import listed, roman

WORDINGS = 3
FEW = 1  # fingerprints that hardly count
OFTEN = 2  # bribes that are a habit

phrases = phrases_in(*locale_folders(Path(__file__).parents[2]))


def memoirs(events: Sequence[Event], to: Listener, before: Sequence[Sequence[Event]] = ()) -> Memoirs | None:
    """The page about a chapter; None while it is still played, or if it was given up. What happened `before`
    in the campaign is remembered, as far as it is known."""
    chapter = chapter_of(events)
    if chapter.ending is None:
        return None
    page = Page(chapter, to, [chapter_of(earlier) for earlier in before])
    own = own_speech(chapter)
    scenes_of_its_own = own.scenes(events, page.wording, to) if own is not None else []
    scenes.leave_to_the_scenario(chapter, [scene.at for scene in scenes_of_its_own])
    last = own.epilogue(events, page.wording, to) if own is not None else []
    told = [
        joined(page.opening(), page.plan()),
        *paragraphs([*page.scenes(), *scenes_of_its_own], page.lead),
        *(last or page.end()),
    ]
    return Memoirs(page.title(), [paragraph for paragraph in told if paragraph])


def own_speech(chapter: Chapter) -> ScenarioSpeech | None:
    """The sentences of the scenario that was played; None if there is none of its name."""
    for parts in SCENARIOS:
        if parts.scenario.name == chapter.scenario:
            return parts.speech()
    return None


def wording_of(chapter: Chapter, before: Sequence[Chapter]) -> int:
    """Which of the wordings a chapter has."""
    first = before[0] if before else chapter
    reputation = first.ending.reputation if first.ending is not None else 0
    return (sum(roll.result for roll in first.rolls) + reputation + chapter.number) % WORDINGS


def joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


class Page:
    """The parts of one chapter in sentences; what did not happen is empty."""

    def __init__(self, chapter: Chapter, to: Listener, before: list[Chapter]) -> None:
        self.chapter = chapter
        self.before = before
        self.to = to
        self.phrases = phrases(to.tongue)
        self.wording = wording_of(chapter, before)
        self.leads: dict[str, int] = {}  # how often each was used on this page
        self.praised = 0  # the newcomer who is

    def say(self, name: str, **facts: object) -> str:
        return self.phrases.say(f"memoirs-{name}", variant=self.wording, **facts)

    def about(self, name: str, roll: Roll) -> str:
        """A sentence about a roll."""
        return self.say(
            name,
            boss=boss_name(roll.boss, self.to),
            henchmen=henchmen_listed(roll.sent, self.to.tongue),
            count=len(roll.sent),
            **self.deed(roll),
            dice=self.dice(roll),
            result=roll.result,
            needed=roll.needed,
            tries=roll.failures + 1,
        )

    def deed(self, roll: Roll) -> dict[str, object]:
        """What was to be done: within a sentence, and as its beginning."""
        deed = tell_deed(roll.kind, roll.number, self.to.tongue)
        return {"deed": deed, "begun": deed[:1].upper() + deed[1:]}

    def dice(self, roll: Roll) -> str:
        """What lay there, as people remember it: 2, 3 and a red ×4."""
        told = [tell_die(face, self.to.tongue) for face in roll.counting]
        if roll.red is not None:
            told.append(own_phrases(self.to.tongue).say("red-remembered", face=roll.red))
        return listed(told, self.phrases)

    def lead(self, before: str, mood: str) -> str:
        """The words with which luck turns; on one page they are never the same twice, if that can be."""
        name = f"{before}-{mood}"
        times = self.leads.get(name, 0)
        self.leads[name] = times + 1
        return self.phrases.say(f"memoirs-then-{name}", variant=(self.wording + times) % WORDINGS)

    # ── the beginning ──

    def title(self) -> str:
        chapter = self.chapter
        return self.phrases.say(
            "memoirs-title",
            chapter=roman(chapter.number) or NONE,
            scenario=scenario_name(chapter.scenario, self.to.tongue),
        )

    def opening(self) -> str:
        players = self.chapter.players
        names = listed(self.to.names[:players], self.phrases)
        many = "yes" if players > 1 else "no"
        if not self.before:
            return self.say("opening", names=names, many=many, clan=self.chapter.clan)
        last, tongue = self.before[-1], self.to.tongue
        won = last.ending is not None and last.ending.success
        return self.say(
            "link-won" if won else "link-lost",
            names=names,
            many=many,
            clan=self.chapter.clan,
            scenario=scenario_name(last.scenario, tongue),
            recruits=henchmen_or_none(last.recruits, tongue),
            fallen=henchmen_or_none(scenes.missing(last), tongue),
        )

    def plan(self) -> str:
        """What the scenario is about, if it says so."""
        name = f"memoirs-plan-{self.chapter.scenario}"
        return self.phrases.say(name, variant=self.wording % 2) if self.phrases.has(name) else ""

    # ── the middle ──

    def scenes(self) -> list[Scene]:
        """What is worth telling of any chapter."""
        return [
            *self.successes(),
            *self.closest_help(),
            *self.police(),
            *self.evidence(),
            *self.worst_roll(),
            *self.first_fall(),
            *self.turning_point(),
        ]

    def successes(self) -> list[Scene]:
        """The first one, and the roll of the night."""
        found = []
        first, best = scenes.first_success(self.chapter), scenes.roll_of_the_night(self.chapter)
        if first is not None:
            found.append(Scene(first.at, "good", self.about("first", first)))
        if best is not None:
            told = self.about(f"roll-{scenes.how_it_was_won(best)}", best)
            found.append(Scene(best.at, "good", joined(told, self.newcomer(best))))
        return found

    def newcomer(self, roll: Roll) -> str:
        """That somebody who was recruited after an earlier chapter was worth the money."""
        found = scenes.paid_for(roll, self.before)
        if found == 0 or self.praised:
            return ""
        self.praised = found
        return self.say("newcomer", henchman=tell_henchman(found, self.to.tongue))

    def closest_help(self) -> list[Scene]:
        found = scenes.closest_help(self.chapter)
        return [] if found is None else [Scene(found[0].at, "good", self.help(*found))]

    def help(self, roll: Roll, helper: Help) -> str:
        return self.say(
            "help",
            helper=boss_name(helper.boss, self.to),
            henchman=tell_henchman(helper.henchman, self.to.tongue),
            boss=boss_name(roll.boss, self.to),
            **self.deed(roll),
        )

    def police(self) -> list[Scene]:
        chapter = self.chapter
        if chapter.police_at_work:
            return [Scene(chapter.police_active_at, "bad", self.say("police-active"))]
        times = len(chapter.bribes)
        if times < OFTEN:
            return []
        names = [boss_name(boss, self.to) for boss in scenes.bribers(chapter)]
        told = self.say("police-quiet", names=listed(names, self.phrases), times=times)
        return [Scene(chapter.bribes[times // 2].at, "good", told)]

    def evidence(self) -> list[Scene]:
        peak = scenes.most_fingerprints(self.chapter)
        if self.is_lost_by_evidence() or peak.number < self.fingerprints_that_lose() - 1:
            return []
        return [Scene(peak.at, "bad", self.say("evidence-brink", peak=peak.number))]

    def worst_roll(self) -> list[Scene]:
        roll = scenes.worst_roll(self.chapter)
        if roll is None:
            return []
        return [Scene(roll.at, "bad", self.about("worst-again" if roll.failures else "worst", roll))]

    def first_fall(self) -> list[Scene]:
        fall = scenes.first_fall(self.chapter)
        if fall is None:
            return []
        return [
            Scene(fall.at, "bad", self.say("fall", henchman=tell_henchman(fall.henchman, self.to.tongue)))
        ]

    def turning_point(self) -> list[Scene]:
        roll, ending = scenes.turning_point(self.chapter), self.chapter.ending
        if roll is None or ending is None:
            return []
        if not ending.success:
            return [Scene(roll.at, "bad", self.about("turn-lost", roll))]
        return [Scene(roll.at, "good", joined(self.about("turn-won", roll), self.newcomer(roll)))]

    # ── the end ──

    def end(self) -> list[str]:
        """The outcome, and what came of it; a break is a paragraph of its own."""
        rest = self.break_after_it()
        told = joined(self.outcome(), self.fate(), "" if rest else self.reputation())
        return [told, joined(self.reputation(), rest)] if rest else [told]

    def outcome(self) -> str:
        """How it ended: as the scenario tells it, or else as any scenario ends."""
        ending = self.chapter.ending
        assert ending is not None
        rounds = self.chapter.rounds
        if self.is_lost_by_evidence():
            return self.say("end-evidence", rounds=rounds)
        name = f"memoirs-end-{ending.reason}"
        won = "yes" if ending.success else "no"
        if self.phrases.has(name):
            return self.phrases.say(name, variant=self.wording % 2, success=won, rounds=rounds)
        return self.say("end", success=won, rounds=rounds)

    def fate(self) -> str:
        """Who did not come home, who nearly did not, and that nothing was left behind."""
        lost, back = scenes.lost_for_good(self.chapter), scenes.nearly_lost(self.chapter)
        tongue = self.to.tongue
        if self.is_lost_by_evidence():
            return ""
        if lost:
            return self.say("fate-lost", lost=henchmen_listed(lost, tongue), count=len(lost))
        if back:
            return self.say("fate-back", fallen=henchmen_listed(back, tongue))
        few = "yes" if scenes.most_fingerprints(self.chapter).number <= FEW else "no"
        return self.say("fate-none", clean=few)

    def reputation(self) -> str:
        ending = self.chapter.ending
        assert ending is not None
        if self.is_lost_by_evidence():
            return ""
        won = "yes" if ending.success else "no"
        return self.say("reputation", reputation=ending.reputation, success=won)

    def break_after_it(self) -> str:
        recruits, released = self.chapter.recruits, self.chapter.released
        tongue = self.to.tongue
        found = []
        if recruits:
            found.append(
                self.say("recruits", recruits=henchmen_listed(recruits, tongue), count=len(recruits))
            )
        if released:
            found.append(
                self.say("released", released=henchmen_listed(released, tongue), count=len(released))
            )
        return joined(*found)

    def fingerprints_that_lose(self) -> int:
        # LG-083
        numbers = self.to.tongue.box.numbers[LEVELS_OF_DIFFICULTY.index(self.chapter.level)]
        limit: int = numbers.fingerprints
        return limit

    def is_lost_by_evidence(self) -> bool:
        """Whether fingerprints ended it."""
        # LG-083 LG-084
        ending = self.chapter.ending
        return ending is not None and ending.reason.startswith("evidence")
