"""A match: a header and an append-only list of entries, and the position they lead to."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.events import plain
from intriga.kernel.machine.chance import Chance, Keyed
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Stale
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.digests import digest_of, fingerprint, link
from intriga.kernel.match.entries import AnyEntry, By, Decided, Ended, Header, Outcome, RecordedPick, Undone
from intriga.kernel.match.paths import apply_path
from intriga.kernel.match.proof import MAX_ADDED_BYTES, commitment, match_key
from intriga.kernel.packs import Pack


class Match:
    """One match in memory. Every change is an entry; `states[i]` is the position after entry i."""

    def __init__(self, game: Game, pack: Pack, header: Header, seed: bytes | None, box: Any = None) -> None:
        self.game = game
        self.pack = pack
        self.box = game.load(pack) if box is None else box
        self.header = header
        self.seed = seed
        self.entries: list[AnyEntry] = []
        self.states: list[State] = []
        self.standing: list[int] = []  # the entries that led to the present position, without what was undone
        #: The entry that may have answered a message of a client; forks share this, see `answered`.
        self.answers: dict[tuple[Seat, str], int] = {}
        self.questions_undone = 0  # added to the number of a question, so that none is used twice
        self.chance: Chance | None = None
        if seed is not None:
            added = tuple(bytes.fromhex(text) for text in header.added)
            self.chance = Keyed(match_key(seed, header.match, added))

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def question(self) -> int:
        """The number of the question that is asked now: it only grows, even after an undo."""
        return self.state.asked + self.questions_undone

    @property
    def ended(self) -> bool:
        return bool(self.entries) and isinstance(self.entries[-1], Ended)

    # ── what happens ──

    def deal(self) -> None:
        """The first entry: from the box to the first question."""
        events: list[object] = []
        picks: list[Pick] = []
        dealer = Dealer(self.luck(), events, picks)
        header = self.header
        state = self.game.setup(self.box, header.players, header.options, header.carry, dealer)
        self.append(
            Outcome(events=plain_events(events), picks=recorded_picks(picks), learned=dealer.learned),
            state,
            stands=True,
        )
        self.end_if_over()

    def decide(
        self,
        seat: Seat,
        path: Sequence[Word],
        by: By = "person",
        client: str = "",
        question: int | None = None,
    ) -> Decided:
        """Apply a path, or raise Refused, Stale or Malformed and change nothing."""
        repeated = self.answered(seat, client)
        if repeated is not None:
            return repeated
        if self.ended:
            raise Malformed("the match has ended")
        if question is not None and question != self.question:
            raise Stale("the table has moved on; this question is no longer asked")
        state, events, picks, learned = apply_path(self.state, seat, path, self.luck())
        entry = Decided(
            seat=seat,
            path=tuple(word.notation() for word in path),
            by=by,
            client=client,
            picks=recorded_picks(picks),
            learned=learned,
            events=plain_events(events),
        )
        self.append(entry, state, stands=True)
        index = len(self.entries) - 1
        self.end_if_over()
        kept = self.entries[index]
        assert isinstance(kept, Decided)
        return kept

    def answered(self, seat: Seat, client: str) -> Decided | None:
        """The entry that already answered this message of this client."""
        index = self.answers.get((seat, client)) if client else None
        if index is None or index >= len(self.entries):
            return None
        entry = self.entries[index]  # forks share `answers`: that of another one may be noted there
        is_answer = isinstance(entry, Decided) and entry.seat == seat and entry.client == client
        return entry if isinstance(entry, Decided) and is_answer else None

    def take_back(self, seat: Seat, to: int, consents: Sequence[int]) -> None:
        """Go back to before entry `to`; the caller has checked `undo_permission`."""
        kept = [index for index in self.standing if index < to]
        state = self.states[kept[-1]].copy()
        self.questions_undone += self.state.asked - state.asked + 1
        self.append(Undone(seat=seat, to=to, consents=tuple(consents)), state, stands=False)
        self.standing = kept

    def end(self, how: Any, seats: Sequence[Seat] = ()) -> None:
        """Close the match and reveal the seed."""
        result = self.game.result(self.state)
        seed = self.seed.hex() if self.seed is not None else ""
        self.append(Ended(how=how, seats=tuple(seats), result=result, seed=seed), self.state, stands=False)

    def end_if_over(self) -> None:
        if self.state.over:
            self.end("ruled")

    def note(self, entry: AnyEntry) -> None:
        """Append an entry that moves no piece: a signal, a clock, a change of seats."""
        self.append(entry, self.state, stands=False)

    def append_undo_barrier(self, entry: AnyEntry) -> None:
        """Append an entry that no undo can go behind."""
        self.standing = []
        self.append(entry, self.state, stands=True)

    # ── how it is kept ──

    def fork(self) -> "Match":
        """A copy of the match on which something can be tried. Both share entries and positions, which
        never change."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.entries = self.entries.copy()
        twin.states = self.states.copy()
        twin.standing = self.standing.copy()
        if isinstance(self.chance, Keyed):
            twin.chance = Keyed(self.chance.key, self.chance.counter)
        return twin

    def append(self, entry: AnyEntry, state: State, *, stands: bool) -> None:
        """Add an entry, sealed with its digest and its link; `stands` if it leads to the present position."""
        sealed = sealed_entry(self.last_link(), entry, digest_of(state))
        self.note_answers(len(self.entries), [sealed])
        self.entries.append(sealed)
        self.states.append(state)
        if stands:
            self.standing.append(len(self.entries) - 1)

    def note_answers(self, first: int, entries: Sequence[AnyEntry]) -> None:
        """Note which messages these entries, from this number on, answer."""
        for index, entry in enumerate(entries, first):
            if isinstance(entry, Decided) and entry.client:
                self.answers[entry.seat, entry.client] = index

    def last_link(self) -> str:
        return self.entries[-1].link if self.entries else header_link(self.header)

    def luck(self) -> Chance:
        if self.chance is None:
            raise Malformed("this match cannot go on: its seed is not here")
        return self.chance


