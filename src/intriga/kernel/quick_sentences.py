"""Sentences whose blanks are texts, filled without the general resolver, which takes ten times as long.

A sentence of texts, blanks and choices by a blank is made into functions once; what has more in it, such as
numbers, plurals or references to others, is left to Fluent.
"""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.syntax import ast

#: The blanks by name. A blank that is missing raises KeyError.
Fill = Callable[[Mapping[str, str]], str]

LONGEST_TEXT: int = MAX_PART_LENGTH  # of a blank; Fluent refuses a longer one


class QuickSentences:
    """Those sentences of a bundle that can be filled quickly."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.fills: dict[str, Fill | None] = {}

    def say(self, name: str, facts: dict[str, Any]) -> str | None:
        """The sentence; None if it is for the general resolver, which also says what is wrong."""
        if name not in self.fills:
            self.fills[name] = filler(self.bundle.get_message(name).value)
        fill = self.fills[name]
        if fill is None or not all(
            type(fact) is str and len(fact) <= LONGEST_TEXT for fact in facts.values()
        ):
            return None
        try:
            return fill(facts)
        except KeyError:
            return None


def filler(pattern: Any) -> Fill | None:
    """The function that fills a sentence with texts; None for a sentence with more in it."""
    if isinstance(pattern, ast.TextElement):
        return constant(pattern.value)
    if isinstance(pattern, ast.StringLiteral):
        return constant(pattern.parse()["value"])
    if isinstance(pattern, ast.Placeable):
        return of_placeable(pattern)
    if not isinstance(pattern, ast.Pattern):
        return None
    parts = [filler(part) for part in pattern.elements]
    known = [part for part in parts if part is not None]
    return joined(known) if len(known) == len(parts) else None


def of_placeable(placeable: ast.Placeable) -> Fill | None:
    inner = placeable.expression
    if isinstance(inner, ast.VariableReference):
        return blank(inner.id.name)
    if isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
        return choice(inner.selector.id.name, inner.variants)
    return None


def constant(text: str) -> Fill:
    return lambda facts: text


def blank(name: str) -> Fill:
    return lambda facts: facts[name]


def joined(parts: list[Fill]) -> Fill:
    return lambda facts: "".join([part(facts) for part in parts])


def choice(name: str, variants: list[ast.Variant]) -> Fill | None:
    """One of several sentences, by the text of a blank; where none fits, the default."""
    fills: dict[str, Fill] = {}
    otherwise: Fill | None = None
    for variant in variants:
        fill = filler(variant.value)
        if fill is None or not isinstance(variant.key, ast.Identifier):
            return None
        fills.setdefault(variant.key.name, fill)
        if variant.default:
            otherwise = fill
    if otherwise is None:
        return None
    default = otherwise
    return lambda facts: fills.get(facts[name], default)(facts)
