"""The family as everybody sees it, and in sentences."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.reasons import REASONS
from intriga.games.gangsters.scenarios.family import events
from intriga.games.gangsters.scenarios.family.parts import PARTS
from intriga.games.gangsters.scenarios.family.rules.guests import ACCOUNTANT_NOT_IN_HAND, MOLE_NOT_IN_HAND
from intriga.games.gangsters.scenarios.family.rules.scenario import NO_GUNS_THERE, SAFE_IS_FULL, TRACK_IS_FULL
from intriga.games.gangsters.scenarios.family.speech import SPEECH
from intriga.games.gangsters.scenarios.family.view import RelativeView, question, view
from intriga.games.gangsters.speech.fields import tell_field
from intriga.games.gangsters.speech.terminal.parts import Look
from intriga.games.gangsters.speech.wording import phrases
from intriga.games.gangsters.state import POLICE_ACTIVE
from intriga.games.gangsters.view.view import view as whole_view
from intriga.kernel.events import Event
from intriga.kernel.sentences import LANGUAGES, Tongue
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.asked_of_all import check_mission_is_data, listener
from tests.games.gangsters.scenarios.family.builders import OCCASION_IDS, at_table, row

WHY = ("speakeasy", "garage", "card", "unrest", "whisper", "betrayal", "confession", "rally", "setback")
TOLD: list[Event] = [
    events.FamilyMet(3, 3, 4, 8),
    events.RelativeCame(86),
    *(events.OccasionHeld(number) for number in range(1, len(OCCASION_IDS) + 1)),
    *(events.GunMoved("rebels", 1, 4, why) for why in WHY),
    events.GunMoved("clan", 2, 5, "speakeasy"),
    events.GunMoved("rebels", -2, 2, "garage"),
    *(events.BagsMoved(2, 6, why) for why in ("books", "card")),
    *(events.BagsMoved(-1, 3, why) for why in ("card", "strike", "police")),
    events.MoleCaught(1),
    events.MoleCaught(2),
    events.MoleCaught(None),
    events.MoleBetrayed(1),
    events.MoleBetrayed(2),
    events.MoleFreed(),
    events.AccountantEmployed(1),
    events.AccountantEmployed(2),
    events.AccountantFled(),
    events.AccountantTaken(),
    events.MugMoved(True),
    events.MugMoved(False),
    events.Struck(2),
    events.ClanShot(None, [1, 37]),
    events.ClanShot(91, [4]),
]


@pytest.mark.clause("LS5-008", "LS5-021")
def test_the_view_shows_the_table_and_what_the_evening_will_bring() -> None:
    s = at_table(
        clan_gun=4, rebels_gun=3, relatives="uncle_silvio black_sheep twins", police=POLICE_ACTIVE, mug=True
    )
    seen = view(s, 0)

    assert (seen.clan, seen.rebels, seen.track, seen.grows, seen.force) == (4, 3, 10, 4, 3)
    assert (seen.bags, seen.room, seen.loses, seen.mug) == (6, 15, 4, True)
    assert (seen.mole, seen.accountant, seen.to_come, seen.last, seen.lead) == ("at_large", "clan", 13, 8, 7)
    assert [
        RelativeView(row(s, "uncle_silvio"), "uncle_silvio", False),
        RelativeView(row(s, "twins"), "twins", True),
        RelativeView(row(s, "black_sheep"), "black_sheep", False),
    ] == seen.relatives
    assert seen == view(s, 1) == view(s, -1)


@pytest.mark.clause("LS5-014")
def test_the_view_shows_where_the_guests_are_as_far_as_everybody_knows() -> None:
    for mole, told in (("large", "at_large"), ("cellar", "cellar"), ("gone", "gone")):
        assert told == view(at_table(mole=mole), 0).mole
    for accountant in ("clan", "desk", "taken"):
        assert accountant == view(at_table(accountant=accountant), 0).accountant
    assert "exhausted" == view(at_table(exhausted="accountant"), 0).accountant
    assert "hunted" == view(at_table(exhausted="accountant", hunted=True), 0).accountant
    held = at_table(("nico mole accountant", "ines"))
    assert ("at_large", "clan") == (view(held, 0).mole, view(held, 0).accountant)


@pytest.mark.clause("LG-010")
def test_a_guest_in_hand_neither_goes_nor_helps() -> None:
    s = at_table(("nico mole", "ines"))
    held = {one.henchman: one for one in whole_view(s, 0).hand}

    assert (None, False, None) == (held[36].dice, held[36].can_help, held[36].preview)
    assert 36 not in [one.henchman for one in whole_view(s, 1).hand]


def test_the_mission_is_copied_and_pickled_whole() -> None:
    s = at_table(relatives="twins", mug=True)
    check_mission_is_data(PARTS, s, lambda mission: setattr(mission, "bags", 1))


def test_it_has_no_questions_of_its_own() -> None:
    with pytest.raises(AssertionError):
        question(at_table(), 0)
    assert SPEECH.question(object(), listener("en")) is None


# ── sentences ──


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    for seat in (0, -1):
        told = [SPEECH.tell(event, listener(language, seat)) or "" for event in TOLD]
        for sentence in told:
            assert sentence[-1:] in (".", "!", "…"), sentence
            assert "{" not in sentence
    assert {type(event) for event in TOLD} == set(PARTS.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_says_how_it_stands(language: str) -> None:
    calm = SPEECH.status(view(at_table(mole="gone", accountant="desk"), 0), listener(language))
    bad = SPEECH.status(
        view(at_table(rebels_gun=6, relatives="vito twins", exhausted="accountant", hunted=True), 0),
        listener(language),
    )

    assert (3, 4) == (len(calm), len(bad))
    assert all("{" not in line for line in calm + bad)
    assert ("5", "10") == (
        calm[0][calm[0].index("5")],
        calm[0][calm[0].index("10") : calm[0].index("10") + 2],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_endings_and_the_brief_have_sentences(language: str) -> None:
    say = phrases(Tongue(language, box())).say
    for reason in (MOLE_NOT_IN_HAND, ACCOUNTANT_NOT_IN_HAND, NO_GUNS_THERE, SAFE_IS_FULL, TRACK_IS_FULL):
        assert say(f"refusal-{REASONS[reason][0]}").endswith(".")
    for end in ("reconciled", "parted", "accountant_taken", "overthrown", "drained"):
        assert say(f"ending-family_{end}").endswith(".")
    assert 5 == len(SPEECH.brief(Tongue(language, box())))
    assert all(len(part) < 600 for part in SPEECH.brief(Tongue(language, box())))


@pytest.mark.clause("LG-010")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_has_a_name_wherever_a_henchman_has_one(language: str) -> None:
    to = listener(language)
    s = at_table(("nico mole", "ines"))
    name = {"ru": "Крот", "en": "The mole"}[language]

    assert (tell_field("Held.henchman", 36, to) or "").startswith(f"{name}. ")
    assert name == Look(whole_view(s, 0), to).henchman(36).plain


@pytest.mark.parametrize("variant", range(3))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_memoirs_remember_mole_accountant_and_strikes(language: str, variant: int) -> None:
    to = listener(language)
    whole = SPEECH.scenes(TOLD, variant, to)
    saved = SPEECH.scenes([events.AccountantEmployed(1), events.MoleCaught(2)], variant, to)
    jumped = SPEECH.scenes(
        [events.AccountantEmployed(1), events.AccountantFled(), events.Struck(1)], variant, to
    )

    assert (4, 2, 2, 0) == (len(whole), len(saved), len(jumped), len(SPEECH.scenes([], variant, to)))
    for scene in whole + saved + jumped:
        assert "{" not in scene.text
        assert scene.text.endswith((".", "!"))
    assert any("Bo" in scene.text for scene in saved)
    assert [(0, "good"), (1, "good")] == sorted((scene.at, scene.mood) for scene in saved)
