"""What is in the box: typed loading of its tables. Faults are told with file and row."""

from intriga.games.masti.box.tables import CARDS, CHARACTERS, GUILDS, RANKS, Box, Seating, card_of
from intriga.kernel.packs import Pack
from intriga.kernel.rows import PackReader, Row

CARDS_FILE = "cards.toml"
TABLE_FILE = "table.toml"
SCORING_FILE = "scoring.toml"
NEUTRAL = {"joker": 1, "penalty": 2, "bonus": 3, "power": 13}
MOST_POINTS = 9_999
MOST_GEMS = 6 * 24  # that the seats of a table can have


def load(pack: Pack) -> Box:
    """The box of a pack."""
    reader = PackReader(pack)
    cards = reader.file(CARDS_FILE)
    check_characters(cards)
    check_neutral(cards)
    guild_of, symbols = guild_cards(cards)
    guild_points, power_points, bonus, penalty = scoring(reader.file(SCORING_FILE))
    seats = seatings(reader.file(TABLE_FILE))
    if not reader.faults:
        check_symbols(cards, guild_of, symbols, len(guild_points) - 1)
    reader.raise_faults()
    return Box(guild_of, symbols, guild_points, power_points, bonus, penalty, seats)


def check_characters(table: Row) -> None:
    """Four characters and six guilds, by the names that words and sentences use."""  # MV-003, MV-004
    for kind, expected in (("character", CHARACTERS), ("guild", GUILDS)):
        found = table.rows(kind)
        if found and [row.values.get("id") for row in found] != list(expected):
            table.at(kind).fault(f"expected {', '.join(expected)} in this order")


def check_neutral(table: Row) -> None:
    """Ranks 1, 2, 3 and 13 are the neutral cards."""  # MV-005 MV-006 MV-007 MV-008 MV-009 MV-010
    found = [(row.values.get("kind"), row.values.get("rank")) for row in table.rows("neutral")]
    if found and (len(found) != len(NEUTRAL) or any(pair not in found for pair in NEUTRAL.items())):
        wanted = ", ".join(f"{kind} {rank}" for kind, rank in NEUTRAL.items())
        table.at("neutral").fault(f"expected {wanted}")


def guild_cards(table: Row) -> tuple[list[int], list[int]]:
    """Guild and number of symbols of each card; -1 and 0 for the neutral ones."""  # MV-004 MV-005
    guild_of = [-1] * CARDS
    symbols = [0] * CARDS
    found = table.rows("row")
    ranks = [row.whole("rank", 4, 12) for row in found]
    for row, rank in zip(found, ranks, strict=True):
        if row.is_sound:
            guild_row(row.at(f"row of rank {rank}"), rank, guild_of, symbols)
    if found and len(set(ranks)) == len(ranks) and all(row.is_sound for row in found):
        for rank in sorted({*range(4, 13)} - {*ranks}):
            table.at(f"row of rank {rank}").fault("this rank is missing")
    return guild_of, symbols


def guild_row(row: Row, rank: int, guild_of: list[int], symbols: list[int]) -> None:
    """The four cards of one rank."""
    if guild_of[card_of(0, rank)] >= 0:
        row.fault("this rank stands twice")
        return
    count = row.whole("symbols", 1, 2)
    for character, name in enumerate(CHARACTERS):
        guild_of[card_of(character, rank)] = row.place_in(name, GUILDS)
        symbols[card_of(character, rank)] = count


def check_symbols(table: Row, guild_of: list[int], symbols: list[int], most: int) -> None:
    """No guild has more symbols than the scoring table has rows for."""  # MV-053
    for guild, name in enumerate(GUILDS):
        found = sum(symbols[card] for card in range(CARDS) if guild_of[card] == guild)
        if not 1 <= found <= most:
            table.at(name).fault(f"{found} symbols in all; the scoring table goes from 1 to {most}")


def scoring(table: Row) -> tuple[list[int], list[int], int, int]:
    """The scoring tables."""  # MV-053 MV-054 MV-055
    guild = points(table.at("guild"), "guild", 9)
    power = points(table.at("power"), "power", 5)
    return guild, power, table.whole("bonus", -20, 20), table.whole("penalty", -20, 20)


def points(table: Row, name: str, length: int) -> list[int]:
    """Points by number of symbols."""
    found = table.wholes(name, length, -MOST_POINTS, MOST_POINTS)
    if table.is_sound and found[0] != 0:
        table.fault("the first number is for nothing at all: 0")
    return found


def seatings(table: Row) -> list[Seating]:
    """The set-up table, by number of players."""  # MV-011 MV-017
    gems = table.whole("gems", 1, 99)
    rows = table.rows("seating")
    found: dict[int, Seating] = {}
    for row in rows:
        players = row.whole("players", 3, 6)
        named = row.at(f"seating for {players}")
        if row.is_sound and players in found:
            named.fault("this number of players stands twice")
        elif row.is_sound:
            found[players] = seating(named, players)
            check_seating(named, found[players], gems if table.is_sound else MOST_GEMS)
    if rows and all(row.is_sound for row in rows) and sorted(found) != [3, 4, 5, 6]:
        table.at("seating").fault("expected one row each for 3, 4, 5 and 6 players")
    return [found[players] for players in sorted(found)]


def seating(row: Row, players: int) -> Seating:
    return Seating(
        players,
        trumps=row.whole("trumps", 1, CARDS),
        cards=row.whole("cards", 1, CARDS),
        gems=row.whole("gems", 0, 24),
        rounds=row.whole("rounds", 1, 24),
    )


def check_seating(row: Row, seating: Seating, gems: int) -> None:
    """No card is left over, the gems suffice, and cards and gems last for the rounds."""  # MV-018 MV-019
    if not row.is_sound:
        return
    if seating.trumps + seating.players * seating.cards != CARDS:
        row.fault(f"trumps and hands must make {CARDS} cards")
    if seating.players * seating.gems > gems:
        row.fault(f"there are only {gems} gems")
    if seating.cards + seating.gems != seating.rounds:
        row.fault("cards and gems of a player must equal the rounds")
    if seating.rounds != seating.trumps * (3 if seating.players == 6 else 1):
        row.fault("the trump deck does not give this number of rounds")


assert RANKS * len(CHARACTERS) == CARDS
