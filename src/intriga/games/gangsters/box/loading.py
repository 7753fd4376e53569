"""What is in the box: typed loading of its tables. Faults are told with file and row."""

from itertools import pairwise

from intriga.games.gangsters.box.henchman_rows import FILE as HENCHMEN_FILE
from intriga.games.gangsters.box.henchman_rows import load_districts, load_henchmen
from intriga.games.gangsters.box.problem_rows import FILE as PROBLEMS_FILE
from intriga.games.gangsters.box.problem_rows import load_problems
from intriga.games.gangsters.box.scenario_rows import load_scenarios, scenario_files
from intriga.games.gangsters.box.tables import LEVELS, MOST_DICE, MOST_PLAYERS, Box, Numbers
from intriga.games.gangsters.box.texts import Texts
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.packs import Pack
from intriga.kernel.rows import PackReader, Row

TABLE_FILE = "table.toml"
COMMON = ("dice", "markers", "prices", "releases", "actions", "problems")
BY_LEVEL = ("id", "hand", "fingerprints", "fingerprints_each")


def load(pack: Pack) -> Box:
    """The box of a pack, with its texts."""
    reader = PackReader(pack)
    check_files(reader)
    districts, district_texts = load_districts(reader)
    henchmen, henchman_texts = load_henchmen(reader, districts)
    problems, problem_texts = load_problems(reader)
    found = load_numbers(reader)
    scenarios = load_scenarios(reader)
    reader.raise_faults()
    guests = [guest.card for one in scenarios if one.texts is not None for guest in one.texts.guests]
    texts = Texts(district_texts, henchman_texts, problem_texts, guests)
    return Box(henchmen, problems, found, scenarios, texts)


def check_files(reader: PackReader) -> None:
    """No file that nobody reads: its name may be a typing mistake."""
    known = (HENCHMEN_FILE, PROBLEMS_FILE, TABLE_FILE, *scenario_files())
    for name in reader.pack.files:
        if name not in known:
            reader.fault(name, "", f"a pack has no file of this name; it has: {', '.join(known)}")


def load_numbers(reader: PackReader) -> list[Numbers]:
    """The numbers of the table, by level of difficulty."""
    file = reader.file(TABLE_FILE, (*COMMON, "level"))
    table = file.at("table")
    levels = file.rows("level", len(LEVELS_OF_DIFFICULTY))
    prices = table.wholes("prices", LEVELS, 1, 20)
    if table.is_sound and any(dear < cheap for cheap, dear in pairwise(prices)):
        table.fault("prices must not fall from level to level")
    return [numbers(table, row, name) for row, name in zip(levels, LEVELS_OF_DIFFICULTY, strict=False)]


def numbers(table: Row, level: Row, name: str) -> Numbers:
    """The numbers of one level: what all levels share, and what is its own."""
    level.only(BY_LEVEL)
    level.fixed({"id": name})
    found = Numbers(
        hand=level.whole("hand", 1, 5),
        fingerprints=level.whole("fingerprints", 2, 9),
        fingerprints_each=level.whole("fingerprints_each", 1, 9),
        dice=table.whole("dice", 3, MOST_DICE),
        markers=table.whole("markers", 1, 30),
        prices=table.wholes("prices", LEVELS, 1, 20),
        releases=table.whole("releases", 0, 5),
        actions=table.wholes("actions", MOST_PLAYERS, 1, 4),
        problems=table.wholes("problems", MOST_PLAYERS, 1, 2),
    )
    if level.is_sound and found.fingerprints_each > found.fingerprints:
        level.fault("fingerprints_each must not be more than fingerprints")
    return found
