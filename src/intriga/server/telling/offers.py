"""Offers: the words that a seat may say now, what they touch, and what they would make possible next."""

from collections.abc import Sequence

from intriga.games.speaking import Spoken
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.paths import after
from intriga.kernel.speech import Listener
from intriga.server.telling.wire import Offer, Reason

MOST_LOOKED_AHEAD = 40  # words; with more than these nobody clicks pieces in another order


def offers(spoken: Spoken, state: State, to: Listener) -> list[Offer]:
    """Every word that the listener's seat may say."""
    words = state.legal(to.seat)
    look_ahead = len(words) <= MOST_LOOKED_AHEAD
    return [offer(spoken, state, word, to, look_ahead) for word in words]


def offer(spoken: Spoken, state: State, word: Word, to: Listener, look_ahead: bool) -> Offer:
    following = next_touches(spoken, state, to.seat, word) if look_ahead else []
    return Offer(
        word=word.notation(),
        text=spoken.speech.word(word, to),
        group=spoken.group(word),
        touches=spoken.pieces.touches(word),
        then=[touch for touch, _ in following],
        then_words=[more for _, more in following],
    )


def next_touches(spoken: Spoken, state: State, seat: Seat, word: Word) -> list[tuple[str, str]]:
    """What becomes possible after a word: each piece with the word that it then stands for."""
    try:
        later = after(state, seat, [word])
    except (Refused, Malformed):
        return []  # it draws, or shows something to others: nothing can be said with it in one path
    return [
        (touch, following.notation())
        for following in later.legal(seat)
        for touch in spoken.pieces.touches(following)
    ]


def looked_ahead(state: State, seat: Seat, path: Sequence[Word]) -> State | None:
    """The position after a path, without its last word if that one draws; None if it cannot be said."""
    try:
        return after(state, seat, path)
    except Refused:
        return None
    except Malformed:
        pass
    try:
        return after(state, seat, path[:-1])
    except (Refused, Malformed):
        return None


# ── why not ──


def why_not(spoken: Spoken, state: State, word: Word, to: Listener) -> list[Reason]:
    """Why the listener's seat cannot say this word now; nothing if it can."""
    return [
        Reason(text=spoken.refusal(refusal, state, to), clause=refusal.clause)
        for refusal in state.why_not(to.seat, word)
    ]


def word_touching(spoken: Spoken, state: State, seat: Seat, touch: str) -> Word | None:
    """The word that pointing at this piece means: one that is asked about now, else any that concerns it."""
    asked = state.stack[-1].asks(state, seat) if state.may >> seat & 1 and state.stack else []
    for word in [*asked, *spoken.game.vocabulary.words]:
        if touch in spoken.pieces.touches(word):
            return word
    return None
