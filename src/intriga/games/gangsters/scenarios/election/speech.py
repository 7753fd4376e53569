"""The election in sentences."""

from collections.abc import Sequence
from typing import Any

from intriga.games.gangsters.box.tables import level_of
from intriga.games.gangsters.events import ScenarioEnded, Setup
from intriga.games.gangsters.scenarios.election.events import (
    BetrayalMoved,
    ChestMoved,
    ElectionBegan,
    ElectionEvent,
    MayorAnswered,
    MayorLeft,
    PhaseBegan,
    TraitorDealtWith,
    TraitorShown,
    VoteLoosened,
    VotePromised,
    VotesCounted,
    VoteSecured,
    VotesLost,
)
from intriga.games.gangsters.scenarios.election.view import ElectionDistrict, ElectionView
from intriga.games.gangsters.scenarios.parts import Scene
from intriga.games.gangsters.speech.missions import MissionSpeech
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    boss_name,
    henchmen_or_none,
    phrases,
    tell_henchman,
    tell_place,
)
from intriga.kernel.contract import Question
from intriga.kernel.events import Event
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

KNOWN_FOR = 3  # votes of one boss that the memoirs remember


class ElectionSpeech(MissionSpeech):
    """Its events, how the election stands, its questions, its scenes and the end of the memoirs."""

    prefix = "election"

    def blanks(self, event: Any, to: Listener) -> Blanks:
        return blanks_of(event, to)

    def status(self, mission: Any, to: Listener) -> list[str]:
        """Votes, chest, betrayal; then a line for each district."""
        assert isinstance(mission, ElectionView)
        say = phrases(to.tongue).say
        lines = [
            say(
                "election-status-votes",
                sure=mission.sure,
                wanted=mission.wanted,
                promised=mission.promised,
                phase=mission.phase,
                last=mission.last,
            ),
            say("election-status-chest", chest=mission.chest, end=mission.chest_end, price=mission.price),
            tell_betrayal(mission, to.tongue),
        ]
        return lines + [tell_district(one, to.tongue) for one in mission.districts]

    def question(self, question: Any, to: Listener) -> str | None:
        if not isinstance(question, Question):
            return None
        facts = question.facts
        say = phrases(to.tongue).say
        if question.asks == "election_ask_pay":
            return say("election-ask-pay", **{**facts, "betrayal": facts["betrayal"] or NONE})
        if question.asks == "election_ask_vote":
            return say("election-ask-vote", **{**facts, "district": tell_place(facts["district"], to.tongue)})
        return None

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """Who brought the votes and what money bought; the mayor's best evening; the traitor."""
        return [
            *self.voices(events, variant, to),
            *self.mayor(events, variant, to),
            *self.traitor(events, variant, to),
        ]

    def voices(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """Who brought most votes, if they were many; and how many were paid for."""
        won = [(at, one) for at, one in enumerate(events) if isinstance(one, VotePromised | VoteSecured)]
        bought = [at for at, one in won if is_bought(one)]
        bosses = [one.boss for _, one in won if not is_bought(one)]
        best = max(sorted(set(bosses)), key=bosses.count, default=0)
        told: list[Scene] = []
        if bosses.count(best) >= KNOWN_FOR:
            at = [at for at, one in won if one.boss == best and not is_bought(one)][KNOWN_FOR - 1]
            facts: Blanks = {"name": boss_name(best, to), "votes": bosses.count(best)}
            told.append(Scene(at, "good", self.memoir("voices", variant, to, **facts)))
        if bought:
            told.append(Scene(bought[-1], "good", self.memoir("money", variant, to, paid=len(bought))))
        return told

    def mayor(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """The answer of the mayor that cost most votes, if any did."""
        lost: list[tuple[int, int, int]] = []
        visit = 0
        for at, event in enumerate(events):
            if isinstance(event, MayorAnswered):
                visit = event.visit
            elif isinstance(event, VotesLost):
                lost.append((at, visit, event.votes))
        if not lost:
            return []
        at, worst, _ = max(lost, key=lambda one: one[2])
        return [Scene(at, "bad", self.memoir("mayor", variant, to, visit=tell_place(worst, to.tongue)))]

    def traitor(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """What became of the traitor, if one came out."""
        for at, event in reversed(list(enumerate(events))):
            if isinstance(event, TraitorDealtWith | TraitorShown):
                who = tell_place(event.traitor, to.tongue)
                if isinstance(event, TraitorShown):
                    return [Scene(at, "bad", self.memoir("traitor-left", variant, to, traitor=who))]
                name = boss_name(event.boss, to)
                dealt = self.memoir("traitor-dealt", variant, to, name=name, traitor=who)
                return [Scene(at, "good", dealt)]
        return []

    def epilogue(self, events: Sequence[Event], variant: int, to: Listener) -> list[str]:
        """How the election ended, and what became of the clan."""
        begun = next((one for one in events if isinstance(one, Setup)), None)
        ended = next((one for one in events if isinstance(one, ScenarioEnded)), None)
        if begun is None or ended is None:
            return []
        say = phrases(to.tongue).say
        how = "evidence" if ended.reason.startswith("evidence") else ended.reason.partition("_")[2]
        counted = [one for one in events if isinstance(one, VotesCounted)]
        shown = [one for one in events if isinstance(one, TraitorShown)]
        known = [one for one in begun.clan if level_of(one - 1) > 1 and one not in ended.eliminated]
        night = say(
            f"election-epilogue-{how}",
            variant=variant % 2,
            votes=counted[-1].votes if counted else 0,
            wanted=counted[-1].wanted if counted else 0,
            traitor=tell_place(shown[-1].traitor, to.tongue) if shown else NONE,
        )
        after = say(
            "election-epilogue-free" if ended.success else "election-epilogue-fallen",
            variant=variant // 2,
            clan=len(begun.clan),
            campaign="yes" if begun.campaign else "no",
            known=henchmen_or_none(known, to.tongue),
        )
        return [night, after]


def is_bought(event: VotePromised | VoteSecured) -> bool:
    return isinstance(event, VoteSecured) and event.how == "money"


def blanks_of(event: ElectionEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    tongue = to.tongue
    match event:
        case ElectionBegan():
            begin = {"wanted": event.wanted, "rounds": event.rounds}
            return {**begin, "chest": event.chest, "betrayal": event.betrayal}
        case PhaseBegan():
            return {"phase": event.phase}
        case VotePromised():
            return {**acting(event.boss, to), **votes_of(event, tongue)}
        case VoteSecured():
            henchman = NONE if event.henchman is None else tell_henchman(event.henchman, tongue)
            means = {"how": event.how, "henchman": henchman}
            return {**acting(event.boss, to), **votes_of(event, tongue), **means}
        case MayorAnswered():
            visit, district = tell_place(event.visit, tongue), tell_place(event.district, tongue)
            return {"visit": visit, "district": district}
        case MayorLeft():
            how = "evening" if event.boss is None else "won"
            return {"visit": tell_place(event.visit, tongue), "how": how}
        case VotesLost():
            return {"district": tell_place(event.district, tongue), "votes": event.votes}
        case VoteLoosened():
            card, district = tell_place(event.card, tongue), tell_place(event.district, tongue)
            return {"card": card, "district": district}
        case ChestMoved():
            moved = {"by": abs(event.by), "way": "more" if event.by > 0 else "less"}
            return {**moved, "chest": event.chest, "why": event.why}
        case BetrayalMoved():
            last = "yes" if event.by > 0 and event.betrayal >= event.full - 1 else "no"
            return {"why": event.why, "betrayal": event.betrayal, "full": event.full, "last": last}
        case TraitorShown():
            return {"traitor": tell_place(event.traitor, tongue), "successes": event.successes}
        case TraitorDealtWith():
            return {**acting(event.boss, to), "traitor": tell_place(event.traitor, tongue)}
        case VotesCounted():
            traitor = NONE if event.traitor is None else tell_place(event.traitor, tongue)
            return {"votes": event.votes, "wanted": event.wanted, "traitor": traitor}


def votes_of(event: VotePromised | VoteSecured, tongue: Tongue) -> Blanks:
    district = tell_place(event.district, tongue)
    return {"district": district, "promised": event.promised, "sure": event.sure}


def tell_betrayal(mission: ElectionView, tongue: Tongue) -> str:
    traitor = mission.traitor
    return phrases(tongue).say(
        "election-status-betrayal",
        state="done" if mission.dealt_with else "dark" if traitor is None else "out",
        betrayal=mission.betrayal,
        full=mission.full,
        traitor=NONE if traitor is None else tell_place(traitor.place, tongue),
        needs=mission.needs or 0,
    )


def tell_district(one: ElectionDistrict, tongue: Tongue) -> str:
    """One line: its votes, and where the mayor is."""
    return phrases(tongue).say(
        "election-status-district",
        district=tell_place(one.place, tongue),
        promised=one.promised,
        sure=one.sure,
        mayor="here" if one.visit is not None else "gone" if one.answered else "coming",
        visit=NONE if one.visit is None else tell_place(one.visit, tongue),
    )


SPEECH = ElectionSpeech()
