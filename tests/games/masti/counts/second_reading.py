"""A second, plain reading of the clauses, written apart from the rules: sets of card names, no masks.

It only says which words can follow one another. The trump turned up is always the lowest of the deck.
"""

from copy import deepcopy
from itertools import combinations

from tests.games.masti.printed import GUILD_CARDS, PRINTED

GUILDS = list(GUILD_CARDS)


def rank(card: str) -> int:
    return int(card[1:])


def in_order(cards: set[str]) -> list[str]:
    return sorted(cards, key=lambda card: ("APEU".index(card[0]), rank(card)))


class Reading:
    """A position. `asked` is the seat that speaks, `words` are what it may say; none at the end."""

    def __init__(self, hands: list[str], bribes: list[int], rounds: int, teams: int) -> None:
        self.hands = [set(hand.split()) for hand in hands]
        self.bribes = bribes
        self.seats = len(hands)
        self.rounds = rounds
        self.teams = teams
        self.round = rounds - max(len(self.hands[seat]) + bribes[seat] for seat in range(self.seats)) + 1
        self.won: list[set[str]] = [set() for _ in hands]
        self.deck: set[str] = set()
        self.left: set[str] = set()
        self.trump = ""
        self.order: list[int] = []
        self.said: list[str] = []
        self.moment = "round"
        self.buried: dict[int, str] = {}
        self.questions: list[tuple[int, list[tuple[str, ...]]]] = []
        self.placed: tuple[str, ...] = ()

    # ── MV-074: three hidden discards ──

    def bury(self, seats: list[int]) -> None:
        self.moment, self.order, self.said = "bury", seats, []

    def buried_all(self) -> None:
        for seat, card in zip(self.order, self.said, strict=True):
            self.hands[seat].remove(card)
            self.deck.add(card)
        self.round = 0

    # ── the round ──

    def begin_round(self, leader: int) -> None:
        """MV-043 to MV-045, MV-080."""
        if self.round == self.rounds or (self.round > 0 and not any(self.hands)):
            self.begin_end()
            return
        self.round += 1
        if not self.deck:
            self.deck, self.left = self.left, set()
        self.trump = in_order(self.deck)[0]
        self.deck.remove(self.trump)
        self.turn_order(leader)

    def turn_order(self, leader: int) -> None:
        clockwise = [(leader + place) % self.seats for place in range(self.seats)]
        self.order = [seat for seat in clockwise if self.hands[seat]]
        self.bribes = [gems if self.hands[seat] else 0 for seat, gems in enumerate(self.bribes)]
        self.moment, self.said = "round", []

    def cards_now(self, seat: int) -> list[str]:
        """MV-023 to MV-032."""
        if not self.said:
            return in_order(self.hands[seat])
        following = {card for card in self.hands[seat] if card[0] == self.said[0][0]}
        return in_order(following or self.hands[seat]) + ["bribe"] * (self.bribes[seat] > 0)

    def finish_round(self) -> None:
        """MV-034 to MV-042."""
        played = {card: seat for seat, card in zip(self.order, self.said, strict=True) if card != "bribe"}
        trumps = [card for card in played if card[0] == self.trump[0]]
        best = max(trumps or [card for card in played if card[0] == self.said[0][0]], key=rank)
        winner = played[best]
        self.won[winner] |= {*played, self.trump}
        if self.seats == 6:
            self.moment, self.order, self.said = "leave", [winner], in_order({*played, self.trump})
        else:
            self.begin_round(winner)

    # ── the end ──

    def begin_end(self) -> None:
        """MV-066, MV-067, MV-A3: which stacks count; a question for each equal pair with a joker about."""
        self.moment, self.questions = "count", []
        self.counted = [{PRINTED[card][0] for card in area if card in PRINTED} for area in self.won]
        for team in range(self.teams):
            partner = team + self.seats // 2
            for guild in GUILDS:
                self.settle(guild, team, partner)
        self.next_question()

    def settle(self, guild: str, one: int, two: int) -> None:
        if not (guild in self.counted[one] and guild in self.counted[two]):
            return
        mine, theirs = self.symbols(one, guild), self.symbols(two, guild)
        if mine != theirs:
            self.counted[one if mine > theirs else two].remove(guild)
        elif any(rank(card) == 1 for card in self.won[one] | self.won[two]):
            self.questions.append((one, [(guild, str(one)), (guild, str(two))]))
        else:
            self.counted[two].remove(guild)

    def symbols(self, seat: int, guild: str) -> int:
        return sum(
            PRINTED[card][1] for card in self.won[seat] if card in PRINTED and PRINTED[card][0] == guild
        )

    def next_question(self) -> None:
        if self.moment == "count" and not self.questions:
            self.moment = "joker"
            self.questions = [(seat, self.placements(seat)) for seat in range(self.seats)]
        while self.moment == "joker" and self.questions and len(self.questions[0][1]) == 1:
            self.questions.pop(0)
        if not self.questions:
            self.moment = "over"

    def placements(self, seat: int) -> list[tuple[str, ...]]:
        """MV-049 to MV-052: every way to lay as many jokers as fit, one on a stack."""
        jokers = sum(rank(card) == 1 for card in self.won[seat])
        stacks = [guild for guild in GUILDS if guild in self.counted[seat]]
        return list(combinations(stacks, min(jokers, len(stacks))))

    # ── words ──

    def words(self) -> list[str]:
        """What the seat that is asked may say."""
        if self.moment == "bury":
            return [f"trumps {card}" for card in in_order(self.hands[self.order[len(self.said)]])]
        if self.moment == "round":
            return self.cards_now(self.order[len(self.said)])
        if self.moment == "leave":
            return [f"leave {card}" for card in self.said]
        if self.moment == "count":
            return [f"count {seat}" for _, seat in self.questions[0][1]]
        if self.moment == "joker":
            ways = self.questions[0][1]
            return [
                f"joker {guild}" for guild in GUILDS if any(way[len(self.placed)] == guild for way in ways)
            ]
        return []

    def after(self, word: str) -> "Reading":
        there = deepcopy(self)
        getattr(there, f"said_in_{self.moment}")(word)
        return there

    def said_in_bury(self, word: str) -> None:
        self.said.append(word.removeprefix("trumps "))
        if len(self.said) == len(self.order):
            first = (self.order[0] + 3) % 6
            self.buried_all()
            self.begin_round(first)

    def said_in_round(self, word: str) -> None:
        seat = self.order[len(self.said)]
        self.said.append(word)
        if word == "bribe":
            self.bribes[seat] -= 1
        else:
            self.hands[seat].remove(word)
        if len(self.said) == len(self.order):
            self.finish_round()

    def said_in_leave(self, word: str) -> None:
        card = word.removeprefix("leave ")
        self.won[self.order[0]].remove(card)
        self.left.add(card)
        self.begin_round(self.order[0])

    def said_in_count(self, word: str) -> None:
        team, ways = self.questions.pop(0)
        other = team + self.seats // 2 if word == f"count {team}" else team
        self.counted[other].remove(ways[0][0])
        self.next_question()

    def said_in_joker(self, word: str) -> None:
        seat, ways = self.questions.pop(0)
        guild = word.removeprefix("joker ")
        ways = [way for way in ways if way[len(self.placed)] == guild]
        self.placed = (*self.placed, guild) if len(ways) > 1 else ()
        if len(ways) > 1:
            self.questions.insert(0, (seat, ways))
        self.next_question()


def number_of_sequences(here: Reading, depth: int) -> int:
    """How many sequences of this many words lead on from here."""
    words = here.words()
    if depth <= 1:
        return len(words) if depth else 1
    return sum(number_of_sequences(here.after(word), depth - 1) for word in words)
