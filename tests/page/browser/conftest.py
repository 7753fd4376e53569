"""A browser and a server of its own for every test.

The browser lives no longer than its test: the loop that drives it would be in the way of tests that
run loops of their own in the same process. Cards are dealt by the test's name; `INTRIGA_DEALS=anything`
gives all tests other cards.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from intriga.server.processes.service import CannotStart
from intriga.server.settings import PAGE
from tests.page.browser.visitors import FLAGS, PATIENCE, Visitor
from tests.server.processes import Process
from tests.services.chromium import chromium

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)  # a page that has lost its server may wait 15 seconds to try again


@pytest.fixture
def browser() -> Iterator[Browser]:
    try:
        program = chromium()
    except CannotStart as reason:
        pytest.fail(str(reason), pytrace=False)
    with sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=program, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Process]:
    if not (PAGE / "index.html").is_file():
        pytest.fail("The page is not built: `make page` builds it.", pytrace=False)
    deals = f"{request.node.name} {os.environ.get('INTRIGA_DEALS', '')}"
    process = Process(tmp_path / "node", str(tmp_path / "store.sqlite"), deals=deals)
    process.start()
    yield process
    assert process.stop() == 0, process.last_words()


@pytest.fixture
def visit(browser: Browser, server: Process) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; at the end no browser may have complained."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **how))
        return visitors[-1]

    yield come
    complaints = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert [] == complaints
