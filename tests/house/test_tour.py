"""The tour of the library in the README runs as it stands."""

from __future__ import annotations

import doctest
import re

from tests.house.places import ROOT

README = ROOT / "README.md"


def test_the_tour_in_the_readme_runs() -> None:
    (block,) = re.findall(r"^```pycon\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    tour = doctest.DocTestParser().get_doctest(block, {}, "README.md", str(README), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)

    ran = runner.run(tour, out=told.append)

    assert ran.attempted >= 8
    assert 0 == ran.failed, "".join(told)
