"""Interaction, step 1: one or two henchmen are sent, each with one specialisation."""

from typing import final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import ALL_HENCHMEN, NO_SPEC, SPECIALISATIONS
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.challenges import dice_of_sent, most_sent
from intriga.games.gangsters.rules.facts import facts_of
from intriga.games.gangsters.rules.rolling import BeforeRoll
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import show_from_hand
from intriga.games.gangsters.vocabulary import AS, ENOUGH, SEND, As, Send
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


@final
class Sending(Frame[Gangsters]):
    """Which henchmen go, and as what."""

    def ask(self, s: Gangsters, d: Dealer) -> int:
        """Whoever holds a card is asked, though it be a guest who cannot go: nobody may see that."""
        # LG-035 LG-038
        attempt = s.current_attempt()
        if is_asked_for_spec(attempt) or (may_send(s, attempt) and s.hands[attempt.boss]):
            return only(s.seat_of(attempt.boss))
        s.stack.pop()
        s.stack.append(BeforeRoll(attempt.boss, 0, 0))
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        attempt = s.current_attempt()
        if is_asked_for_spec(attempt):
            return [AS[spec] for spec in s.box.henchmen[attempt.sent[-1]].specs]
        found: list[Word] = [ENOUGH] if attempt.sent else []
        for card in items(s.hands[attempt.boss] & ALL_HENCHMEN):
            found.append(SEND[card])
        return found

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-035 LG-038 LG-073 LG-110 LG-A17
        attempt = s.current_attempt()
        if is_asked_for_spec(attempt):
            if not isinstance(w, As):
                return why.NOT_ASKED
            specs = s.box.henchmen[attempt.sent[-1]].specs
            return FINE if w.specialisation in specs else why.NOT_HIS_SPECIALISATION
        if w is ENOUGH:
            return FINE if attempt.sent else why.SEND_SOMEBODY
        return why_not_send(s, attempt, w.henchman) if isinstance(w, Send) else why.NOT_ASKED

    def facts(self, s: Gangsters, seat: Seat, w: Word, reason: int) -> Facts:
        return facts_of(s, s.current_attempt().boss, w, reason)

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-035 LG-038
        attempt = s.current_attempt()
        if isinstance(w, Send):
            show_from_hand(s, attempt.boss, w.henchman, d)
            attempt.send(w.henchman)
            specs = s.box.henchmen[w.henchman].specs
            if len(specs) == 1:
                choose_spec(s, attempt, specs[0], d)
        elif isinstance(w, As):
            choose_spec(s, attempt, w.specialisation, d)
        else:
            s.stack.pop()
            s.stack.append(BeforeRoll(attempt.boss, 0, 0))

    def copy(self) -> "Sending":
        return self


def is_asked_for_spec(attempt: Attempt) -> bool:
    """Whether the henchman sent last has several specialisations and none is chosen yet."""
    # LG-038
    return bool(attempt.sent) and attempt.specs[-1] == NO_SPEC


def may_send(s: Gangsters, attempt: Attempt) -> bool:
    """Whether one more henchman could be sent."""
    # LG-035
    return len(attempt.sent) < most_sent(s, attempt.boss)


def why_not_send(s: Gangsters, attempt: Attempt, card: int) -> int:
    # LG-056 LG-073 LG-110
    if s.hands[attempt.boss] >> card & 1:
        return FINE
    if s.turned >> card & 1 or card in attempt.sent:
        return why.HAS_BEEN_SENT
    return why.OTHER_HAND if s.players == 1 and s.owner(card) >= 0 else why.NOT_IN_HAND


def choose_spec(s: Gangsters, attempt: Attempt, spec: int, d: Dealer) -> None:
    """The henchman sent last uses this specialisation."""
    # LG-036 LG-038
    attempt.specs[-1] = spec
    if d.events is not None:
        place = len(attempt.sent) - 1
        d.events.append(
            events.HenchmanSent(
                attempt.boss + 1,
                attempt.sent[place] + 1,
                SPECIALISATIONS[spec],
                dice_of_sent(s, attempt, place),
            )
        )
