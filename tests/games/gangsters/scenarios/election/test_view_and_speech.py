"""The election as everybody sees it, and in sentences."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events as core
from intriga.games.gangsters.rules.reasons import REASONS
from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.parts import PARTS
from intriga.games.gangsters.scenarios.election.speech import SPEECH
from intriga.games.gangsters.scenarios.election.view import (
    ElectionCard,
    ElectionDistrict,
    ElectionView,
    view,
)
from intriga.games.gangsters.speech.memoirs.telling import memoirs
from intriga.games.gangsters.speech.telling import GangstersSpeech
from intriga.games.gangsters.speech.wording import phrases
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view as whole_view
from intriga.kernel.events import Event
from intriga.kernel.sentences import LANGUAGES, Tongue
from tests.games.gangsters.builders import card
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.asked_of_all import check_mission_is_data, check_sentence, listener
from tests.games.gangsters.scenarios.election.builders import in_race, row, say, succeed

TOLD = [
    events.ElectionBegan(7, 8, 2, 0),
    events.ElectionBegan(8, 8, 1, 1),
    *(events.PhaseBegan(phase) for phase in (1, 2, 3)),
    events.VotePromised(1, 101, 1, 0),
    events.VotePromised(2, 101, 2, 0),
    *(events.VoteSecured(2, 106, 0, 1, how, None) for how in ("word", "money")),
    events.VoteSecured(1, 106, 0, 1, "name", 31),
    events.MayorAnswered(107, 101),
    events.MayorLeft(1, 107),
    events.MayorLeft(None, 107),
    events.VotesLost(103, 1),
    events.VotesLost(103, 2),
    events.VoteLoosened(113, 101),
    *(events.ChestMoved(by, 3, why) for by, why in ((2, "donors"), (-3, "pay"), (-1, "rally"))),
    *(events.ChestMoved(by, 3, why) for by, why in ((-1, "setback"), (2, "card"), (-2, "card"))),
    *(events.BetrayalMoved(1, 3, 8, why) for why in ("evening", "pay", "rally", "setback", "card")),
    events.BetrayalMoved(1, 7, 8, "evening"),
    events.BetrayalMoved(-2, 1, 8, "whispers"),
    events.TraitorShown(114, 3),
    events.TraitorDealtWith(2, 114),
    events.VotesCounted(8, 7, None),
    events.VotesCounted(8, 7, 114),
]


@pytest.mark.clause("LS6-004")
def test_the_view_shows_the_votes_and_where_the_mayor_is() -> None:
    s = in_race(
        promised={"docks": 1},
        sure={"docks": 1, "heights": 2},
        visit="free_beer",
        seen="soup_kitchen",
        chest=3,
        betrayal=2,
        this_round=4,
    )
    seen = view(s, 0)
    docks, _, anthill, *_, heights = seen.districts

    assert (docks.promised, docks.sure, docks.votes, docks.visit) == (1, 1, 2, row(s, "free_beer"))
    assert (docks.answered, anthill.answered, heights.answered) == (False, True, False)
    assert (seen.sure, seen.promised, seen.wanted, seen.of, seen.landslide) == (3, 1, 7, 12, 9)
    assert (seen.phase, seen.last, seen.answers_left) == (2, 8, 4)
    assert ElectionCard(row(s, "free_beer"), "free_beer", False) == seen.visit
    assert (seen.chest, seen.price, seen.betrayal, seen.full) == (3, 3, 2, 8)
    assert (seen.traitor, seen.needs, seen.dealt_with) == (None, None, False)
    assert (row(s, "donors"), row(s, "whispers")) == (seen.donors, seen.whispers)
    assert seen.districts == view(s, -1).districts


def test_the_view_shows_the_traitor_and_what_is_closed() -> None:
    s = in_race(traitor="cousin", needs=4, betrayal=5, this_round=6)
    seen = view(s, 1)

    assert ElectionCard(row(s, "cousin"), "cousin", True) == seen.traitor
    assert (4, None, None) == (seen.needs, seen.donors, seen.whispers)
    assert view(in_race(dealt_with=True), 0).dealt_with


@pytest.mark.clause("LS6-007")
def test_a_reader_sees_the_names_of_the_own_hand_and_nobody_elses() -> None:
    s = in_race(("stan otis", "zoya"))

    assert [card("otis") + 1] == view(s, 0).known
    assert [card("zoya") + 1] == view(s, 1).known
    assert [] == view(s, -1).known
    alone = in_race(("stan otis", "zoya"), solo=True)
    assert [card("otis") + 1, card("zoya") + 1] == view(alone, 0).known


@pytest.mark.clause("LG-004", "LS6-037")
def test_a_finale_shows_no_reputation() -> None:
    assert whole_view(in_race(), 0).reputation is None


def test_while_a_success_is_used_the_district_is_named() -> None:
    s = in_race(("stan molly", "ines"))
    assert view(s, 0).asked is None
    succeed(s, "rail_yards", "stan molly", 2)

    assert row(s, "rail_yards") == view(s, 0).asked
    assert "mission" == whole_view(s, 0).moment


def test_the_mission_is_copied_and_pickled_whole() -> None:
    s = in_race(promised={"docks": 1}, spent="otis", traitor="manager")
    check_mission_is_data(PARTS, s, lambda mission: mission.sure.__setitem__(0, 2))


# ── sentences ──


def test_every_kind_of_event_is_told_here() -> None:
    assert {type(event) for event in TOLD} == set(PARTS.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", TOLD, ids=str)
def test_every_event_has_a_sentence(language: str, event: Event) -> None:
    check_sentence(PARTS, event, language)


@pytest.mark.parametrize(
    ("event", "ru", "en"),
    [
        (
            events.VotePromised(1, 101, 1, 0),
            "Вам обещан голос. Доки: обещано 1, верных 0.",
            "You are promised a vote. The Docks: 1 promised, 0 sure.",
        ),
        (
            events.VoteSecured(1, 106, 0, 1, "name", 31),
            "Имя говорит само за себя (Графиня): голос верный. Холмы: обещано 0, верных 1.",
            "The name is enough (The Countess): the vote is sure. The Heights: 0 promised, 1 sure.",
        ),
        (
            events.BetrayalMoved(1, 7, 8, "evening"),
            "За спиной шепчутся: предательство 7 из 8 — клан почти продан!",
            "There are whispers behind our backs: betrayal 7 of 8 — the clan is as good as sold!",
        ),
        (
            events.ChestMoved(-3, 1, "pay"),
            "Касса платит: меньше на 3, теперь 1.",
            "The chest pays: 3 less, 1 now.",
        ),
    ],
)
def test_sentences_are_told_as_a_player_would(event: events.ElectionEvent, ru: str, en: str) -> None:
    assert (ru, en) == (SPEECH.tell(event, listener("ru")), SPEECH.tell(event, listener("en")))


def test_the_questions_name_the_district_and_the_price() -> None:
    s = in_race(("stan molly", "ines"))
    succeed(s, "rail_yards", "stan molly", 2)
    told = GangstersSpeech().question(question(s, 0), listener("en"))
    assert "The Rail Yards: 1 promised, 0 sure. Gather, or secure?" == told
    assert "Депо" in GangstersSpeech().question(question(s, 0), listener("ru"))

    s = in_race(promised={"docks": 1}, chest=5, betrayal=2)
    say(s, 0, "pay")
    told = GangstersSpeech().question(question(s, 0), listener("en"))
    assert "The chest holds 5, a vote costs 3. Where do you pay? The betrayal, 2 now, will grow by 1." == told
    assert SPEECH.question(None, listener("ru")) is None


def test_the_terminal_tells_how_the_election_stands() -> None:
    s = in_race(
        promised={"docks": 1}, sure={"heights": 2}, visit="free_beer", seen="soup_kitchen", this_round=4
    )
    votes, chest, betrayal, docks, _, anthill, *_ = SPEECH.status(view(s, 0), listener("en"))

    assert "2 sure votes of the 7 wanted, 1 more promised. Phase 2; counted after round 8." == votes
    assert "Chest 0 of 10; a vote costs 3." == chest
    assert "Betrayal 0 of 8; nobody knows who it is." == betrayal
    assert "The Docks: 1 promised, 0 sure of 2; the mayor is here: Barrels on the pier." == docks
    assert "The Anthill: 0 promised, 0 sure of 2; the mayor has been here." == anthill
    out = SPEECH.status(view(in_race(traitor="cousin", needs=3, betrayal=4), 0), listener("en"))[2]
    assert "The traitor: The cousin with a stenographer, successes needed: 3. Betrayal 4 of 8." == out
    done = SPEECH.status(view(in_race(dealt_with=True), 0), listener("ru"))[2]
    assert "Предательство раскрыто." == done


# ── memoirs ──


def story(reason: str, *, won: bool, campaign: bool = True) -> list[object]:
    """A chapter in which votes were won, bought and lost and a traitor came out."""
    clan = [*range(1, 20), 21, 31]
    return [
        core.Setup(2, "election", 3, "standard", campaign, clan, [[0], [0]]),
        core.RoundBegan(1),
        *[events.VotePromised(2, 101, 1, 0) for _ in range(3)],
        events.VoteSecured(1, 101, 0, 1, "money", None),
        events.MayorAnswered(107, 101),
        events.VotesLost(101, 2),
        events.TraitorShown(114, 3),
        *([events.TraitorDealtWith(2, 114)] if won else []),
        events.VotesCounted(8 if won else 5, 7, None if won else 114),
        core.ScenarioEnded(reason, won, 0, [31]),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [0, 1])
def test_memoirs_tell_of_votes_money_the_mayor_and_the_traitor(language: str, variant: int) -> None:
    to = listener(language)
    voices, money, mayor, traitor = SPEECH.scenes(story("election_won", won=True), variant, to)  # type: ignore[arg-type]

    assert "Bo" in voices.text
    assert "3" in voices.text
    assert "1" in money.text
    assert ("Бочки у причала" if language == "ru" else "Barrels on the pier") in mayor.text
    assert ("Милтон Спарроу" if language == "ru" else "Milton Sparrow") in traitor.text
    assert "Bo" in traitor.text
    left = SPEECH.scenes(story("election_betrayed", won=False), variant, to)[-1]  # type: ignore[arg-type]
    assert ("bad", "good") == (left.mood, traitor.mood)
    assert left.text != traitor.text
    assert [] == SPEECH.scenes([], variant, to)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reason", "won"),
    [
        ("election_won", True),
        ("election_conceded", True),
        ("election_lost", False),
        ("election_betrayed", False),
        ("election_sold", False),
        ("evidence", False),
        ("evidence_before_one", False),
    ],
)
def test_the_memoirs_of_a_campaign_end_with_an_epilogue_of_their_own(
    language: str, reason: str, won: bool
) -> None:
    to = listener(language)
    found = [SPEECH.epilogue(story(reason, won=won), variant, to) for variant in range(3)]  # type: ignore[arg-type]

    assert 3 == len({tuple(one) for one in found})
    for night, after in found:
        assert "{" not in night + after
        assert 80 < len(night)
    page = memoirs(story(reason, won=won), to)  # type: ignore[arg-type]
    assert page is not None
    assert list(page.paragraphs[-2:]) in found
    assert "III" in page.title
    assert [] == SPEECH.epilogue([], 0, to)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_epilogue_names_those_with_a_name_who_came_home(language: str) -> None:
    to = listener(language)
    whole = " ".join(SPEECH.epilogue(story("election_won", won=True), 0, to))  # type: ignore[arg-type]
    alone = " ".join(SPEECH.epilogue(story("election_won", won=True, campaign=False), 0, to))  # type: ignore[arg-type]

    assert ("Малёк" if language == "ru" else "Minnow") in whole
    assert ("Графиня" if language == "ru" else "Countess") not in whole
    assert "21" in whole
    assert "21" not in alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings_refusals_and_fields_have_sentences(language: str) -> None:
    told = phrases(Tongue(language, box()))
    reasons = [name for name, _ in REASONS if name.startswith("election_")]

    assert 7 == len(reasons)
    assert all(told.has(f"refusal-{reason}") for reason in reasons)
    for end in ("won", "conceded", "lost", "betrayed", "sold"):
        assert told.has(f"ending-election_{end}")
        assert told.has(f"verdict-election_{end}")
    for struct in (ElectionView, ElectionDistrict, ElectionCard):
        assert all(told.has(f"field-{struct.__name__}-{field}") for field in struct.__struct_fields__)
    assert told.has("chapter-election")
    assert told.has("option-scenario-election")
