"""The book: all cards, plots and events in one language, for boards that show more than numbers."""

import msgspec

from intriga.games.illuminaten.box import texts
from intriga.games.illuminaten.box.loading import STRENGTHS
from intriga.games.illuminaten.box.tables import (
    ABILITIES,
    ACTIONS,
    DEGREES,
    ENHANCEMENTS,
    EVENTS,
    LETTERS,
    ORGANISATIONS,
    PLOTS,
    SWAP,
    Ability,
    Action,
    Box,
    CardNumber,
    Degree,
    Letter,
    Organisation,
)
from intriga.games.illuminaten.speech.wording import degree_key, item_label, phrases, tell_faction
from intriga.games.illuminaten.view.structs import View
from intriga.kernel.sentences import Tongue

#: The items of each script in their order, as `script_step` tells them: stage, then letter and number.
SCRIPTS = {
    "saint_germain": ("1a", "1b1", "1b2", "1c1", "1c2", "1d", "1"),
    "weishaupt": ("1", "2", "3a2", "3a1", "3b", "3c", "3d", "3e1", "3e2", "3f1", "3f2"),
    "joseph": ("1a", "1b1", "1b2", "1c", "1d", "1e", "1f", "1"),
    "willermoz": ("1a", "1b", "1c", "1d", "1"),
}


class Face(msgspec.Struct, frozen=True):
    """An Enlightened: the face of the card, and the person."""

    card: CardNumber
    degree: Degree
    factions: str  # the main one first
    strength: str
    ability: Ability
    action: Action | None  # that the ability is about
    does: str  # what the ability does
    organisation: Organisation
    slots: list[str]
    name: str
    short: str
    board: str  # as short as a card on the board needs it
    alias: str
    life: str


class FactionText(msgspec.Struct, frozen=True):
    letter: Letter
    name: str
    sign: str  # the letter of its tokens in this language
    once: str  # what its card gives once a turn
    permanent: str


class PlotText(msgspec.Struct, frozen=True):
    plot: str
    name: str
    condition: str


class EventText(msgspec.Struct, frozen=True):
    event: str  # `edict A`, `festivities`
    name: str
    effect: str


class ScriptLine(msgspec.Struct, frozen=True):
    """An item of a script; `item` is its stage with its letter and number, `label` the same for readers."""

    item: str
    label: str
    text: str


class Opponent(msgspec.Struct, frozen=True):
    """The artificial opponent of this game."""

    name: str
    life: str
    rule: str
    ours: bool  # its script and plots are not from the rulebook
    plots: list[PlotText]
    script: list[ScriptLine]


class Book(msgspec.Struct, frozen=True):
    faces: list[Face]
    factions: list[FactionText]
    plots: list[PlotText]
    events: list[EventText]
    degrees: dict[Degree, str]
    organisations: dict[Organisation, str]
    opponent: Opponent | None


def book(view: View, tongue: Tongue) -> Book:
    """What lies in the box: everybody may read it at any time."""
    # GAP-24
    say = phrases(tongue).say
    box: Box = tongue.box
    return Book(
        faces=[face(box, card, tongue) for card in range(len(box.cards))],
        factions=[faction_text(letter, tongue) for letter in LETTERS],
        plots=[plot_text(plot, view.seats, tongue) for plot in range(1, PLOTS + 1)],
        events=[
            EventText(event, texts.event_name(event, tongue), texts.event_effect(event, tongue))
            for event in [*(f"edict {letter}" for letter in LETTERS), *EVENTS]
        ],
        degrees={degree: say("degree-name", degree=degree_key(degree)) for degree in DEGREES if degree},
        organisations={kind: say("organisation-name", organisation=kind) for kind in ORGANISATIONS},
        opponent=opponent(view.opponent, tongue) if view.opponent != "none" else None,
    )


def face(box: Box, card: int, tongue: Tongue) -> Face:
    known = box.cards[card]
    row = texts.row_of(card + 1, tongue)
    second = LETTERS[known.second] if known.second >= 0 else ""
    return Face(
        card=card + 1,
        degree=DEGREES[known.degree],
        factions=LETTERS[known.main] + second,
        strength=STRENGTHS[known.strength - 2],
        ability=ABILITIES[known.ability],
        action=ACTIONS[known.ability % ENHANCEMENTS] if known.ability < SWAP else None,
        does=texts.ability_text(ABILITIES[known.ability], tongue),
        organisation=ORGANISATIONS[known.organisation],
        slots=["".join(LETTERS[faction] for faction in cost) for cost in known.costs],
        name=row["name"][tongue.language],
        short=texts.short_name(card + 1, tongue),
        board=texts.board_name(card + 1, tongue),
        alias=row["alias"][tongue.language] if "alias" in row else "",
        life=texts.life(card + 1, tongue),
    )


def faction_text(letter: Letter, tongue: Tongue) -> FactionText:
    once, permanent = texts.faction_card(letter, tongue)
    sign = phrases(tongue).say("faction-letter", faction=letter)
    return FactionText(letter, tell_faction(letter, tongue), sign, once, permanent)


def plot_text(plot: int, seats: int, tongue: Tongue) -> PlotText:
    condition = texts.plot_condition(plot, seats, tongue)
    return PlotText(f"P{plot:02d}", texts.plot_name(plot, tongue), condition)


def opponent(name: str, tongue: Tongue) -> Opponent:
    row = texts.opponent_row(name, tongue)
    say = phrases(tongue).say
    return Opponent(
        name=texts.opponent_name(name, tongue),
        life=row["life"][tongue.language],
        rule=row["rule"][tongue.language],
        ours=row.get("ours", False),
        plots=[PlotText(plot["id"], "", plot["condition"][tongue.language]) for plot in row["plot"]],
        script=[
            ScriptLine(item, item_label(item, tongue), say(f"line-{name}-{item}"))
            for item in SCRIPTS.get(name, ())
        ],
    )
