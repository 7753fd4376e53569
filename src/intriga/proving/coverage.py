"""Which functions implement each clause, and which tests show it."""

from pathlib import Path

import msgspec

from intriga.proving.clause_table import Clause, read_table
from intriga.proving.marks_in_code import MarksInCode, read_code
from intriga.proving.marks_in_tests import read_tests


class Covered(msgspec.Struct, frozen=True):
    """One clause: where its code is, where its tests are, or why it has none."""

    clause: Clause
    code: list[str]
    tests: list[str]

    @property
    def complete(self) -> bool:
        return self.clause.left_out is not None or bool(self.code and self.tests)


class Coverage(msgspec.Struct, frozen=True):
    """The whole table, the marks in the code, and what is wrong with any mark."""

    clauses: list[Covered]
    code: MarksInCode
    faults: list[str]

    @property
    def uncovered(self) -> list[str]:
        return [covered.clause.id for covered in self.clauses if not covered.complete]


def read_coverage(folder: Path, tests: Path) -> Coverage:
    """The clauses of the game in `folder`, whose tests are in `tests`."""
    table = read_table(folder)
    code = read_code(folder, table)
    shown = read_tests(tests, table)
    clauses = [
        Covered(
            clause,
            [place.where for place, carried in code.carried.items() if clause.id in carried],
            shown.shown.get(clause.id, []),
        )
        for clause in table.values()
    ]
    contradictions = [
        f"{covered.clause.id} is left out, but {covered.code[0]} carries it"
        for covered in clauses
        if covered.clause.left_out is not None and covered.code
    ]
    return Coverage(clauses, code, code.faults + shown.faults + contradictions)
