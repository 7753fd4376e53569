"""What can be said: the hand or other things to choose, and what each would do."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from intriga.games.masti.telling import counted, phrases, signed, tell_card_in_full, tell_kind
from intriga.games.masti.terminal.parts import (
    GLYPHS,
    GUILD_STYLES,
    NEUTRAL,
    card_chip,
    placed,
    points_text,
    seat_mark,
    short,
)
from intriga.games.masti.view import HandCard, View

CELL = 6


def choices(view: View, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none; the cards of the hand also if barred."""
    if view.moment == "round" and view.turn == view.seat:
        return [(card.card, "") for card in view.hand] + [("bribe", "b")]
    return [(notation, "") for notation in legal]


def offers(
    view: View, keys: Mapping[str, str], focus: str | None, language: str, names: Sequence[str], width: int
) -> list[Text]:
    """The hand, or what else there is to choose: four lines, a column for each thing."""
    cells = [word_cell(view, notation, language, names) for notation in keys] or [
        hand_cell(view, card, card.card, language) for card in view.hand
    ]
    notations: list[str | None] = list(keys) or [None] * len(cells)
    lines = [Text(" "), Text(" "), Text(" "), Text(" ")]
    for notation, cell in zip(notations, cells, strict=True):
        chosen = notation is not None and notation == focus
        size = max(CELL, max(part.cell_len for part in cell) + 1)
        key = f"[{keys[notation]}]" if chosen and notation else keys.get(notation or "", "")
        lines[0] += centred(Text(key, style="bold reverse" if chosen else "bold"), size)
        for place, part in enumerate(cell, 1):
            lines[place] += centred(part, size)
    return lines


def centred(text: Text, width: int) -> Text:
    left = max(0, (width - text.cell_len) // 2)
    return placed(Text(" " * left) + text, width)


def word_cell(view: View, notation: str, language: str, names: Sequence[str]) -> list[Text]:
    """One thing to choose: what it is, its symbols, what it would do."""
    verb, _, what = notation.partition(" ")
    if verb == "bribe":
        return [Text(" ◇ ", style="bold reverse"), Text(""), Text("")]
    if verb == "joker":
        stack = next(stack for stack in view.areas[view.seat].stacks if stack.guild == what)
        glyph = Text(GLYPHS[what] * 2, style=f"bold {GUILD_STYLES[what]}")
        return [glyph, Text(f"{stack.symbols}→{stack.symbols + 1}"), points_text(stack.points)]
    if verb == "count":
        return [seat_mark(int(what)), Text(short(names[int(what)])), Text("")]
    card = what or verb
    held = next((mine for mine in view.hand if mine.card == card), None)
    if verb == "leave" or held is None:
        return [card_chip(card, language), symbols_text(view, card), Text("")]
    return hand_cell(view, held, notation, language)


def hand_cell(view: View, card: HandCard, notation: str, language: str) -> list[Text]:
    """A card of the hand: chip, symbols, and what winning the round with it would score."""
    if card.guild is not None:
        symbols = Text(GLYPHS[card.guild] * card.symbols, style=f"bold {GUILD_STYLES[card.guild]}")
    else:
        symbols = Text(NEUTRAL[int(card.card[1:])], style="bold")
    if view.moment != "round" or view.turn != view.seat:
        effect = Text("")
    elif not card.playable:
        effect = Text("×", style="dim")
    elif view.led_character is None:
        effect = points_text(card.worth)
    elif card.wins:
        effect = Text("▲") + points_text(card.worth)
    else:
        effect = Text("–", style="dim")
    return [card_chip(card.card, language), symbols, effect]


def symbols_text(view: View, card: str) -> Text:
    """The symbols of a card that lies in one's own area."""
    for stack in view.areas[view.seat].stacks:
        if card in stack.cards:
            return Text(GLYPHS[stack.guild], style=f"bold {GUILD_STYLES[stack.guild]}")
    return Text(NEUTRAL.get(int(card[1:]), ""), style="bold")


def about(view: View, notation: str, names: Sequence[str], language: str) -> str:
    """What this word would do, in a sentence."""
    say = phrases(language).say
    verb, _, what = notation.partition(" ")
    if verb == "bribe":
        left = max(0, view.areas[view.seat].bribe_gems - 1)
        return say("about-bribe", left=counted("gems", left, language))
    if verb == "count":
        mine = int(what) == view.seat
        return say("about-count-mine") if mine else say("about-count-other", name=names[int(what)])
    if verb == "joker":
        stack = next(stack for stack in view.areas[view.seat].stacks if stack.guild == what)
        before = counted("symbols", stack.symbols, language)
        return say(
            "about-joker", guild=what, before=before, after=counted("symbols", stack.symbols + 1, language)
        )
    return about_card(view, what or verb, verb, language)


def about_card(view: View, card: str, verb: str, language: str) -> str:
    say = phrases(language).say
    shown = tell_card_in_full(card, language)
    held = next((mine for mine in view.hand if mine.card == card), None)
    if verb == "leave" or held is None:
        return f"{shown}."
    kind = tell_kind(card, held.guild, held.symbols, language)
    if verb == "trumps":
        return say("about-bury", card=shown, kind=kind)
    if not held.playable:
        return say("about-hold", card=shown, kind=kind)
    form = "about-loses" if not held.wins else "about-lead" if view.led_character is None else "about-wins"
    return say(form, card=shown, kind=kind, worth=signed(held.worth))
