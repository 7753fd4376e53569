"""The plain board: a view as titled lists and tables, made from the types of its struct alone.

A field's label is the game's sentence `field-<name>` (or `field-<Struct>-<name>`), a value's is
`value-<field>-<value>`; what has no sentence is shown by its name. Games say more in `Pieces`.
Where a game writes letters for things, `field-letters` and `plain-letters` say what they stand for.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.games.speaking import Spoken
from intriga.kernel.speech import Listener
from intriga.server.telling.speech import shell
from intriga.server.telling.wire import PlainCell, PlainTable

NOTHING = "—"


class PlainBoard:
    """One view as tables, for one reader."""

    def __init__(self, spoken: Spoken, to: Listener) -> None:
        self.spoken = spoken
        self.to = to
        self.pieces = spoken.pieces
        self.shell = shell(spoken.language)

    def tables(self, view: msgspec.Struct) -> list[PlainTable]:
        """Lists of structs as tables, a struct as a list of its fields, and the rest in a first table."""
        found: list[PlainTable] = []
        glance: list[list[PlainCell]] = []
        for name, value in self.fields(view):
            if isinstance(value, msgspec.Struct):
                found.append(self.listed(self.label(view, name), value))
            elif is_rows(value):
                found.append(self.table(self.label(view, name), value))
            elif not is_empty(value):
                glance.append([PlainCell(text=self.label(view, name)), self.cell(view, name, value)])
        if self.spoken.own.has("plain-letters"):
            letters = self.spoken.own.say("plain-letters")
            glance.append([PlainCell(text=self.spoken.own.say("field-letters")), PlainCell(text=letters)])
        first = PlainTable(title=self.shell.say("plain-glance"), head=[], rows=glance)
        return [first, *found] if glance else found

    def table(self, title: str, structs: Sequence[msgspec.Struct]) -> PlainTable:
        """Structs of one type, one per row; empty columns are left out."""
        columns = [
            name
            for name, _ in self.fields(structs[0])
            if any(not is_empty(getattr(struct, name)) for struct in structs)
        ]
        head = [self.label(structs[0], name) for name in columns]
        if self.pieces.row_name(structs[0], self.to):
            head.insert(0, self.spoken.text(f"field-{type(structs[0]).__name__}", ""))
        rows = []
        for struct in structs:
            named = self.pieces.row_name(struct, self.to)
            cells = [PlainCell(text=named)] if named else []
            cells += [self.cell(struct, name, getattr(struct, name)) for name in columns]
            touch = self.pieces.row_touch(struct)
            if cells and touch:
                cells[0] = PlainCell(text=cells[0].text, touch=touch)
            rows.append(cells)
        return PlainTable(title=title, head=head, rows=rows)

    def listed(self, title: str, struct: msgspec.Struct) -> PlainTable:
        rows = [
            [PlainCell(text=self.label(struct, name)), self.cell(struct, name, value)]
            for name, value in self.fields(struct)
            if not is_empty(value)
        ]
        return PlainTable(title=title, head=[], rows=rows)

    def fields(self, struct: msgspec.Struct) -> list[tuple[str, Any]]:
        kind = type(struct).__name__
        return [
            (name, getattr(struct, name))
            for name in struct.__struct_fields__
            if f"{kind}.{name}" not in self.pieces.left_out
        ]

    # ── labels and values ──

    def label(self, struct: msgspec.Struct, name: str) -> str:
        special = f"field-{type(struct).__name__}-{name}"
        return self.spoken.text(special, self.spoken.text(f"field-{name}", readable(name)))

    def cell(self, struct: msgspec.Struct, name: str, value: Any) -> PlainCell:
        return PlainCell(text=self.value_text(f"{type(struct).__name__}.{name}", name, value) or NOTHING)

    def value_text(self, field: str, name: str, value: Any) -> str:
        """A value as text: as the game words it, or by its type."""
        text = self.pieces.tell_value(field, value, self.to)
        if text is not None:
            return text
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return self.shell.say("plain-yes" if value else "plain-no")
        if name in self.pieces.seats and isinstance(value, int):
            return self.to.names[value] if 0 <= value < len(self.to.names) else NOTHING
        if isinstance(value, Mapping):
            return ", ".join(
                f"{self.name_text(name, key)} {self.value_text(field, name, of)}" for key, of in value.items()
            )
        if isinstance(value, list | tuple):
            return ", ".join(self.value_text("", name, part) for part in value) or NOTHING
        if isinstance(value, msgspec.Struct):
            parts = [(part, of) for part, of in self.fields(value) if not is_empty(of)]
            return ", ".join(
                f"{self.label(value, part)} {self.cell(value, part, of).text}" for part, of in parts
            )
        return self.name_text(name, value)

    def name_text(self, name: str, value: Any) -> str:
        """A number as it is; a name by its sentence, where there is one."""
        if not isinstance(value, str):
            return str(value).replace("-", "−")
        return self.spoken.text(f"value-{name}-{value.replace(' ', '_')}", readable(value))


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], msgspec.Struct)


def is_empty(value: Any) -> bool:
    """Nothing worth a line: no value, an empty list."""
    return value is None or (isinstance(value, list | tuple | dict) and not value)


def readable(name: str) -> str:
    """A name of the code as words: `cards_in_hand` to `cards in hand`."""
    return name.replace("_", " ")


def plain_tables(spoken: Spoken, view: msgspec.Struct, to: Listener) -> list[PlainTable]:
    """The whole view for the plain board."""
    return PlainBoard(spoken, to).tables(view)
