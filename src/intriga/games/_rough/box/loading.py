"""What is in the box: typed loading of its tables. Faults are told with file and row."""

from intriga.games._rough.box.tables import CHESTS, COLOURS, KINDS, LETTERS, OF_A_KIND, TREASURES, Box
from intriga.kernel.packs import Pack
from intriga.kernel.rows import PackReader, Row

CARDS_FILE = "cards.toml"
CHESTS_FILE = "chests.toml"


def load(pack: Pack) -> Box:
    """The box of a pack."""  # RO-03 RO-04
    reader = PackReader(pack)
    adds = kinds(reader.file(CARDS_FILE))
    chests = reader.file(CHESTS_FILE)
    locks = chests.wholes("locks", CHESTS, 1, 99)
    worth = chests.wholes("treasures", TREASURES, 1, 99)
    found = chests.section("found")
    weights = [found.whole(colour, 1, 99) for colour in COLOURS]
    reader.raise_faults()
    return Box(adds, locks, worth, weights)


def kinds(table: Row) -> list[int]:
    """What each kind of card adds to a throw."""  # RO-03
    rows = table.rows("kind", len(KINDS))
    for row, kind, letter in zip(rows, KINDS, LETTERS, strict=False):
        row.fixed({"id": kind, "letter": letter, "cards": OF_A_KIND})
    return [row.whole("adds", -9, 9) for row in rows]
