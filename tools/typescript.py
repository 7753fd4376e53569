"""Python types as TypeScript writes them: structs as interfaces, literals as unions."""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeGuard

import msgspec

Struct = type[msgspec.Struct]

SCALARS: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    typing.Any: "unknown",
}
#: A line without an event has an empty object, which lacks the tag of events.
NO_EVENT = "{ readonly event?: undefined }"


@dataclass(frozen=True)
class Writer:
    """Writes types; what is exported under a name is referred to by it.

    A struct of `requests` may leave out what has a default; what the server sends is always complete."""

    names: Mapping[object, str]
    requests: Collection[Struct] = field(default=())

    def declaration(self, kind: typing.Any, name: str) -> str:
        """A struct or an alias, exported under its name."""
        if is_struct(kind):
            return self.interface(kind)
        if typing.get_origin(kind) is typing.Literal:
            values = ", ".join(f'"{value}"' for value in typing.get_args(kind))
            return (
                f"export const {name} = [{values}] as const;\nexport type {name} = (typeof {name})[number];"
            )
        return f"export type {name} = {self.expanded(kind)};"

    def interface(self, struct: Struct) -> str:
        """A struct as an interface; its tag is a field with one value, types of games are parameters."""
        fields = msgspec.structs.fields(struct)
        own = [f"{name} = unknown" for name in (own_name(one.type) for one in fields) if name]
        parameters = f"<{', '.join(own)}>" if own else ""
        lines = [f"export interface {struct.__name__}{parameters} {{"]
        config = struct.__struct_config__
        if config.tag_field is not None:
            lines.append(f'  readonly {config.tag_field}: "{config.tag}";')
        for one in fields:
            optional = "?" if not one.required and (struct in self.requests or config.omit_defaults) else ""
            lines.append(f"  readonly {one.encode_name}{optional}: {self.written(one.type)};")
        return "\n".join([*comment(struct), *lines, "}"])

    def written(self, kind: typing.Any) -> str:
        """A type as a field has it."""
        name = self.names.get(kind) if is_struct(kind) or is_alias(kind) else None
        return name or self.expanded(kind)

    def expanded(self, kind: typing.Any) -> str:
        if kind in SCALARS:
            return SCALARS[kind]
        if own := own_name(kind):
            return f"{own} | {NO_EVENT}" if own == "Event" else own
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(self.written(part) for part in inner)
        if origin is list or (origin is tuple and inner[-1] is Ellipsis):
            return array_of(self.written(inner[0]))
        if origin is tuple:
            return f"readonly [{', '.join(self.written(part) for part in inner)}]"
        if origin is dict:
            return record_of(self.written(inner[0]), self.written(inner[1]))
        raise SystemExit(f"{__file__} does not know how to write the type {kind!r}.")


def array_of(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def record_of(key: str, value: str) -> str:
    """An object by its keys; if these are a union of names, not all of them need be present."""
    record = f"Record<{key}, {value}>"
    return f"Readonly<{record}>" if key == "string" else f"Readonly<Partial<{record}>>"


def comment(struct: Struct) -> list[str]:
    """The first paragraph of the docstring, if the struct has one of its own."""
    text = inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    return [f"/** {text} */"] if text else []


def own_name(kind: object) -> str:
    """The name of a type that every game defines for itself, such as `View`; empty for all others."""
    is_own = typing.get_origin(kind) is typing.Annotated
    return str(typing.get_args(kind)[1]) if is_own else ""


def is_struct(kind: object) -> TypeGuard[Struct]:
    return inspect.isclass(kind) and issubclass(kind, msgspec.Struct)


def is_alias(kind: object) -> bool:
    return isinstance(kind, types.UnionType) or typing.get_origin(kind) in (typing.Literal, typing.Union)


# ── what a type consists of ──


def named_within(roots: Collection[object]) -> dict[object, str]:
    """All structs and named literals that these types consist of, in the order in which they are met."""
    found: dict[object, str] = {}
    for root in roots:
        for kind, name in parts_of(root, found):
            clash = next((other for other, known in found.items() if known == name and other != kind), None)
            if clash is not None:
                raise SystemExit(f"Two types are called {name}: {clash} and {kind}. Give one another name.")
            found[kind] = name
    return found


def structs_within(roots: Collection[object]) -> set[Struct]:
    return {kind for kind in named_within(roots) if is_struct(kind)}


def parts_of(kind: typing.Any, known: Mapping[object, str]) -> Iterator[tuple[object, str]]:
    if not is_struct(kind):
        for inner in typing.get_args(kind):
            yield from parts_of(inner, known)
    elif kind not in known:
        yield kind, kind.__name__
        literals = literals_in(kind)
        for one in msgspec.structs.fields(kind):
            for literal in literals_of(one.type):
                if literal in literals:
                    yield literal, literals[literal]
            yield from parts_of(one.type, {**known, kind: kind.__name__})


def literals_in(struct: Struct) -> dict[object, str]:
    """The literals to which the module of a struct gives names."""
    module = vars(sys.modules[struct.__module__])
    return {value: name for name, value in module.items() if typing.get_origin(value) is typing.Literal}


def literals_of(kind: object) -> Iterator[object]:
    if typing.get_origin(kind) is typing.Literal:
        yield kind
    else:
        for inner in typing.get_args(kind):
            yield from literals_of(inner)
