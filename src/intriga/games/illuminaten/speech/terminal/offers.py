"""What can be said, in groups, and what each word would do."""

from collections.abc import Collection, Mapping, Sequence
from shutil import get_terminal_size

from rich.text import Text

from intriga.games.illuminaten.box.tables import ACTIONS
from intriga.games.illuminaten.box.texts import event_name, plot_name
from intriga.games.illuminaten.speech.telling import tell_tokens, tell_word
from intriga.games.illuminaten.speech.terminal.parts import FREE_SLOT, STEWARD, Look, flow, line_of, seat_mark
from intriga.games.illuminaten.view.structs import CellView, View

FREE = ("take", "use", "fulfil", "invoke", "marker", "end")
TARGETS = ("influence_target", "influence_more")
#: A place of the field has the same key in every question, the first nine their own number.
PLACE_KEYS = "1234567890-=asdfgjk"
AREOPAGUS_KEY = "z"
ROOMY = 96  # columns


def choices(view: View, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none. In the action phase the six actions and
    the whole hand stand there even if barred: their keys stay the same, and the reason is told."""
    if "end" not in legal or view.turn is None or view.turn.seat != view.seat:
        return [(notation, place_key(notation)) for notation in legal]
    words: list[tuple[str, str]] = [(action, str(place)) for place, action in enumerate(ACTIONS, 1)]
    words += [(f"weave {card.card}", "") for card in view.hand]
    words += [
        (notation, "") for notation in legal if notation.partition(" ")[0] in FREE and notation != "end"
    ]
    return [*words, ("end", "e")]


def place_key(notation: str) -> str:
    """The key of a place; none for other words."""
    verb, _, what = notation.partition(" ")
    if verb != "on":
        return ""
    return AREOPAGUS_KEY if what == "areopagus" else PLACE_KEYS[int(what) - 1]


def offers(
    look: Look, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()
) -> list[Text]:
    """Groups of words, each with its key."""
    lines = [Text("")] if not any(keys.values()) else []
    width = get_terminal_size().columns - 2
    is_slim = width < ROOMY and not lines
    groups: dict[str, list[Text]] = {}
    for notation, key in keys.items():
        piece = offer(look, notation, key, notation == focus, is_slim)
        if notation in barred and notation != focus:
            piece = Text(piece.plain, style="dim")
        group = group_of(notation)
        if is_slim and group == "free" and "weave" in groups:
            group = "weave"
        groups.setdefault(group, []).append(piece)
    for group, pieces in groups.items():
        is_bare = is_slim and group == "actions"
        label = " " if is_bare else f" {look.say(f'screen-group-{group}')}"
        lines += flow(label, pieces, width, " " if is_bare else "  ")
    return lines or [Text("")]


def group_of(notation: str) -> str:
    verb = notation.partition(" ")[0]
    if verb in ACTIONS:
        return "actions"
    if verb == "weave":
        return "weave"
    if verb in ("on", "slot"):
        return "places" if verb == "on" else "slots"
    return "free" if verb in FREE else "answers"


def offer(look: Look, notation: str, key: str, is_focused: bool, is_slim: bool) -> Text:
    """A word with its key; on a slim screen in fewer letters: the hand shows what its cards are."""
    shown = Text("")
    if key.strip():
        shown = Text(f"[{key}]" if is_focused else key, style="bold reverse" if is_focused else "bold")
        shown = line_of(shown, " ")
    elif is_focused:
        shown = Text("▸", style="bold reverse")
    elif not key:  # line by line: the word itself is typed
        shown = line_of(Text(notation, style="bold"), " ")
    told = label(look, notation)
    if is_slim and notation == "end":
        told = Text(look.say("screen-end"))
    elif is_slim and notation.startswith("weave "):
        told = Text(look.short(int(notation.split()[1])))
    if key.strip() and notation == f"on {key}":
        told = told[len(told.plain) - len(told.plain.removeprefix(key).lstrip()) :]  # the key says the number
    return line_of(shown, told)


# ── words in short ──


def label(look: Look, notation: str) -> Text:
    """A word in as few letters as will do beside the table."""
    verb, _, what = notation.partition(" ")
    if verb == "on":
        return (
            Text(f"⌂ {look.say('cell-areopagus')}")
            if what == "areopagus"
            else cell_label(look, look.view.field[int(what) - 1])
        )
    if verb == "slot":
        return slot_label(look, what)
    if verb in ("card", "weave"):
        return card_label(look, int(what))
    if verb == "court":
        card = look.view.court[int(what) - 1]
        steward = STEWARD if int(what) == look.view.steward else ""
        return Text(what) if card is None else line_of(steward, card_label(look, card))
    if verb in ("pay", "gain", "give", "choose"):
        return look.letter(what)
    if verb == "substitute":
        return line_of("×", look.letter(what))
    if verb in ("take", "use"):
        return line_of(look.say(f"screen-{verb}") + " ", look.letter(what))
    if verb in ("fulfil", "release", "return"):
        return Text(f"◇ {plot_name(int(what[1:]), look.tongue)}")
    if verb in ("play", "invoke", "keep"):
        return Text(event_name(what, look.tongue))
    if verb == "seat":
        return line_of(seat_mark(int(what)), f" {look.name(int(what))}")
    if verb == "marker":
        return Text(f"⚑ {what}")
    return Text(tell_word(notation, look.tongue, look.names, look.view.seat))


def card_label(look: Look, card: int) -> Text:
    return line_of(f"{look.short(card)} ", look.chip(card))


def cell_label(look: Look, cell: CellView) -> Text:
    """A place with its card; where influence is placed, with the cost of the next slot."""
    text = Text(str(cell.cell))
    if cell.card is None:
        return text + Text("░", style="dim")
    text += Text(" ") + look.factions(cell.card, glyphs=False)
    if look.view.moment in TARGETS:
        text += Text(f" ({next_cost(look, cell)})")
    return text


def next_cost(look: Look, cell: CellView) -> str:
    """The cost of the topmost free slot."""
    for slot in cell.slots:
        if slot.owner is None:
            return tell_tokens(slot.cost, look.tongue)
    return "–"


def slot_label(look: Look, what: str) -> Text:
    cell, _, slot = what.partition(".")
    slots = look.view.field[int(cell) - 1].slots
    owner = slots[int(slot) - 1].owner if int(slot) <= len(slots) else None
    return Text(what) + (Text(FREE_SLOT, style="dim") if owner is None else seat_mark(owner))
