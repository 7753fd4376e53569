"""The book: all texts of the pack in one language, for the page. All of it is public."""

import msgspec

from intriga.games.gangsters.box.tables import (
    ABILITIES,
    CATEGORIES,
    PENALTIES,
    SCOPES,
    SPECIALISATIONS,
    AbilityKind,
    Box,
    Category,
    PenaltyKind,
    Scope,
    Specialisation,
    category_of,
)
from intriga.games.gangsters.box.texts import ScenarioText, district_name, texts_of
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.parts import BRIEF
from intriga.games.gangsters.scenarios.registry import SCENARIOS, parts_of
from intriga.games.gangsters.speech.card_text import AbilityMoment, ability_text, moment_of, penalty_text
from intriga.games.gangsters.speech.wording import guests_of, phrases, tell_spec
from intriga.kernel.sentences import Tongue


class HenchmanCard(msgspec.Struct, frozen=True):
    number: int  # as in words, from 1
    id: str
    name: str
    short: str
    level: int  # 0: a guest, who has no specialisation and no ability
    district: str
    specialisations: list[Specialisation]
    character: str
    ability: str
    kind: AbilityKind | None
    amount: int  # the ability's number; 0 if it has none
    moment: AbilityMoment | None  # when the ability can be used
    casino: bool  # its ability is barred in the casino


class ProblemCard(msgspec.Struct, frozen=True):
    number: int
    id: str
    name: str
    short: str
    best: Specialisation
    difficulty: int
    penalty: str
    kind: PenaltyKind
    scope: Scope
    fingerprint: bool
    flavour: str
    casino: bool  # its penalty does not hold in the casino


class SpecialisationName(msgspec.Struct, frozen=True):
    id: Specialisation
    name: str
    category: Category


class CategoryName(msgspec.Struct, frozen=True):
    id: Category
    name: str


class PlaceWords(msgspec.Struct, frozen=True):
    """A challenge of a scenario."""

    number: int  # as in words and views
    name: str
    text: str
    outcome: str  # what overcoming it brings
    cost: str  # what failing at it or leaving it costs


class CardWords(msgspec.Struct, frozen=True):
    """A card of a scenario that is no challenge."""

    number: int  # as in events
    name: str
    text: str


class BriefPart(msgspec.Struct, frozen=True):
    """One paragraph of a scenario on one screen."""

    heading: str
    text: str


class ScenarioWords(msgspec.Struct, frozen=True):
    """A scenario; its actions and answers are numbered in words from `first_act` and `first_choice` on."""

    id: str
    name: str
    tagline: str
    story: str
    police: str  # what the active police do
    rally: str  # what rallying costs
    setback: str
    places: list[PlaceWords]
    cards: list[CardWords]  # those that are no challenges
    first_act: int
    acts: list[str]
    first_choice: int
    choices: list[str]
    brief: list[BriefPart]  # the scenario on one screen


class Book(msgspec.Struct, frozen=True):
    title: str
    henchmen: list[HenchmanCard]  # and guests after them: by number
    problems: list[ProblemCard]
    specialisations: list[SpecialisationName]
    categories: list[CategoryName]
    scenarios: list[ScenarioWords]  # all that the pack has texts for


def book(tongue: Tongue) -> Book:
    """What everybody may read at any time."""
    box: Box = tongue.box
    say = phrases(tongue).say
    henchmen = [henchman(number, tongue) for number in range(len(box.henchmen))]
    return Book(
        title=say("title"),
        henchmen=[*henchmen, *guests(len(henchmen), tongue)],
        problems=[problem(number, tongue) for number in range(len(box.problems))],
        specialisations=[
            SpecialisationName(spec, tell_spec(spec, tongue), CATEGORIES[category_of(number)])
            for number, spec in enumerate(SPECIALISATIONS)
        ],
        categories=[CategoryName(one, say(f"category-{one}")) for one in CATEGORIES],
        scenarios=scenarios(tongue),
    )


def henchman(number: int, tongue: Tongue) -> HenchmanCard:
    row = tongue.box.henchmen[number]
    text = texts_of(tongue.box).henchmen[row.name]
    return HenchmanCard(
        number=number + 1,
        id=row.name,
        name=text.name[tongue.language],
        short=text.short[tongue.language],
        level=row.level,
        district=district_name(text.place, tongue),
        specialisations=[SPECIALISATIONS[spec] for spec in row.specs],
        character=text.character[tongue.language],
        ability=ability_text(number, tongue),
        kind=ABILITIES[row.ability.do],
        amount=row.ability.amount,
        moment=moment_of(number, tongue),
        casino=row.barred_in_casino,
    )


def guests(henchmen: int, tongue: Tongue) -> list[HenchmanCard]:
    """Cards that look like henchmen from behind."""
    # LG-010
    language = tongue.language
    return [
        HenchmanCard(
            number=number,
            id=guest.card.id,
            name=guest.card.name[language],
            short=guest.card.short[language],
            level=0,
            district="",
            specialisations=[],
            character=guest.card.character[language],
            ability=guest.text[language],
            kind=None,
            amount=0,
            moment=None,
            casino=False,
        )
        for number, guest in enumerate(guests_of(tongue), henchmen + 1)
    ]


def problem(number: int, tongue: Tongue) -> ProblemCard:
    row = tongue.box.problems[number]
    text = texts_of(tongue.box).problems[row.name]
    return ProblemCard(
        number=number + 1,
        id=row.name,
        name=text.name[tongue.language],
        short=text.short[tongue.language],
        best=SPECIALISATIONS[row.challenge.best],
        difficulty=row.challenge.difficulty,
        penalty=penalty_text(number, tongue),
        kind=PENALTIES[row.penalty.do],
        scope=SCOPES[row.penalty.scope],
        fingerprint=row.fingerprint,
        flavour=text.flavour[tongue.language],
        casino=row.barred_in_casino,
    )


def scenarios(tongue: Tongue) -> list[ScenarioWords]:
    texts = {box.name: box.texts for box in tongue.box.scenarios if box.texts is not None}
    rules = [parts.scenario for parts in SCENARIOS if parts.scenario.name in texts]
    return [scenario(one, texts[one.name], tongue) for one in rules]


def scenario(rules: Scenario, text: ScenarioText, tongue: Tongue) -> ScenarioWords:
    language = tongue.language
    return ScenarioWords(
        id=rules.name,
        name=text.name[language],
        tagline=text.tagline[language],
        story=text.story[language],
        police=text.police[language],
        rally=text.rally[language],
        setback=text.setback[language],
        places=[
            PlaceWords(
                number, one.name[language], one.text[language], one.outcome[language], one.cost[language]
            )
            for number, one in enumerate(text.places, rules.first_place + 1)
        ],
        cards=[
            CardWords(number, one.name[language], one.text[language])
            for number, one in enumerate(text.cards, 1)
        ],
        first_act=rules.first_act + 1,
        acts=[one[language] for one in text.acts],
        first_choice=rules.first_choice + 1,
        choices=[one[language] for one in text.choices],
        brief=brief(rules, tongue),
    )


def brief(rules: Scenario, tongue: Tongue) -> list[BriefPart]:
    """The scenario on one screen, each part under its heading."""
    say = phrases(tongue).say
    told = parts_of(rules.name).speech().brief(tongue)
    return [BriefPart(say(f"brief-{part}"), text) for part, text in zip(BRIEF, told, strict=False)]
