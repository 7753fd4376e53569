"""Write the page's types from Python's: messages, requests, routes, and what each game shows.

Run by `make wire`; a test compares the written files with what this would write.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
import typing
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from litestar import Router
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from litestar.response import Stream

from intriga.games.shelf import find_game, game_ids
from intriga.kernel.assembled import AssembledGame
from intriga.kernel.events import Event
from intriga.kernel.speech import Pieces
from intriga.server.app import all_routes
from intriga.server.telling import requests, wire, wire_lobby
from tools.typescript import Writer, is_alias, is_struct, named_within, structs_within

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "page" / "src"
HEAD = "// Written by tools/write_wire.py from {source}: `make wire`. Do not edit.\n"
API = "/api"
WORD = r"\b{}\b"
NOT_JSON = (bytes, Stream)
PARTS_OF_WIRE = (wire_lobby, wire)


def main() -> None:
    """Write the files."""
    for path, write in FILES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(), "utf-8")


def written_file(source: str, parts: list[str], others: dict[str, list[str]]) -> str:
    """A whole file: its head, what it takes from other files, its parts."""
    text = "\n".join(parts)
    taken = {
        file: [name for name in names if re.search(WORD.format(name), text)] for file, names in others.items()
    }
    imports = [
        f"import type {{ {', '.join(names)} }} from '{file}';" for file, names in taken.items() if names
    ]
    head = HEAD.format(source=source) + ("\n" + "\n".join(imports) + "\n" if imports else "")
    return head + "".join(f"\n{part}\n" for part in parts)


# ── messages ──


def exported(module: types.ModuleType) -> dict[object, str]:
    """The structs and aliases that a module makes itself, in order, after those of inherited fields."""
    own: dict[object, str] = {}
    for part in PARTS_OF_WIRE if module is wire else (module,):
        for name, value in vars(part).items():
            if is_alias(value) or (is_message(value) and value.__module__ == part.__name__):
                own[value] = name
    inherited = [kind for kind in structs_within([*own]) if not issubclass(kind, wire.Wire)]
    return {kind: kind.__name__ for kind in sorted(inherited, key=str)} | own


def is_message(value: object) -> bool:
    return is_struct(value) and issubclass(value, wire.Wire) and value is not wire.Wire


def messages(module: types.ModuleType) -> str:
    """All of `wire` or of `requests`."""
    mine = {
        kind: name for kind, name in exported(module).items() if module is wire or kind not in NAMES_OF_WIRE
    }
    writer = Writer(NAMES, SENT_BY_PAGE)
    parts = [writer.declaration(kind, name) for kind, name in mine.items()]
    others = {} if module is wire else {"./wire": [*NAMES_OF_WIRE.values()]}
    return written_file(source_of(module), parts, others)


def source_of(module: types.ModuleType) -> str:
    return Path(inspect.getfile(module)).relative_to(ROOT).as_posix()


# ── routes ──


def routes() -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Every route of the API that answers with JSON: method, path and handler."""
    for route in Router("/", route_handlers=all_routes()).routes:
        handlers = [one for one in getattr(route, "route_handlers", []) if is_described(one)]
        by_method = {method: handler for handler in handlers for method in handler.http_methods}
        for method, handler in sorted(by_method.items()):
            yield method, route.path_format.removeprefix(API), handler


def is_described(handler: HTTPRouteHandler) -> bool:
    return handler.include_in_schema is not False and answer_of(handler) not in NOT_JSON


def hints_of(handler: HTTPRouteHandler) -> dict[str, typing.Any]:
    return typing.get_type_hints(handler.fn, include_extras=True)


def answer_of(handler: HTTPRouteHandler) -> typing.Any:
    """What a handler answers with; a Response is what it holds."""
    answer = hints_of(handler)["return"]
    origin = typing.get_origin(answer)
    is_response = inspect.isclass(origin) and origin.__name__ == "Response"
    return typing.get_args(answer)[0] if is_response else answer


def parameters(handler: HTTPRouteHandler, kind: type) -> Iterator[tuple[str, typing.Any, bool]]:
    """The parameters of a kind: name, type, and whether it may be left out."""
    signature = inspect.signature(handler.fn).parameters
    for name, hint in hints_of(handler).items():
        marks = getattr(hint, "__metadata__", ())
        if any(isinstance(mark, kind) for mark in marks):
            yield name, typing.get_args(hint)[0], signature[name].default is not inspect.Parameter.empty


