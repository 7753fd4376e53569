"""A position from its events: each is carried out again by the verb that told it."""

from typing import Any, Final, final

from intriga.games.illuminaten.box.tables import ACTIONS, AREOPAGUS, EVENTS, FACTIONS, LETTERS, Box
from intriga.games.illuminaten.rules.turn.turn import Rounds
from intriga.games.illuminaten.setup import FIRST_CONNECTION, dealt_table
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs import (
    arguments,
    checks,
    conspiracies,
    event_cards,
    field,
    opponents,
    pieces,
    plots,
)
from intriga.games.illuminaten.verbs.slots import with_owner
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, heap_of
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import only

Line = dict[str, Any]


@final
class Foreseen(Chance):
    """What is drawn is known: these items, in this order; and the kind of the next event."""

    def __init__(self) -> None:
        self.items: Final[list[int]] = []
        self.kind = 0

    def place(self, heap: int) -> int:
        item = self.items.pop(0)
        if not heap >> item & 1:
            raise Malformed(f"item {item} of an event is not there to be drawn")
        return count(heap & (1 << item) - 1)

    def weigh(self, weights: list[int]) -> int:
        return self.kind if len(weights) > 1 else 0


def plot_number(name: str) -> int:
    return int(name[1:]) - 1


def event_number(name: str) -> int:
    return LETTERS.index(name) if len(name) == 1 else FACTIONS + EVENTS.index(name)


