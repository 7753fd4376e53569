"""What is in the box: typed loading of its tables. Faults are told with file and row."""

from intriga.games._tiny.box.tables import CARDS, Box
from intriga.kernel.packs import Pack
from intriga.kernel.rows import PackReader

FILE = "cards.toml"


def load(pack: Pack) -> Box:
    """The box of a pack."""  # TY-02
    reader = PackReader(pack)
    table = reader.file(FILE)
    values = [row.whole("value", 1, 99) for row in table.rows("card", CARDS)]
    most = table.whole("most", 1, 99)
    reader.raise_faults()
    return Box(values, most)
