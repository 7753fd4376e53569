"""A second bookkeeping of the table, from the lines of the trace alone: it knows docs/trace.md, no rules."""

from typing import Any

LETTERS = "AMTKDU"
Line = dict[str, Any]


class Table:
    """The table as the lines so far leave it."""

    def __init__(self, line: Line) -> None:
        seats = line["seats"]
        self.players = line["players"]
        self.field: list[int | None] = [None] * line["field"]  # None: face down, 0: no card
        self.slots: list[list[int | None]] = [[] for _ in self.field]
        self.markers = [0] * line["field"]
        self.hands = [set(hand) if isinstance(hand, list) else set() for hand in line["hands"]]
        self.court: list[int | None] = list(line["court"])
        self.steward = line["steward"]
        self.deck = line["deck"]
        self.discard: set[int] = set()
        self.table: set[int] = set()  # chain, argument and plan cards
        self.tokens = [{letter: held.count(letter) for letter in LETTERS} for held in line["tokens"]]
        support: int = line["support"]
        self.pool = dict.fromkeys(LETTERS, support)
        for held in self.tokens:
            for letter in LETTERS:
                self.pool[letter] -= held[letter]
        self.supply = list(line["influence"])
        self.owners: dict[str, int | None] = dict.fromkeys(line["factions"])
        self.on_plots: list[set[str]] = [set() for _ in range(seats)]
        self.at_edge: list[set[str]] = [set() for _ in range(seats)]
        self.edicts: dict[str, tuple[int, int]] = {}  # owner and tokens
        self.edicts_gone: set[str] = set()
        self.open_events: list[str | None] = [None] * seats
        self.event_hands: list[set[str]] = [set() for _ in range(seats)]
        self.figure = 0
        self.round = 0
        self.active: int | None = None
        self.over = False

    def read(self, line: Line) -> None:
        """One line further; lines that move nothing are passed over."""
        reader = getattr(self, f"read_{line['event']}", None)
        if reader is not None:
            reader(line)

    # ── support ──

    def read_support_spent(self, line: Line) -> None:
        self.tokens[line["seat"]][line["faction"]] -= line["count"]
        self.pool[line["faction"]] += line["count"]

    def read_support_gained(self, line: Line) -> None:
        self.tokens[line["seat"]][line["faction"]] += 1
        self.pool[line["faction"]] -= 1

    def read_support_handed_over(self, line: Line) -> None:
        self.tokens[line["giver"]][line["faction"]] -= 1
        self.tokens[line["taker"]][line["faction"]] += 1

    # ── influence ──

    def put(self, cell: int, slot: int, owner: int | None) -> None:
        slots = self.slots[cell - 1]
        while len(slots) < slot:
            slots.append(None)
        slots[slot - 1] = owner

    def read_influence_placed(self, line: Line) -> None:
        self.put(line["cell"], line["slot"], line["seat"])
        self.supply[line["seat"]] -= 1

    def read_influence_removed(self, line: Line) -> None:
        self.put(line["cell"], line["slot"], None)
        self.supply[line["seat"]] += 1

    def read_influence_moved(self, line: Line) -> None:
        self.put(line["cell"], line["slot"], None)
        self.put(line["to_cell"], line["to_slot"], line["seat"])

    def read_influence_carried_over(self, line: Line) -> None:
        for owner in self.slots[line["cell"] - 1]:
            if owner is not None:
                self.supply[owner] += 1
        self.slots[line["cell"] - 1] = list(line["owners"])
        for owner in line["owners"]:
            if owner is not None:
                self.supply[owner] -= 1

    # ── cards ──

    def lift(self, card: int) -> None:
        """A card leaves the hand, the court or the table, wherever it is."""
        for hand in self.hands:
            hand.discard(card)
        self.table.discard(card)
        self.court = [None if lying == card else lying for lying in self.court]

    def read_deck_renewed(self, line: Line) -> None:
        # The card that emptied the deck may be told only after this line: then one is still counted here.
        self.deck += len(line["deck"])
        self.discard = set()

    def read_card_drawn(self, line: Line) -> None:
        self.deck -= 1
        self.hands[line["seat"]].add(line["card"])

    def read_court_card_taken(self, line: Line) -> None:
        self.court[line["place"] - 1] = None
        self.hands[line["seat"]].add(line["card"])

    def read_court_filled(self, line: Line) -> None:
        self.deck -= 1
        self.court[line["place"] - 1] = line["card"]

    def read_steward_moved(self, line: Line) -> None:
        self.steward = line["place"]

    def read_card_scouted(self, line: Line) -> None:
        self.field[line["cell"] - 1] = 0
        self.hands[line["seat"]].add(line["card"])

    def read_card_laid(self, line: Line) -> None:
        self.lift(line["card"])
        self.field[line["cell"] - 1] = line["card"]

    def read_card_turned_up(self, line: Line) -> None:
        self.field[line["cell"] - 1] = line["card"]

    def read_card_excluded(self, line: Line) -> None:
        self.field[line["cell"] - 1] = 0

    def read_cards_discarded(self, line: Line) -> None:
        for card in line["cards"]:
            self.lift(card)
            self.discard.add(card)

    def read_cards_swapped(self, line: Line) -> None:
        one, other = line["cell"] - 1, line["other_cell"] - 1
        for row in (self.field, self.slots, self.markers):
            row[one], row[other] = row[other], row[one]

    def read_card_woven(self, line: Line) -> None:
        self.lift(line["card"])
        self.table.add(line["card"])

    def read_argument_card_revealed(self, line: Line) -> None:
        if (
            line["seat"] >= self.players
        ):  # an artificial opponent has no hand: its card is the deck's top card
            self.deck -= 1
        self.lift(line["card"])
        self.table.add(line["card"])

    def read_plan_revealed(self, line: Line) -> None:
        self.deck -= 1
        self.table.add(line["card"])

    # ── faction cards, plots, events ──

    def read_faction_card_taken(self, line: Line) -> None:
        self.owners[line["faction"]] = line["seat"]

    def read_faction_card_borrowed(self, line: Line) -> None:
        self.owners[line["faction"]] = line["seat"]

    def read_faction_card_returned(self, line: Line) -> None:
        self.owners[line["faction"]] = line["owner"]

    def read_plot_fulfilled(self, line: Line) -> None:
        self.supply[line["seat"]] -= 1
        self.on_plots[line["seat"]].add(line["plot"])

    def read_plot_lost(self, line: Line) -> None:
        self.on_plots[line["seat"]].remove(line["plot"])
        self.at_edge[line["seat"]].add(line["plot"])

    def read_plot_returned(self, line: Line) -> None:
        self.at_edge[line["seat"]].remove(line["plot"])
        self.on_plots[line["seat"]].add(line["plot"])

    def read_edict_played(self, line: Line) -> None:
        self.pool[line["faction"]] -= line["tokens"]
        self.edicts[line["faction"]] = (line["seat"], line["tokens"])

    def read_edict_tokens_moved(self, line: Line) -> None:
        owner, tokens = self.edicts[line["faction"]]
        self.edicts[line["faction"]] = (owner, tokens - line["to_pool"] - line["to_owner"])
        self.pool[line["faction"]] += line["to_pool"]
        self.tokens[line["seat"]][line["faction"]] += line["to_owner"]

    def read_edict_tokens_taken(self, line: Line) -> None:
        owner, tokens = self.edicts[line["faction"]]
        self.edicts[line["faction"]] = (owner, tokens - line["count"])
        self.tokens[line["seat"]][line["faction"]] += line["count"]

    def read_edict_discarded(self, line: Line) -> None:
        del self.edicts[line["faction"]]
        self.edicts_gone.add(line["faction"])

    def read_special_kept(self, line: Line) -> None:
        self.event_hands[line["seat"]].add(line["special"])

    def read_special_played(self, line: Line) -> None:
        self.event_hands[line["seat"]].remove(line["special"])
        self.open_events[line["seat"]] = line["special"]

    def read_special_discarded(self, line: Line) -> None:
        self.open_events[line["seat"]] = None

    # ── the turn ──

    def read_turn_began(self, line: Line) -> None:
        self.round, self.active = line["round"], line["seat"]
        self.markers = [0] * len(self.field)

    def read_marker_put(self, line: Line) -> None:
        self.markers[line["cell"] - 1] += 1

    def read_marker_used(self, line: Line) -> None:
        self.markers[line["cell"] - 1] -= 1

    def read_figure_moved(self, line: Line) -> None:
        self.figure = line["cell"]

    def read_ended(self, line: Line) -> None:
        self.over = True
