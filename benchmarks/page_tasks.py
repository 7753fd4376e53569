"""How long the page keeps the processor busy after a card: `python -m benchmarks.page_tasks`.

What counts is the processor time of the main thread, times four for a processor of a quarter of the speed:
so a busy machine does not disturb the figures. Needs the page (`make page`) and the Chromium of the tests.
The longest task after a card is to stay below 100 ms. Measured on two shared cores, bots at once:

    masti       26 news   longest task   53 ms   over 50 ms: 1   in all 2.3 s, of it scripts 0.9 s
    factions    40 news   longest task   37 ms   over 50 ms: 0   in all 1.5 s, of it scripts 0.8 s
    gangsters   10 news   longest task   58 ms   over 50 ms: 1   in all 0.7 s, of it scripts 0.3 s
"""

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, sync_playwright

from tests.page.browser.visitors import FLAGS, Visitor
from tests.server.processes import Process
from tests.services.chromium import chromium

SLOWED = 4  # times
USUAL = (("masti", 4, 8), ("factions", 6, 5), ("gangsters", 4, 5))
FIRST = 3  # choices before it is measured
KINDS = ["toplevel", "devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")

Event = dict[str, Any]


class Measured(NamedTuple):
    """Milliseconds of a processor that is as slow as said."""

    news: int
    tasks: list[float]
    scripts: float


def measured(address: str, program: str, game: str, players: int, turns: int) -> Measured:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        me = Visitor(browser, address, rhythm="instant", motion="no-preference")
        me.play_now(game, players=players)
        take_turns(me, FIRST)
        before, trace = len(me.told), begun_trace(me)
        take_turns(me, turns)
        events = trace.ended(me)
        news = sum(message["type"] == "news" for message in me.told[before:])
        me.close()
        browser.close()
    busy = on_main_thread(events)
    return Measured(news, sorted(times(busy, TASKS), reverse=True), sum(times(busy, ("FunctionCall",))))


def take_turns(me: Visitor, turns: int) -> None:
    for _ in range(turns):
        if me.next() != "choose":
            return
        me.choose()
    me.next()


class Trace:
    """What Chromium does, until it is ended."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[Event] = []
        self.is_whole = False
        session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        session.on("Tracing.tracingComplete", lambda _: self.complete())
        config = {"includedCategories": KINDS, "recordMode": "recordAsMuchAsPossible"}
        session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def complete(self) -> None:
        self.is_whole = True

    def ended(self, me: Visitor) -> list[Event]:
        self.session.send("Tracing.end")
        while not self.is_whole:
            me.page.wait_for_timeout(50)
        return self.events


def begun_trace(me: Visitor) -> Trace:
    return Trace(me.context.new_cdp_session(me.page))


def on_main_thread(events: Iterable[Event]) -> list[Event]:
    """The events of the page's main thread: of the busiest one that a renderer calls so."""
    named = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    threads: dict[tuple[int, int], list[Event]] = {thread: [] for thread in named}
    for event in events:
        thread = event["pid"], event["tid"]
        if thread in threads and event.get("ph") == "X":
            threads[thread].append(event)
    return max(threads.values(), key=lambda found: sum(times(found, TASKS)))


def times(events: Iterable[Event], names: Iterable[str]) -> list[float]:
    """Processor time, slowed; one task may be told under two names, and is counted once."""
    found = {
        (event["ts"], event.get("tdur", 0))
        for event in events
        if event["name"] in names and event.get("tdur")
    }
    starts: dict[int, int] = {}
    for start, took in found:
        starts[start // 100] = max(took, starts.get(start // 100, 0))
    return [took / 1000 * SLOWED for took in starts.values()]


def main(asked: list[str]) -> None:
    games = [(asked[0], int(asked[1]), int(asked[2]))] if asked else USUAL
    program = chromium()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder) / "node", str(Path(folder) / "store.sqlite"), deals="page tasks")
        server.start()
        for game, players, turns in games:
            found = measured(server.address, program, game, players, turns)
            print(
                f"{game:12}{found.news:3} news   longest task {found.tasks[0]:4.0f} ms"
                f"   over 50 ms: {sum(took > 50 for took in found.tasks)}"
                f"   in all {sum(found.tasks) / 1000:.1f} s, of it scripts {found.scripts / 1000:.1f} s"
            )
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
