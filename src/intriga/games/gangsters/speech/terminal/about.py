"""What a word would do, in a sentence."""

from intriga.games.gangsters.box.texts import ScenarioText
from intriga.games.gangsters.speech.card_text import ability_text, penalty_text
from intriga.games.gangsters.speech.odds import tell_chances
from intriga.games.gangsters.speech.previews import tell_preview
from intriga.games.gangsters.speech.terminal.parts import Look
from intriga.games.gangsters.speech.wording import place_text, plays_alone, tell_measure, tell_spec
from intriga.games.gangsters.view.structs import Challenge
from intriga.games.gangsters.vocabulary import (
    VOCABULARY,
    Act,
    Answer,
    As,
    Choose,
    ChooseBoss,
    Die,
    Hurt,
    Intend,
    Recruit,
    Send,
    TryPlace,
    TryProblem,
    Use,
)


def about(look: Look, notation: str) -> str:
    word = VOCABULARY.read(notation)
    match word:
        case TryProblem():
            return about_problem(look, word.problem + 1)
        case TryPlace():
            return about_place(look, word.place + 1)
        case Send():
            return about_sending(look, word.henchman + 1)
        case Use():
            return about_ability(look, word.henchman + 1)
        case Hurt():
            return about_hurt(look, word.henchman + 1)
        case Choose():
            return about_henchman(look, word.henchman + 1)
        case ChooseBoss() | As() | Die() | Intend() | Act() | Answer():
            return look.say(f"about-{notation.partition(' ')[0]}")
        case Recruit():
            return about_level(look, word.level)
        case _:
            return about_plain(look, notation)


def found(look: Look, kind: str, number: int) -> Challenge | None:
    """A challenge on the table."""
    rows = look.view.challenges
    return next((row for row in rows if row.kind == kind and row.number == number), None)


def needs(look: Look, row: Challenge) -> str:
    """What a challenge asks for, and how well the hand of the active boss fits."""
    measure = tell_measure(row.difficulty, row.successes, look.tongue)
    text = look.say("about-needs", best=tell_spec(row.best, look.tongue), measure=measure)
    return f"{text} {look.say('about-harmless')}" if row.harmless else text


def about_problem(look: Look, problem: int) -> str:
    """A problem: what it asks for, what it costs, whether it is evidence."""
    row = found(look, "problem", problem)
    parts = [f"{look.problem(problem)}.", needs(look, row)] if row is not None else []
    parts.append(penalty_text(problem - 1, look.tongue))
    if row is not None and not row.holds:
        parts.append(look.say("about-penalty-off"))
    if look.box.problems[problem - 1].fingerprint:
        parts.append(look.say("about-fingerprint"))
    return " ".join(parts)


def about_place(look: Look, place: int) -> str:
    """A challenge of the scenario: what it asks for, what it brings, what it costs."""
    row, text = found(look, "place", place), place_text(place, look.tongue)
    parts = [] if text is None else [f"{text.name[look.tongue.language]}."]
    parts += [needs(look, row)] if row is not None else []
    if text is not None:
        parts += [text.outcome[look.tongue.language], text.cost[look.tongue.language]]
    return " ".join(part for part in parts if part) or look.say("about-place")


def about_sending(look: Look, henchman: int) -> str:
    """The odds with this one, beside those who are sent already."""
    roll = look.view.roll
    picks = [] if roll is None else roll.picks
    sent = [] if roll is None else [one.henchman for one in roll.sent]
    odds = next((one.odds for one in picks if sorted(one.henchmen) == sorted([*sent, henchman])), None)
    if odds is None:
        return about_henchman(look, henchman)
    text = look.say(
        "about-odds", henchman=look.short(henchman), chances=tell_chances(odds.plain, look.tongue)
    )
    if odds.with_red is None:
        return text
    return f"{text} {look.say('about-odds-red', chances=tell_chances(odds.with_red, look.tongue))}"


def about_ability(look: Look, henchman: int) -> str:
    """What an ability says, and what it would change now."""
    text = f"{look.short(henchman)}: {tell_ability(look, henchman)}"
    preview = look.preview(henchman)
    return text if preview is None else f"{text} {tell_preview(preview, look.tongue)}"


def about_hurt(look: Look, henchman: int) -> str:
    roll = look.view.roll
    sent = [] if roll is None else roll.sent
    worse = next((one.worse for one in sent if one.henchman == henchman), "exhausted")
    return look.say("about-hurt", henchman=look.short(henchman), fate=worse)


def about_henchman(look: Look, henchman: int) -> str:
    specs = look.henchman(henchman).plain
    return f"{specs}. {tell_ability(look, henchman)}"


def tell_ability(look: Look, henchman: int) -> str:
    """What a henchman can do, and whether it is off here."""
    text = ability_text(henchman - 1, look.tongue)
    is_off = any(card.barred for card in look.view.hand if card.henchman == henchman)
    return f"{text} {look.say('about-ability-off')}" if is_off else text


def about_level(look: Look, level: int) -> str:
    pause = look.view.break_
    price = pause.prices[level - 1] if pause is not None else 0
    return look.say("about-level", level=str(level), price=price)


def scenario_says(look: Look, about: str) -> str:
    """What the scenario says about the rally or the police."""
    texts = [box.texts for box in look.box.scenarios if box.name == look.view.scenario]
    if not texts or texts[0] is None:
        return ""
    text: ScenarioText = texts[0]
    return (text.rally if about == "rally" else text.police)[look.tongue.language]


def about_plain(look: Look, notation: str) -> str:
    """Words without anything to choose."""
    row = found(look, notation, 0)
    name = f"about-{notation.replace(' ', '_')}"
    if notation == "rally" or (notation == "police" and row is not None):
        told = f"{look.say(name)} {scenario_says(look, notation)}".rstrip()
        return told if row is None else f"{needs(look, row)} {told}"
    if row is not None:
        return f"{needs(look, row)} {look.say(name)}"
    if notation in ("pass", "end round") and plays_alone(look.to):
        return look.say("about-end_round")
    return look.say(name)
