"""A chapter as a page of memoirs. Nothing in here is chosen by chance: the same record tells the same page.

Each scene has four wordings. Chapters of a campaign take turns between two of them, and a fact of the scene
chooses one: neighbouring chapters never read alike."""

from collections.abc import Sequence
from pathlib import Path

from intriga.games.gangsters.scenarios.parts import ScenarioSpeech
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.gangsters.speech.memoirs import scenes
from intriga.games.gangsters.speech.memoirs.chapter import Chapter, Roll, chapter_of
from intriga.games.gangsters.speech.wording import (
    boss_name,
    henchmen_listed,
    scenario_name,
    tell_challenge,
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

WORDINGS = 4

phrases = phrases_in(*locale_folders(Path(__file__).parents[2]))


def memoirs(events: Sequence[Event], to: Listener) -> Memoirs | None:
    """The page about a chapter; None while it is still played, or if it was given up."""
    chapter = chapter_of(events)
    if chapter.ending is None:
        return None
    page = Page(chapter, to)
    paragraphs = [
        page.opening(),
        *of_the_scenario(events, chapter, to),
        joined(page.roll_of_the_night(), page.help()),
        joined(page.police(), page.evidence()),
        joined(page.worst_roll(), page.fallen()),
        page.turning_point(),
        *(last_of_all(events, chapter, to) or [joined(page.ending(), page.break_after_it())]),
    ]
    return Memoirs(page.title(), [paragraph for paragraph in paragraphs if paragraph])


def of_the_scenario(events: Sequence[Event], chapter: Chapter, to: Listener) -> list[str]:
    """The paragraphs that the scenario itself has to tell."""
    own = own_speech(chapter)
    return own.scenes(events, wording(chapter, chapter.rounds), to) if own is not None else []


def last_of_all(events: Sequence[Event], chapter: Chapter, to: Listener) -> list[str]:
    """The end of the story, where the scenario tells it itself."""
    own = own_speech(chapter)
    return own.epilogue(events, wording(chapter, chapter.rounds), to) if own is not None else []


def own_speech(chapter: Chapter) -> ScenarioSpeech | None:
    """The sentences of the scenario that was played; None if there is none of its name."""
    for parts in SCENARIOS:
        if parts.scenario.name == chapter.scenario:
            return parts.speech()
    return None


def wording(chapter: Chapter, fact: int) -> int:
    """Which of the four wordings a scene has; a single scenario has no neighbour to differ from."""
    if chapter.number == 0:
        reputation = chapter.ending.reputation if chapter.ending is not None else 0
        return (chapter.rounds + reputation + fact) % WORDINGS
    return 2 * (chapter.number % 2) + fact % 2


def joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


class Page:
    """The scenes of one chapter in sentences; one that did not happen is empty."""

    def __init__(self, chapter: Chapter, to: Listener) -> None:
        self.chapter = chapter
        self.to = to
        self.phrases = phrases(to.tongue)

    def say(self, name: str, fact: int, **facts: object) -> str:
        return self.phrases.say(f"memoirs-{name}", variant=wording(self.chapter, fact), **facts)

    def about(self, name: str, roll: Roll) -> str:
        """A sentence about a roll."""
        tongue = self.to.tongue
        return self.say(
            name,
            roll.result,
            boss=boss_name(roll.boss, self.to),
            henchmen=henchmen_listed(roll.sent, tongue),
            count=len(roll.sent),
            challenge=tell_challenge(roll.kind, roll.number, tongue),
            dice=self.dice(roll),
            result=roll.result,
        )

    def dice(self, roll: Roll) -> str:
        """What lay there, as people remember it: 2, 3 and a red ×4."""
        told = [tell_die(face, self.to.tongue) for face in roll.counting]
        if roll.red is not None:
            told.append(own_phrases(self.to.tongue).say("red-remembered", face=roll.red))
        return listed(told, self.phrases)

    # ── the scenes ──

    def title(self) -> str:
        chapter = self.chapter
        return self.phrases.say(
            "memoirs-title",
            chapter=roman(chapter.number) or "none",
            scenario=scenario_name(chapter.scenario, self.to.tongue),
        )

    def opening(self) -> str:
        players = self.chapter.players
        names = listed(self.to.names[:players], self.phrases)
        many = "yes" if players > 1 else "no"
        return self.say("opening", players, names=names, many=many, clan=self.chapter.clan)

    def roll_of_the_night(self) -> str:
        roll = scenes.roll_of_the_night(self.chapter)
        return self.about("roll", roll) if roll is not None else ""

    def help(self) -> str:
        found = scenes.closest_help(self.chapter)
        if found is None:
            return ""
        roll, helper = found
        return self.say(
            "help",
            helper.henchman,
            helper=boss_name(helper.boss, self.to),
            henchman=tell_henchman(helper.henchman, self.to.tongue),
            boss=boss_name(roll.boss, self.to),
            challenge=tell_challenge(roll.kind, roll.number, self.to.tongue),
        )

    def police(self) -> str:
        chapter = self.chapter
        if chapter.police_are_active:
            return self.say("police-active", chapter.rounds)
        if not chapter.bribes:
            return ""
        names = [boss_name(boss, self.to) for boss in scenes.bribers(chapter)]
        times = len(chapter.bribes)
        return self.say("police-quiet", times, names=listed(names, self.phrases), times=times)

    def evidence(self) -> str:
        peak = scenes.most_fingerprints(self.chapter)
        if self.is_lost_by_evidence():
            return ""
        if peak >= self.fingerprints_that_lose() - 1:
            return self.say("evidence-brink", peak, peak=peak)
        return self.say("evidence-clean", self.chapter.rounds) if peak <= 1 else ""

    def worst_roll(self) -> str:
        roll = scenes.worst_roll(self.chapter)
        return self.about("worst", roll) if roll is not None else ""

    def fallen(self) -> str:
        lost, back = scenes.lost_for_good(self.chapter), scenes.nearly_lost(self.chapter)
        tongue = self.to.tongue
        if lost:
            return self.say("fallen-lost", len(lost), lost=henchmen_listed(lost, tongue))
        if back:
            return self.say("fallen-back", len(back), fallen=henchmen_listed(back, tongue), count=len(back))
        return self.say("fallen-none", self.chapter.rounds)

    def turning_point(self) -> str:
        roll, ending = scenes.turning_point(self.chapter), self.chapter.ending
        assert ending is not None
        return self.about("turn-won" if ending.success else "turn-lost", roll) if roll is not None else ""

    def ending(self) -> str:
        ending = self.chapter.ending
        assert ending is not None
        how = "evidence" if self.is_lost_by_evidence() else "won" if ending.success else "lost"
        rounds = self.chapter.rounds
        return self.say(f"ending-{how}", rounds, reputation=ending.reputation, rounds=rounds)

    def break_after_it(self) -> str:
        recruits, released = self.chapter.recruits, self.chapter.released
        tongue = self.to.tongue
        found = []
        if recruits:
            found.append(self.say("recruits", len(recruits), recruits=henchmen_listed(recruits, tongue)))
        if released:
            found.append(self.say("released", len(released), released=henchmen_listed(released, tongue)))
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
