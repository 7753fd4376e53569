"""Beside the field: the seats, the court, the plots with what they lack, and the turn."""

from rich.text import Text

from intriga.games.illuminaten.box import LETTERS
from intriga.games.illuminaten.telling import event_notation, tell_lack
from intriga.games.illuminaten.terminal.parts import DISCARD, STEWARD, Look, flow, line_of, placed, seat_mark
from intriga.games.illuminaten.texts import event_name, plot_name
from intriga.games.illuminaten.view_structs import Area, PlotFor, PlotView

NAME = 8


# ── the right column ──


def pane_lines(look: Look, width: int) -> list[Text]:
    """Seats and their tokens, the court or the argument, the plots, the turn."""
    lines = [head_line(look), *[seat_line(look, area) for area in look.view.areas], pool_line(look)]
    lines += argument_lines(look, width) if look.view.argument is not None else court_lines(look, width)
    for plot in look.view.plots:
        lines += plot_lines(look, plot, width)
    return lines + turn_lines(look, width)


def head_line(look: Look) -> Text:
    counted = look.say("screen-deck", deck=look.view.deck, discard=look.view.discard)
    line = placed(Text(counted, style="dim"), NAME + 6)
    for faction in LETTERS:
        line += look.letter(faction, glyph=False) + Text(" ")
    return line + Text(look.say("screen-head"), style="dim")


def seat_line(look: Look, area: Area) -> Text:
    """Shape, name, connection card, tokens, hand, influence left, points as it stands."""
    view = look.view
    acts = area.seat in view.still_choosing
    line = line_of(Text("▸" if acts else " ", style="bold"), seat_mark(area.seat))
    own = "bold" if area.seat == view.seat else ""
    line += placed(Text(look.name(area.seat), style=own), NAME)
    for faction in area.connection_factions:
        line += look.letter(faction, glyph=False)
    line += Text(" ") + counts(area.tokens)
    return line + Text(f"{area.cards_in_hand:>2}{area.influence_left:>3}{area.points:>3}")


def counts(tokens: dict[str, int]) -> Text:
    """Tokens under the letters of the factions."""
    line = Text("")
    for faction in LETTERS:
        number = tokens.get(faction, 0)
        line += placed(Text(str(number) if number else "·", style="bold" if number else "dim"), 2)
    return line


def pool_line(look: Look) -> Text:
    line = placed(Text("  " + look.say("screen-pool"), style="dim"), NAME + 6) + counts(look.view.pool)
    top = look.view.discard_top
    return line if top is None else line_of(line, Text(DISCARD, style="dim"), look.chip(top))


def court_lines(look: Look, width: int) -> list[Text]:
    pieces = []
    for place, card in enumerate(look.view.court, 1):
        steward = Text(STEWARD if place == look.view.steward else " ", style="bold")
        pieces.append(line_of(steward, Text("–", style="dim") if card is None else look.chip(card)))
    return flow(look.say("screen-court"), pieces, width, " ")


def argument_lines(look: Look, width: int) -> list[Text]:
    """The argument that is going on."""
    argument = look.view.argument
    assert argument is not None
    pieces = []
    for side, seat in enumerate((argument.attacker, argument.defender)):
        card = argument.cards[side]
        shown = "…" if card is None else "?" if card == 0 else f"№{card}"
        edge = "▲" if argument.superior == seat else ""
        pieces.append(line_of(seat_mark(seat), f" {argument.strengths[side]}{edge} + {shown}"))
    return flow(look.say("screen-argument", cell=str(argument.cell)), pieces, width, " : ")


def plot_lines(look: Look, plot: PlotView, width: int) -> list[Text]:
    """A plot, whose influence is on it, and what it lacks for the reader."""
    name = Text(plot_name(int(plot.plot[1:]), look.language), style="bold")
    line = line_of("◇ ", name) if plot.owner is None else line_of("◈", seat_mark(plot.owner), " ", name)
    for other in plot.seats:
        if other.has_influence or other.at_edge:
            line += line_of(" ", seat_mark(other.seat), "" if other.has_influence else "↓")
    mine = next((found for found in plot.seats if found.seat == look.view.seat), plot.seats[0])
    style = "green" if mine.is_met and not mine.barred else ""
    told = [Text(part, style=style) for part in standings(look, mine)]
    return flow("", [line, *told], width, " ")[:3]


