"""Refusals: everything that a request can be refused for, as a status and one sentence."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

import intriga.tables
from intriga.games.speaking import Spoken
from intriga.kernel.machine.refusals import Malformed, Refused, Stale
from intriga.kernel.sentences import Language, sentences
from intriga.server.telling.speech import shell
from intriga.server.telling.wire import Problem, Reason
from intriga.store.faults import StoreUnavailable
from intriga.tables.denials import Denied

TABLE_LOCALES = Path(intriga.tables.__file__).parent / "locales"
LONGEST_FACT = 300  # characters of a fact in a sentence
STATUS = {"not_allowed": 403, "not_now": 409, "not_valid": 422}


class NoSuchTable(Exception):
    """There is no table of this id."""


class DamagedTable(Exception):
    """What is stored of a table is not what was written: the server's trouble, not the reader's."""


class HttpRefusal(Exception):
    """A refused request: the sentence `wrong-<reason>` with its facts."""

    def __init__(self, status: int, reason: str, **facts: str | int) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.facts = facts


class RefusalText(msgspec.Struct, frozen=True):
    """A refusal in the reader's language."""

    status: int
    reason: str  # its name, for programs
    reasons: tuple[Reason, ...]

    @property
    def problem(self) -> Problem:
        first = self.reasons[0]
        return Problem(text=first.text, clause=first.clause, reason=self.reason)


#: What a request may raise without any fault of the server.
EXPECTED = (
    HttpRefusal,
    Denied,
    Refused,
    Stale,
    Malformed,
    NoSuchTable,
    StoreUnavailable,
    msgspec.MsgspecError,
)


def worded(
    fault: Exception, language: Language, spoken: Spoken | None = None, names: tuple[str, ...] = ()
) -> RefusalText:
    """Any exception as a status and sentences. An unexpected one shows no details."""
    say = shell(language).say
    match fault:
        case HttpRefusal():
            return one(fault.status, fault.reason, say(f"wrong-{fault.reason}", **short(fault.facts)))
        case Denied():
            facts = short(fault.facts)
            if spoken is not None and "word" in facts:
                word = spoken.game.vocabulary.read(str(facts["word"]))
                facts["word"] = spoken.speech.word(word, spoken.to(names))
            text = sentences(language, TABLE_LOCALES).say(f"denied-{fault.reason}", **facts)
            return one(STATUS[fault.kind], fault.reason, text, fault.clause)
        case Refused() if spoken is not None:
            reasons = tuple(
                Reason(text=spoken.speech.refusal(refusal, spoken.to(names)), clause=refusal.clause)
                for refusal in fault.refusals
            )
            return RefusalText(422, fault.refusals[0].reason, reasons)
        case Stale():
            return one(409, "stale", say("wrong-stale"))
        case NoSuchTable():
            return one(404, "no-table", say("wrong-no-table"))
        case DamagedTable():
            return one(500, "damaged", say("wrong-damaged"))
        case StoreUnavailable():
            return one(503, "store", say("wrong-store"))
        case Malformed():
            return one(422, "malformed", say("wrong-malformed", **short({"why": str(fault)})))
        case msgspec.ValidationError() | msgspec.DecodeError():
            return one(400, "malformed", say("wrong-malformed", **short({"why": str(fault)})))
        case _:
            return one(500, "inside", say("wrong-inside"))


def short(facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Facts that fit into a sentence: what a request said may be of any length."""
    return {name: cut(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


def cut(text: str) -> str:
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}…"


def one(status: int, reason: str, text: str, clause: str = "") -> RefusalText:
    return RefusalText(status, reason, (Reason(text=text, clause=clause),))