def new_match(
    game: Game,
    pack: Pack,
    match: str,
    players: int,
    options: Mapping[str, str],
    seats: Sequence[str],
    seed: bytes,
    added: Sequence[bytes] = (),
    carry: dict[str, Any] | None = None,
    previous: str | None = None,
) -> Match:
    """A new match: options are checked, defaults filled in, and the cards are dealt."""
    if any(len(more) > MAX_ADDED_BYTES for more in added):
        raise Malformed(f"a seat may add at most {MAX_ADDED_BYTES} bytes")
    header = Header(
        match=match,
        game=game.id,
        rules_version=game.rules_version,
        pack=pack.id,
        pack_digest=pack.digest,
        players=players,
        options=chosen_options(game, players, options),
        seats=tuple(seats),
        commitment=commitment(seed, match),
        added=tuple(more.hex() for more in added) or ("",) * players,
        carry=carry,
        previous=previous,
    )
    made = Match(game, pack, header, seed)
    made.deal()
    return made


def header_link(header: Header) -> str:
    """The first link of the chain."""
    return fingerprint(msgspec.to_builtins(header))


def sealed_entry(before: str, entry: AnyEntry, digest: str) -> AnyEntry:
    """The entry with its digest, linked to everything before it."""
    unlinked = msgspec.structs.replace(entry, digest=digest, link="")
    return msgspec.structs.replace(unlinked, link=link(before, msgspec.to_builtins(unlinked)))


def recorded_picks(picks: list[Pick]) -> tuple[RecordedPick, ...]:
    return tuple(RecordedPick(pick.n, pick.value, pick.seats, tuple(pick.weights)) for pick in picks)


def plain_events(events: list[object]) -> tuple[dict[str, Any], ...]:
    return tuple(plain(event) for event in events)
