"""The table in a terminal: every position of played games fits the screen, and every word is explained."""

from functools import partial

import pytest

from intriga.games.illuminaten.box.tables import ACTIONS
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.rules.phases.refill import Refill
from intriga.games.illuminaten.speech.pieces import PIECES
from intriga.games.illuminaten.speech.terminal import TERMINAL
from intriga.games.illuminaten.speech.terminal.parts import Look
from intriga.games.illuminaten.vocabulary import GIVE_UP
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.sentences import LANGUAGES
from intriga.kernel.terminals import DrawnScreen
from tests.games.illuminaten.builders import say, table
from tests.tongues import listener_of, tongue_of

spoken = partial(tongue_of, "illuminaten")

BOX = GAME.load(own_pack("illuminaten"))
NAMES = ["Аня", "Борис", "Вера", "Глеб"]
SEATINGS: list[tuple[int, dict[str, str]]] = [
    (1, {"opponent": "weishaupt"}),
    (1, {"opponent": "joseph"}),
    (2, {"opponent": "willermoz"}),
    (2, {}),
    (3, {}),
    (3, {"opponent": "saint_germain"}),
    (4, {}),
]
SCREEN = (100, 30)
SHELL = 7  # two rules, the question, two lines of explanation, the keys, and a line of the log
WORDS = 700  # of a random game
EVERY = 11  # positions between two that are drawn


def screen_of(state: State, seat: int, language: str) -> DrawnScreen[Look]:
    to = listener_of("illuminaten", language, NAMES[: state.players], seat)
    return TERMINAL.screen(GAME.view(state, seat), to)


def keys_of(screen: DrawnScreen[Look], state: State, seat: int) -> dict[str, str]:
    legal = [word.notation() for word in state.legal(seat)]
    return {notation: key or "a" for notation, key in screen.choices(legal)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_played_games_can_be_drawn(seating: int, language: str) -> None:
    players, options = SEATINGS[seating]
    chance = Quick(seating)
    state = GAME.setup(BOX, players, chosen_options(GAME, players, options), None, Dealer(chance))
    for number in range(WORDS):
        if state.over:
            break
        seat = state.acting()[0]
        if number % EVERY == 0:
            screen = screen_of(state, seat, language)
            keys = keys_of(screen, state, seat)
            drawn = screen.table(SCREEN[0])
            assert [] == [line.plain for line in drawn if line.cell_len > SCREEN[0]]
            assert len(drawn) <= 18
            assert screen.offers(keys, next(iter(keys)))
            assert [] == [word for word in keys if "{" in screen.about(word)]
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance))
    for seat in range(-1, players):
        screen = screen_of(state, seat, language)
        assert screen.table(80)
        assert not state.over or screen.result(screen.look.view.winners)


def test_in_the_action_phase_every_action_and_every_card_has_its_key() -> None:
    state = table(2, hands=["5 21", "6"], tokens=["AM"])
    screen = screen_of(state, 0, "ru")
    offered = screen.choices([word.notation() for word in state.legal(0)])

    assert [*ACTIONS, "weave 5", "weave 21", "end"] == [notation for notation, _ in offered]
    assert "123456e" == "".join(key for _, key in offered)


def test_the_menu_stands_in_groups_and_leaves_room_for_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(SCREEN[0]))
    state = table(2, hands=["5 21 50 44", "6"], tokens=["AM"], field={1: 46}, inf={1: "0 -"})
    screen = screen_of(state, 0, "ru")
    drawn = screen.offers(keys_of(screen, state, 0), "end")

    assert ["Действия", "Заговор", "Ещё"] == [line.plain.split()[0] for line in drawn if line.plain[1] != " "]
    assert len(screen.table(SCREEN[0])) + len(drawn) + SHELL <= SCREEN[1]


