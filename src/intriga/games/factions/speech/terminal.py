"""The table in a terminal: for each area its symbols and its latest cards. Never compiled."""

from collections.abc import Collection, Mapping, Sequence
from textwrap import wrap

from rich.text import Text

from intriga.games.factions.box.tables import LETTERS, Box
from intriga.games.factions.box.texts import faction_name, full_name, role_name, short_name
from intriga.games.factions.speech.card_text import card_text
from intriga.games.factions.speech.conditions import condition
from intriga.games.factions.speech.telling import plain_number, tell_points, tell_word
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.view.structs import Area, Card, HandCard, OwnRole, View
from intriga.kernel.sentences import Tongue

WIDTH = 78
NAME_WIDTH = 9
STYLES = {"F": "bold green3", "L": "bold gold1", "K": "bold red1"}
SEATS = ("●", "■", "▲", "◆", "⬢", "★", "✚", "♥")
GUARDED = "⛨"
MEASURES = {"at_least": "", "at_most": "≤", "more": ">", "fewer": "<", "as_many": "="}


class Look:
    """What one reader looks at: a view, the names of the seats, the tongue."""

    def __init__(self, view: View, names: Sequence[str], tongue: Tongue) -> None:
        self.view = view
        self.box: Box = tongue.box
        self.names = names
        self.tongue = tongue

    def say(self, name: str, /, **facts: object) -> str:
        return phrases(self.tongue).say(name, **facts)

    def name(self, seat: int) -> str:
        """A seat's name; one's own is "you"."""
        return self.say("screen-you") if seat == self.view.seat else self.names[seat]

    def letters(self, symbols: str) -> Text:
        """Symbols as coloured letters."""
        line = Text("")
        for one in symbols:
            line += Text(self.say("letter", faction=one), style=STYLES[one])
        return line

    def card(self, card: Card | HandCard) -> Text:
        """A card: its name and its symbols."""
        guard = Text(GUARDED) if isinstance(card, Card) and card.guarded else Text("")
        return Text(short_name(card.id, self.tongue)) + Text(" ") + self.letters(card.symbols) + guard


