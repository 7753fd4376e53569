"""The integrity of a record: its header, its hash chain, its seed and its shuffles."""

from collections.abc import Sequence

from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.machine.chance import Chance, Keyed
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import (
    AnyEntry,
    Branched,
    Decided,
    Ended,
    Header,
    Outcome,
    RecordedPick,
    Upgraded,
)
from intriga.kernel.match.match import header_link, sealed_entry
from intriga.kernel.match.proof import MAX_ADDED_BYTES, SEED_BYTES, commitment, match_key
from intriga.kernel.match.records import Record


class InvalidRecord(Exception):
    """The first fault of a record; its text is one sentence.

    `entry` is the entry at which a re-run stops: those before it are valid.
    """

    def __init__(self, sentence: str, entry: int = 0) -> None:
        super().__init__(sentence)
        self.entry = entry


def check_header(game: Game, record: Record) -> None:
    header, pack = record.opening.header, record.opening.pack
    if header.game != game.id:
        raise InvalidRecord(f"the record is of '{header.game}', not of '{game.id}'")
    check_versions(game, record)
    if header.pack != pack.id:
        raise InvalidRecord("the pack is not the one that the header names")
    if header.pack_digest != pack.digest:
        raise InvalidRecord("the pack's bytes do not have the digest that the header names")
    if len(header.seats) != header.players or len(header.added) != header.players:
        raise InvalidRecord(f"the header does not name {header.players} seats")
    try:
        chosen = chosen_options(game, header.players, header.options)
    except Malformed as fault:
        raise InvalidRecord(f"the header's options cannot be played: {fault}") from None
    if chosen != header.options and header.rules_version == game.rules_version:
        raise InvalidRecord("the header's options are not complete")
    if any(len(more) > MAX_ADDED_BYTES for more in added_bytes(header)):
        raise InvalidRecord(f"a seat added more than {MAX_ADDED_BYTES} bytes")


def check_versions(game: Game, record: Record) -> None:
    """Rules versions only grow, up to the present one at most."""
    version = record.opening.header.rules_version
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Upgraded):
            if not version == entry.from_version < entry.to_version:
                raise InvalidRecord(f"entry {number} does not carry rules {version} over to newer ones")
            version = entry.to_version
    if not 1 <= version <= game.rules_version:
        raise InvalidRecord(
            f"the match is played by rules {version} of '{game.id}'; here are rules {game.rules_version}"
        )


def added_bytes(header: Header) -> tuple[bytes, ...]:
    """What the seats added to the key."""
    try:
        return tuple(bytes.fromhex(text) for text in header.added)
    except ValueError:
        raise InvalidRecord("the bytes added by the seats are not written in hex") from None


def check_chain(record: Record) -> None:
    before = header_link(record.opening.header)
    for number, entry in enumerate(record.entries):
        if sealed_entry(before, entry, entry.digest).link != entry.link:
            raise InvalidRecord(f"entry {number} was changed: its link does not fit what it says")
        before = entry.link


def check_end(record: Record) -> bytes:
    """The revealed seed, checked against the commitment."""
    last = record.entries[-1] if record.entries else None
    if not isinstance(last, Ended):
        raise InvalidRecord("the match has not ended, so its seed is not revealed yet")
    if any(isinstance(entry, Ended) for entry in record.entries[:-1]):
        raise InvalidRecord("the record goes on after its end")
    if record.opening.seed is not None and record.opening.seed != last.seed:
        raise InvalidRecord("the saved seed is not the revealed one")
    return committed_seed(record.opening.header, last.seed)


def committed_seed(header: Header, text: str) -> bytes:
    """A seed from a record; InvalidRecord if it is not the one that was committed to."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise InvalidRecord("the seed is not written in hex") from None
    if len(seed) != SEED_BYTES:
        raise InvalidRecord(f"the seed does not have {SEED_BYTES} bytes")
    if commitment(seed, header.match) != header.commitment:
        raise InvalidRecord("the seed is not the one that was committed to")
    return seed


def check_shuffles(record: Record, seed: bytes) -> None:
    """Every pick is the next one of the keyed generator."""
    proved_chance(record.opening.header, record.entries, seed)


def proved_chance(header: Header, entries: Sequence[AnyEntry], seed: bytes) -> Keyed:
    """The generator as it is after these entries; InvalidRecord at the first pick that it does not give.

    What was played before a branch comes from the other match's seed."""
    first = 0
    for number, entry in enumerate(entries):
        if isinstance(entry, Branched):
            check_picks(generator_before(entry), entries, first, number)
            first = number
    chance = Keyed(match_key(seed, header.match, added_bytes(header)))
    check_picks(chance, entries, first, len(entries))
    return chance


def generator_before(entry: Branched) -> Keyed:
    """The generator of the match from which this one branched off."""
    try:
        added = tuple(bytes.fromhex(text) for text in entry.added)
        return Keyed(match_key(bytes.fromhex(entry.seed), entry.match, added))
    except ValueError:
        raise InvalidRecord("the seed of the match that this one branched off from cannot be used") from None


def check_picks(chance: Chance, entries: Sequence[AnyEntry], first: int, end: int) -> None:
    for number in range(first, end):
        entry = entries[number]
        if isinstance(entry, Outcome | Decided):
            if not all(given_by(chance, pick) for pick in entry.picks):
                raise InvalidRecord(f"entry {number} has an outcome that the seed does not give", number)


def given_by(chance: Chance, pick: RecordedPick) -> bool:
    """Whether this is the generator's next outcome."""
    if pick.weights:
        return sum(pick.weights) > 0 and chance.weigh(list(pick.weights)) == pick.value
    return pick.n > 0 and chance.pick(pick.n) == pick.value
