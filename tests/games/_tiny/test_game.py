"""The smallest game as everything outside games/ knows it: sentences, bots, worlds, records."""

from pathlib import Path

import pytest

from intriga.games._tiny.game import GAME
from intriga.games._tiny.rules.reasons import REASONS
from intriga.games._tiny.speech.telling import SPEECH
from intriga.games._tiny.speech.terminal import TERMINAL, TinyScreen
from intriga.games._tiny.state import Tiny
from intriga.games.shelf import game_ids, own_pack
from intriga.games.speaking import Spoken
from intriga.kernel.contract import Question
from intriga.kernel.events import plain
from intriga.kernel.machine.chance import Guided, Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refusal
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from intriga.kernel.sentences import LANGUAGES
from intriga.kernel.speech import Listener
from tests.games._tiny.builders import box, cards, legal, say, table
from tests.tongues import listener_of

RECORDS = Path(__file__).parent / "records"
NAMES = ["Аня", "Борис", "Вера"]


def played(players: int, seed: int) -> Match:
    """A whole match of regular players."""
    match = new_match(GAME, own_pack("_tiny"), "m", players, {}, NAMES[:players], bytes([seed] * 32))
    chance = Quick(seed)
    while not match.ended:
        seat = match.state.acting()[0]
        match.decide(seat, [GAME.policies["regular"](match.state, seat, chance)])
    return match


def test_it_is_not_on_the_shelf() -> None:
    assert "_tiny" not in game_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_sentence(language: str) -> None:
    match = played(3, 1)
    to = anna(language)
    spoken = Spoken(GAME, language, match.box)
    for entry in match.entries:
        full = [spoken.event(event) for event in entry.events]
        assert len(entry.events) == len(spoken.sentences([event for event in full if event is not None], to))
    for reason, clause in REASONS[1:]:
        assert SPEECH.refusal(Refusal(reason, clause, (("card", 3),)), to)
    for asks in ("game_over", "waiting_for", "ask_turn"):
        assert SPEECH.question(Question(asks, "", {"seats": [0]}), to)
    for word in GAME.vocabulary.words:
        assert SPEECH.word(word, to)
        assert screen_of(match.state, language).about(word.notation())


def anna(language: str) -> Listener:
    return listener_of("_tiny", language, NAMES, 0)


def screen_of(state: State, language: str) -> TinyScreen:
    return TERMINAL.screen(GAME.view(state, 0), anna(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_with_every_name(language: str) -> None:
    s = table([cards(9, 1), cards(4, 5)])
    screen = screen_of(s, language)

    drawn = "\n".join(str(line) for line in screen.table(80))
    offered = screen.offers(dict(screen.choices(legal(s, 0))), "draw")

    assert all(name in drawn for name in NAMES[:2])
    assert "1 9" in str(offered[0])
    assert 1 + 4 == len(offered)
    assert TERMINAL.legend(anna(language).tongue)
    assert ["★", " "] == [str(line)[0] for line in screen.result([0])]


@pytest.mark.parametrize(("typed", "word"), [("7", "play 7"), (" Draw ", "draw"), ("PLAY  3", "play 3")])
def test_what_is_typed_is_heard(typed: str, word: str) -> None:
    assert word == TERMINAL.heard(typed)


def test_a_regular_player_fills_the_row_then_draws_then_stops() -> None:
    s = table([cards(9, 4), cards(1, 2)])
    s.stopped = 0b10
    said = []
    for _ in range(3):
        said.append(GAME.policies["regular"](s, 0, Quick(1)).notation())
        say(s, 0, said[-1], Guided([7]))

    assert ["play 9", "draw", "stop"] == said


def test_a_seat_is_asked_on_its_turn_and_waits_otherwise() -> None:
    s = table([cards(9, 4), cards(1, 2)])

    assert ["ask_turn", "waiting_for"] == [GAME.question(s, seat).asks for seat in (0, 1)]


def test_worlds_keep_what_a_seat_has_seen() -> None:
    s = table([cards(9, 4), cards(1, 2)], [cards(3), 0])
    worlds = [GAME.redeal(s, 0, Quick(seed)) for seed in range(40)]

    assert {s.hands[0]} == {world.hands[0] for world in worlds}
    assert len({world.hands[1] for world in worlds}) > 10
    assert [] == [fault for world in worlds for fault in GAME.invariants(world)]


def test_there_are_no_older_rules() -> None:
    with pytest.raises(Malformed, match="no rules 0 of _tiny"):
        GAME.upgrade_state(0, box(), [])


@pytest.mark.parametrize("ending", ["alone", "shorter_row", "shared"])
def test_every_way_to_end_has_a_record(ending: str) -> None:
    match = verify(GAME, read_record(RECORDS / f"{ending}.jsonl"))
    result = GAME.result(match.state)

    assert isinstance(match.state, Tiny)
    assert result is not None
    assert ending == (result.tie_break or "alone")


def test_a_copy_shares_nothing() -> None:
    s = table([cards(9, 4), cards(1, 2)])
    before = s.full_key()
    other = s.copy()
    say(other, 0, "play 9")

    assert before == s.full_key() != other.full_key()
    assert plain(GAME.view(s, 0)) != plain(GAME.view(other, 0))
