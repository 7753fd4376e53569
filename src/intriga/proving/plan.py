"""What the proof and its pytest plugin say to each other."""

import msgspec

from intriga.proving.places import Place

#: Names in the environment: the file with the plan, and the pipe for the answers, one JSON line each.
PLAN = "INTRIGA_PROOF_PLAN"
ANSWERS = "INTRIGA_PROOF_ANSWERS"


class Target(msgspec.Struct, frozen=True):
    """A place and the clauses that it carries."""

    place: Place
    clauses: list[str]


class Plan(msgspec.Struct, frozen=True):
    package: str
    targets: list[Target]
    jobs: int


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place is done; or why there can be no proof."""

    place: Place | None = None
    unproved: list[str] = []
    fault: str = ""
