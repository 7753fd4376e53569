"""Write page/src/wire.ts from the structs of server/wire.py: the page's types are the server's.

Run by `make wire`; a test compares the written file with what this would write.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from pathlib import Path

import msgspec

from intriga.server import wire

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "page" / "src" / "wire.ts"
HEAD = "// Written by tools/write_wire.py from src/intriga/server/wire.py: `make wire`. Do not edit.\n"
SCALARS: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    typing.Any: "unknown",
}


def main() -> None:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), "utf-8")


def typescript() -> str:
    """The whole module, in the order of the Python file."""
    return HEAD + "".join(f"\n{part}\n" for part in parts())


def parts() -> typing.Iterator[str]:
    for name, value in vars(wire).items():
        if name.startswith("_"):
            continue
        if is_message(value):
            yield interface(value)
        elif is_alias(value):
            yield f"export type {name} = {written(value)};"


def is_message(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, wire.Wire) and value is not wire.Wire


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


def requests() -> set[object]:
    """What the page sends: the messages of ToServer, the bodies of requests, and what lies in them."""
    return {*typing.get_args(wire.ToServer), wire.OpenTable, wire.SeatPlan, wire.Clock, wire.Sit}


REQUESTS = requests()

if __name__ == "__main__":
    main()
    print(f"Wrote {TARGET.relative_to(ROOT)}", file=sys.stderr)
