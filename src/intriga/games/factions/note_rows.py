"""Historical notes as their rows have them; a pack may do without. Never compiled."""

from intriga.games.factions.texts import Fact, Note
from intriga.games.factions.toml_rows import Row, Text, rows
from intriga.kernel.packs import Pack

PREFIX = "notes"  # every file of this beginning holds notes
WRONG = 3


def load_notes(pack: Pack, numbers: dict[str, int]) -> dict[str, Note]:
    """The notes of all files, by character."""
    found: dict[str, Note] = {}
    for file in sorted(name for name in pack.files if name.startswith(PREFIX)):
        for row in rows(pack, file, "note"):
            name = row.id()
            if name not in numbers:
                raise row.fault(f"there is no character '{name}'")
            if name in found:
                raise row.fault("this character has two notes")
            found[name] = note(row, numbers)
    return found


def note(row: Row, numbers: dict[str, int]) -> Note:
    row.only(("id", "note", "source", "related", "fact"))
    related = row.words("related", 0, 4) if row.has("related") else []
    for name in related:
        if name not in numbers or name == row.id():
            raise row.fault(f"related names '{name}', which is no other character")
    return Note(
        row.text("note"), row.word("source"), related, fact(row.part("fact")) if row.has("fact") else None
    )


def fact(row: Row) -> Fact:
    """A question with one right answer and three wrong ones, all different."""
    row.only(("ask", "answer", "wrong"))
    wrong = row.values.get("wrong")
    if not isinstance(wrong, list) or len(wrong) != WRONG:
        raise row.fault(f"wrong must list {WRONG} answers")
    texts = [Row(row.file, row.where, {"wrong": one}).text("wrong") for one in wrong]
    answers: list[Text] = [row.text("answer"), *texts]
    for language in answers[0]:
        if len({one[language] for one in answers}) != len(answers):
            raise row.fault(f"two of the answers are the same in '{language}'")
    return Fact(row.text("ask"), answers[0], texts)
