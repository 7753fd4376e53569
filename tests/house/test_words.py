"""One name for one thing: what players read in sentences, rulebooks and packs keeps to one list of words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from intriga.kernel.sentences import LANGUAGES
from tests.house.places import PACKAGE, PAGE, ROOT, name_of

FETCHED = "node_modules"
LETTER = "[А-Яа-яЁёA-Za-z]"
#: Where each game's book says «в руке, из руки», and where «на руке, с руки».
IN_HAND, ON_HAND = ("factions", "illuminaten"), ("gangsters", "masti", "_tiny", "_rough")
#: Parameters that hold somebody's name: they keep their form, so that a preposition needs a noun before them.
NAMES = "name|names|who|other|opponent|partner|boss|nominee|defender|superior|winner|loser|lender|taker|about"


class Rule(NamedTuple):
    """A wording that players must not meet, and what is said in its place."""

    language: str
    wrong: str
    right: str
    games: tuple[str, ...] = ()  # whose texts are read; all if empty
    messages: str = ""  # only messages whose name begins so
    but: str = ""  # wordings that are meant


RULES = [
    # names of things
    Rule("ru", "самоцвет\\w* для взят", "самоцветы для подкупа"),
    Rule("ru", "главн\\w+ действи", "основные действия"),
    Rule("ru", "карт\\w* связи", "карта связей"),
    Rule("ru", "крупнейш", "самая большая ложа", ("illuminaten",)),
    Rule("ru", "[Цц]епочка окончена", "цепь окончена", ("illuminaten",)),
    Rule("ru", "[Кк]онтрол", "управлять", ("illuminaten",)),
    Rule("ru", "[Зз]ерно", "тайное число тасовки"),
    Rule("ru", "взять? ход назад|взят\\w* назад|[Нн]азад нельзя", "вернуть ход"),
    Rule("en", "tak(e|es|en|ing) (it|the (last )?move|your (last )?move) back|taken back", "undo"),
    Rule("ru", "подаёт знак|подать знак", "сигнал"),
    Rule(
        "ru",
        "передышк|без присмотра|посла(ть|ны|нн)|посыла",
        "перерыв; без контроля; отправить",
        ("gangsters",),
    ),
    Rule(
        "ru",
        "[Нн]а рук(е|у|ах)(?!\\w)|(?<!\\w)со? (своей )?рук(и)?(?!\\w)",
        "в руке, в руку, из руки",
        IN_HAND,
    ),
    Rule(
        "ru",
        "(?<!\\w)[Вв] (вашей )?рук[еу](?!\\w)|из (своей )?рук[иу]?(?!\\w)",
        "на руке, на руку, с руки",
        ON_HAND,
    ),
    # a move is a move
    Rule(
        "ru",
        "(?<!\\w)слов(о|а|у|ом|е)?(?!\\w)",
        "ход",
        but="[Пп]оследнее слово|одно слово|слово «семья»|слов «|по слову|со словами",
    ),
    Rule(
        "en",
        "(?<!\\$)\\bwords?\\b",
        "move",
        but="last word|One word|the word “|words “|another word|our own words|no word about",
    ),
    # names are not declined
    Rule(
        "ru",
        f"(?<!\\w)(за|у|перед|для|от|к|о|об|против|между|вместо|кроме) \\{{ \\$({NAMES}) \\}}",
        "за игрока { $name }",
    ),
    # nobody's gender is known
    Rule(
        "ru",
        "(?<!\\w)[Вв]ы (один|одна|сам|сама|должен|должна|готов|готова|рад|рада|уверен|уверена)(?!\\w)",
        "вы без рода",
    ),
    # a refusal speaks to the reader
    Rule(
        "en",
        "\\b(cannot|may not|must) be \\w+(ed|en|id|nt|ut)\\b",
        "you can’t …",
        messages="refusal-|denied-|undo-",
    ),
    Rule(
        "en",
        "\\b(is|are) not (excluded|exchanged|laid|rallied|rerolled|released|taken|moved)\\b",
        "you can’t …",
        messages="refusal-",
    ),
    Rule("en", "has been passed|have been passed", "this one comes before one already chosen"),
    Rule("en", "\\b(on turn|to move\\b(?! )|is to play)", "it is …’s turn", but="nothing to move"),
    Rule("en", "\\bYou do not hold\\b|\\bof your hand\\b", "is not in your hand; from your hand"),
    Rule("en", "\\b[Ff]oreign (symbol|card)|[Oo]wn symbols", "other symbols; your faction’s symbols"),
    # marks
    Rule("en", f"(?<={LETTER})'|(?<=\\}})'", "’"),
    Rule("en", " – ", " —, or a colon"),
    Rule("ru", ' – | - |\\.\\.\\.|(?<!=)"(?=[А-Яа-я])', "тире, многоточие, «ёлочки»"),
]


class Told(NamedTuple):
    place: str
    name: str
    text: str


def own_folders(path: Path) -> bool:
    return FETCHED not in path.parts


def messages(path: Path) -> Iterator[Told]:
    """The messages of a Fluent file, each on one line."""
    name, lines = "", list[str]()
    for line in [*path.read_text("utf-8").splitlines(), "end ="]:
        begins = re.match(r"(-?[a-zA-Z][\w-]*) =(.*)", line)
        if begins or line.startswith("#"):
            if name:
                yield Told(name_of(path), name, " ".join(lines))
            name, lines = (begins[1], [begins[2]]) if begins else ("", [])
        elif line.strip():
            lines.append(line.strip())


def clauses(path: Path, language: str) -> Iterator[Told]:
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(f"{language} = "):
            yield Told(name_of(path), "clause", line.partition(" = ")[2].strip('"'))


def texts(language: str) -> list[Told]:
    """Everything that players read in this language, notes and stories of packs aside."""
    told = [
        message
        for place in (PACKAGE, PAGE, ROOT / "tools")
        for path in sorted(place.rglob(f"{language}.ftl"))
        if own_folders(path)
        for message in messages(path)
    ]
    for path in sorted(PACKAGE.rglob("clauses.toml")):
        told += clauses(path, language) if own_folders(path) else []
    return told


TEXTS = {language: texts(language) for language in LANGUAGES}


def is_of(told: Told, games: tuple[str, ...]) -> bool:
    return not games or any(f"/games/{game}/" in told.place for game in games)


def broken(rule: Rule, told: Told) -> bool:
    if not is_of(told, rule.games) or not re.match(rule.messages, told.name):
        return False
    text = re.sub(rule.but, "", told.text) if rule.but else told.text
    return bool(re.search(rule.wrong, text))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"{rule.language}: {rule.right}")
def test_a_thing_has_one_name(rule: Rule) -> None:
    assert [] == [told for told in TEXTS[rule.language] if broken(rule, told)]


def test_everything_is_read() -> None:
    assert all(len(told) > 2000 for told in TEXTS.values())


def test_a_wrong_word_is_found() -> None:
    rule = next(rule for rule in RULES if rule.right == "из руки" or rule.right.startswith("в руке"))

    assert broken(rule, Told("src/intriga/games/factions/speech/locales/ru.ftl", "a", "Карта на руке"))
    assert not broken(rule, Told("src/intriga/games/masti/speech/locales/ru.ftl", "a", "Карта на руке"))


def test_levels_and_names_of_bots_are_written_once() -> None:
    """The server, the page and the terminal ask one place for them."""
    written = [
        told.place
        for told in TEXTS["ru"]
        if re.fullmatch(r"bot-name-\d|level-(random|novice|regular|expert)", told.name)
    ]

    assert ["src/intriga/bots/locales/ru.ftl"] == sorted(set(written))


def test_a_bot_has_one_name_whatever_the_readers_language() -> None:
    """The names of one bot begin with the same sound in every alphabet."""
    sounds = dict(zip("АБВГДЕЖЗ", ["A", "B", "V", "G", "D", "Y", "Zh", "Z"], strict=True))
    ru, en = (
        {told.name: told.text.strip() for told in TEXTS[language] if told.name.startswith("bot-name-")}
        for language in ("ru", "en")
    )

    assert ru.keys() == en.keys()
    assert [] == [name for name in ru if not en[name].startswith(sounds[ru[name][0]])]
