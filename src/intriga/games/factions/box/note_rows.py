"""Historical notes as their rows have them; a pack may do without."""

from collections.abc import Mapping

from intriga.games.factions.box.texts import Fact, Note
from intriga.kernel.rows import PackReader, Row

PREFIX = "notes"  # every file of this beginning holds notes
WRONG = 3


def load_notes(reader: PackReader, numbers: Mapping[str, int]) -> dict[str, Note]:
    """The notes of all files, by character."""
    found: dict[str, Note] = {}
    for file in sorted(name for name in reader.pack.files if name.startswith(PREFIX)):
        for row in reader.file(file, ("note",)).rows("note"):
            name = row.id()
            row.number_of("character", name, numbers)
            if name in found:
                row.fault("this character has two notes")
            found[name] = note(row, numbers)
    return found


def note(row: Row, numbers: Mapping[str, int]) -> Note:
    row.only(("id", "note", "source", "related", "fact"))
    related = row.words("related", 0, 4) if row.has("related") else []
    for name in related:
        row.number_of("character", name, numbers)
        if name == row.values.get("id"):
            row.fault("related names the character of this note itself")
    part = row.part("fact") if row.has("fact") else None
    return Note(row.text("note"), row.word("source"), related, fact(part) if part is not None else None)


def fact(row: Row) -> Fact:
    """A question with one right answer and three wrong ones, all different."""
    row.only(("ask", "answer", "wrong"))
    answer = row.text("answer")
    wrong = row.values.get("wrong")
    if not isinstance(wrong, list) or len(wrong) != WRONG:
        row.fault(f"wrong must list {WRONG} answers")
        wrong = []
    texts = [
        Row(row.file, row.where, {f"wrong answer {number}": one}, row.faults).text(f"wrong answer {number}")
        for number, one in enumerate(wrong, 1)
    ]
    for language, right in answer.items():
        answers = [right, *[one[language] for one in texts]]
        for place, one in enumerate(answers):
            if one and one in answers[:place]:
                row.fault(f"two of the answers are the same in '{language}': '{one}'")
    return Fact(row.text("ask"), answer, texts)
