"""The vocabulary, the events, and paths of several words."""

import msgspec

from intriga.conformance.faults import Fault, fault
from intriga.conformance.play import random_choice
from intriga.conformance.seen import refusals_of
from intriga.kernel.contract import Game
from intriga.kernel.events import Event, plain
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.paths import after

MOST_WORDS = 512
LONGEST_PATH = 6


def vocabulary_faults(game: Game) -> list[Fault]:
    """Word, number and notation identify each other, and there are not too many words."""
    words = game.vocabulary.words
    found: list[Fault] = []
    if not 0 < len(words) < MOST_WORDS:
        found.append(fault("refusal_mismatches", "the_vocabulary_is_too_large", words=len(words)))
    for number, word in enumerate(words):
        said = word.notation()
        if word.number != number or game.vocabulary.numbered(number) is not word:
            found.append(fault("refusal_mismatches", "a_word_has_another_number", word=said, number=number))
        if game.vocabulary.by_notation.get(said) is not word or said != said.strip() or not said:
            found.append(fault("refusal_mismatches", "a_notation_is_read_otherwise", word=said))
    return found


def event_faults(players: int, events: list[object]) -> list[Fault]:
    """Every event can be put on the wire, whole and as every seat may know it."""
    found: list[Fault] = []
    for event in events:
        name = type(event).__name__
        if not isinstance(event, Event):
            found.append(fault("broken_invariants", "something_told_is_no_event", name=name))
            continue
        shown = [event, *(event.seen_by(seat) for seat in range(SPECTATOR, players))]
        for what in shown:
            if what is not None and not round_trips(what):
                found.append(fault("broken_invariants", "an_event_does_not_survive_the_wire", name=name))
                break
    return found


def round_trips(event: Event) -> bool:
    try:
        return bool(msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event) and (
            "event" in plain(event)
        )
    except (TypeError, msgspec.MsgspecError):
        return False


def random_path(state: State, seat: Seat, chance: Chance) -> list[Word]:
    """Consecutive words of one seat; all but the last are quiet."""
    words = state.legal(seat)
    path = [words[chance.pick(len(words))]]
    while len(path) < LONGEST_PATH:
        try:
            here = after(state, seat, path)
        except Malformed:
            break
        words = here.legal(seat)
        if not words:
            break
        path.append(words[chance.pick(len(words))])
    return path


def path_faults(game: Game, state: State, chance: Chance) -> list[Fault]:
    """`after(path)` answers as if the path had been played, and changes nothing."""
    seat, _ = random_choice(state, chance, anyone=True)
    path = random_path(state, seat, chance)
    before = state.full_key()
    here = state.copy()
    found: list[Fault] = []
    for length, word in enumerate(path):
        there = after(state, seat, path[:length])
        if there.full_key() != here.full_key() or refusals_of(game, there, seat) != refusals_of(
            game, here, seat
        ):
            said = [str(word) for word in path[:length]]
            found.append(fault("refusal_mismatches", "a_path_answers_otherwise", seat=seat, path=said))
        if length < len(path) - 1:
            here.apply(seat, word, Dealer(chance))
            here = here.copy()  # as a match that commits word by word
    if state.full_key() != before:
        found.append(fault("copy_faults", "a_path_changes_the_position", seat=seat))
    return found
