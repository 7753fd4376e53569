"""Offers: the words that a seat may say now, what they touch, and what they would make possible next."""

from collections.abc import Sequence

from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.machine.words import Word
from intriga.kernel.match.paths import after
from intriga.server.telling.speech import Rooms
from intriga.server.telling.wire import Offer, Reason

MOST_LOOKED_AHEAD = 40  # beyond so many words nobody clicks in another order


def offers(rooms: Rooms, state: State, seat: int, names: Sequence[str]) -> list[Offer]:
    """Every word that this seat may say."""
    words = state.legal(seat)
    look_ahead = len(words) <= MOST_LOOKED_AHEAD and bool(rooms.touching)
    return [offer(rooms, state, seat, word, names, look_ahead) for word in words]


def offer(rooms: Rooms, state: State, seat: int, word: Word, names: Sequence[str], look_ahead: bool) -> Offer:
    notation = word.notation()
    following = next_touches(rooms, state, seat, word) if look_ahead else []
    return Offer(
        word=notation,
        text=rooms.word(notation, names, seat),
        group=rooms.group(notation),
        touches=rooms.touches(notation),
        then=[touch for touch, _ in following],
        then_words=[more for _, more in following],
    )


def next_touches(rooms: Rooms, state: State, seat: int, word: Word) -> list[tuple[str, str]]:
    """What a quiet word makes possible: each piece with the word that it stands for then."""
    try:
        later = after(state, seat, [word])
    except (Refused, Malformed):
        return []  # it draws, or shows something to others: nothing can be said with it in one path
    return [
        (touch, following.notation())
        for following in later.legal(seat)
        for touch in rooms.touches(following.notation())
    ]


# ── why not ──


def why_not(rooms: Rooms, state: State, seat: int, word: Word, names: Sequence[str]) -> list[Reason]:
    """Why this word cannot be said now; nothing if it can."""
    return [
        Reason(text=rooms.refusal(refusal, names), clause=refusal.clause)
        for refusal in state.why_not(seat, word)
    ]


def word_touching(rooms: Rooms, state: State, seat: int, touch: str) -> Word | None:
    """The word that pointing at this piece means: one that is asked about now, else any that concerns it."""
    asked = state.stack[-1].asks(state, seat) if state.may >> seat & 1 and state.stack else []
    for word in [*asked, *rooms.game.vocabulary.words]:
        if touch in rooms.touches(word.notation()):
            return word
    return None
