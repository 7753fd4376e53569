"""The table in a terminal of 80 columns and 24 lines."""

from functools import partial

import pytest

from intriga.games.factions.box.loading import load
from intriga.games.factions.game import GAME
from intriga.games.factions.speech.terminal import TERMINAL
from intriga.games.factions.speech.terminal.offers import offer_text
from intriga.games.factions.speech.terminal.parts import Look
from intriga.games.factions.state import Factions
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.sentences import LANGUAGES, Tongue
from intriga.kernel.speech import Listener
from intriga.kernel.terminals import DrawnScreen
from tests.games.factions.builders import box_of, say, table
from tests.tongues import tongue_of

spoken = partial(tongue_of, "factions")

NAMES = ["Аня", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жан-Батист", "Зоя"]
MOST_LINES = 14  # of the table: the rest of 24 is for the question, the log and the offers


def late(players: int, decisions: int) -> Factions:
    """A position of a random game with our deck."""
    chance = Quick(players)
    s = GAME.setup(load(own_pack("factions")), players, {}, None, Dealer(chance))
    for _ in range(decisions):
        seat = s.acting()[0]
        words = s.legal(seat)
        s.apply(seat, words[chance.pick(len(words))], Dealer(chance))
    return s


def screen_of(s: Factions, seat: int, language: str) -> DrawnScreen[Look]:
    return TERMINAL.screen(GAME.view(s, seat), Listener(Tongue(language, s.box), NAMES, seat))


@pytest.mark.clause("HF-030")
@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ('kind = "least", of = "F", least = 3', "not yet (2 / 3)"),
        ('kind = "none", of = "F"', "not yet (2 / ≤0)"),
        ('kind = "most", of = "F"', "fulfilled (2 / >0)"),
        ('kind = "fewest", of = "F"', "not yet (2 / <0)"),
        ('kind = "equal", of = "F", than = "K"', "not yet (2 / =1)"),
        ('kind = "even"', "not yet."),
    ],
)
def test_a_role_tells_how_near_its_condition_is(condition: str, told: str) -> None:
    s = table(["", ""], ["f1 f2 k1", "l1"], box=box_of(roles={"f_1": condition}), roles="f_1 l_1")
    lines = screen_of(s, 0, "en").table(80)

    assert [told] == [told for line in lines if told in line.plain]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 8])
def test_the_table_fits_into_80_columns(players: int, language: str) -> None:
    for decisions in (0, 30, 60):
        s = late(players, decisions)
        for seat in range(-1, players):
            lines = screen_of(s, seat, language).table(80)
            assert len(lines) <= MOST_LINES
            assert [] == [line.plain for line in lines if line.cell_len > 80]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_has_its_line_and_says_what_it_does(language: str) -> None:
    s = late(4, 40)
    seat = s.acting()[0]
    screen = screen_of(s, seat, language)
    keys = dict(screen.choices([word.notation() for word in s.legal(seat)]))

    shown = "\n".join(line.plain for line in screen.offers(keys, None))

    assert all(offer_text(screen.look, GAME.vocabulary.read(notation)) in shown for notation in keys)
    assert all(screen.about(notation).endswith((".", "»")) for notation in keys)


def test_in_one_s_turn_the_hand_is_offered_also_where_a_draw_is_barred() -> None:
    s = table(["f1 f2 f3", ""], ["", ""])
    offered = screen_of(s, 0, "en").choices([word.notation() for word in s.legal(0)])

    assert [("card 1", ""), ("card 2", ""), ("card 3", ""), ("draw", "d")] == offered


def test_the_result_opens_every_letter_and_marks_the_winner() -> None:
    s = table(["", ""], ["f1", "k1"], roles="f_1 l_1", deck="k5", box=box_of())
    say(s, 0, "draw")
    lines = [line.plain for line in screen_of(s, 0, "ru").result((0,))]

    assert "★ вы — 1 очко" == lines[0]
    assert 4 == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_role(language: str) -> None:
    box = load(own_pack("factions"))

    assert len(box.roles) <= sum("(+" in line.plain for line in TERMINAL.legend(spoken(language)))
