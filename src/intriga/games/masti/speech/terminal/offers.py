"""What can be said: the hand or other things to choose, and what each would do."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from intriga.games.masti.speech.terminal.parts import (
    GLYPHS,
    GUILD_STYLES,
    Look,
    placed,
    points_text,
    seat_mark,
)
from intriga.games.masti.speech.wording import counted, phrases, tell_card_in_full, tell_kind
from intriga.games.masti.view.hand import HandCard
from intriga.games.masti.view.view import Stack, View
from intriga.kernel.terminals import short
from intriga.kernel.wording import plain_number, points_in_words, signed

CELL = 6


def choices(look: Look, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none; the cards of the hand also if barred."""
    view = look.view
    if view.moment == "round" and view.turn == view.seat:
        return [(card.card, "") for card in view.hand] + [("bribe", "b")]
    return [(notation, "") for notation in legal]


def offers(
    look: Look, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()
) -> list[Text]:
    """The hand, or what else there is to choose: four lines, a column for each thing."""
    lines = [Text(" "), Text(" "), Text(" "), Text(" ")]
    for notation in keys or [card.card for card in look.view.hand]:
        cell = word_cell(look, notation)
        size = max(CELL, max(part.cell_len for part in cell) + 1)
        key = Text(keys.get(notation, ""), style="bold")
        if notation == focus:
            key = Text(f"[{key.plain}]", style="bold reverse")
        for line, part in zip(lines, [key, *cell], strict=True):
            is_dim = notation in barred and notation != focus
            shown = Text(part.plain, style="dim") if is_dim else part
            line.append_text(centred(shown, size))
    return lines


def centred(text: Text, width: int) -> Text:
    left = max(0, (width - text.cell_len) // 2)
    return placed(Text(" " * left) + text, width)


def word_cell(look: Look, notation: str) -> list[Text]:
    """One thing to choose: what it is, its symbols, what it would do."""
    verb, _, what = notation.partition(" ")
    if verb == "bribe":
        return [Text(" ◇ ", style="bold reverse"), Text(""), Text("")]
    if verb == "joker":
        stack = my_stack(look, what)
        glyph = Text(GLYPHS[what] * 2, style=f"bold {GUILD_STYLES[what]}")
        gain = look.points(stack.symbols + 1) - stack.points
        return [glyph, Text(f"{stack.symbols}→{stack.symbols + 1}"), points_text(gain)]
    if verb == "count":
        return [seat_mark(int(what)), Text(short(look.name(int(what)))), Text("")]
    card = what or verb
    held = my_card(look, card) if verb != "leave" else None
    effect = Text("") if held is None else effect_text(look.view, held)
    return [look.chip(card), look.symbols(card), effect]


def effect_text(view: View, card: HandCard) -> Text:
    """What winning the round with this card would score."""
    if view.moment != "round" or view.turn != view.seat:
        return Text("")
    if not card.playable:
        return Text("×", style="dim")
    if view.led_character is None:
        return points_text(card.worth)
    return Text("▲") + points_text(card.worth) if card.wins else Text("–", style="dim")


def my_stack(look: Look, guild: str) -> Stack:
    return next(stack for stack in look.view.areas[look.view.seat].stacks if stack.guild == guild)


def my_card(look: Look, card: str) -> HandCard | None:
    return next((mine for mine in look.view.hand if mine.card == card), None)


def about(look: Look, notation: str) -> str:
    """What this word would do, in a sentence."""
    verb, _, what = notation.partition(" ")
    if verb == "bribe":
        left = max(0, look.view.areas[look.view.seat].bribe_gems - 1)
        return look.say("about-bribe", left=counted("gems", left, look.tongue))
    if verb == "count":
        mine = int(what) == look.view.seat
        return (
            look.say("about-count-mine") if mine else look.say("about-count-other", name=look.name(int(what)))
        )
    if verb == "joker":
        return about_joker(look, what)
    return about_card(look, what or verb, verb)


def about_joker(look: Look, guild: str) -> str:
    stack = my_stack(look, guild)
    after = counted("symbols", stack.symbols + 1, look.tongue)
    points = points_in_words(look.points(stack.symbols + 1), phrases(look.tongue))
    return look.say("about-joker", guild=guild, after=after, points=points, before=plain_number(stack.points))


def about_card(look: Look, card: str, verb: str) -> str:
    shown = tell_card_in_full(card, look.tongue)
    kind = tell_kind(card, *look.guild_of(card), look.tongue)
    held = my_card(look, card)
    if verb == "trumps":
        return look.say("about-bury", card=shown, kind=kind)
    if verb == "leave" or held is None or not held.playable:
        return look.say("about-hold", card=shown, kind=kind)
    leads = look.view.led_character is None
    form = "about-loses" if not held.wins else "about-lead" if leads else "about-wins"
    return look.say(form, card=shown, kind=kind, worth=signed(held.worth))