def test_on_a_slim_screen_the_menu_has_two_lines_and_barred_words_are_dim(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    state = table(2, hands=["5 21 50 44", "6"], tokens=["AM"], field={1: 46}, inf={1: "0 -"})
    screen = screen_of(state, 0, "ru")
    drawn = screen.offers(keys_of(screen, state, 0), "scout", ["displace"])

    assert ([True, True], "конец действий") == ([line.cell_len <= 80 for line in drawn], drawn[1].plain[-14:])
    dim = [drawn[0].plain[span.start : span.end] for span in drawn[0].spans if span.style == "dim"]
    assert ["6 вытеснить"] == [text for text in dim if text.strip()]


def test_a_place_has_the_same_key_in_every_question() -> None:
    state = table(2, field={1: 46, 11: 31}, inf={1: "0 -", 11: "0 - -"}, hands=["5", "6"], tokens=["AM"])
    say(state, 0, "interrogate")
    screen = screen_of(state, 0, "ru")
    offered = screen.choices([word.notation() for word in state.legal(0)])
    drawn = screen.offers(dict(offered), "on 1")

    assert [("on 1", "1"), ("on 11", "-"), ("on areopagus", "z")] == offered
    assert " Места [1] А  - 11 АМ  z ⌂ ареопаг" == drawn[0].plain


def test_a_card_that_was_woven_says_what_each_answer_brings() -> None:
    state = table(2, hands=["10", "6"])
    say(state, 0, "weave 10")
    screen = screen_of(state, 0, "ru")

    assert screen.about("ability").startswith("Допросите карту")
    assert "1 жетон на выбор — знатоки и творцы." in screen.about("quick support")
    assert "ничего не даёт" in screen.about("decline")


def test_giving_an_argument_up_is_an_answer_and_gives_no_token() -> None:
    screen = screen_of(table(2, hands=["5", "6"]), 0, "en")

    assert "End the argument." == screen.about("give up")
    assert [" a go on arguing  b end the argument"] == [
        line.plain for line in screen.offers({"go on": "a", "give up": "b"}, None)
    ]
    assert ([], "group-else") == (PIECES.touches(GIVE_UP), PIECES.group(GIVE_UP))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_every_position_leaves_room_for_question_answers_and_keys(
    seating: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On 80 by 24 and on 100 by 30, with a line of explanation; three lines of answers are usual."""
    players, options = SEATINGS[seating]
    chance = Quick(100 + seating)
    state = GAME.setup(BOX, players, chosen_options(GAME, players, options), None, Dealer(chance))
    for number in range(WORDS):
        if state.over:
            break
        seat = state.acting()[0]
        if number % EVERY == 0:
            screen = screen_of(state, seat, language)
            for width, height in ((80, 24), SCREEN):
                monkeypatch.setenv("COLUMNS", str(width))
                drawn = screen.table(width)
                offered = screen.offers(keys_of(screen, state, seat), None)
                assert [] == [line.plain for line in [*drawn, *offered] if line.cell_len > width]
                assert len(drawn) + min(len(offered), 4) + 3 <= height
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance))


def test_with_no_main_action_left_the_cursor_stands_where_enter_does_nothing() -> None:
    state = table(2, hands=["5 7", "6"], mains=0)
    legal = [word.notation() for word in state.legal(0)]
    assert ["end", "weave 5", "weave 7"] == [word for word in legal if word.startswith(("weave", "end"))]
    assert "scout" == screen_of(state, 0, "en").focus(legal)
    assert "scout" not in legal

    state = table(2, hands=["5 7", "6"])
    assert screen_of(state, 0, "en").focus([word.notation() for word in state.legal(0)]) is None
    assert screen_of(state, 0, "en").focus(["on 1", "on 2"]) is None


def test_only_places_slots_and_factions_go_without_saying() -> None:
    screen = screen_of(table(2, hands=["5", "6"]), 0, "en")
    found = {word: screen.goes_without_saying(word) for word in ("on 3", "slot 3.1", "choose A", "card 5")}
    assert {"on 3": True, "slot 3.1": True, "choose A": True, "card 5": False} == found


@pytest.mark.parametrize(("columns", "shown"), [("100", "⚔4"), ("80", "⚔4")])
def test_a_court_card_to_be_taken_shows_its_strength(
    columns: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    state = table(2, court="42 46 1 2 3", frame=Refill(0))
    offered = screen_of(state, 0, "ru").offers(dict.fromkeys(["court 1", "court 2", "deck"], "a"), None)
    text = " ".join(line.plain for line in offered)
    assert shown in text
    assert "⚔†" in text


def test_a_card_of_the_field_shows_degree_factions_slots_and_order() -> None:
    state = table(2, field={8: 42}, inf={8: "0 1 -"}, hands=["5", "6"])
    text = "\n".join(line.plain for line in screen_of(state, 0, "ru").table(SCREEN[0]))

    assert "8 III Т♪У∑" in text
    assert "●■○ м" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_every_ability_event_and_plot(language: str) -> None:
    assert len(TERMINAL.legend(spoken(language))) > 18 + 10 + 13 + 6


@pytest.mark.clause("GAP-24")
def test_the_discard_pile_shows_its_height_and_its_top_card() -> None:
    state = table(2, discard="9 20 42", hands=["5", "6"])
    lines = [line.plain for line in screen_of(state, 0, "ru").table(SCREEN[0])]

    assert [f"кол. {state.deck_size} ▴3"] == [line[61:74].strip() for line in lines if "▴3" in line]
    assert [line for line in lines if "запас" in line and "▴ТУ-III" in line]


def test_a_plot_that_another_bars_is_not_called_met() -> None:
    lodge, influence = {1: 1, 2: 2, 3: 3, 4: 16, 5: 5}, {1: "0", 2: "0", 3: "0", 4: "0 0", 5: "0"}
    state = table(2, field=lodge, inf=influence, common="P01 P12", private="P02 P03", on_plots=["P12"])
    text = " ".join(line.plain for line in screen_of(state, 0, "ru").table(SCREEN[0]))

    assert "выполнен, но ложа занята другим замыслом" in text
