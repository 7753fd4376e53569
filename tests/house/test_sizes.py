"""No module is longer than a reader can hold; the few honest exceptions give their reason."""

from __future__ import annotations

from tools import sizes

#: file -> why it may be longer than the limit
EXCEPTIONS: dict[str, str] = {
    "src/intriga/server/wire.py": "one contract, read as a whole: structs without code",
    "page/src/wire.ts": "written by a tool from the file above",
}


def test_no_module_is_longer_than_the_limit() -> None:
    limit = sizes.MODULE_LIMITS[-1]

    too_long = [
        f"{module.where}: {module.lines} lines"
        for module in sizes.modules()
        if module.lines > limit and module.where not in EXCEPTIONS
    ]

    assert [] == too_long


def test_every_exception_is_still_needed() -> None:
    limit = sizes.MODULE_LIMITS[-1]
    long = {module.where for module in sizes.modules() if module.lines > limit}

    assert set() == set(EXCEPTIONS) - long
