"""What can be said, in groups, each word with its key."""

from collections.abc import Collection, Mapping, Sequence
from shutil import get_terminal_size
from typing import Final

from rich.text import Text

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.speech.previews import tell_shortly
from intriga.games.gangsters.speech.telling.words import tell_word
from intriga.games.gangsters.speech.terminal.parts import DICE, Look, boss_mark, flow
from intriga.games.gangsters.speech.terminal.table import is_tall, table
from intriga.games.gangsters.speech.wording import plays_alone, tell_place
from intriga.games.gangsters.vocabulary import (
    DIE_NAMES,
    INTENTIONS,
    VOCABULARY,
    Act,
    As,
    Choose,
    ChooseBoss,
    Die,
    Hurt,
    Intend,
    Send,
    TryPlace,
    TryProblem,
    Use,
)
from intriga.kernel.machine.words import Word
from intriga.kernel.terminals import line_of

#: A word has the same key in every question; others get the next free one.
KEYS: Final = {
    "recruit": "n",
    "skip": "s",
    "police": "p",
    "revive": "o",
    "cheer": "c",
    "rally": "y",
    "roll": "b",
    "roll red": "d",
    "throw": "b",
    "more": "m",
    "take": "t",
    "discard": "d",
    "release": "f",
    "die 1": "1",
    "die 2": "2",
    "die 3": "3",
    "die 4": "4",
    "die lock": "k",
    "die reroll": "w",
    "die used": "x",
    "die red": "d",
    **dict.fromkeys(("end turn", "end round", "enough", "go on", "pass", "leave", "done"), "e"),
}
#: What the active boss is always shown, barred or not: the reason against it is told.
BOARD: Final = ("recruit", "skip", "police", "revive", "cheer", "rally")
AROUND: Final = 5  # lines: the question, what a word would do, the keys
GROUPS: Final = ("challenges", "actions", "answers", "abilities", "say")


def choices(look: Look, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, each with its own key or none; in a turn those of the board also if barred."""
    always = [word for word in BOARD if word != "police" or look.view.police != "none"]
    always = always if "skip" in legal else []
    words = [*always, *(notation for notation in legal if notation not in always)]
    words.sort(key=lambda notation: GROUPS.index(group_of(VOCABULARY.read(notation))))
    return [(notation, KEYS.get(notation, "")) for notation in words]


def offers(
    look: Look, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()
) -> list[Text]:
    """Groups of words, each on lines of its own unless the screen is too full for that. The first line is
    empty in plain output."""
    width, height = get_terminal_size()
    groups: dict[str, list[Text]] = {}
    for notation, key in keys.items():
        word = VOCABULARY.read(notation)
        piece = offer(look, word, key, notation == focus)
        if notation in barred and notation != focus:
            piece = Text(piece.plain, style="dim")
        groups.setdefault(group_of(word), []).append(piece)
    lines = [] if any(keys.values()) else [Text("")]
    for group, pieces in groups.items():
        label = Text(f" {look.say(f'screen-group-{group}')} " if len(groups) > 1 else " ", style="dim")
        lines += flow(label, pieces, width, "  " if is_tall() else " ")
    if any(keys.values()) and len(table(look, width)) + len(lines) + AROUND > height:
        return run_together(look, groups, width)
    return lines or [Text("")]


def run_together(look: Look, groups: Mapping[str, Sequence[Text]], width: int) -> list[Text]:
    """The groups one after the other, with as few lines as will do."""
    pieces: list[Text] = []
    for group, words in groups.items():
        label = f"{look.say(f'screen-group-{group}')} " if len(groups) > 1 else ""
        pieces += [line_of(Text(label, style="dim"), words[0]), *words[1:]]
    return flow(Text(" "), pieces, width, " ")


def group_of(word: Word) -> str:
    match word:
        case TryProblem() | TryPlace():
            return "challenges"
        case Use():
            return "abilities"
        case Intend():
            return "say"
        case Act():
            return "actions"
        case _ if word.notation() in ("police", "revive", "cheer"):
            return "challenges"
        case _:
            return "actions" if word.notation() in ("recruit", "skip", "rally", "end turn") else "answers"


def offer(look: Look, word: Word, key: str, is_focused: bool) -> Text:
    """A word with its key; line by line the word itself is typed."""
    notation = word.notation()
    shown = key.strip() or ("▸" if key else notation)
    mark = Text(f"[{shown}]" if is_focused else shown, style="bold reverse" if is_focused else "bold")
    return line_of(mark, " ", label(look, word))


def label(look: Look, word: Word) -> Text:
    """A word in as few letters as will do beside the table."""
    match word:
        case TryProblem():
            return Text(look.problem(word.problem + 1))
        case TryPlace():
            return plate_label(look, "place", word.place + 1, tell_place(word.place + 1, look.tongue))
        case Send():
            return line_of(look.henchman(word.henchman + 1), dice_told(look, word.henchman + 1))
        case Use():
            return use_label(look, word.henchman + 1)
        case Hurt() | Choose():
            return look.henchman(word.henchman + 1)
        case ChooseBoss():
            return line_of(boss_mark(word.boss + 1), " ", look.name(word.boss + 1))
        case As():
            return look.spec(SPECIALISATIONS[word.specialisation])
        case Die():
            return Text(f"{DICE.get(DIE_NAMES[word.face], '')} {tell_word(word, look.to)}".strip())
        case Intend():
            return Text(look.say(f"screen-say-{INTENTIONS[word.intention]}"))
        case _ if word.notation() in ("police", "revive", "cheer"):
            return plate_label(look, word.notation(), 0, look.say(f"screen-{word.notation()}-short"))
        case _:
            return Text(tell_word(word, look.to))


def plate_label(look: Look, kind: str, number: int, name: str) -> Text:
    """A challenge with what it needs, where the table has no room for it."""
    rows = [row for row in look.view.challenges if row.kind == kind and row.number == number]
    return Text(name) if is_tall() or not rows else look.plate(rows[0])


def dice_told(look: Look, henchman: int) -> Text:
    """The dice that a henchman of the hand would add."""
    dice = [card.dice for card in look.view.hand if card.henchman == henchman]
    return Text(f" +{dice[0]}" if dice and dice[0] is not None else "", style="bold")


def use_label(look: Look, henchman: int) -> Text:
    """Whose ability and what it would change; alone, also which boss holds the card."""
    boss = [card.boss for card in look.view.hand if card.henchman == henchman]
    mark = line_of(boss_mark(boss[0]), " ") if boss and plays_alone(look.to) else Text("")
    preview = look.preview(henchman)
    change = Text(f" {tell_shortly(preview)}" if preview else "", style="bold")
    return line_of(mark, look.short(henchman), change)
