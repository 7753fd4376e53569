"""Course of a round."""

from typing import Final, final

from intriga.games.masti.box.tables import SUIT, Card, character_of
from intriga.games.masti.rules import reasons as why
from intriga.games.masti.rules.end import begin_end, end_reason
from intriga.games.masti.rules.six_players import Leaving, new_deck_if_due
from intriga.games.masti.rules.winner import winning_seat
from intriga.games.masti.rules.without_cards import clear_gems, first_with_cards, next_seat, send_out
from intriga.games.masti.state import Masti
from intriga.games.masti.verbs import bribe, play_card, take_round, tell_round, turn_up_trump
from intriga.games.masti.vocabulary import BRIBE, PLAY, Bribe, PlayCard, plays
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

CARD_OR_BRIBE: Final[list[Word]] = [*PLAY, BRIBE]


def playable(s: Masti, seat: Seat) -> int:
    """The cards this seat may play: of the led character if it has one, else any."""
    # MV-024 MV-029 MV-030 MV-032
    hand = s.hands[seat]
    if s.lead < 0:
        return hand
    following = hand & SUIT[s.lead]
    return following if following else hand


def why_not_play(s: Masti, seat: Seat, card: Card) -> int:
    """The reason against playing this card."""
    # MV-023 MV-029 MV-030
    if not s.hands[seat] >> card & 1:
        return why.NOT_IN_HAND_TO_LEAD if s.lead < 0 else why.NOT_IN_HAND
    return FINE if playable(s, seat) >> card & 1 else why.MUST_FOLLOW


def why_not_bribe(s: Masti, seat: Seat) -> int:
    """The reason against bribing."""
    # MV-023 MV-027 MV-028 MV-031 MV-A8
    if s.lead < 0:
        return why.FIRST_MUST_PLAY
    return FINE if s.bribes[seat] else why.NO_BRIBE_GEMS


def start_round(s: Masti, d: Dealer) -> None:
    """A new trump, and the lead to the last winner or the next one with cards."""
    # MV-015 MV-020 MV-021 MV-022 MV-043
    s.round += 1
    new_deck_if_due(s, d)
    send_out(s)
    turn_up_trump(s, d)
    s.leader = first_with_cards(s, s.leader)
    s.turn = s.leader
    tell_round(s, d)
    if s.out:
        clear_gems(s, d)


def finish_round(s: Masti, d: Dealer) -> None:
    """The winner takes all and leads next; with six players a card stays in the centre."""
    # MV-022 MV-040 MV-042
    winner = winning_seat(s)
    taken = take_round(s, winner, d)
    s.leader = winner
    if s.players == 6:
        s.stack.append(Leaving(winner, taken))


@final
class Rounds(Frame[Masti]):
    """The rounds, one after the other: each player plays a card or bribes."""

    def ask(self, s: Masti, d: Dealer) -> int:
        # MV-025 MV-033 MV-043
        if s.turn >= 0:
            return only(s.turn)
        if s.trump >= 0:
            finish_round(s, d)
            return 0
        reason = end_reason(s)
        if reason:
            begin_end(s, reason)
        else:
            start_round(s, d)
        return 0

    def asks(self, s: Masti, seat: Seat) -> list[Word]:
        return CARD_OR_BRIBE

    def options(self, s: Masti, seat: Seat) -> list[Word]:
        # A faster version of `asks` and `bar`; `make bench` times it.
        found = plays(playable(s, seat))
        if why_not_bribe(s, seat) == FINE:
            found.append(BRIBE)
        return found

    def any_option(self, s: Masti, seat: Seat, chance: Chance) -> Word:
        # A faster version of `options` for rollouts: no list is made.
        cards = playable(s, seat)
        found = count(cards)
        place = chance.pick(found + 1 if why_not_bribe(s, seat) == FINE else found)
        return PLAY[nth(cards, place)] if place < found else BRIBE

    def bar(self, s: Masti, seat: Seat, w: Word) -> int:
        if isinstance(w, PlayCard):
            return why_not_play(s, seat, w.card)
        if isinstance(w, Bribe):
            return why_not_bribe(s, seat)
        return why.not_now(w)

    def also(self, s: Masti, seat: Seat, w: Word) -> list[int]:
        if isinstance(w, Bribe) and s.bribes[seat] == 0:
            return [why.NO_BRIBE_GEMS]
        if isinstance(w, PlayCard) and must_follow(s, seat) and character_of(w.card) != s.lead:
            return [why.MUST_FOLLOW]
        return []

    def facts(self, s: Masti, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.MUST_FOLLOW:
            return (("character", s.lead),)
        if reason == why.NOT_YOUR_TURN:
            return (("seat", s.turn),)
        return (("card", w.notation()),) if reason in (why.NOT_IN_HAND, why.NOT_IN_HAND_TO_LEAD) else ()

    def outsider(self, s: Masti, seat: Seat) -> int:
        return why.SITTING_OUT if s.out >> seat & 1 else why.NOT_YOUR_TURN

    def take(self, s: Masti, seat: Seat, w: Word, d: Dealer) -> None:
        # MV-025
        if w is BRIBE:
            bribe(s, seat, d)
        elif isinstance(w, PlayCard):
            play_card(s, seat, w.card, d)
        s.turn = next_seat(s, seat)

    def copy(self) -> "Rounds":
        return self


def must_follow(s: Masti, seat: Seat) -> bool:
    """Whether this seat holds a card of the led character."""
    return s.lead >= 0 and s.hands[seat] & SUIT[s.lead] != 0
