"""Beside the field: the seats, the court, the plots with what they lack, and the turn."""

from rich.text import Text

from intriga.games.illuminaten.box.tables import LETTERS, Letter
from intriga.games.illuminaten.box.texts import plot_name
from intriga.games.illuminaten.speech.terminal.parts import DISCARD, STEWARD, Look, flow, placed, seat_mark
from intriga.games.illuminaten.speech.wording import tell_event, tell_lack
from intriga.games.illuminaten.view.structs import Area, LodgeView, PlotFor, PlotView
from intriga.kernel.terminals import line_of

NAME = 8
PLOT_LINES = 3
SUPERIOR = "↑"
LONG_NAME = 11  # where there is room
ROOMY = 37  # columns of the pane from which there is


# ── the right column ──


def pane_lines(look: Look, width: int, most: int) -> list[Text]:
    """Seats and their tokens, the court or the argument, the plots, the turn. Where there are too many lines,
    every plot gives up some of its own."""
    name = LONG_NAME if width >= ROOMY else NAME
    seats = [seat_line(look, area, name) for area in look.view.areas]
    lines = [head_line(look, name), *seats, pool_line(look, name)]
    lines += argument_lines(look, width) if look.view.argument is not None else court_lines(look, width)
    turn = turn_lines(look, width)
    for least in (PLOT_LINES, 2, 1):
        plots = [line for plot in look.view.plots for line in plot_lines(look, plot, width, least)]
        if len(lines) + len(plots) + len(turn) <= most:
            break
    return (lines + plots + turn)[:most]


def head_line(look: Look, name: int) -> Text:
    counted = look.say("screen-deck", deck=look.view.deck, discard=look.view.discard)
    line = placed(Text(counted, style="dim"), name + 6)
    for faction in LETTERS:
        line += look.letter(faction, glyph=False) + Text(" ")
    return line + Text(look.say("screen-head"), style="dim")


def seat_line(look: Look, area: Area, name: int) -> Text:
    """Shape, name, connection card, tokens, hand, influence left, points as it stands."""
    view = look.view
    acts = area.seat in view.still_choosing
    line = line_of(Text("▸" if acts else " ", style="bold"), seat_mark(area.seat))
    own = "bold" if area.seat == view.seat else ""
    line += placed(Text(look.name(area.seat), style=own), name)
    for faction in area.connection_factions:
        line += look.letter(faction, glyph=False)
    line += Text(" ") + counts(area.tokens)
    return line + Text(f"{area.cards_in_hand:>2}{area.influence_left:>3}{area.points:>3}")


def counts(tokens: dict[Letter, int]) -> Text:
    """Tokens under the letters of the factions."""
    line = Text("")
    for faction in LETTERS:
        number = tokens.get(faction, 0)
        line += placed(Text(str(number) if number else "·", style="bold" if number else "dim"), 2)
    return line


def pool_line(look: Look, name: int) -> Text:
    line = placed(Text("  " + look.say("screen-pool"), style="dim"), name + 6) + counts(look.view.pool)
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
        edge = SUPERIOR if argument.superior == seat else ""
        pieces.append(line_of(seat_mark(seat), f" {argument.strengths[side]}{edge} + {shown}"))
    return flow(look.say("screen-argument", cell=str(argument.cell)), pieces, width, " : ")


def plot_lines(look: Look, plot: PlotView, width: int, most: int) -> list[Text]:
    """A plot, whose influence is on it, and what it lacks for the reader."""
    name = Text(plot_name(int(plot.plot[1:]), look.tongue), style="bold")
    line = line_of("◇ ", name) if plot.owner is None else line_of("◈", seat_mark(plot.owner), " ", name)
    for other in plot.seats:
        if other.has_influence or other.at_edge:
            line += line_of(" ", seat_mark(other.seat), "" if other.has_influence else "↓")
    line += Text(":")
    mine = next((found for found in plot.seats if found.seat == look.view.seat), plot.seats[0])
    style = "green" if mine.is_met and not mine.barred else ""
    told = [Text(part, style=style) for part in standings(look, mine)]
    return shortened(flow("", [line, *told], width, " "), width, most)


def shortened(lines: list[Text], width: int, most: int) -> list[Text]:
    """At most `most` lines; the last one shows that there are more."""
    if len(lines) <= most:
        return lines
    last = line_of(lines[most - 1], " ", lines[most])
    last.truncate(width, overflow="ellipsis")
    if last.plain[-1] != "…":
        last = line_of(last, "…") if last.cell_len < width else line_of(last[: width - 1], "…")
    return [*lines[: most - 1], last]


def standings(look: Look, mine: PlotFor) -> list[str]:
    """Fulfilled, met, or what is missing, thing by thing."""
    if mine.has_influence:
        return [look.say("lack-on")]
    if mine.is_met:
        return [look.say("lack-barred", reason=mine.barred) if mine.barred else look.say("lack-met")]
    lacks = [tell_lack(lack.lacks, lack.number, lack.facts, look.tongue) for lack in mine.lacks]
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


def under_lines(look: Look, width: int, most: int) -> list[Text]:
    """Lodges, faction cards, edicts and events."""
    rest = shortened(faction_lines(look, width), width, 1) + edict_lines(look, width)
    rest += shortened(event_lines(look, width), width, 1)
    lodges = lodge_lines(look, width, most - len(rest))
    return (lodges + rest)[:most]


def lodge_lines(look: Look, width: int, most: int) -> list[Text]:
    """Every lodge with its places, or where there is no room its size, and who controls it."""
    for with_places in (True, False):
        pieces = [lodge_piece(look, lodge, with_places) for lodge in look.view.lodges]
        lines = flow(look.say("screen-lodges"), pieces or [Text("–", style="dim")], width)
        if len(lines) <= most:
            break
    return shortened(lines, width, most)


def lodge_piece(look: Look, lodge: LodgeView, with_places: bool) -> Text:
    places = "-".join(str(cell) for cell in lodge.cells) if with_places else f"×{len(lodge.cells)}"
    return line_of(look.letter(lodge.faction), f" {places} ", look.mark(lodge.controller))


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
    return shortened(flow(look.say("screen-edicts"), [Text(gone, style="dim"), *pieces], width), width, 1)


def event_lines(look: Look, width: int) -> list[Text]:
    """The open events, and those in one's own hand."""
    pieces = [
        line_of(seat_mark(area.seat), " " + look.say("quoted", text=tell_event(area.open_event, look.tongue)))
        for area in look.view.areas
        if area.open_event is not None
    ]
    mine = [tell_event(event, look.tongue) for event in look.view.my_events]
    pieces += [Text(look.say("screen-my-event", event_card=name), style="dim") for name in mine]
    return flow(look.say("screen-events"), pieces, width) if pieces else []


def known_lines(look: Look, width: int, most: int) -> list[Text]:
    """Cards that others are known to hold: a reminder, where there is room."""
    pieces = []
    for area in look.view.areas:
        if area.seat != look.view.seat and area.known_cards:
            cards = ", ".join(look.short(card) for card in area.known_cards)
            pieces.append(line_of(seat_mark(area.seat), f" {cards}"))
    return shortened(flow(look.say("screen-known"), pieces, width), width, most) if pieces else []
