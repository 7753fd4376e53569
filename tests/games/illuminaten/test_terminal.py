"""The table in a terminal: every position of played games fits the screen, and every word is explained."""

import pytest

from intriga.games.illuminaten import terminal
from intriga.games.illuminaten.box import ACTIONS
from intriga.games.illuminaten.game import GAME
from intriga.games.shelf import own_pack
from intriga.kernel.chance import Quick
from intriga.kernel.contract import chosen_options
from intriga.kernel.dealer import Dealer
from intriga.kernel.machine import State
from intriga.kernel.sentences import LANGUAGES
from tests.games.illuminaten.builders import table

BOX = GAME.load(own_pack("illuminaten"))
NAMES = ["Аня", "Борис", "Вера", "Глеб"]
SEATINGS: list[tuple[int, dict[str, str]]] = [
    (1, {"opponent": "weishaupt"}),
    (2, {}),
    (3, {}),
    (3, {"opponent": "saint_germain"}),
    (4, {}),
]
SCREEN = (100, 30)
SHELL = 7  # two rules, the question, two lines of explanation, the keys, and a line of the log
WORDS = 700  # of a random game
EVERY = 11  # positions between two that are drawn


def look_of(state: State, seat: int, language: str) -> terminal.Look:
    return terminal.Look(GAME.view(state, seat), BOX, NAMES[: state.players], language)


def keys_of(look: terminal.Look, state: State, seat: int) -> dict[str, str]:
    legal = [word.notation() for word in state.legal(seat)]
    return {notation: key or "a" for notation, key in terminal.choices(look.view, legal)}


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
            look = look_of(state, seat, language)
            keys = keys_of(look, state, seat)
            drawn = terminal.table(look, SCREEN[0])
            assert [] == [line.plain for line in drawn if line.cell_len > SCREEN[0]]
            assert len(drawn) <= 18
            assert terminal.offers(look, keys, next(iter(keys)))
            assert [] == [word for word in keys if "{" in terminal.about(look, word)]
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance))
    for seat in range(-1, players):
        look = look_of(state, seat, language)
        assert terminal.table(look, 80)
        assert not state.over or terminal.result(look, look.view.winners)


def test_in_the_action_phase_every_action_and_every_card_has_its_key() -> None:
    state = table(2, hands=["5 21", "6"], tokens=["AM"])
    look = look_of(state, 0, "ru")
    offered = terminal.choices(look.view, [word.notation() for word in state.legal(0)])

    assert [*ACTIONS, "weave 5", "weave 21", "end"] == [notation for notation, _ in offered]
    assert "123456e" == "".join(key for _, key in offered)


def test_the_menu_stands_in_groups_and_leaves_room_for_the_log() -> None:
    state = table(2, hands=["5 21 50 44", "6"], tokens=["AM"], field={1: 46}, inf={1: "0 -"})
    look = look_of(state, 0, "ru")
    drawn = terminal.offers(look, keys_of(look, state, 0), "end")

    assert ["Действия", "Заговор", "Ещё"] == [line.plain.split()[0] for line in drawn if line.plain[1] != " "]
    assert len(terminal.table(look, SCREEN[0])) + len(drawn) + SHELL <= SCREEN[1]


def test_a_card_of_the_field_shows_degree_factions_slots_and_order() -> None:
    state = table(2, field={8: 42}, inf={8: "0 1 -"}, hands=["5", "6"])
    text = "\n".join(line.plain for line in terminal.table(look_of(state, 0, "ru"), SCREEN[0]))

    assert "8 III Т♪У∑" in text
    assert "●■○ м" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_every_ability_event_and_plot(language: str) -> None:
    assert len(terminal.legend(BOX, language)) > 18 + 10 + 13 + 6


@pytest.mark.clause("GAP-24")
def test_the_discard_pile_shows_its_height_and_its_top_card() -> None:
    state = table(2, discard="9 20 42", hands=["5", "6"])
    lines = [line.plain for line in terminal.table(look_of(state, 0, "ru"), SCREEN[0])]

    assert [f"кол. {state.deck_size} ▴3"] == [line[61:74].strip() for line in lines if "▴3" in line]
    assert [line for line in lines if "запас" in line and "▴ТУ-III" in line]


def test_a_plot_that_another_bars_is_not_called_met() -> None:
    lodge, influence = {1: 1, 2: 2, 3: 3, 4: 16, 5: 5}, {1: "0", 2: "0", 3: "0", 4: "0 0", 5: "0"}
    state = table(2, field=lodge, inf=influence, common="P01 P12", private="P02 P03", on_plots=["P12"])
    text = " ".join(line.plain for line in terminal.table(look_of(state, 0, "ru"), SCREEN[0]))

    assert "выполнен, но ложа занята другим замыслом" in text
