"""The page's types are the server's: the written file is what the tool would write now."""

from __future__ import annotations

import typing
from typing import Any, Literal

import pytest

from intriga.server.telling import requests, wire
from tools import write_wire


@pytest.mark.parametrize("name", write_wire.MODULES)
def test_the_written_types_are_what_the_tool_would_write(name: str) -> None:
    assert write_wire.target(name).read_text("utf-8") == write_wire.typescript(name), "run `make wire`"


def test_every_message_is_written() -> None:
    text = write_wire.typescript("wire") + write_wire.typescript("requests")
    messages = [*typing.get_args(requests.ToServer), *typing.get_args(wire.ToPage)]

    assert [] == [m.__name__ for m in messages if f"export interface {m.__name__} {{" not in text]
    assert "export type ToPage = Welcome | News |" in text


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (int | None, "number | null"),
        (list[str], "readonly string[]"),
        (list[list[wire.PlainCell]], "readonly (readonly PlainCell[])[]"),
        (dict[str, Any], "Readonly<Record<string, unknown>>"),
        (Literal["ru", "en"], '"ru" | "en"'),
    ],
)
def test_a_type_is_written_as_the_page_reads_it(kind: object, expected: str) -> None:
    assert expected == write_wire.written(kind)


def test_a_tag_is_a_field_with_one_value() -> None:
    assert '  readonly type: "say";' in write_wire.interface(requests.Say)


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(SystemExit, match="does not know how to write"):
        write_wire.written(set[int])
