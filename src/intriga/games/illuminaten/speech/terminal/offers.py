"""What can be said, in groups, and what each word would do."""

from collections.abc import Collection, Mapping, Sequence
from shutil import get_terminal_size

from rich.text import Text

from intriga.games.illuminaten.box.tables import ABILITIES, ACTIONS, AREOPAGUS, LETTERS, CardNumber
from intriga.games.illuminaten.box.texts import plot_name
from intriga.games.illuminaten.speech.telling.words import tell_word
from intriga.games.illuminaten.speech.terminal.parts import FREE_SLOT, STEWARD, Look, flow, seat_mark
from intriga.games.illuminaten.speech.wording import tell_event, tell_tokens
from intriga.games.illuminaten.verbs.event_cards import event_name
from intriga.games.illuminaten.view.structs import CellView
from intriga.games.illuminaten.vocabulary import (
    END,
    VOCABULARY,
    Act,
    CardWord,
    CourtWord,
    EventWord,
    FactionWord,
    Marker,
    On,
    PlotWord,
    SeatWord,
    Slot,
)
from intriga.kernel.machine.words import Word
from intriga.kernel.terminals import line_of

TARGETS = ("influence_target", "influence_more")
#: A place of the field has the same key in every question, the first nine their own number.
PLACE_KEYS = "1234567890-=asdfgjk"
AREOPAGUS_KEY = "z"
ROOMY = 96  # columns


