"""Verification: whether a record holds, link by link, shuffle by shuffle, move by move."""

from intriga.kernel.chance import Chance, Keyed, NeedsOutcome, Scripted
from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.entries import AnyEntry, Decided, Ended, Header, Outcome, RecordedPick, Undone, Upgraded
from intriga.kernel.match import Match, header_link, plainly, recorded, sealed_entry
from intriga.kernel.paths import walk
from intriga.kernel.proof import LONGEST_BYTES, SEED_BYTES, commitment, match_key
from intriga.kernel.records import Record
from intriga.kernel.refusals import Malformed, Refused
from intriga.kernel.retell import dealt, values
from intriga.kernel.undo import undo_line


class DoesNotHold(Exception):
    """The first thing in a record that is not as it should be; its text is one sentence.

    `entry` is the entry where a re-run stops: those before it hold.
    """

    def __init__(self, sentence: str, entry: int = 0) -> None:
        super().__init__(sentence)
        self.entry = entry


def verify(game: Game, record: Record) -> Match:
    """The match of a record in which everything holds; DoesNotHold names the first thing that does not.

    A match of older rules is verified by its chain and its shuffles; its moves were judged by those rules.
    """
    check_header(game, record)
    check_chain(record)
    seed = check_end(record)
    check_shuffles(record, seed)
    match = replay(game, record)
    if isinstance(match.entries[-1], Ended) and match.header.rules_version == game.rules_version:
        check_result(match, record.entries[-1])
    return match


def check_header(game: Game, record: Record) -> None:
    header, pack = record.opening.header, record.opening.pack
    if header.game != game.id:
        raise DoesNotHold(f"the record is of '{header.game}', not of '{game.id}'")
    if not 1 <= header.rules_version <= game.rules_version:
        raise DoesNotHold(f"there are no rules {header.rules_version} of '{game.id}' here")
    if header.pack != pack.id:
        raise DoesNotHold("the pack is not the one that the header names")
    if header.pack_digest != pack.digest:
        raise DoesNotHold("the pack's bytes do not have the digest that the header names")
    if len(header.seats) != header.players or len(header.added) != header.players:
        raise DoesNotHold(f"the header does not name {header.players} seats")
    try:
        chosen = chosen_options(game, header.players, header.options)
    except Malformed as fault:
        raise DoesNotHold(f"the header's options cannot be played: {fault}") from None
    if chosen != header.options and header.rules_version == game.rules_version:
        raise DoesNotHold("the header's options are not complete")
    if any(len(more) > LONGEST_BYTES for more in added_bytes(header)):
        raise DoesNotHold(f"a seat added more than {LONGEST_BYTES} bytes")


def added_bytes(header: Header) -> tuple[bytes, ...]:
    """What the seats added to the key."""
    try:
        return tuple(bytes.fromhex(text) for text in header.added)
    except ValueError:
        raise DoesNotHold("the bytes added by the seats are not written in hex") from None


def check_chain(record: Record) -> None:
    before = header_link(record.opening.header)
    for number, entry in enumerate(record.entries):
        if sealed_entry(before, entry, entry.digest).link != entry.link:
            raise DoesNotHold(f"entry {number} was changed: its link does not fit what it says")
        before = entry.link


def check_end(record: Record) -> bytes:
    """The revealed seed, checked against the commitment."""
    last = record.entries[-1] if record.entries else None
    if not isinstance(last, Ended):
        raise DoesNotHold("the match has not ended, so its seed is not revealed yet")
    if any(isinstance(entry, Ended) for entry in record.entries[:-1]):
        raise DoesNotHold("the record goes on after its end")
    if record.opening.seed is not None and record.opening.seed != last.seed:
        raise DoesNotHold("the saved seed is not the revealed one")
    return committed_seed(record.opening.header, last.seed)


def committed_seed(header: Header, text: str) -> bytes:
    """A seed out of a record; DoesNotHold if it is not the one that was committed to."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise DoesNotHold("the seed is not written in hex") from None
    if len(seed) != SEED_BYTES:
        raise DoesNotHold(f"the seed does not have {SEED_BYTES} bytes")
    if commitment(seed, header.match) != header.commitment:
        raise DoesNotHold("the seed is not the one that was committed to")
    return seed


def check_shuffles(record: Record, seed: bytes) -> None:
    """Every pick is the next of the keyed generator."""
    header = record.opening.header
    chance = Keyed(match_key(seed, header.match, added_bytes(header)))
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Outcome | Decided):
            if not all(given_by(chance, pick) for pick in entry.picks):
                raise DoesNotHold(f"entry {number} has an outcome that the seed does not give")


def given_by(chance: Chance, pick: RecordedPick) -> bool:
    """Whether this is the generator's next outcome."""
    if pick.weights:
        return sum(pick.weights) > 0 and chance.weigh(list(pick.weights)) == pick.value
    return pick.n > 0 and chance.pick(pick.n) == pick.value