def short(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


# ── the table ──


def table(look: Look, width: int) -> list[Text]:
    """Title, one row for each seat, the discard pile, one's role, and what is going on."""
    view = look.view
    moment = look.say("screen-turn", turn=view.turns, deck=view.deck)
    rows = [Text(f" {look.say('title')} · {moment}".ljust(width), style="bold reverse")]
    rows += [seat_line(look, area, width) for area in view.areas]
    rows.append(discard_line(look, width))
    return rows + role_lines(look, width) + playing_lines(look) + quiz_lines(look)


def seat_line(look: Look, area: Area, width: int) -> Text:
    """A seat: its hand, its symbols, and the cards before it, the latest first."""
    view = look.view
    acts = area.seat == view.turn or area.seat in view.still_choosing
    line = Text("▸" if acts else " ", style="bold") + Text(f"{SEATS[area.seat]} ")
    own = "bold underline" if area.seat == view.seat else "bold" if acts else ""
    line += Text(f"{short(look.name(area.seat)):<{NAME_WIDTH}}", style=own) + Text(f" ▯{area.cards_in_hand} ")
    for letter, number in zip(LETTERS, symbol_counts(area), strict=True):
        line += look.letters(letter) + Text(f"{number:<3}", style="bold" if number else "dim")
    line += Text(f"{len(area.cards):>2}▮ ", style="dim")
    return with_cards(look, line, list(reversed(area.cards)), width)


def symbol_counts(area: Area) -> list[int]:
    return [area.symbols.F, area.symbols.L, area.symbols.K]


def with_cards(look: Look, line: Text, cards: Sequence[Card], width: int) -> Text:
    """A line with as many cards as it has room for."""
    for place, card in enumerate(cards):
        part = (Text(", ") if place else Text("")) + look.card(card)
        if line.cell_len + part.cell_len > width - 2:
            return line + Text(" …")
        line += part
    return line


def discard_line(look: Look, width: int) -> Text:
    line = Text(f"  {look.say('screen-discard')} {len(look.view.discard)}: ", style="dim")
    return with_cards(look, line, list(reversed(look.view.discard)), width)


def role_lines(look: Look, width: int) -> list[Text]:
    """One's role, what it asks for, and what the end would bring now."""
    role = look.view.role
    if role is None:
        return []
    state = look.say("screen-fulfilled" if role.fulfilled else "screen-open") + stands_told(role)
    total = tell_points(role.total, look.tongue)
    line = Text(f"  {role_name(role.id, look.tongue)} ", style="bold") + look.letters(role.faction)
    line += Text(f" +{role.points}: {state}. ") + Text(look.say("screen-now", total=total), style="bold")
    asks = wrap(f"{role.condition[look.tongue.language]}.", width - 6)
    return [line, *(Text(f"     {part}", style="dim") for part in asks)]


def stands_told(role: OwnRole) -> str:
    """How near the condition is, where that can be counted: what there is / what it is measured by."""
    if role.measure == "so" or role.need < 0:
        return ""
    return f" ({role.have} / {MEASURES[role.measure]}{role.need})"


def playing_lines(look: Look) -> list[Text]:
    playing = look.view.playing
    if playing is None:
        return []
    name = look.name(playing.seat)
    return [Text(f"  {look.say('screen-playing', name=name)} ") + look.card(playing.card)]


def quiz_lines(look: Look) -> list[Text]:
    """One's question with its answers."""
    quiz, seat = look.view.quiz, look.view.seat
    if quiz is None or seat < 0:
        return []
    question = quiz.questions[seat]
    lines = [Text(f"  {quiz.round + 1}/{quiz.rounds}. {question.ask[look.tongue.language]}", style="bold")]
    for number, answer in enumerate(question.answers, 1):
        given = "▸" if question.given == number else " "
        lines.append(Text(f"   {given}{number}. {answer[look.tongue.language]}"))
    return lines


# ── what can be said ──


def choices(view: View, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none; the cards of the hand also if barred."""
    if view.moment == "turn" and view.turn == view.seat:
        return [*((f"card {card.number}", "") for card in view.hand), ("draw", "d")]
    return [(notation, KEYS.get(notation, "")) for notation in legal]


KEYS = {"apply": "y", "decline": "n", "exchange": "y", "keep": "n"}


def offers(
    look: Look, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()
) -> list[Text]:
    """The own hand, then what there is to choose, side by side."""
    hand = Text(f" {look.say('screen-hand')}: ", style="dim")
    for card in look.view.hand:
        hand += look.card(card) + Text(f" {signed(card.change)}   ", style="dim")
    lines = [hand, Text(" ")]
    for notation, key in keys.items():
        style = "reverse" if notation == focus else "dim" if notation in barred else ""
        part = Text(f"{key} ", style="bold") + Text(offer_text(look, notation), style=style) + Text("   ")
        if lines[-1].cell_len + part.cell_len > WIDTH:
            lines.append(Text(" "))
        lines[-1] += part
    return lines


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else plain_number(number)


def offer_text(look: Look, notation: str) -> str:
    """A word as it is offered: a card with its number, which can be typed."""
    verb, _, what = notation.partition(" ")
    told = tell_word(notation, look.tongue, look.names, look.view.seat)
    return f"{what} {told}" if verb == "card" else told


def about(look: Look, notation: str) -> str:
    """What this word would do: a card's text, an area's symbols, a rule."""
    verb, _, what = notation.partition(" ")
    if verb == "card":
        return about_card(look, int(what) - 1)
    if verb == "seat":
        area = look.view.areas[int(what)]
        counts = zip(LETTERS, symbol_counts(area), strict=True)
        told = ", ".join(f"{look.say('letter', faction=letter)} {number}" for letter, number in counts)
        return look.say("about-seat", name=look.name(area.seat), symbols=told)
    return look.say(f"about-{verb}")


def about_card(look: Look, card: int) -> str:
    row = look.box.cards[card]
    name = full_name(row.name, look.tongue)
    faction = faction_name(LETTERS[row.faction], look.tongue)
    text = card_text(card, look.tongue)
    return look.say(
        "about-card", name=name, faction=faction, born=str(row.born), died=str(row.died), text=text
    )


# ── longer texts ──


def result(look: Look, winners: Sequence[int]) -> list[Text]:
    """Every letter: the role, the symbols, the points."""
    lines: list[Text] = []
    for sheet in look.view.sheets:
        won = "★ " if sheet.seat in winners else "  "
        total = tell_points(sheet.total, look.tongue)
        lines.append(Text(f"{won}{look.name(sheet.seat)} — {total}", style="bold"))
        role = f"    {role_name(sheet.role, look.tongue)} ({faction_name(sheet.faction, look.tongue)}): "
        fulfilled = "yes" if sheet.fulfilled else "no"
        facts = {"own": sheet.own, "foreign": sheet.foreign, "bonus": sheet.role_points}
        lines.append(Text(role + look.say("result-line", fulfilled=fulfilled, **facts)))
    return lines


def legend(tongue: Tongue) -> list[Text]:
    """The reminder: what counts, what a turn is, and every role that somebody may have."""
    say = phrases(tongue).say
    box: Box = tongue.box
    lines = [Text(say(f"legend-{part}")) for part in ("turn", "points", "end", "signs")]
    lines += [Text(""), Text(say("legend-roles"), style="bold")]
    for role in box.roles:
        letter = say("letter", faction=LETTERS[role.faction])
        name = role_name(role.name, tongue)
        lines.append(Text(f"  {letter} {name}: {condition(role, tongue)} (+{role.points})"))
    return lines