class Rebuilding:
    """One method for each event that moves something; others are passed over."""

    def __init__(self, box: Box, line: Line) -> None:
        self.chance: Final = Foreseen()
        self.d: Final = Dealer(self.chance)
        cards = [card - 1 for hand in line["hands"] for card in hand] + [card - 1 for card in line["court"]]
        self.chance.items.extend(cards)
        self.chance.items.extend(card - FIRST_CONNECTION for card in line["connections"])
        self.chance.items.extend(LETTERS.index(letter) for letter in line["factions"])
        private = [name for name in line["private"] if name is not None]
        self.chance.items.extend(plot_number(name) for name in [*line["common"], *private])
        self.s: Final[Pax] = dealt_table(box, line["players"], line["options"], self.d)
        self.s.stack.append(Rounds())

    def read(self, line: Line) -> None:
        reader = getattr(self, line["event"], None)
        if reader is not None:
            reader(line)

    def turn_began(self, line: Line) -> None:
        """The frames of the turn lie on the stack until the next one begins."""
        del self.s.stack[1:]
        self.s.stack[0].ask(self.s, self.d)
        if self.s.over or (self.s.round, self.s.active) != (line["round"], line["seat"]):
            raise Malformed("the events do not name the turns in their order")

    # ── support and influence ──

    def support_spent(self, line: Line) -> None:
        pieces.spend(self.s, line["seat"], LETTERS.index(line["faction"]), line["count"], self.d)

    def support_gained(self, line: Line) -> None:
        pieces.gain(self.s, line["seat"], LETTERS.index(line["faction"]), self.d)

    def support_handed_over(self, line: Line) -> None:
        pieces.hand_over(self.s, line["giver"], line["taker"], LETTERS.index(line["faction"]), self.d)

    def influence_placed(self, line: Line) -> None:
        pieces.place_influence(self.s, line["seat"], line["cell"] - 1, line["slot"] - 1, self.d)

    def influence_removed(self, line: Line) -> None:
        pieces.remove_influence(self.s, line["cell"] - 1, line["slot"] - 1, self.d)

    def influence_moved(self, line: Line) -> None:
        goal = (line["to_cell"] - 1, line["to_slot"] - 1)
        pieces.move_influence(self.s, line["cell"] - 1, line["slot"] - 1, *goal, self.d)

    def influence_carried_over(self, line: Line) -> None:
        inf = 0
        for slot, owner in enumerate(line["owners"]):
            inf = with_owner(inf, slot, NONE if owner is None else owner)
        field.carry_influence_over(self.s, line["cell"] - 1, inf, self.d)

    def interrogated(self, line: Line) -> None:
        field.note_yield(self.s, AREOPAGUS if line["cell"] is None else line["cell"] - 1)

    # ── cards ──

    def card_drawn(self, line: Line) -> None:
        self.chance.items.append(line["card"] - 1)
        pieces.draw_to_hand(self.s, line["seat"], self.d)

    def court_card_taken(self, line: Line) -> None:
        pieces.take_from_court(self.s, line["seat"], line["place"] - 1, self.d)

    def court_filled(self, line: Line) -> None:
        self.chance.items.append(line["card"] - 1)
        checks.fill_court_place(self.s, line["place"] - 1, self.d)

    def steward_moved(self, line: Line) -> None:
        checks.move_steward(self.s, self.d)

    def card_scouted(self, line: Line) -> None:
        self.chance.items.append(line["card"] - 1)
        field.scout_card(self.s, line["seat"], NONE, line["cell"] - 1, self.d)

    def card_laid(self, line: Line) -> None:
        """From the hand, from the court, or a plan card."""
        seat, cell, card = line["seat"], line["cell"] - 1, line["card"] - 1
        if self.s.hands[seat] >> card & 1:
            field.lay_from_hand(self.s, seat, cell, card, self.d)
        elif card in self.s.court:
            opponents.lay_from_court(self.s, seat, cell, self.s.court.index(card), self.d)
        else:
            opponents.lay_plan(self.s, seat, cell, card, self.d)

    def card_turned_up(self, line: Line) -> None:
        self.chance.items.append(line["card"] - 1)
        opponents.turn_over(self.s, line["seat"], line["cell"] - 1, self.d)

    def card_excluded(self, line: Line) -> None:
        field.exclude_card(self.s, line["seat"], NONE, line["cell"] - 1, self.d)

    def card_thrown_away(self, line: Line) -> None:
        checks.discard_from_hand(self.s, line["seat"], line["card"] - 1, self.d)

    def cards_discarded(self, line: Line) -> None:
        """Of the table, of the plans or under the steward; other verbs discard by themselves."""
        s, cards = self.s, heap_of([card - 1 for card in line["cards"]])
        if cards & (s.argued | heap_of(s.chain)):
            checks.clear_table(s, self.d)
        elif cards & s.plans:
            opponents.discard_plans(s, self.d)
        elif s.court[s.steward] == line["cards"][0] - 1:
            checks.discard_under_steward(s, self.d)

    def card_woven(self, line: Line) -> None:
        conspiracies.weave_card(self.s, line["seat"], line["card"] - 1, self.d)

    def cards_swapped(self, line: Line) -> None:
        conspiracies.swap_cells(self.s, line["seat"], line["cell"] - 1, line["other_cell"] - 1, self.d)

    def argument_card_revealed(self, line: Line) -> None:
        if line["seat"] < self.s.players:
            arguments.reveal_argument(self.s, line["seat"], line["card"] - 1, self.d)
        else:
            self.chance.items.append(line["card"] - 1)
            opponents.reveal_from_deck(self.s, line["seat"], self.d)

    def marker_put(self, line: Line) -> None:
        arguments.put_marker(self.s, line["seat"], line["cell"] - 1, self.d)

    def marker_used(self, line: Line) -> None:
        action = ACTIONS.index(line["action"])
        arguments.use_marker(self.s, line["seat"], line["cell"] - 1, action, self.d)

    def plan_revealed(self, line: Line) -> None:
        self.chance.items.append(line["card"] - 1)
        opponents.reveal_plan(self.s, line["seat"], self.d)

    def figure_moved(self, line: Line) -> None:
        opponents.move_figure(self.s, line["seat"], line["cell"] - 1, self.d)

    # ── faction cards and plots ──

    def faction_card_borrowed(self, line: Line) -> None:
        faction = LETTERS.index(line["faction"])
        conspiracies.borrow_faction_card(self.s, line["seat"], faction, self.d)

    def faction_card_returned(self, line: Line) -> None:
        conspiracies.give_back_borrowed(self.s, self.d)

    def faction_card_taken(self, line: Line) -> None:
        """In rules 1 a borrowed card could be taken for good."""
        faction = LETTERS.index(line["faction"])
        if faction in self.s.borrowed:
            del self.s.borrowed_from[self.s.borrowed.index(faction)]
            self.s.borrowed.remove(faction)
        plots.take_faction_card(self.s, line["seat"], faction, self.d)

    def plot_turned_up(self, line: Line) -> None:
        plots.turn_up_plot(self.s, line["seat"], self.d)

    def plot_fulfilled(self, line: Line) -> None:
        plots.place_on_plot(self.s, line["seat"], plot_number(line["plot"]), self.d)

    def plot_lost(self, line: Line) -> None:
        plots.move_to_edge(self.s, line["seat"], plot_number(line["plot"]), line["released"], self.d)

    def plot_returned(self, line: Line) -> None:
        plots.move_from_edge(self.s, line["seat"], plot_number(line["plot"]), self.d)

    # ── event cards ──

    def foresee_event(self, name: str) -> None:
        event = event_number(name)
        if self.s.top_event == NONE:
            self.chance.kind = 0 if event < FACTIONS else 1
            self.chance.items.append(event if event < FACTIONS else event - FACTIONS)

    def events_drawn(self, line: Line) -> None:
        for name in line["events"]:
            self.foresee_event(name)
            event_cards.draw_event(self.s, line["seat"], only(line["seat"]), self.d)

    def event_turned_up(self, line: Line) -> None:
        self.foresee_event(line["event_card"])
        event_cards.turn_up_event(self.s, line["seat"], self.d)

    def special_kept(self, line: Line) -> None:
        event_cards.keep_special(self.s, line["seat"], event_number(line["special"]), self.d)

    def event_returned(self, line: Line) -> None:
        event_cards.return_event(self.s, line["seat"], event_number(line["event_card"]), self.d)

    def special_discarded(self, line: Line) -> None:
        event_cards.discard_special(self.s, line["seat"], self.d)

    def special_played(self, line: Line) -> None:
        event_cards.play_special(self.s, line["seat"], EVENTS.index(line["special"]), self.d)

    def hand_shown(self, line: Line) -> None:
        event_cards.look_at_hand(self.s, line["seat"], line["opponent"], self.d)

    def plot_shown(self, line: Line) -> None:
        event_cards.look_at_plot(self.s, line["seat"], line["opponent"], self.d)

    def edict_played(self, line: Line) -> None:
        event_cards.play_edict(self.s, line["seat"], LETTERS.index(line["faction"]), self.d)

    def edict_tokens_moved(self, line: Line) -> None:
        event_cards.move_edict_tokens(self.s, line["seat"], LETTERS.index(line["faction"]), self.d)

    def edict_tokens_taken(self, line: Line) -> None:
        faction = LETTERS.index(line["faction"])
        conspiracies.take_from_edict(self.s, line["seat"], faction, line["count"], self.d)

    def edict_discarded(self, line: Line) -> None:
        event_cards.discard_edict(self.s, LETTERS.index(line["faction"]), self.d)
