"""The rough example as everything outside games/ knows it: sentences, bots, chance, histories, records."""

from pathlib import Path

import pytest

from intriga.games._rough.events import Looked
from intriga.games._rough.game import GAME
from intriga.games._rough.rules.reasons import REASONS
from intriga.games._rough.rules.staking import Staking
from intriga.games._rough.speech.telling import SPEECH
from intriga.games._rough.state import Rough
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.games.shelf import game_ids
from intriga.games.speaking import Spoken
from intriga.kernel.contract import Question
from intriga.kernel.machine.chance import NeedsOutcome, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.words import Word
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from intriga.kernel.sentences import LANGUAGES
from intriga.kernel.worlds.retell import retell
from tests.games._rough.builders import NAMES, begun, played, say, staking, table
from tests.tongues import listener_of

RECORDS = Path(__file__).parent / "records"
FACTS = (("chest", 1), ("red", 1), ("blue", 0), ("card", "L1"), ("seat", 0))
ASKS = (
    "game_over",
    "waiting_for",
    "ask_stake",
    "ask_where",
    "ask_pay",
    "ask_go_on",
    "ask_step_in",
    "ask_drop",
)


def test_it_is_not_on_the_shelf() -> None:
    assert "_rough" not in game_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_sentence(language: str) -> None:
    to = listener_of("_rough", language, NAMES, 0)
    for match in (played(begun(3)), played(begun(4, 7), 7)):
        spoken = Spoken(GAME, language, match.box)
        for entry in match.entries:
            full = [spoken.event(event) for event in entry.events]
            assert len(entry.events) == len(
                spoken.sentences([event for event in full if event is not None], to)
            )
    for reason, clause in REASONS[1:]:
        assert SPEECH.refusal(Refusal(reason, clause, FACTS), to)
    for asks in (*ASKS, "ask_action"):
        assert SPEECH.question(Question(asks, "", {"seats": [0], "colour": "red"}), to)
    for word in VOCABULARY.words:
        assert SPEECH.word(word, to)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_may_not_know_is_told_without_it(language: str) -> None:
    s = table("L1", "F1")
    told = say(s, 0, "look", "on 2", "pay red", luck=[15])
    looked = next(event for event in told if isinstance(event, Looked))

    mine = SPEECH.tell(looked.seen_by(0), listener_of("_rough", language, NAMES, 0))
    theirs = SPEECH.tell(looked.seen_by(1), listener_of("_rough", language, NAMES, 1))

    assert "4" in mine
    assert "4" not in theirs


def test_every_question_has_its_prompt() -> None:
    asked = set()
    for seed in range(6):
        for state in played(begun(3, seed), seed).states:
            asked |= {GAME.question(state, seat).asks for seat in range(-1, 3)}

    assert {*ASKS, "ask_action"} == asked


def test_regular_players_win_more_than_random_ones() -> None:
    won = 0.0
    for seed in range(120):
        s = GAME.setup(table("L1", "F1").box, 2, {}, None, Dealer(Quick(seed)))
        chance = Quick(seed)
        while not s.over:
            seat = s.acting()[0]
            words = s.legal(seat)
            word = GAME.policies["regular"](s, seat, chance) if seat == 0 else words[chance.pick(len(words))]
            assert word in words
            s.apply(seat, word, Dealer(chance))
        won += s.points[0] > s.points[1]

    assert won > 60


# ── chance nodes ──


def outcomes(state: State, seat: int, word: Word, script: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every way in which chance can answer this word, each found on a copy by asking what is needed."""
    try:
        state.copy().apply(seat, word, Dealer(Scripted(list(script))))
    except NeedsOutcome as node:
        return [found for value in range(node.n) for found in outcomes(state, seat, word, (*script, value))]
    return [script]


def test_every_draw_can_be_enumerated_on_a_copy() -> None:
    throw = table("", "", tokens=[[1, 1, 0], [2, 2, 1]])
    say(throw, 0, "force")
    rest = table("L1", "F1", turn=1)
    before = throw.full_key(), rest.full_key()

    thrown = outcomes(throw, 0, VOCABULARY.read("on 1"))
    rested = outcomes(rest, 1, VOCABULARY.read("rest"))

    assert 36 == len(set(thrown))
    assert 3 * 10 * 4 == len(set(rested))  # token, card, and the chest that the Warden marks
    assert before == (throw.full_key(), rest.full_key())


def test_a_whole_game_can_be_played_through_chance_nodes() -> None:
    s = staking(2)
    chance = Quick(3)
    nodes = 0
    while not s.over:
        seat = s.acting()[0]
        words = s.legal(seat)
        word = words[chance.pick(len(words))]
        script: list[int] = []
        while True:
            try:
                after = s.copy()
                after.apply(seat, word, Dealer(Scripted(script)))
                break
            except NeedsOutcome as node:
                nodes += 1
                script.append(chance.weigh(list(node.weights)) if node.weights else chance.pick(node.n))
        s = after

    assert nodes > 5


# ── histories ──


def test_a_secret_stake_is_told_as_another_one() -> None:
    match = begun(3)
    for seat, word in ((1, "stake 1"), (2, "stake 2"), (1, "stake 3")):
        match.decide(seat, [VOCABULARY.read(word)])
    told = [retell(match, 0, Quick(seed)) for seed in range(30)]
    stakes = {frame.chosen for match in told for frame in match.state.stack if isinstance(frame, Staking)}

    assert 10 < len(stakes)
    assert {(-1, True, True)} == {(chosen[0], chosen[1] >= 0, chosen[2] >= 0) for chosen in stakes}


def test_a_look_is_told_with_another_treasure_to_all_but_the_looker() -> None:
    match = begun(3)
    for seat in (2, 1, 0):
        match.decide(seat, [VOCABULARY.read("stake 1")])
    match.decide(0, [VOCABULARY.read(word) for word in ("look", "on 2", "pay red")])

    def seen(seat: int) -> set[int]:
        states = [retell(match, seat, Quick(seed)).state for seed in range(30)]
        return {state.treasure[1] for state in states if isinstance(state, Rough)}

    assert 1 == len(seen(0))
    assert 3 < len(seen(1))
    assert 3 < len(seen(-1))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("[a-z]*_*.jsonl")), ids=lambda path: path.stem)
def test_every_way_to_end_has_a_record(path: Path) -> None:
    match = verify(GAME, read_record(path))
    result = GAME.result(match.state)
    assert result is not None
    alone = "warden" if result.winners == (4,) else "alone"

    assert path.stem == f"{result.reason}-{result.tie_break or alone}"


def test_the_records_cover_all_endings() -> None:
    ends = {
        f"{reason}-{tie}"
        for reason in ("last_round", "no_chest_left")
        for tie in ("alone", "tokens", "shared")
    }

    assert {*ends, "last_round-warden"} == {path.stem for path in RECORDS.glob("[a-z]*_*.jsonl")}