def choices(look: Look, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none. In the action phase the six actions and
    the whole hand stand there even if barred: their keys stay the same, and the reason is told."""
    view = look.view
    if "end" not in legal or view.turn is None or view.turn.seat != view.seat:
        return [(notation, place_key(VOCABULARY.read(notation))) for notation in legal]
    words: list[tuple[str, str]] = [(action, str(place)) for place, action in enumerate(ACTIONS, 1)]
    words += [(f"weave {card.card}", "") for card in view.hand]
    words += [(notation, "") for notation in legal if is_free(VOCABULARY.read(notation))]
    return [*words, ("end", "e")]


def focus(look: Look, legal: Sequence[str]) -> str | None:
    """With no main action left the cursor stands on one of them: Enter then tells the reason, and one Enter
    too many neither weaves a card nor ends the turn."""
    turn = look.view.turn
    if "end" not in legal or turn is None or turn.seat != look.view.seat:
        return None
    return None if any(action in legal for action in ACTIONS) else ACTIONS[0]


def goes_without_saying(notation: str) -> bool:
    """A place, a slot or a faction; what is taken from the hand is always named."""
    return isinstance(VOCABULARY.read(notation), On | Slot | FactionWord)


def is_free(word: Word) -> bool:
    """Whether a word costs no main action, the end of all actions aside."""
    match word:
        case FactionWord(verb="take" | "use") | PlotWord(verb="fulfil") | EventWord(verb="invoke") | Marker():
            return True
        case _:
            return False


def place_key(word: Word) -> str:
    """The key of a place; none for other words."""
    if not isinstance(word, On):
        return ""
    return AREOPAGUS_KEY if word.cell == AREOPAGUS else PLACE_KEYS[word.cell]


def offers(
    look: Look, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()
) -> list[Text]:
    """Groups of words, each with its key."""
    lines = [Text("")] if not any(keys.values()) else []
    width = get_terminal_size().columns - 2
    is_slim = width < ROOMY and not lines
    groups: dict[str, list[Text]] = {}
    for notation, key in keys.items():
        word = VOCABULARY.read(notation)
        piece = offer(look, word, key, notation == focus, is_slim)
        if notation in barred and notation != focus:
            piece = Text(piece.plain, style="dim")
        group = group_of(word)
        if is_slim and group == "free" and "weave" in groups:
            group = "weave"
        groups.setdefault(group, []).append(piece)
    for group, pieces in groups.items():
        is_bare = is_slim and group == "actions"
        label = " " if is_bare else f" {look.say(f'screen-group-{group}')}"
        lines += flow(label, pieces, width, " " if is_bare else "  ")
    return lines or [Text("")]


def group_of(word: Word) -> str:
    match word:
        case Act():
            return "actions"
        case CardWord(verb="weave"):
            return "weave"
        case On():
            return "places"
        case Slot():
            return "slots"
        case _:
            return "free" if word is END or is_free(word) else "answers"


def offer(look: Look, word: Word, key: str, is_focused: bool, is_slim: bool) -> Text:
    """A word with its key; on a slim screen in fewer letters: the hand shows what its cards are."""
    notation = word.notation()
    shown = Text("")
    if key.strip():
        shown = Text(f"[{key}]" if is_focused else key, style="bold reverse" if is_focused else "bold")
        shown = line_of(shown, " ")
    elif is_focused:
        shown = Text("▸", style="bold reverse")
    elif not key:  # line by line: the word itself is typed
        shown = line_of(Text(notation, style="bold"), " ")
    told = slim_label(look, word) if is_slim else label(look, word)
    if key.strip() and notation == f"on {key}":
        told = told[len(told.plain) - len(told.plain.removeprefix(key).lstrip()) :]  # the key says the number
    return line_of(shown, told)


# ── words in short ──


def slim_label(look: Look, word: Word) -> Text:
    if word is END:
        return Text(look.say("screen-end"))
    if isinstance(word, CardWord) and word.verb == "weave":
        return Text(look.short(word.card + 1))
    if isinstance(word, CourtWord):
        return slim_court_label(look, word.place)
    return label(look, word)


def slim_court_label(look: Look, place: int) -> Text:
    """A court card with its strength; its ability is told under the cursor."""
    card = look.view.court[place]
    steward = STEWARD if place + 1 == look.view.steward else ""
    shown = Text(str(place + 1)) if card is None else line_of(look.chip(card), f" ⚔{look.strength(card)}")
    return line_of(steward, shown)


def label(look: Look, word: Word) -> Text:
    """A word in as few letters as will do beside the table."""
    match word:
        case On(cell=cell) if cell == AREOPAGUS:
            return Text(f"⌂ {look.say('cell-areopagus')}")
        case On():
            return cell_label(look, look.view.field[word.cell])
        case Slot():
            return slot_label(look, word)
        case CardWord():
            return card_label(look, word.card + 1)
        case CourtWord():
            return court_label(look, word.place)
        case FactionWord():
            return faction_label(look, word)
        case PlotWord():
            return Text(f"◇ {plot_name(word.plot + 1, look.tongue)}")
        case EventWord():
            return Text(tell_event(event_name(word.event), look.tongue))
        case SeatWord():
            return line_of(seat_mark(word.seat), f" {look.name(word.seat)}")
        case Marker():
            return Text(f"⚑ {word.cell + 1}")
        case _:
            return Text(tell_word(word, look.to))


def faction_label(look: Look, word: FactionWord) -> Text:
    letter = look.letter(LETTERS[word.faction])
    if word.verb == "substitute":
        return line_of("×", letter)
    return line_of(look.say(f"screen-{word.verb}") + " ", letter) if word.verb in ("take", "use") else letter


def court_label(look: Look, place: int) -> Text:
    """With strength and ability: nothing else on the screen shows them."""
    card = look.view.court[place]
    steward = STEWARD if place + 1 == look.view.steward else ""
    if card is None:
        return Text(str(place + 1))
    ability = look.say("ability-short", ability=ABILITIES[look.card(card).ability])
    return line_of(steward, card_label(look, card), f" ⚔{look.strength(card)} {ability}")


def card_label(look: Look, card: CardNumber) -> Text:
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


def slot_label(look: Look, word: Slot) -> Text:
    slots = look.view.field[word.cell].slots
    owner = slots[word.slot].owner if word.slot < len(slots) else None
    name = Text(f"{word.cell + 1}.{word.slot + 1}")
    return name + (Text(FREE_SLOT, style="dim") if owner is None else seat_mark(owner))
