"""The page speaks the kernel's languages: the written list is what the tool would write now."""

from __future__ import annotations

from tools import write_languages


def test_the_written_list_is_what_the_tool_would_write() -> None:
    assert write_languages.TARGET.read_text("utf-8") == write_languages.typescript(), "run `make wire`"
