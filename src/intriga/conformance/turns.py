"""The course of a game: somebody can always act, nobody is stuck, and it ends."""

from intriga.conformance.faults import Fault, fault
from intriga.kernel.contract import Game
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import everyone


def acting_faults(state: State, persons: int) -> list[Fault]:
    """Somebody may act, or the game is over; each seat that may act has a legal word; scripted seats, which
    come after the persons, are never asked."""
    if state.over:
        stuck = state.may or state.must
        return [fault("dead_ends", "somebody_acts_after_the_end", may=state.may)] if stuck else []
    if not state.must or state.must & ~state.may:
        return [fault("dead_ends", "nobody_can_go_on", may=state.may, must=state.must)]
    if state.may & ~everyone(persons):
        return [fault("dead_ends", "a_scripted_seat_is_asked", may=state.may)]
    return [
        fault("dead_ends", "a_seat_has_no_legal_word", seat=seat)
        for seat in state.acting()
        if not state.legal(seat)
    ]


def result_faults(game: Game, state: State, seats: int) -> list[Fault]:
    """There is a result exactly when the game is over, and it names the winners."""
    result = game.result(state)
    if (result is not None) != state.over:
        return [fault("broken_invariants", "result_and_end_do_not_agree", over=state.over)]
    if result is None:
        return []
    strangers = [seat for seat in result.winners if not 0 <= seat < seats]
    if strangers or (not result.winners and result.success is None):
        return [fault("broken_invariants", "the_winners_are_not_seats", winners=list(result.winners))]
    return []


def invariant_faults(game: Game, state: State) -> list[Fault]:
    """The game's own invariants."""
    return [fault("broken_invariants", "invariant", says=text) for text in game.invariants(state)]
