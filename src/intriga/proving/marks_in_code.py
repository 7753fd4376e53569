"""Marks in code: comments that begin with clause ids, `# MV-023 MV-024` or `# MV-A1: the reason`.

A comment that mentions a clause later on is prose, not a mark; but that clause must exist too.
"""

import io
import re
import tokenize
from collections.abc import Collection
from pathlib import Path

import msgspec

from intriga.proving.places import CodePlace, Span, spans


class MarksInCode(msgspec.Struct, frozen=True):
    """The clauses that each place implements, and what is wrong with the marks."""

    carried: dict[CodePlace, list[str]]
    faults: list[str]


class Comment(msgspec.Struct, frozen=True):
    line: int
    alone: bool  # nothing but the comment on its line
    marks: list[str]
    mentions: list[str]


def read_code(folder: Path, ids: Collection[str]) -> MarksInCode:
    """The marks in all modules under a game's folder."""
    found = MarksInCode({}, [])
    for path in sorted(folder.rglob("*.py")):
        read_module(path.read_text("utf-8"), path.relative_to(folder).as_posix(), ids, found)
    return found


def read_module(source: str, file: str, ids: Collection[str], found: MarksInCode) -> None:
    places = spans(source, file)
    comments = read_comments(source, ids)
    alone = {comment.line for comment in comments if comment.alone}
    for comment in comments:
        unknown = [clause for clause in comment.mentions if clause not in ids]
        found.faults.extend(f"{file}, line {comment.line}: there is no clause {clause}" for clause in unknown)
        place = place_at(comment, places, alone)
        if comment.marks and place is None:
            found.faults.append(
                f"{file}, line {comment.line}: {comment.marks[0]} stands at no function or constant"
            )
        elif comment.marks and place is not None:
            carried = found.carried.setdefault(place, [])
            carried += [mark for mark in comment.marks if mark in ids and mark not in carried]


def place_at(comment: Comment, places: list[Span], alone: set[int]) -> CodePlace | None:
    """The statement around a comment, or the one that follows a comment on lines of its own."""
    line = comment.line
    for span in places:
        if span.first <= line <= span.last:
            return span.place
    while comment.alone and line in alone:
        line += 1
    return next((span.place for span in places if span.first == line), None)


def read_comments(source: str, ids: Collection[str]) -> list[Comment]:
    """All comments, with the clauses that they cite."""
    prefixes = "|".join(sorted({re.escape(clause.partition("-")[0]) for clause in ids}))
    clause = rf"\b(?:{prefixes})-\w+(?:\.\w+)*"
    head = re.compile(rf"#:?\s*({clause}(?:[,\s]+{clause})*)")
    comments: list[Comment] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            start = head.match(token.string)
            marks = re.findall(clause, start.group(1)) if start else []
            alone = not token.line[: token.start[1]].strip()
            comments.append(Comment(token.start[0], alone, marks, re.findall(clause, token.string)))
    return comments
