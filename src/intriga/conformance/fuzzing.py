"""Fuzzing: whole random matches, with cheap checks at every decision and expensive ones at a random one."""

from collections import Counter
from hashlib import blake2b
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from intriga.conformance.expensive import match_checks, position_checks
from intriga.conformance.faults import Fault, fault
from intriga.conformance.language import random_path
from intriga.conformance.play import random_choice
from intriga.conformance.records import cut
from intriga.conformance.subjects import Subject, Variant, undealt_match, variants_at
from intriga.conformance.turns import acting_faults, invariant_faults, result_faults
from intriga.conformance.undoing import taken_back_faults
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.words import Word
from intriga.kernel.match.match import Match
from intriga.kernel.match.undo import undo, undo_permission

MAX_DECISIONS = 5_000  # a game that lasts longer counts as endless
ANYONE_UNTIL = 500  # decisions after which only the first acting seat is asked
MAX_CHAIN = 3  # matches that follow one another


class FoundFault(msgspec.Struct):
    """A fault, and the match up to it."""

    fault: Fault
    match: Match


class FuzzTally(msgspec.Struct):
    """The counts and faults of one fuzzed game."""

    decisions: int = 0
    checks: Counter[str] = msgspec.field(default_factory=Counter)
    found: list[FoundFault] = msgspec.field(default_factory=list)


def seed_of(seed: int, index: int) -> bytes:
    """The seed of one game: it does not depend on the process or on the order of the games."""
    return blake2b(f"{seed} {index}".encode(), digest_size=32).digest()


def fuzz_game(subject: Subject, variant: Variant, seed: int, index: int) -> FuzzTally:
    """One random game (and the games that follow it in a chain), with all checks."""
    tally = FuzzTally()
    luck = seed_of(seed, index)
    chance = Quick(int.from_bytes(luck[:8], "big"))
    carry: dict[str, Any] | None = None
    for place in range(MAX_CHAIN):
        name = f"fuzz-{seed}-{index}" + (f"-{place}" if place else "")
        match = undealt_match(subject, variant, name, luck, carry)
        FuzzedMatch(subject, match, chance, tally, index).play()
        result = subject.game.result(match.state) if match.ended else None
        carry = result.carry if result is not None else None
        if carry is None or tally.found:
            break
        variant = following_variant(subject, variant, carry, chance)
    return tally


def following_variant(subject: Subject, variant: Variant, carry: dict[str, Any], chance: Chance) -> Variant:
    """How the next match of a chain is played: with the same options, or others if the game refuses them."""
    left = variants_at(subject.game, variant.players, {})
    following = variant
    while not can_follow(subject, following, carry) and left:
        following = left.pop(chance.pick(len(left)))
    return following


def can_follow(subject: Subject, variant: Variant, carry: dict[str, Any]) -> bool:
    box = subject.game.load(subject.pack)
    try:
        subject.game.setup(box, variant.players, variant.options, carry, Dealer(Quick(0)))
    except Malformed:
        return False
    return True


class FuzzedMatch:
    """One match that is being fuzzed. The first fault ends it."""

    def __init__(self, subject: Subject, match: Match, chance: Chance, tally: FuzzTally, index: int) -> None:
        self.subject = subject
        self.game = subject.game
        self.match = match
        self.chance = chance
        self.persons = match.header.players
        self.seats = self.persons + self.game.scripted(self.persons, match.header.options)
        self.tally = tally
        self.index = index
        self.anyone = chance.pick(2) == 1  # else only the first acting seat is asked
        self.decisions = 0
        self.doing = "the deal"

    def play(self) -> None:
        """Play to the end, then run the expensive checks; any exception counts as a crash."""
        try:
            self.match.deal()
            while self.is_sound() and not self.match.ended:
                self.decide()
                self.undo_something()
            if not self.tally.found:
                self.check_afterwards()
        except Exception as error:
            says = f"{type(error).__name__}: {error}"
            last = extract_tb(error.__traceback__)[-1]
            where = f"{Path(last.filename).name}:{last.lineno}"
            self.note([fault("crashes", "crash", error=says, where=where, during=self.doing)], self.match)

    def is_sound(self) -> bool:
        """Run the cheap checks; whether the game can go on."""
        state = self.match.state
        self.tally.checks.update(("invariants", "acting", "results"))
        self.note(invariant_faults(self.game, state), self.match)
        self.note(acting_faults(state, self.persons), self.match)
        self.note(result_faults(self.game, state, self.seats), self.match)
        if self.decisions >= MAX_DECISIONS:
            self.note([fault("endless", "the_game_does_not_end", decisions=self.decisions)], self.match)
        return not self.tally.found

    def decide(self) -> None:
        """One seat says something legal: one word, or now and then a path."""
        state = self.match.state
        anyone = self.anyone and self.decisions < ANYONE_UNTIL
        seat, word = random_choice(state, self.chance, anyone=anyone)
        path: list[Word] = [word]
        if self.chance.pick(8) == 0:
            path = random_path(state, seat, self.chance)
        self.doing = f"'{', '.join(str(word) for word in path)}' of seat {seat}"
        self.match.decide(seat, path, by="bot")
        self.decisions += 1
        self.tally.decisions += len(path)

    def undo_something(self) -> None:
        """Now and then a seat takes back one of the last moves, if it may.

        In every other game nobody does: what is re-told can be compared most strictly there."""
        if self.match.ended or self.chance.pick(16) or self.decisions > ANYONE_UNTIL or self.index % 2:
            return
        seat = self.chance.pick(self.match.header.players)
        recent = self.match.standing[1:][-3:]
        to = recent[self.chance.pick(len(recent))]
        permission = undo_permission(self.match, seat, to)
        if permission.kind == "never":
            return
        self.doing = f"an undo of seat {seat}"
        undo(self.match, seat, to, permission.asked)
        self.tally.checks["taken_back"] += 1
        self.note(taken_back_faults(self.match, to), self.match)

    def check_afterwards(self) -> None:
        """The expensive checks, at a random decision of the finished match, and those of the whole match."""
        early = cut(self.match, self.random_index() + 1)
        for name, run in position_checks(self.subject, early, self.chance):
            self.run(name, run, early)
        for name, run in match_checks(self.match, early, self.chance, self.index):
            self.run(name, run, self.match)

    def random_index(self) -> int:
        """The index of a decision; at times near the beginning or the end, where questions are rare."""
        places = [place for place, state in enumerate(self.match.states) if not state.over] or [0]
        where = self.chance.pick(8)
        some = places[:4] if where == 0 else places[-4:] if where == 1 else places
        return some[self.chance.pick(len(some))]

    def run(self, name: str, run: Any, match: Match) -> None:
        self.doing = f"the check '{name}'"
        self.tally.checks[name] += 1
        self.note(run(), match)

    def note(self, faults: list[Fault], match: Match) -> None:
        self.tally.found += [FoundFault(one, match) for one in faults]
