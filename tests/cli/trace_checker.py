"""An independent referee of «Масти Власти»: it reads trace lines and knows the rulebook, not the program.

`check(lines)` raises Wrong at the first line that the rules do not allow, and gives back what it saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cli.trace_score import GUILDS, Wrong, check_score

Line = dict[str, Any]

#: The fields of each event, in order.
FIELDS = {
    "setup": "players teams options first hands trump_deck bribe_gems guilds",
    "discarded_to_trumps": "seat card",
    "trumps_shuffled": "deck",
    "round_started": "round trump leader sitting_out",
    "gems_removed": "seat gems",
    "card_played": "seat card",
    "bribed": "seat",
    "round_won": "seat cards gems",
    "card_left": "seat card",
    "trumps_recycled": "round deck",
    "stack_chosen": "team guild seat",
    "joker_placed": "seat card guild",
    "joker_discarded": "seat card",
    "scored": "seat guilds unscored bonus penalty power gems total cards",
    "ended": "reason totals winners tie_break",
}
#: Players: trump deck, cards, gems, rounds.                                       MV-017
TABLE = {3: (16, 12, 4, 16), 4: (12, 10, 2, 12), 5: (12, 8, 4, 12), 6: (1, 8, 4, 12)}
ALL_CARDS = {f"{letter}{rank}" for letter in "APEU" for rank in range(1, 14)}  # MV-003


def character(card: str) -> str:
    return card[0]


def rank(card: str) -> int:
    return int(card[1:])


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(what)


def check(lines: Sequence[Line]) -> Referee:
    """All lines of a match, finished or not."""
    demand(bool(lines) and lines[0]["event"] == "setup", "a match begins with its set-up")
    referee = Referee(lines[0])
    for number, line in enumerate(lines):
        try:
            demand(line.get("event") in FIELDS, "an unknown event")
            demand(
                list(line) == ["event", *FIELDS[line["event"]].split()], "other fields, or in another order"
            )
            if number:
                referee.read(line)
        except Wrong as fault:
            raise Wrong(f"line {number + 1}, {line}: {fault}") from None
    return referee


class Referee:
    """The table as the lines leave it."""

    def __init__(self, setup: Line) -> None:
        self.players: int = setup["players"]
        self.teams: list[list[int]] | None = setup["teams"]
        self.pooled = setup["options"].get("power") == "pooled" and self.teams is not None
        self.guilds: dict[str, list[Any]] = setup["guilds"]
        self.hands = [set(hand) for hand in setup["hands"]]
        self.deck = set(setup["trump_deck"])
        self.bribes: list[int] = list(setup["bribe_gems"])
        self.wealth = [0] * self.players
        self.won: list[set[str]] = [set() for _ in range(self.players)]
        self.left: set[str] = set()
        self.out: set[int] = set()
        self.round = 0
        self.leader: int = setup["first"]
        self.trump = ""
        self.turns: list[int] = []  # who has yet to act in this round
        self.played: dict[int, str] = {}  # in the order of play
        self.bribed = 0
        self.of_round: set[str] = set()  # what the winner took and may leave one of
        self.burying = [(self.leader + place) % 6 for place in (3, 4, 5)] if self.players == 6 else []
        self.shuffled = self.players != 6
        self.owes_gems: set[int] = set()
        self.end: list[Line] = []
        self.ended = False
        self.check_setup(setup)

    @property
    def rounds(self) -> int:
        return TABLE[self.players][3]

    def check_setup(self, setup: Line) -> None:
        # MV-001 MV-013 MV-014 MV-016 MV-017 MV-018 MV-072 MV-073 MV-076
        trumps, cards, gems, _ = TABLE[self.players]
        dealt = [card for hand in setup["hands"] for card in hand] + setup["trump_deck"]
        demand(len(dealt) == 52 and set(dealt) == ALL_CARDS, "not the 52 cards")
        demand(len(self.deck) == trumps, "a wrong trump deck")
        for seat, hand in enumerate(self.hands):
            demand(len(hand) == cards + (seat in self.burying), f"seat {seat} has a wrong number of cards")
        demand(self.bribes == [gems] * self.players, "wrong bribe gems")
        demand(0 <= self.leader < self.players, "nobody is first")
        self.check_teams(setup["options"])
        self.check_guilds()

    def check_teams(self, options: dict[str, str]) -> None:
        # MV-063 MV-064 MV-070
        teams = {4: [[0, 2], [1, 3]] if options.get("teams") == "yes" else None, 6: [[0, 3], [1, 4], [2, 5]]}
        demand(self.teams == teams.get(self.players), "wrong teams")

    def check_guilds(self) -> None:
        # MV-004 MV-005, and section 1.4: six cards and eight symbols to each guild
        demand(set(self.guilds) == {card for card in ALL_CARDS if 4 <= rank(card) <= 12}, "wrong guild cards")
        for card, (guild, symbols) in self.guilds.items():
            demand(guild in GUILDS and symbols == (2 if rank(card) >= 10 else 1), f"wrong symbols on {card}")
        for guild in GUILDS:
            own = [symbols for name, symbols in self.guilds.values() if name == guild]
            demand((len(own), sum(own)) == (6, 8), f"{guild} have other cards")

    # ── line by line ──

    def read(self, line: Line) -> None:
        demand(not self.ended, "something happens after the end")
        event: str = line["event"]
        if event in ("stack_chosen", "joker_placed", "joker_discarded", "scored", "ended"):
            self.read_end(line)
            return
        demand(not self.end, "the counting has begun")
        happens = self.bribe if event == "bribed" else getattr(self, event)
        happens(**{name: value for name, value in line.items() if name != "event"})

    def read_end(self, line: Line) -> None:
        """The lines of the counting are collected and judged together."""
        demand(self.round_is_over(), "the counting begins within a round")
        demand(self.last_round_is_over(), "the counting begins too early")
        self.end.append(line)
        if line["event"] == "ended":
            reason = "last_trump" if self.round == self.rounds else "hands_empty"
            demand(line["reason"] == reason, "it ended otherwise")
            check_score(self.won, self.wealth, self.guilds, self.teams, self.pooled, self.end)
            self.ended = True

    def round_is_over(self) -> bool:
        return self.round > 0 and self.trump == "" and not self.of_round

    def last_round_is_over(self) -> bool:
        return self.round == self.rounds or not any(self.hands)  # MV-046 MV-047 MV-081

    def discarded_to_trumps(self, seat: int, card: str) -> None:
        # MV-074
        demand(seat in self.burying, "this seat has nothing to discard")
        demand(card in self.hands[seat], "the card is not in hand")
        self.burying.remove(seat)
        self.hands[seat].remove(card)
        self.deck.add(card)

    def trumps_shuffled(self, deck: list[str]) -> None:
        # MV-074 MV-075
        demand(not self.shuffled and not self.burying, "the trump deck is not complete")
        demand(len(deck) == 4 and set(deck) == self.deck, "another trump deck")
        self.shuffled = True

    def trumps_recycled(self, round: int, deck: list[str]) -> None:  # noqa: A002
        # MV-080
        demand(self.players == 6 and self.round_is_over() and round == self.round + 1, "not now")
        demand(round in (5, 9) and not self.deck, "the trump deck is not exhausted")
        demand(len(deck) == 4 and set(deck) == self.left, "not the cards that were left")
        self.deck, self.left = set(deck), set()

    def gems_removed(self, seat: int, gems: int) -> None:
        # MV-044: at the start of a round, before its first card
        demand(self.trump != "" and not self.played, "gems are removed at the start of a round")
        demand(not self.hands[seat], "this seat has cards")
        demand(gems == self.bribes[seat] > 0, "another number of gems")
        self.bribes[seat] = 0

    def round_started(self, round: int, trump: str, leader: int, sitting_out: list[int]) -> None:  # noqa: A002
        # MV-015 MV-020 MV-022 MV-043 MV-044 MV-045
        demand(self.shuffled, "the trump deck is not ready")
        demand(self.round == 0 or self.round_is_over(), "the round before is not over")
        demand(self.round == 0 or not self.last_round_is_over(), "the game should have ended")
        demand(round == self.round + 1, "a round is missing")
        demand(trump in self.deck, "the trump is not from the trump deck")
        without = [seat for seat in range(self.players) if not self.hands[seat]]
        demand(sitting_out == without, "other seats sit out")
        while self.leader in without:
            self.leader = (self.leader + 1) % self.players
        demand(leader == self.leader, "somebody else leads")
        self.round, self.trump = round, trump
        self.deck.remove(trump)
        clockwise = [(leader + place) % self.players for place in range(self.players)]
        self.turns = [seat for seat in clockwise if seat not in without]
        self.played, self.bribed = {}, 0
        for seat in self.turns:  # MV-019
            demand(
                len(self.hands[seat]) + self.bribes[seat] == self.rounds - round + 1,
                "cards and gems do not last",
            )

    def act(self, seat: int) -> None:
        # MV-025 MV-033
        demand(self.trump != "" and self.turns[:1] == [seat], "it is not this seat's turn")
        demand(
            not any(self.bribes[other] for other in range(self.players) if not self.hands[other])
            or self.played != {},
            "gems of a seat without cards are still there",
        )
        del self.turns[0]

    def card_played(self, seat: int, card: str) -> None:
        # MV-023 MV-024 MV-029 MV-030
        self.act(seat)
        demand(card in self.hands[seat], "the card is not in hand")
        if self.played:
            led = character(next(iter(self.played.values())))
            can_follow = any(character(own) == led for own in self.hands[seat])
            demand(character(card) == led or not can_follow, "the seat must follow")
        self.hands[seat].remove(card)
        self.played[seat] = card

    def bribe(self, seat: int) -> None:
        # MV-023 MV-026 MV-028
        self.act(seat)
        demand(bool(self.played), "the first player may not bribe")
        demand(self.bribes[seat] > 0, "there is no gem to bribe with")
        self.bribes[seat] -= 1
        self.bribed += 1

    def round_won(self, seat: int, cards: list[str], gems: int) -> None:
        # MV-034 to MV-042
        demand(self.trump != "" and not self.turns, "the round is not over")
        led = character(next(iter(self.played.values())))
        kinds = {character(card) for card in self.played.values()}
        wins = character(self.trump) if character(self.trump) in kinds else led
        competing = {rank(card): who for who, card in self.played.items() if character(card) == wins}
        demand(seat == competing[max(competing)], "somebody else wins")
        taken = {*self.played.values(), self.trump}
        demand(len(cards) == len(taken) and set(cards) == taken, "other cards are taken")
        demand(gems == self.bribed, "another number of gems")
        self.won[seat] |= taken
        self.wealth[seat] += gems
        self.leader, self.trump = seat, ""
        self.of_round = taken if self.players == 6 else set()

    def card_left(self, seat: int, card: str) -> None:
        # MV-077 MV-079 MV-A1
        demand(seat == self.leader, "only the winner leaves a card")
        demand(card in self.of_round, "the card is not of this round")
        self.won[seat].remove(card)
        self.left.add(card)
        self.of_round = set()
