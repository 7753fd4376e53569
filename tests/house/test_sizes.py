"""No module is longer than a reader can hold."""

from __future__ import annotations

from tools import sizes


def test_no_module_is_longer_than_the_limit() -> None:
    limit = sizes.MODULE_LIMITS[-1]

    too_long = [f"{module.where}: {module.lines} lines" for module in sizes.modules() if module.lines > limit]

    assert [] == too_long
