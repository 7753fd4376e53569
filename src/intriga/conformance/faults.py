"""A fault: what a check found wrong, as a reason and facts."""

from typing import Any, Literal, get_args

import msgspec

#: The columns of the fuzzer's report.
Kind = Literal[
    "crashes",
    "dead_ends",
    "endless",
    "leaks",
    "bad_undo",
    "broken_invariants",
    "refusal_mismatches",
    "copy_faults",
    "replay_mismatches",
]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong."""

    kind: Kind
    reason: str  # what is wrong, in snake case
    facts: dict[str, Any]

    def sentence(self) -> str:
        facts = ", ".join(f"{name} {value!r}" for name, value in self.facts.items())
        return f"{self.reason.replace('_', ' ')} ({facts})" if facts else self.reason.replace("_", " ")


def fault(kind: Kind, reason: str, **facts: Any) -> Fault:
    return Fault(kind, reason, facts)
