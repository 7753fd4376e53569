"""The page's types are Python's: the written files are what the tool would write now."""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from intriga.server.telling import requests, wire
from tools import write_wire
from tools.typescript import Writer, named_within

PLAIN = Writer({wire.PlainCell: "PlainCell"})
Colour = Literal["red", "blue"]


class Leaf(msgspec.Struct, frozen=True):
    colour: Colour


class Tree(msgspec.Struct, frozen=True):
    """A tree.

    It has leaves."""

    leaves: list[Leaf | None]
    counts: dict[Colour, int]


@pytest.mark.parametrize(
    "path", write_wire.FILES, ids=lambda path: path.relative_to(write_wire.FOLDER).as_posix()
)
def test_the_written_types_are_what_the_tool_would_write(path: Path) -> None:
    assert path.read_text("utf-8") == write_wire.FILES[path](), "run `make wire`"


def test_every_message_is_written() -> None:
    text = write_wire.messages(wire) + write_wire.messages(requests)
    messages = [*typing.get_args(requests.ToServer), *typing.get_args(wire.ToPage)]

    assert [] == [m.__name__ for m in messages if f"export interface {m.__name__} {{" not in text]
    assert "export type ToPage = Welcome | News |" in text


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (int | None, "number | null"),
        (list[str], "readonly string[]"),
        (list[list[wire.PlainCell]], "readonly (readonly PlainCell[])[]"),
        (tuple[int, str], "readonly [number, string]"),
        (tuple[int, ...], "readonly number[]"),
        (dict[str, Any], "Readonly<Record<string, unknown>>"),
        (dict[Colour, int], 'Readonly<Partial<Record<"red" | "blue", number>>>'),
        (Literal["ru", "en"], '"ru" | "en"'),
    ],
)
def test_a_type_is_written_as_the_page_reads_it(kind: object, expected: str) -> None:
    assert expected == PLAIN.written(kind)


def test_a_tag_is_a_field_with_one_value() -> None:
    assert '  readonly type: "say";' in PLAIN.interface(requests.Say)


def test_what_is_a_games_own_is_a_parameter() -> None:
    text = write_wire.messages(wire)

    assert "export interface Position<View = unknown> {" in text
    assert "  readonly view: View;" in text
    assert "  readonly event: Event | { readonly event?: undefined };" in text


def test_a_request_may_leave_out_what_has_a_default_and_an_answer_may_not() -> None:
    assert "  readonly name?: string;" in write_wire.messages(requests)
    assert "  readonly bank?: number;" in write_wire.messages(wire)
    assert "  readonly practice: boolean;" in write_wire.messages(wire)


def test_structs_are_written_with_all_that_they_consist_of_and_literals_by_their_names() -> None:
    names = named_within([Tree])
    writer = Writer(names)

    assert {Tree: "Tree", Leaf: "Leaf", Colour: "Colour"} == names
    assert writer.interface(Tree).splitlines() == [
        "/** A tree. */",
        "export interface Tree {",
        "  readonly leaves: readonly (Leaf | null)[];",
        "  readonly counts: Readonly<Partial<Record<Colour, number>>>;",
        "}",
    ]
    assert writer.declaration(Colour, "Colour").splitlines() == [
        'export const Colour = ["red", "blue"] as const;',
        "export type Colour = (typeof Colour)[number];",
    ]


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Leaf", [("colour", str)])

    with pytest.raises(SystemExit, match="Two types are called Leaf"):
        named_within([Tree, other])


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(SystemExit, match="does not know how to write"):
        PLAIN.written(set[int])