def standings(look: Look, mine: PlotFor) -> list[str]:
    """Fulfilled, met, or what is missing, thing by thing."""
    if mine.has_influence:
        return [look.say("lack-on")]
    if mine.is_met:
        return [look.say("lack-barred", reason=mine.barred) if mine.barred else look.say("lack-met")]
    lacks = [tell_lack(lack.lacks, lack.number, lack.facts, look.language) for lack in mine.lacks]
    return [*[f"{lack}," for lack in lacks[:-1]], *lacks[-1:]]


def turn_lines(look: Look, width: int) -> list[Text]:
    """The conspiracy so far and the enhancements of this turn."""
    turn = look.view.turn
    if turn is None or not (turn.chain or turn.enhanced):
        return []
    pieces = [line_of(look.chip(card), "↷" if card in turn.turned else "") for card in turn.chain]
    pieces += [Text(f"↑{look.say('action-noun', action=action)}") for action in turn.enhanced]
    return flow(look.say("screen-chain"), pieces, width, " ")


# ── under the field ──


def under_lines(look: Look, width: int) -> list[Text]:
    """Lodges, faction cards, edicts and events."""
    lines = lodge_lines(look, width)[:2]
    lines += faction_lines(look, width)[:1]
    lines += edict_lines(look, width)[:1]
    return lines + event_lines(look, width) + known_lines(look, width)


def lodge_lines(look: Look, width: int) -> list[Text]:
    """Every lodge with its places and who controls it."""
    pieces = [
        line_of(
            look.letter(lodge.faction),
            " " + "-".join(str(cell) for cell in lodge.cells) + " ",
            look.mark(lodge.controller),
        )
        for lodge in look.view.lodges
    ]
    return flow(look.say("screen-lodges"), pieces or [Text("–", style="dim")], width)


def faction_lines(look: Look, width: int) -> list[Text]:
    """The faction cards, their owners, and who could take them."""
    pieces = []
    for card in look.view.faction_cards:
        piece = line_of(look.letter(card.faction), look.mark(card.owner))
        if card.used:
            piece += Text("↷", style="bold")
        if card.controller is not None and card.controller != card.owner:
            piece += line_of("←", seat_mark(card.controller))
        pieces.append(piece)
    return flow(look.say("screen-factions"), pieces, width)


def edict_lines(look: Look, width: int) -> list[Text]:
    """The edicts in play, and how many are gone."""
    pieces = [
        line_of(look.letter(edict.faction), seat_mark(edict.owner), f"×{edict.tokens}")
        for edict in look.view.edicts
    ]
    gone = look.say("screen-edicts-gone", gone=len(look.view.edicts_gone), left=look.view.events_left)
    return flow(look.say("screen-edicts"), [*pieces, Text(gone, style="dim")], width)


def event_lines(look: Look, width: int) -> list[Text]:
    """The open events, and those in one's own hand."""
    pieces = [
        line_of(seat_mark(area.seat), f" «{event_name(area.open_event, look.language)}»")
        for area in look.view.areas
        if area.open_event is not None
    ]
    mine = [event_name(event_notation(event), look.language) for event in look.view.my_events]
    pieces += [Text(look.say("screen-my-event", event_card=name), style="dim") for name in mine]
    return flow(look.say("screen-events"), pieces, width) if pieces else []


def known_lines(look: Look, width: int) -> list[Text]:
    """Cards that others are known to hold."""
    pieces = []
    for area in look.view.areas:
        if area.seat != look.view.seat and area.known_cards:
            cards = ", ".join(look.short(card) for card in area.known_cards)
            pieces.append(line_of(seat_mark(area.seat), f" {cards}"))
    return flow(look.say("screen-known"), pieces, width) if pieces else []
