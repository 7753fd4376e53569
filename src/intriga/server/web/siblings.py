"""Several processes at one address: whichever is asked about health or metrics asks the others too."""

import asyncio
from collections.abc import Mapping

from intriga.server.settings import Processes
from intriga.server.web.request import AnyRequest

TIMEOUT = 2.0  # seconds for an answer
MARK = "sibling"  # in the query of such a request: it is answered by one process alone
UP = "intriga_process_up"


def is_sibling(request: AnyRequest) -> bool:
    return MARK in request.query_params


async def answers_of_others(processes: Processes, path: str) -> dict[int, str | None]:
    """What the other processes answer, by their numbers; None of one that does not."""
    ports = {number: port for number, port in enumerate(processes.ports, 1) if number != processes.number}
    found = await asyncio.gather(*(answer_at(port, path) for port in ports.values()))
    return dict(zip(ports, found, strict=True))


async def answer_at(port: int, path: str) -> str | None:
    ask = f"GET {path}?{MARK} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    try:
        async with asyncio.timeout(TIMEOUT):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(ask.encode())
                answer = await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return None
    head, _, body = answer.partition(b"\r\n\r\n")
    return body.decode() if head.split()[1:2] == [b"200"] else None


def merged_figures(by_process: Mapping[int, str | None]) -> str:
    """The figures of all processes as one text, each with the number of its process as a label."""
    about: dict[str, list[str]] = {}  # by name: what it is
    figures: dict[str, list[str]] = {}
    for number, text in sorted(by_process.items()):
        name = ""
        for line in (text or "").splitlines():
            if not line.startswith("#"):
                figures[name].append(labelled(line, number))
                continue
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
                figures.setdefault(name, [])
            if line not in about.setdefault(name, []):
                about[name].append(line)
    lines = [line for name in figures for line in about[name] + figures[name]]
    lines += [f"# HELP {UP} Whether this process answers", f"# TYPE {UP} gauge"]
    lines += [
        f'{UP}{{process="{number}"}} {int(text is not None)}.0' for number, text in sorted(by_process.items())
    ]
    return "\n".join(lines) + "\n"


def labelled(line: str, number: int) -> str:
    """A figure with one more label."""
    name, brace, rest = line.partition("{")
    if brace:
        return f'{name}{{process="{number}",{rest}'
    name, _, value = line.partition(" ")
    return f'{name}{{process="{number}"}} {value}'
