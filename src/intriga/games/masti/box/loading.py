"""What is in the box: typed loading of the tables. A bad row fails with its file and row. Never compiled."""

from typing import Any

from intriga.games.masti.box.tables import CARDS, CHARACTERS, GUILDS, RANKS, Box, Seating, card_of
from intriga.kernel.packs import Pack, PackFault

CARDS_FILE = "cards.toml"
TABLE_FILE = "table.toml"
SCORING_FILE = "scoring.toml"
NEUTRAL = {"joker": 1, "penalty": 2, "bonus": 3, "power": 13}


def load(pack: Pack) -> Box:
    """The box of a pack."""
    cards = pack.table(CARDS_FILE)
    check_characters(cards)
    check_neutral(cards)
    guild_of, symbols = guild_cards(cards)
    guild_points, power_points, bonus, penalty = scoring(pack.table(SCORING_FILE))
    check_symbols(guild_of, symbols, len(guild_points) - 1)
    return Box(
        guild_of, symbols, guild_points, power_points, bonus, penalty, seatings(pack.table(TABLE_FILE))
    )


def check_characters(table: dict[str, Any]) -> None:
    """Four characters and six guilds, by the names that words and sentences use."""  # MV-003, MV-004
    for kind, expected in (("character", CHARACTERS), ("guild", GUILDS)):
        found = [row.get("id") for row in rows(table, CARDS_FILE, kind)]
        if found != list(expected):
            raise PackFault(CARDS_FILE, kind, f"expected {', '.join(expected)} in this order")


def check_neutral(table: dict[str, Any]) -> None:
    """Ranks 1, 2, 3 and 13 are the neutral cards."""  # MV-005 MV-006 MV-007 MV-008 MV-009 MV-010
    found = {row.get("kind"): row.get("rank") for row in rows(table, CARDS_FILE, "neutral")}
    if found != NEUTRAL:
        wanted = ", ".join(f"{kind} {rank}" for kind, rank in NEUTRAL.items())
        raise PackFault(CARDS_FILE, "neutral", f"expected {wanted}")


def guild_cards(table: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Guild and number of symbols of each card; -1 and 0 for the neutral ones."""  # MV-004 MV-005
    guild_of = [-1] * CARDS
    symbols = [0] * CARDS
    for row in rows(table, CARDS_FILE, "row"):
        rank = whole(row, "rank", CARDS_FILE, "row", 4, 12)
        where = f"row of rank {rank}"
        count = whole(row, "symbols", CARDS_FILE, where, 1, 2)
        for character, name in enumerate(CHARACTERS):
            card = card_of(character, rank)
            if guild_of[card] >= 0:
                raise PackFault(CARDS_FILE, where, "this rank stands twice")
            if row.get(name) not in GUILDS:
                raise PackFault(CARDS_FILE, where, f"{name} needs one of {', '.join(GUILDS)}")
            guild_of[card] = GUILDS.index(row[name])
            symbols[card] = count
    missing = [rank for rank in range(4, 13) if guild_of[card_of(0, rank)] < 0]
    if missing:
        raise PackFault(CARDS_FILE, f"row of rank {missing[0]}", "this rank is missing")
    return guild_of, symbols


def check_symbols(guild_of: list[int], symbols: list[int], most: int) -> None:
    """No guild has more symbols than the scoring table has rows for."""  # MV-053
    for guild, name in enumerate(GUILDS):
        found = sum(symbols[card] for card in range(CARDS) if guild_of[card] == guild)
        if not 1 <= found <= most:
            raise PackFault(
                CARDS_FILE, name, f"{found} symbols in all; the scoring table goes from 1 to {most}"
            )


def scoring(table: dict[str, Any]) -> tuple[list[int], list[int], int, int]:
    """The scoring tables."""  # MV-053 MV-054 MV-055
    guild = whole_list(table, "guild", 9)
    power = whole_list(table, "power", 5)
    bonus = whole(table, "bonus", SCORING_FILE, "", -20, 20)
    penalty = whole(table, "penalty", SCORING_FILE, "", -20, 20)
    return guild, power, bonus, penalty


def seatings(table: dict[str, Any]) -> list[Seating]:
    """The set-up table, by number of players."""  # MV-011 MV-017
    gems = whole(table, "gems", TABLE_FILE, "", 1, 99)
    found: dict[int, Seating] = {}
    for row in rows(table, TABLE_FILE, "seating"):
        players = whole(row, "players", TABLE_FILE, "seating", 3, 6)
        where = f"seating for {players}"
        if players in found:
            raise PackFault(TABLE_FILE, where, "this number of players stands twice")
        trumps = whole(row, "trumps", TABLE_FILE, where, 1, CARDS)
        cards = whole(row, "cards", TABLE_FILE, where, 1, CARDS)
        each = whole(row, "gems", TABLE_FILE, where, 0, 24)
        rounds = whole(row, "rounds", TABLE_FILE, where, 1, 24)
        found[players] = Seating(players, trumps, cards, each, rounds)
        check_seating(found[players], gems, where)
    if sorted(found) != [3, 4, 5, 6]:
        raise PackFault(TABLE_FILE, "seating", "expected one row each for 3, 4, 5 and 6 players")
    return [found[players] for players in sorted(found)]


def check_seating(row: Seating, gems: int, where: str) -> None:
    """No card is left over, the gems suffice, and cards and gems last for the rounds."""  # MV-018 MV-019
    if row.trumps + row.players * row.cards != CARDS:
        raise PackFault(TABLE_FILE, where, f"trumps and hands must make {CARDS} cards")
    if row.players * row.gems > gems:
        raise PackFault(TABLE_FILE, where, f"there are only {gems} gems")
    if row.cards + row.gems != row.rounds:
        raise PackFault(TABLE_FILE, where, "cards and gems of a player must equal the rounds")
    if row.rounds != row.trumps * (3 if row.players == 6 else 1):
        raise PackFault(TABLE_FILE, where, "the trump deck does not give this number of rounds")


def rows(table: dict[str, Any], file: str, kind: str) -> list[dict[str, Any]]:
    found = table.get(kind)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise PackFault(file, kind, f"expected tables headed [[{kind}]]")
    return found


def whole(row: dict[str, Any], name: str, file: str, where: str, least: int, most: int) -> int:
    value = row.get(name)
    if type(value) is not int or not least <= value <= most:
        raise PackFault(file, where or name, f"{name} must be a whole number from {least} to {most}")
    return value


def whole_list(table: dict[str, Any], name: str, length: int) -> list[int]:
    value = table.get(name)
    if not isinstance(value, list) or len(value) != length or not all(type(part) is int for part in value):
        raise PackFault(SCORING_FILE, name, f"expected {length} whole numbers")
    if value[0] != 0:
        raise PackFault(SCORING_FILE, name, "the first number is for nothing at all: 0")
    return list(value)


assert RANKS * len(CHARACTERS) == CARDS
