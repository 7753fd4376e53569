"""A new phrase is one class, its row among the phrases, and a sentence in each language: nothing else.

`Oust` is such a phrase. No pack of ours has it, and no other module knows of it.
"""

import pickle
from pathlib import Path
from typing import ClassVar, Final, final

import pytest

from intriga.games.factions.bots.evaluation import worth_of
from intriga.games.factions.bots.policy import regular
from intriga.games.factions.bots.rollout_choice import RolloutChoice
from intriga.games.factions.box.effect_fields import Field, OneOf
from intriga.games.factions.box.tables import Fields
from intriga.games.factions.effects import phrase
from intriga.games.factions.effects.aim import one_seat
from intriga.games.factions.effects.choices import seats
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.effects.phrases import PHRASES
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.speech import card_text, wording
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import discard_in_play
from intriga.games.factions.view.questions import question
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.packs import Pack
from intriga.kernel.sentences import LANGUAGES, Tongue, sentences
from tests.games.factions.builders import (
    areas,
    box_of,
    dealt,
    legal,
    numbers,
    refused,
    say,
    small_files,
    table,
)
from tests.games.factions.packs import faults_of

PROPERTY = 'property = [{ do = "oust", least = "two" }]'
SENTENCES = {
    "en": "do-oust = discard the oldest card of another area with { $least } or more",
    "ru": "do-oust = сбросьте старшую карту чужой области, где их не меньше { $least }",
}

if not str(phrase.__file__).endswith(".py"):
    pytest.skip("a compiled class has no subclasses here", allow_module_level=True)


@final
class Oust(Phrase):
    """Discard the card that has lain longest in another area, if enough lie there."""

    FIELDS: ClassVar[tuple[Field, ...]] = (OneOf("least", {"one": 1, "two": 2}, 1, is_needed=True),)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.least: Final = fields.values["least"]

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        return bool(seats(s, p, self))

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_seat(p)

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        if other == p.seat:
            return why.NOT_A_TARGET
        return FINE if len(s.areas[other]) >= self.least else why.NOT_THERE

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        discard_in_play(s, p.seat, s.areas[p.target][0], d)

    def worth(self, faction: int) -> float:
        return 0.9


@pytest.fixture(autouse=True)
def _oust_is_a_phrase(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What a developer adds: a row, and two lines of the locales."""
    for language, line in SENTENCES.items():
        (tmp_path / f"{language}.ftl").write_text(line, "utf-8")
    monkeypatch.setitem(PHRASES, "oust", Oust)
    monkeypatch.setattr(
        card_text, "phrases", lambda tongue: sentences(tongue.language, wording.LOCALES, tmp_path)
    )


def played() -> Factions:
    """Seat 0 has just played a card with the new phrase."""
    s = table(["f1", "", "", ""], ["", "l1 l2", "k1 k2 k3", "l3"], box=box_of(f1=PROPERTY))
    say(s, 0, "card f1")
    return s


def test_a_new_phrase_is_played() -> None:
    s = played()
    assert "seat 1, seat 2" == legal(s, 0)
    assert [("not_there", "HF-A8")] == refused(s, 0, "seat 3")

    say(s, 0, "seat 2")

    assert ["f1", "l1 l2", "k2 k3", "l3"] == areas(s)


def test_where_it_cannot_be_applied_it_is_passed_over() -> None:
    s = table(["f1", "", ""], ["", "l1", ""], box=box_of(f1=PROPERTY))
    told = say(s, 0, "card f1")

    assert "not_applied" in [type(event).__struct_config__.tag for event in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_says_it(language: str) -> None:
    box = box_of(f1=PROPERTY)
    expected = {
        "en": "Discard the oldest card of another area with 2 or more.",
        "ru": "Сбросьте старшую карту чужой области, где их не меньше 2.",
    }

    assert expected[language] == card_text.card_text(numbers(box, "f1")[0], Tongue(language, box))


def test_the_question_names_it() -> None:
    asked = question(played(), 0)

    assert ("ask_seat", "oust") == (asked.asks, asked.facts["does"])


def test_the_check_of_a_pack_knows_its_fields() -> None:
    wrong = small_files({"f1": 'property = [{ do = "oust", least = "ten", of = "F" }]'}, {})
    less = small_files({"f1": 'property = [{ do = "oust" }]'}, {})

    where = "characters.toml, character 1 (f1), property 1"

    assert [
        f"{where}: there is no field 'of' here; there are: do, may, if, least",
        f'{where}: least is "ten"; it must be one of one, two',
    ] == faults_of(Pack("wrong", wrong))
    assert [f"{where}: 'oust' needs the field least"] == faults_of(Pack("less", less))


def test_bots_value_and_play_it() -> None:
    s = played()
    faction = s.box.roles[s.roles[0]].faction

    assert 0.9 == pytest.approx(
        worth_of(s.box.cards[numbers(s.box, "f1")[0]], faction)
        - worth_of(box_of().cards[numbers(s.box, "f1")[0]], faction)
    )
    assert () == s.why_not(0, regular(s, 0, Quick(1)))
    assert () == s.why_not(0, RolloutChoice(s.box).word(s, 0, Quick(1)))


def test_it_is_copied_and_stored_like_any_other() -> None:
    s = played()
    for again in (s.copy(), pickle.loads(pickle.dumps(s))):
        assert s.key() == again.key()
        assert legal(s, 0) == legal(again, 0)


def test_whole_games_are_played_with_it() -> None:
    box = box_of(f1=PROPERTY, f2=PROPERTY, l1=PROPERTY, l2=PROPERTY, k1=PROPERTY)
    for seed in range(6):
        chance = Quick(seed)
        s, _ = dealt(3, seed, box)
        while not s.over:
            seat = s.acting()[0]
            s.apply(seat, RolloutChoice(box).word(s, seat, chance), Dealer(chance))
