"""The messages between the proof and its pytest plugin."""

import msgspec

from intriga.proving.places import CodePlace

#: Names in the environment: the file with the plan, and the pipe for the answers, one JSON line each.
PLAN = "INTRIGA_PROOF_PLAN"
ANSWERS = "INTRIGA_PROOF_ANSWERS"


class Target(msgspec.Struct, frozen=True):
    """A place and the clauses that it implements."""

    place: CodePlace
    clauses: list[str]


class Plan(msgspec.Struct, frozen=True):
    package: str
    targets: list[Target]
    jobs: int


class PlaceAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result for one place; or, in `fault`, why there can be no proof."""

    place: CodePlace | None = None
    unproved: list[str] = []
    fault: str = ""
