"""A made-up game of a few lines on disk, for the tests of the clause tool."""

from pathlib import Path
from textwrap import dedent

TABLE = """
    [[clause]]
    id = "TG-01"
    chapter = "turn"
    ru = "Сумма удваивается."
    en = "The sum is doubled."
"""

CODE = '''
    def doubled(number: int) -> int:
        """Twice the number."""  # TG-01
        return 2 * number
'''

TESTS = """
    import pytest

    from toybox.toy.rules.turn import doubled

    @pytest.mark.clause("TG-01")
    def test_three_becomes_six() -> None:
        assert 6 == doubled(3)
"""


class ToyGame:
    """Its folder and its tests, written anew for each test."""

    package = "toybox.toy"

    def __init__(self, root: Path, table: str = TABLE, code: str = CODE, tests: str = TESTS) -> None:
        self.folder = root / "toybox" / "toy"
        self.tests = root / "tests" / "toy"
        write(self.folder / "clauses.toml", table)
        write(self.folder.parent / "__init__.py", "")
        write(self.folder / "__init__.py", "")
        write(self.folder / "rules" / "__init__.py", "")
        write(self.folder / "rules" / "turn.py", code)
        write(self.tests / "test_turn.py", tests)


def row(clause: str, **more: str) -> str:
    """One more row of the table."""
    lines = [f'{name} = "{value}"' for name, value in more.items()]
    return "\n".join(
        ["[[clause]]", f'id = "{clause}"', 'chapter = "turn"', 'ru = "…"', 'en = "…"', *lines, ""]
    )


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), "utf-8")
