"""Every game as people are spoken to of it: its events as they are stored, read and told."""

import subprocess
import sys

import pytest

from intriga.games._tiny.events import CardDrawn, CardPlayed
from intriga.games.shelf import find_game, locales_of
from intriga.games.speaking import spoken_of
from intriga.kernel.events import Event, plain
from intriga.kernel.sentences import LANGUAGES
from tests.games.conformance.subjects import GAMES
from tests.games.locale_files import messages_in

NAMES = ["Anna", "Boris"]
IMPORTED = """
import sys
from intriga.games.shelf import find_game, locales_of
for game in sys.argv[1:]:
    find_game(game)
print(*sys.modules)
"""


def all_kinds(kind: type[Event]) -> list[type[Event]]:
    return [found for sub in kind.__subclasses__() for found in (sub, *all_kinds(sub))]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_every_kind_of_its_events_once(game: str) -> None:
    events = find_game(game).events
    homes = (f"intriga.games.{game}.events.", f"intriga.games.{game}.scenarios.")
    made = {kind for kind in all_kinds(Event) if f"{kind.__module__}.".startswith(homes)}

    assert len(events) == len(set(events))
    assert made == set(events)


@pytest.mark.parametrize("game", GAMES)
def test_results_and_headings_are_events_of_the_game(game: str) -> None:
    found = find_game(game)

    assert found.speech.result_events
    assert {*found.speech.result_events, *found.pieces.headings, *found.pieces.clauses} <= set(found.events)


def test_a_stored_event_is_read_and_seen_through_the_eyes_of_a_seat() -> None:
    spoken = spoken_of("_tiny", "en")
    stored = [plain(CardPlayed(0, 7)), plain(CardDrawn(1, 9))]

    assert [CardPlayed(0, 7), CardDrawn(1, None)] == spoken.seen(stored, 0)
    assert ["You play 7.", "Boris draws a card."] == spoken.sentences(
        spoken.seen(stored, 0), spoken.to(NAMES, 0)
    )


@pytest.mark.parametrize(
    "stored", [{"event": "sky_fell", "seat": 0}, {"event": "card_played", "who": "Anna"}]
)
def test_an_event_that_only_older_rules_knew_is_not_read(stored: dict[str, object]) -> None:
    spoken = spoken_of("_tiny", "en")

    assert spoken.event(stored) is None
    assert [] == spoken.seen([stored], 0)


def test_who_only_plays_imports_neither_sentences_nor_the_terminal() -> None:
    run = subprocess.run([sys.executable, "-c", IMPORTED, *GAMES], capture_output=True, text=True, check=True)
    imported = set(run.stdout.split())

    assert set() == {"fluent", "rich"} & imported
    assert set() == {f"intriga.games.{game}.speech.telling" for game in GAMES} & imported


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_messages_and_none_twice(game: str) -> None:
    """Over the game's own folder and those of its scenarios."""
    names = [set(messages_in(locales_of(game), language)) for language in LANGUAGES]

    assert all(names[0] == others for others in names)