def body_of(handler: HTTPRouteHandler) -> typing.Any:
    return next((kind for _, kind, _ in parameters(handler, BodyKwarg)), type(None))


def route_file() -> str:
    """What is asked in the address of each route, its body and its answer."""
    writer = Writer(NAMES)
    lines = ["/** Every route that answers with JSON: what its address asks, its body, its answer. */"]
    lines.append("export interface Routes {")
    for method, path, handler in routes():
        asks = [
            f"readonly {name}{'?' if may_lack else ''}: {writer.written(kind)}"
            for place in (PathParameter, QueryParameter)
            for name, kind, may_lack in parameters(handler, place)
        ]
        lines.append(f"  readonly '{method} {path}': {{")
        lines.append(f"    readonly asks: {'{ ' + '; '.join(asks) + ' }' if asks else 'Nothing'};")
        lines.append(f"    readonly body: {writer.written(body_of(handler))};")
        lines.append(f"    readonly answer: {answer_written(writer, answer_of(handler))};")
        lines.append("  };")
    parts = ["export type Nothing = Readonly<Record<never, never>>;", "\n".join([*lines, "}"])]
    others = {"./requests": [*NAMES_OF_REQUESTS.values()], "./wire": [*NAMES_OF_WIRE.values()]}
    return written_file("the routes of src/intriga/server", parts, others)


def answer_written(writer: Writer, answer: typing.Any) -> str:
    """A game's own answer is unknown here: its generated types know it."""
    return "unknown" if typing.get_origin(answer) is typing.Annotated else writer.written(answer)


# ── games ──

CONTRACT = """\
export type Line = LogLine<GameEvent>;
export type Props = BoardProps<View, GameEvent>;
export type PropsOfSeat = SeatProps<View, GameEvent>;"""


def game_file(game: str) -> str:
    """A game's view, its events as seats see them, its book and deeds, and the props of its board."""
    kinds = seen_kinds(game)
    names = named_within([view_of(game), *kinds, *books_of(game), *deeds_of(game)])
    writer = Writer(names)
    union = "export type GameEvent =\n" + "\n".join(f"  | {kind.__name__}" for kind in kinds) + ";"
    parts = [*(writer.declaration(kind, name) for kind, name in names.items()), union, CONTRACT]
    others = {"../../boards": ["BoardProps", "SeatProps"], "../../wire": ["LogLine"]}
    return written_file(f"src/intriga/games/{game}", parts, others)


def view_of(game: str) -> typing.Any:
    found = find_game(game)
    assert isinstance(found, AssembledGame)
    return typing.get_type_hints(found.parts.view)["return"]


def books_of(game: str) -> list[typing.Any]:
    book = type(find_game(game).pieces).book
    return [] if book is Pieces.book else [typing.get_type_hints(book)["return"]]


def deeds_of(game: str) -> list[typing.Any]:
    deeds = type(find_game(game).pieces).deeds
    return [] if deeds is Pieces.deeds else list(typing.get_args(typing.get_type_hints(deeds)["return"]))


def seen_kinds(game: str) -> list[type[Event]]:
    """The kinds of events as seats see them: only these are sent."""
    found: dict[type[Event], None] = {}
    for kind in find_game(game).events:
        found |= dict.fromkeys(seen_as(kind))
    return [*found]


def seen_as(kind: type[Event]) -> list[type[Event]]:
    """What seats may see of a kind of events, as `seen_by` declares it."""
    if kind.seen_by is Event.seen_by:
        return [kind]
    seen = typing.get_type_hints(kind.seen_by, vars(sys.modules[kind.__module__]))["return"]
    return [one for one in typing.get_args(seen) or (seen,) if one is not type(None)]


NAMES_OF_WIRE = exported(wire)
NAMES_OF_REQUESTS = {kind: name for kind, name in exported(requests).items() if kind not in NAMES_OF_WIRE}
NAMES = NAMES_OF_WIRE | NAMES_OF_REQUESTS
SENT_BY_PAGE = structs_within([requests.ToServer, *(body_of(handler) for _, _, handler in routes())])

FILES: dict[Path, Callable[[], str]] = {
    FOLDER / "wire.ts": partial(messages, wire),
    FOLDER / "requests.ts": partial(messages, requests),
    FOLDER / "routes.ts": route_file,
    **{FOLDER / "games" / game / "generated.ts": partial(game_file, game) for game in game_ids()},
}

if __name__ == "__main__":
    main()
    print(f"Wrote {', '.join(str(path.relative_to(ROOT)) for path in FILES)}", file=sys.stderr)
