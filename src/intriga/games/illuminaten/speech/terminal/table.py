"""The table: title, field, what lies beside and under it, and one's own hand."""

from rich.text import Text

from intriga.games.illuminaten.speech.terminal.field import NARROW, WIDE, field_lines
from intriga.games.illuminaten.speech.terminal.pane import known_lines, pane_lines, under_lines
from intriga.games.illuminaten.speech.terminal.parts import Look, placed
from intriga.games.illuminaten.view.structs import HandCard
from intriga.kernel.terminals import line_of

ROOMY = 98  # columns from which cards are drawn with their glyphs
HEIGHT = 15  # lines of the field and what lies under it
SLIM_HEIGHT = 14
ROOMY_CARD = 20  # columns from which a card of the hand shows its organisation
LONGEST_ROW = 5


def table(look: Look, width: int) -> list[Text]:
    """Two columns under a title; the hand below."""
    is_wide = width >= ROOMY
    left_width = LONGEST_ROW * (WIDE if is_wide else NARROW)
    right_width = width - left_width - 2  # the last column stays free
    field = field_lines(look, is_wide)
    most = HEIGHT if is_wide else SLIM_HEIGHT
    left = field + under_lines(look, left_width - 1, most - len(field))
    right = pane_lines(look, right_width, most)
    if len(left) < (most if is_wide else len(right)):
        left += known_lines(look, left_width - 1, 1)
    height = max(len(left), len(right))
    left += [Text("")] * (height - len(left))
    right += [Text("")] * (height - len(right))
    rows = [placed(one, left_width) + Text(" ") + other for one, other in zip(left, right, strict=True)]
    return [title_line(look, width), *rows, *hand_lines(look, width, is_wide)]


def title_line(look: Look, width: int) -> Text:
    """The game, the round, whose turn it is, and what is left of it."""
    view = look.view
    parts = [look.say("title"), look.say("screen-round", round=view.round)]
    if view.turn is not None:
        parts.append(look.say("screen-turn", name=look.name(view.turn.seat)))
        parts.append(look.say("screen-mains", mains=view.turn.main_actions))
        if view.turn.event_will_follow:
            parts.append(look.say("screen-event-follows"))
    if view.last_round:
        parts.append(look.say("screen-last-round"))
    if len(" · ".join(parts)) >= width:
        del parts[0]  # of all this the name of the game is missed least
    return Text(f" {' · '.join(parts)}"[:width].ljust(width), style="bold reverse")


def hand_lines(look: Look, width: int, is_wide: bool) -> list[Text]:
    """Two lines, a column for each card."""
    hand = look.view.hand
    if not hand:
        return [Text(""), Text("")]
    size = (width - 1) // max(4, len(hand))
    first, second = Text(" "), Text(" ")
    for card in hand:
        name = line_of(Text(f"№{card.card} ", style="dim"), Text(look.short(card.card), style="bold"))
        first += placed(name, size - 1) + Text(" ")
        second += placed(hand_card(look, card, is_wide, size), size - 1) + Text(" ")
    return [first, second]


def hand_card(look: Look, card: HandCard, is_wide: bool, size: int) -> Text:
    """Factions, degree, strength and ability."""
    ability = look.say("ability-short", ability=card.ability)
    text = look.factions(card.card, glyphs=is_wide and size > ROOMY_CARD - 2)
    text = line_of(text, f" {look.degree(card.card)} ⚔{look.strength(card.card)} {ability}")
    return line_of(text, f" {look.organisation(card.card)}") if size > ROOMY_CARD else text
