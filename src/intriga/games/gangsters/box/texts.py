"""The texts of a pack: names, characters and flavour, in every language."""

from collections.abc import Sequence

import msgspec

from intriga.games.gangsters.box.tables import Box
from intriga.kernel.rows import Text
from intriga.kernel.sentences import Tongue


class DistrictText(msgspec.Struct, frozen=True):
    id: str
    name: Text


class HenchmanText(msgspec.Struct, frozen=True):
    """The texts of a henchman, or of a guest, who lives nowhere."""

    id: str
    name: Text
    short: Text
    place: str
    character: Text


class ProblemText(msgspec.Struct, frozen=True):
    """The texts of a problem."""

    id: str
    name: Text
    short: Text
    flavour: Text


class Texts:
    """All texts of one pack. Events name cards by id, words name them by number."""

    def __init__(
        self,
        districts: list[DistrictText],
        henchmen: list[HenchmanText],
        problems: list[ProblemText],
        guests: Sequence[HenchmanText] = (),
    ) -> None:
        self.districts = {row.id: row for row in districts}
        self.henchman_ids = [row.id for row in henchmen]
        self.henchmen = {row.id: row for row in henchmen}
        self.clan_ids = [row.id for row in (*henchmen, *guests)]
        self.clan = {row.id: row for row in (*henchmen, *guests)}  # all that may lie in the clan deck
        self.problem_ids = [row.id for row in problems]
        self.problems = {row.id: row for row in problems}


def texts_of(box: Box) -> Texts:
    """The texts that came with a box."""
    found: Texts = box.texts
    return found


def henchman_short(henchman: str, tongue: Tongue) -> str:
    """A henchman, or a guest, as sentences and small cards write it."""
    return texts_of(tongue.box).clan[henchman].short[tongue.language]


def problem_short(problem: str, tongue: Tongue) -> str:
    """A problem as sentences and small cards write it."""
    return texts_of(tongue.box).problems[problem].short[tongue.language]


def district_name(district: str, tongue: Tongue) -> str:
    return texts_of(tongue.box).districts[district].name[tongue.language]


def henchman_numbered(number: int, tongue: Tongue) -> str:
    """The id of the henchman with this number, from 1 as words have it."""
    return numbered(texts_of(tongue.box).clan_ids, number)


def problem_numbered(number: int, tongue: Tongue) -> str:
    """The id of the problem with this number, from 1 as words have it."""
    return numbered(texts_of(tongue.box).problem_ids, number)


def numbered(ids: list[str], number: int) -> str:
    return ids[number - 1] if 0 < number <= len(ids) else str(number)


# ── scenarios ──


class PlaceText(msgspec.Struct, frozen=True):
    """A challenge of a scenario: what it is, what overcoming it brings, what failing or leaving it costs."""

    name: Text
    text: Text
    outcome: Text
    cost: Text
    id: str = ""  # for sentences about it


class CardText(msgspec.Struct, frozen=True):
    """A card of a scenario that is no challenge, and what it does."""

    name: Text
    text: Text


class GuestText(msgspec.Struct, frozen=True):
    """A card that looks like a henchman from behind (LG-010)."""

    card: HenchmanText
    text: Text  # what it does, where a henchman has an ability


class ScenarioText(msgspec.Struct, frozen=True):
    """The texts of a scenario. Places, acts and choices go by number."""

    name: Text
    tagline: Text
    story: Text
    police: Text  # what the active police do
    rally: Text  # what rallying costs
    setback: Text
    places: list[PlaceText]
    acts: list[Text]
    choices: list[Text]
    guests: list[GuestText] = []
    cards: list[CardText] = []  # by number: those that are no challenges


def scenario_text(scenario: str, tongue: Tongue) -> ScenarioText:
    """The texts of the scenario of this name."""
    box: Box = tongue.box
    found: ScenarioText = next(one for one in box.scenarios if one.name == scenario).texts
    return found
