"""One source of legality: `legal`, `why_not` and the frame's fast paths agree on every word."""

from intriga.conformance.faults import Fault, fault
from intriga.kernel.contract import Game
from intriga.kernel.machine.frames import FINE, State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


def refusal_faults(game: Game, state: State, clauses: frozenset[str]) -> list[Fault]:
    """`legal` has exactly the words of the vocabulary that `why_not` does not refuse, for every seat;
    every refusal has a reason, a clause of the rulebook and plain facts; asking changes nothing."""
    before = state.full_key()
    found: list[Fault] = []
    for seat in range(state.players):
        found += seat_faults(game, state, seat, clauses)
    if state.full_key() != before:
        found.append(fault("refusal_mismatches", "asking_changes_the_position"))
    return found


def seat_faults(game: Game, state: State, seat: Seat, clauses: frozenset[str]) -> list[Fault]:
    legal = state.legal(seat)
    found: list[Fault] = []
    if len(set(map(id, legal))) != len(legal):
        found.append(fault("refusal_mismatches", "a_word_is_offered_twice", seat=seat))
    offered = {id(word) for word in legal}
    for word in game.vocabulary.words:
        refusals = state.why_not(seat, word)
        found += word_faults(seat, word, id(word) in offered, refusals, clauses)
        if not refusals and (state.over or not state.may >> seat & 1):
            found.append(fault("refusal_mismatches", "an_outsider_is_not_refused", seat=seat, word=str(word)))
    return found


def word_faults(
    seat: Seat, word: Word, offered: bool, refusals: tuple[Refusal, ...], clauses: frozenset[str]
) -> list[Fault]:
    said = word.notation()
    if offered and refusals:
        reason = refusals[0].reason
        return [fault("refusal_mismatches", "a_legal_word_is_refused", seat=seat, word=said, why=reason)]
    if not offered and not refusals:
        return [fault("refusal_mismatches", "an_illegal_word_is_not_refused", seat=seat, word=said)]
    found: list[Fault] = []
    if len(refusals) > 1 and any(refusal in refusals[:place] for place, refusal in enumerate(refusals)):
        found.append(fault("refusal_mismatches", "a_reason_is_given_twice", seat=seat, word=said))
    for refusal in refusals:
        found += incomplete_refusal(seat, said, refusal, clauses)
    return found


def incomplete_refusal(seat: Seat, said: str, refusal: Refusal, clauses: frozenset[str]) -> list[Fault]:
    """What a refusal lacks."""
    found: list[Fault] = []
    if not refusal.reason:
        found.append(fault("refusal_mismatches", "a_refusal_has_no_reason", seat=seat, word=said))
    if refusal.clause not in clauses:
        facts = {"seat": seat, "word": said, "clause": refusal.clause}
        found.append(Fault("refusal_mismatches", "a_refusal_cites_no_clause_of_the_rulebook", facts))
    if refusal.facts and not is_plain(refusal.facts):
        found.append(fault("refusal_mismatches", "a_refusals_facts_are_not_plain", seat=seat, word=said))
    return found


def is_plain(value: object) -> bool:
    """Whether a value can be put into a sentence and onto the wire as it is."""
    if isinstance(value, list | tuple):
        return all(is_plain(part) for part in value)
    return value is None or isinstance(value, str | int | float)


def option_faults(game: Game, state: State) -> list[Fault]:
    """A frame's fast `options` equal its filtered candidates."""
    if state.over:
        return []
    frame = state.stack[-1]
    found: list[Fault] = []
    for seat in state.acting():
        slow = {id(w) for w in frame.asks(state, seat) if frame.bar(state, seat, w) == FINE}
        fast = frame.options(state, seat)
        if slow != {id(word) for word in fast}:
            found.append(fault("refusal_mismatches", "the_fast_options_differ", seat=seat))
        offered = {id(w) for w in game.vocabulary.words if frame.bar(state, seat, w) == FINE}
        if not offered <= slow:
            found.append(fault("refusal_mismatches", "a_fine_word_is_no_candidate", seat=seat))
    return found
