"""The odds of every choice of henchmen, while they are being chosen: for the eyes of whoever chooses."""

from collections.abc import Iterator
from itertools import combinations

from intriga.games.gangsters.box.tables import ALL_HENCHMEN
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.challenges import (
    best_spec_of,
    challenge_of,
    difficulty_of,
    most_sent,
    white_dice,
)
from intriga.games.gangsters.rules.sending import Sending, is_asked_for_spec, may_send
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.odds import odds_of_dice
from intriga.games.gangsters.view.structs import Odds, Pick
from intriga.games.gangsters.vocabulary import AS, ENOUGH, SEND
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat


def picks(s: Gangsters, seat: Seat) -> list[Pick]:
    """Every set that the active boss could still send, with those already sent; nothing for the others."""
    # LG-035 LG-036
    attempt = s.attempt
    if attempt is None or not isinstance(s.stack[-1], Sending) or seat != s.seat_of(attempt.boss):
        return []
    difficulty = difficulty_of(s, attempt)
    by_dice: dict[int, Odds] = {}
    found: list[Pick] = []
    for more in sets_of(s, attempt):
        tried = with_more(s, attempt, more)
        white = white_dice(s, tried)
        if white not in by_dice:
            by_dice[white] = odds_of_dice(s, attempt, white, difficulty)
        numbers = [card + 1 for card in tried.sent]
        found.append(Pick(numbers, words_of(s, attempt, tried), by_dice[white]))
    return found


def sets_of(s: Gangsters, attempt: Attempt) -> Iterator[tuple[int, ...]]:
    """The henchmen of the hand that could go beside those already sent, smaller sets first."""
    # LG-035
    left = most_sent(s, attempt.boss) - len(attempt.sent)
    for size in range(0 if attempt.sent else 1, left + 1):
        yield from combinations(items(s.hands[attempt.boss] & ALL_HENCHMEN), size)


def with_more(s: Gangsters, attempt: Attempt, more: tuple[int, ...]) -> Attempt:
    """The attempt with these sent too, each with the best of its specialisations."""
    # LG-038 LG-A17
    best = challenge_of(s, attempt.kind, attempt.number).best
    tried = attempt.copy()
    if is_asked_for_spec(tried):
        tried.specs[-1] = best_spec_of(s, tried.boss, tried.sent[-1], best)
    for card in more:
        tried.send(card)
        tried.specs[-1] = best_spec_of(s, tried.boss, card, best)
    return tried


def words_of(s: Gangsters, attempt: Attempt, tried: Attempt) -> list[str]:
    """The words that lead from the attempt as it is to the roll of the one that is tried."""
    # LG-035 LG-038
    found: list[str] = []
    if is_asked_for_spec(attempt):
        found.append(AS[tried.specs[len(attempt.sent) - 1]].notation())
    left = s.hands[attempt.boss]
    for place in range(len(attempt.sent), len(tried.sent)):
        card = tried.sent[place]
        left &= ~(1 << card)
        found.append(SEND[card].notation())
        if len(s.box.henchmen[card].specs) > 1:
            found.append(AS[tried.specs[place]].notation())
    if left and may_send(s, tried):
        found.append(ENOUGH.notation())
    return found
