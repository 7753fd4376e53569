"""Write page/src/wire.ts and requests.ts from the server's structs: the page's types are the server's.

Run by `make wire`; a test compares the written files with what this would write.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
import typing
from pathlib import Path

import msgspec

from intriga.server.telling import requests, wire
from intriga.tables.terms import Clock

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "page" / "src"
MODULES = {"wire": wire, "requests": requests}
INHERITED: dict[str, dict[str, typing.Any]] = {"wire": {"Clock": Clock}, "requests": {}}  # with their fields
HEAD = "// Written by tools/write_wire.py from server/telling/{name}.py by `make wire`. Do not edit.\n"
SCALARS: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    typing.Any: "unknown",
}


def main() -> None:
    """Write the files."""
    for name in MODULES:
        target(name).write_text(typescript(name), "utf-8")


def target(name: str) -> Path:
    return FOLDER / f"{name}.ts"


def typescript(name: str) -> str:
    """A whole module, in the order of the Python file."""
    return HEAD.format(name=name) + borrowed(name) + "".join(f"\n{part}\n" for part in parts(name))


def borrowed(name: str) -> str:
    """The import of what the structs of this module take from the other."""
    text = "".join(parts(name))
    taken = [other for other in exported("wire") if name != "wire" and re.search(rf"\b{other}\b", text)]
    return f"\nimport type {{ {', '.join(taken)} }} from './wire';\n" if taken else ""


def parts(name: str) -> typing.Iterator[str]:
    for known, value in exported(name).items():
        yield interface(value) if is_message(value) else f"export type {known} = {written(value)};"


def exported(name: str) -> dict[str, typing.Any]:
    """The messages and aliases that a module makes itself, and types of fields that its messages inherit."""
    module = MODULES[name]
    return INHERITED[name] | {
        known: value
        for known, value in vars(module).items()
        if (is_message(value) and value.__module__ == module.__name__) or is_alias(value)
    }


def is_message(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, wire.Wire | Clock) and value is not wire.Wire


def is_alias(value: object) -> bool:
    return isinstance(value, types.UnionType) or typing.get_origin(value) in (typing.Literal, typing.Union)


def interface(struct: type[wire.Wire]) -> str:
    """One struct as an interface; its tag is a field with one possible value."""
    lines = [f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag_field is not None:
        lines.append(f'  readonly {struct.__struct_config__.tag_field}: "{struct.__struct_config__.tag}";')
    for field in msgspec.structs.fields(struct):
        lines.append(f"  readonly {field.encode_name}{optional(struct, field)}: {written(field.type)};")
    lines.append("}")
    return "\n".join([*comment(struct), *lines])


def optional(struct: type[wire.Wire], field: msgspec.structs.FieldInfo) -> str:
    """A request may leave out what has a default; what the server sends is always complete."""
    return "?" if struct in REQUESTS and not field.required else ""


def comment(struct: type[wire.Wire]) -> list[str]:
    """The first paragraph of the docstring, if the struct has one of its own."""
    text = inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    return [f"/** {text} */"] if text else []


def written(kind: object) -> str:
    """A Python type as TypeScript writes it."""
    if kind in SCALARS:
        return SCALARS[kind]
    if isinstance(kind, type) and is_message(kind):
        return kind.__name__
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(written(part) for part in inner)
    if origin is list:
        item = written(inner[0])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if origin is dict:
        return f"Readonly<Record<{written(inner[0])}, {written(inner[1])}>>"
    raise SystemExit(f"tools/write_wire.py does not know how to write the type {kind!r}.")


def sent_by_page() -> set[object]:
    """What the page sends: the messages of ToServer, the bodies of requests, and what lies in them."""
    asked = typing.get_args(requests.ToServer)
    return {*asked, requests.OpenTable, requests.SeatPlan, requests.Sit, Clock}


REQUESTS = sent_by_page()

if __name__ == "__main__":
    main()
    print(f"Wrote {', '.join(str(target(name).relative_to(ROOT)) for name in MODULES)}", file=sys.stderr)