def replay(game: Game, record: Record) -> Match:
    """The match re-run from its first entry; DoesNotHold at the first entry that comes out otherwise.

    A record of older rules is not re-run: its positions stay unknown, its events are what was stored.
    """
    check_header(game, record)
    header = record.opening.header
    seed = committed_seed(header, record.opening.seed) if record.opening.seed else None
    match = opened(game, record, seed)
    if header.rules_version != game.rules_version:
        match.entries = list(record.entries)
        return match
    for number, entry in enumerate(record.entries):
        try:
            rerun(match, number, entry)
        except Refused as fault:
            refusal = fault.refusals[0]
            sentence = f"entry {number} is illegal: {refusal.reason} ({refusal.clause})"
            raise DoesNotHold(sentence, number) from None
        except (Malformed, NeedsOutcome) as fault:
            raise DoesNotHold(f"entry {number} cannot be carried out: {fault}", number) from None
        except Exception as fault:  # a record may hold anything, and a faulty rule may fail in any way
            sentence = f"entry {number} cannot be carried out: {type(fault).__name__} {fault}"
            raise DoesNotHold(sentence, number) from fault
        if match.entries[number] != entry:
            what = difference(match.entries[number], entry)
            raise DoesNotHold(f"entry {number} comes out otherwise: {what}", number)
    wind_on(match, header)
    return match


def opened(game: Game, record: Record, seed: bytes | None) -> Match:
    """The match before its first entry; DoesNotHold if its pack cannot be played."""
    try:
        return Match(game, record.opening.pack, record.opening.header, seed)
    except Malformed as fault:
        raise DoesNotHold(f"the record's pack cannot be used: {fault}") from None


def rerun(match: Match, number: int, entry: AnyEntry) -> None:
    """Carry one entry out again, by the rules alone."""
    if number == 0 and not isinstance(entry, Outcome):
        raise Malformed("a match begins with its deal")
    if match.ended:
        raise Malformed("the match has ended")
    if isinstance(entry, Outcome):
        rerun_deal(match, number, entry)
    elif isinstance(entry, Decided):
        rerun_decision(match, entry)
    elif isinstance(entry, Undone):
        line = undo_line(match, entry.seat, entry.to)
        if line.kind == "never" or line.asked != entry.consents:
            raise Malformed("this could not be taken back so")
        match.take_back(entry.seat, entry.to, entry.consents)
    elif isinstance(entry, Ended):
        result = match.game.result(match.state)
        match.append(
            Ended(how=entry.how, seats=entry.seats, result=result, seed=entry.seed), match.state, leads=False
        )
    elif isinstance(entry, Upgraded):
        raise Malformed("a carried-over match is re-run by `carry_over`")
    else:
        if entry.events or not 0 <= entry.seat < match.header.players:
            raise Malformed("it moves no piece, so it has a seat and no events")
        match.note(entry)


def rerun_deal(match: Match, number: int, entry: Outcome) -> None:
    if number != 0:
        raise Malformed("a match has one deal")
    script = Scripted(values(entry.picks))
    state, events, picks, learned = dealt(match, script)
    if script.used != len(script.outcomes):
        raise Malformed("it has outcomes that nothing asked for")
    match.append(Outcome(events=plainly(events), picks=recorded(picks), learned=learned), state, leads=True)


def rerun_decision(match: Match, entry: Decided) -> None:
    if not 0 <= entry.seat < match.header.players:
        raise Malformed(f"there is no seat {entry.seat}")
    words = [match.game.vocabulary.read(notation) for notation in entry.path]
    script = Scripted(values(entry.picks))
    state, events, picks, learned = walk(match.state, entry.seat, words, script)
    if script.used != len(script.outcomes):
        raise Malformed("it has outcomes that nothing asked for")
    match.append(
        Decided(
            seat=entry.seat,
            path=entry.path,
            by=entry.by,
            client=entry.client,
            picks=recorded(picks),
            learned=learned,
            events=plainly(events),
        ),
        state,
        leads=True,
    )


def wind_on(match: Match, header: Header) -> None:
    """Bring the generator of a match that is played on to where it stood."""
    if match.seed is None:
        return
    chance = Keyed(match_key(match.seed, header.match, added_bytes(header)))
    for number, entry in enumerate(match.entries):
        if isinstance(entry, Outcome | Decided):
            if not all(given_by(chance, pick) for pick in entry.picks):
                raise DoesNotHold("the saved seed does not give the outcomes of this match", number)
    match.chance = chance


def check_result(match: Match, last: AnyEntry) -> None:
    assert isinstance(last, Ended)
    if last.how == "ruled" and not match.state.over:
        raise DoesNotHold("the record says that the game ended by its rules, and it did not")
    if match.state.over and last.how != "ruled":
        raise DoesNotHold("the game ended by its rules, and the record says otherwise")
    named = all(0 <= seat < match.header.players for seat in last.seats)
    if not named or bool(last.seats) != (last.how == "resigned"):
        raise DoesNotHold("the record does not say rightly who resigned")


def difference(mine: AnyEntry, theirs: AnyEntry) -> str:
    """The first field in which two entries differ."""
    if type(mine) is not type(theirs):
        return "another kind of entry"
    for name in mine.__struct_fields__:
        if getattr(mine, name) != getattr(theirs, name):
            return f"its {name} differ" if name.endswith("s") else f"its {name} differs"
    return "it differs"
