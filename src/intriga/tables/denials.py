"""Denials: why a table rejects a command, as a reason and its facts; the sentences are in `locales`."""

from typing import Literal

Kind = Literal["not_allowed", "not_now", "not_valid"]


class Denied(Exception):
    """The table rejects a command. `reason` names the sentence `denied-<reason>`, `facts` are its blanks.

    `kind` says whose fault it is: somebody who may not (403), a wrong moment (409), a bad value (422).
    `clause` is the rule of the game behind it, if there is one.
    """

    def __init__(self, kind: Kind, reason: str, clause: str = "", **facts: str | int) -> None:
        super().__init__(reason)
        self.kind: Kind = kind
        self.reason = reason
        self.clause = clause
        self.facts = facts


def not_allowed(reason: str, **facts: str | int) -> Denied:
    return Denied("not_allowed", reason, "", **facts)


def not_now(reason: str, clause: str = "", **facts: str | int) -> Denied:
    return Denied("not_now", reason, clause, **facts)


def not_valid(reason: str, **facts: str | int) -> Denied:
    return Denied("not_valid", reason, "", **facts)
