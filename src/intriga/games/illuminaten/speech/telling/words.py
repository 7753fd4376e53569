"""Words as what the player would do."""

from intriga.games.illuminaten.box.tables import AREOPAGUS, LETTERS
from intriga.games.illuminaten.box.texts import plot_name
from intriga.games.illuminaten.speech.wording import called, phrases, tell_card, tell_event
from intriga.games.illuminaten.verbs.event_cards import event_name
from intriga.games.illuminaten.vocabulary import (
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
from intriga.kernel.speech import Listener


def tell_word(word: Word, to: Listener) -> str:
    """`pay A` to "pay with an aristocracy token"."""
    say = phrases(to.tongue).say
    match word:
        case On(cell=cell) if cell != AREOPAGUS:
            return say("word-on", number=str(cell + 1))
        case Slot():
            return say("word-slot", cell=str(word.cell + 1), slot=str(word.slot + 1))
        case CardWord():
            return say(f"word-{word.verb}", card=tell_card(word.card + 1, to.tongue))
        case FactionWord():
            return say(f"word-{word.verb}", faction=LETTERS[word.faction])
        case Marker():
            return say("word-marker", number=str(word.cell + 1))
        case PlotWord():
            return say(f"word-{word.verb}", plot=plot_name(word.plot + 1, to.tongue))
        case EventWord():
            return say(f"word-{word.verb}", event_card=tell_event(event_name(word.event), to.tongue))
        case SeatWord():
            return say("word-seat", seat=called(word.seat, to), number=str(word.seat))
        case CourtWord():
            return say("word-court", number=str(word.place + 1))
        case _:
            return say(f"word-{word.notation().replace(' ', '-')}")
