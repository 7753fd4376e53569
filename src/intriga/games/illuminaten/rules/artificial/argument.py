"""Arguments with an artificial opponent: it adds support, and its cards come from the deck."""

from typing import Final, final

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import DAGGER, HAMMERS, MOST_SLOTS, CardNumber, Cell, D
from intriga.games.illuminaten.rules.actions.argument import (
    added,
    compensation,
    edge_of,
    facts_of_laying,
    initial_strength,
    remove_targets,
    reward,
    tell_began,
    why_not_lay,
    wins_at_once,
)
from intriga.games.illuminaten.rules.artificial.common import influence, interrogate, place_on
from intriga.games.illuminaten.rules.artificial.figure import can_place, own_factions
from intriga.games.illuminaten.rules.artificial.schemes import one_of
from intriga.games.illuminaten.rules.terms.support import owns
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.arguments import reveal_argument
from intriga.games.illuminaten.verbs.opponents import discard_plans, move_figure, reveal_from_deck
from intriga.games.illuminaten.verbs.pieces import spend
from intriga.games.illuminaten.verbs.slots import influence_of, owner_in
from intriga.games.illuminaten.vocabulary import CARD, CardWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

REVEALS: Final = 3  # PI-213
UNSPENT: Final = -1


class ArtificialArgument(Frame[Pax]):
    """The person lays and reveals a card; the artificial opponent reveals up to three from the deck."""

    def __init__(
        self,
        person: int,
        cell: Cell,
        slots: int,
        bias: int = 0,
        spent: int = UNSPENT,
        laid: int = NONE,
        card: CardNumber = NONE,
        reveals: int = 0,
        is_settled: bool = False,
    ) -> None:
        self.person: Final = person
        self.cell: Final = cell
        self.slots: Final = slots  # mask of the target influence
        self.bias: Final = bias  # not 0: the attacking person's strength is the defender's plus this
        self.spent = spent  # support that the artificial opponent has added to its strength
        self.laid = laid  # the person's card
        self.card = card  # the latest card from the deck; it replaces the former ones (AMB-48)
        self.reveals = reveals
        self.is_settled = is_settled

    # ── what an attack and a defence do differently ──

    def attacks(self) -> bool:
        """Whether the artificial opponent is the attacker."""
        raise NotImplementedError

    def win(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """The artificial opponent has won."""
        raise NotImplementedError

    def lose(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """The artificial opponent has lost."""
        raise NotImplementedError

    def after(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """What follows once the person has chosen compensation."""

    # ── the three steps ──

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-109 PI-136 PI-211 PI-212 GAP-34
        seat = s.seats - 1
        if self.is_settled:
            s.stack.pop()
            self.after(s, seat, d)
            return 0
        if self.spent == UNSPENT:
            self.begin(s, seat, d)
        if self.laid == NONE and s.hands[self.person] != 0:
            if self.reveals == 0 and owns(s, self.person, D):
                self.reveal(s, seat, d)
            return only(self.person)
        self.resolve(s, seat, d)
        return 0

    def begin(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """Step 1: strengths and edge as always; then all matching support is spent, useful or not."""
        # PI-192 PI-211 AMB-29
        attacker, defender = (seat, self.person) if self.attacks() else (self.person, seat)
        tell_began(s, attacker, defender, self.cell, self.slots, self.strengths(s, seat), d)
        self.spent = 0
        for faction in items(own_factions(s, seat)):
            tokens = s.token(seat, faction)
            self.spent += tokens
            spend(s, seat, faction, tokens, d)

    def strengths(self, s: Pax, seat: Seat) -> tuple[int, int]:
        """The initial strengths, the attacker's first."""
        # PI-102
        own = initial_strength(s, seat, self.cell)
        if self.attacks():
            return (own, initial_strength(s, self.person, self.cell))
        return (own + self.bias if self.bias else initial_strength(s, self.person, self.cell), own)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return [CARD[card] for card in items(s.hands[seat])]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-109 PI-212
        return why_not_lay(s, seat, w)

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return facts_of_laying(w, reason)

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        """Step 2: the person's card lies open at once."""
        # PI-212
        assert isinstance(w, CardWord)
        self.laid = w.card
        reveal_argument(s, seat, w.card, d)

    def reveal(self, s: Pax, seat: Seat, d: Dealer) -> None:
        # PI-195 AMB-48
        self.card = reveal_from_deck(s, seat, d)
        self.reveals += 1

    def resolve(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """Step 3: a card from the deck, and again while it is behind."""
        # PI-213 AMB-36
        if self.reveals == 0:
            self.reveal(s, seat, d)
        while self.standing(s, seat) < 0 and self.reveals < REVEALS:
            self.reveal(s, seat, d)
        standing = self.standing(s, seat)
        self.is_settled = True
        is_won = standing > 0 or (standing == 0 and not self.attacks())
        self.tell_end(s, seat, is_won, d)
        if is_won:
            self.win(s, seat, d)
        else:
            self.lose(s, seat, d)

    def standing(self, s: Pax, seat: Seat) -> int:
        """More than 0: the artificial opponent is ahead; 0: a tie; less: it is behind."""
        # PI-213 AMB-36
        if self.is_dagger_against_hammers(s):
            return 0
        own = wins_at_once(s, self.card, self.own_edge(s, seat))
        theirs = wins_at_once(s, self.laid, -self.own_edge(s, seat))
        if own or theirs:
            return int(own) - int(theirs)
        attacker, defender = self.final_strengths(s, seat)
        return attacker - defender if self.attacks() else defender - attacker

    def is_dagger_against_hammers(self, s: Pax) -> bool:
        """A tie, whether or not either of them would win at once here."""
        # PI-213 AMB-52
        if self.card == NONE or self.laid == NONE:
            return False
        return {s.box.cards[self.card].strength, s.box.cards[self.laid].strength} == {DAGGER, HAMMERS}

    def own_edge(self, s: Pax, seat: Seat) -> int:
        """1: the artificial opponent has superiority; -1: vulnerability."""
        # AMB-29
        attacker, defender = self.strengths(s, seat)
        edge = edge_of(s, attacker, defender)
        return edge if self.attacks() else -edge

    def final_strengths(self, s: Pax, seat: Seat) -> tuple[int, int]:
        # PI-211
        attacker, defender = self.strengths(s, seat)
        own = self.spent + added(s, self.card)
        theirs = added(s, self.laid)
        return (attacker + own, defender + theirs) if self.attacks() else (attacker + theirs, defender + own)

    def tell_end(self, s: Pax, seat: Seat, is_won: bool, d: Dealer) -> None:
        if d.events is None:
            return
        winner, loser = (seat, self.person) if is_won else (self.person, seat)
        attacker, defender = self.final_strengths(s, seat)
        edge = self.own_edge(s, seat)
        at_once = wins_at_once(s, self.card, edge) or wins_at_once(s, self.laid, -edge)
        how = "tie" if self.standing(s, seat) == 0 else "at_once" if at_once else "strength"
        d.events.append(events.ArgumentEnded(winner, loser, attacker, defender, how))

    # ── data ──

    def hand_on(self, to: "ArtificialArgument") -> None:
        """How far it has come, to a copy."""
        to.spent = self.spent
        to.laid = self.laid
        to.card = self.card
        to.reveals = self.reveals
        to.is_settled = self.is_settled

    def key(self) -> tuple[object, ...]:
        return (
            self.person,
            self.cell,
            self.slots,
            self.bias,
            self.spent,
            self.laid,
            self.card,
            self.reveals,
            self.is_settled,
        )


@final
class ArtificialAttack(ArtificialArgument):
    """The artificial opponent displaces a person's influence."""

    def attacks(self) -> bool:
        return True

    def win(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """The targets go; the person is compensated; then the card is influenced."""
        # PI-113 PI-214 AMB-34
        s.stack.append(compensation(self.person, remove_targets(s, self.cell, self.slots, d)))

    def after(self, s: Pax, seat: Seat, d: Dealer) -> None:
        # PI-214
        influence(s, seat, self.cell, d)

    def lose(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """One token on its own card; if that cannot be, its card yields."""
        # PI-216
        s.stack.pop()
        if s.figure < len(s.field) and can_place(s, seat, s.figure):
            place_on(s, seat, s.figure, d)
        else:
            interrogate(s, seat, s.figure, d)

    def copy(self) -> "ArtificialAttack":
        to = ArtificialAttack(self.person, self.cell, self.slots, self.bias)
        self.hand_on(to)
        return to


@final
class ArtificialDefence(ArtificialArgument):
    """A person displaces influence of the artificial opponent."""

    def attacks(self) -> bool:
        return False

    def win(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """The attacker takes all own tokens off the card; only a defender is compensated."""
        # PI-215 AMB-34
        s.stack.pop()
        slots = 0
        for slot in range(MOST_SLOTS):
            if owner_in(s.inf[self.cell], slot) == self.person:
                slots |= 1 << slot
        remove_targets(s, self.cell, slots, d)

    def lose(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """The targets go without compensation; the figure leaves the card; its card yields."""
        # PI-114 PI-217 AMB-34
        s.stack.pop()
        remove_targets(s, self.cell, self.slots, d)
        reward(s, self.person, self.cell, d)
        if s.figure == self.cell:
            self.retreat(s, seat, d)
        interrogate(s, seat, s.figure, d)

    def retreat(self, s: Pax, seat: Seat, d: Dealer) -> None:
        """To an adjacent card with a token of its own, if there is one."""
        # PI-217 AMB-32
        cells = [
            cell
            for cell in items(s.pattern().near[self.cell])
            if cell != self.cell and influence_of(s.inf[cell], seat) > 0
        ]
        refuge = one_of(s, seat, cells, d)
        if refuge >= 0:
            move_figure(s, seat, refuge, d)
        discard_plans(s, d)

    def copy(self) -> "ArtificialDefence":
        to = ArtificialDefence(self.person, self.cell, self.slots, self.bias)
        self.hand_on(to)
        return to


# ── the attack begins ──


def displace(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """All tokens of the opponent with most of them on the card; on a tie the uppermost one only."""
    # PI-192 PI-210
    person, most, is_tied = NONE, 0, False
    for other in range(s.players):
        found = influence_of(s.inf[cell], other)
        if found > most:
            person, most, is_tied = other, found, False
        elif found == most:
            is_tied = True
    slots = 0
    for slot in range(MOST_SLOTS):
        owner = owner_in(s.inf[cell], slot)
        if owner == person and not is_tied:
            slots |= 1 << slot
        elif is_tied and slots == 0 and owner >= 0 and owner != seat:
            person, slots = owner, 1 << slot
    s.stack.append(ArtificialAttack(person, cell, slots))
