"""What the checks are run on: a game with its pack, and the ways in which it can be played."""

import tomllib
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any, cast

import msgspec

from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.match.entries import Header
from intriga.kernel.match.match import Match
from intriga.kernel.match.proof import commitment
from intriga.kernel.packs import Pack
from intriga.kernel.scenarios import clause_files


class Subject(msgspec.Struct, frozen=True):
    """A game, its pack, and the ids of its clauses."""

    game: Game
    pack: Pack
    clauses: frozenset[str]


class Variant(msgspec.Struct, frozen=True):
    """A number of players and a choice of options."""

    players: int
    options: dict[str, str]


class LoadedGame:
    """A game whose box is loaded once: thousands of matches share it."""

    def __init__(self, game: Game, pack: Pack) -> None:
        self.game = game
        self.digest = pack.digest
        self.box = game.load(pack)

    def load(self, pack: Pack) -> Any:
        return self.box if pack.digest == self.digest else self.game.load(pack)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def subject_of(game: Game, pack: Pack, folder: Path) -> Subject:
    """The game to be checked, with the clauses of its folder."""
    return Subject(cast(Game, LoadedGame(game, pack)), pack, clause_ids(folder))


def clause_ids(folder: Path) -> frozenset[str]:
    """The ids of a game's numbered rulebook and of its scenarios'."""
    tables = [tomllib.loads(path.read_text("utf-8")) for path in clause_files(folder)]
    return frozenset(row["id"] for table in tables for row in table["clause"])


def variants(
    game: Game, players: int | None = None, options: Mapping[str, str] | None = None
) -> list[Variant]:
    """All player counts and all combinations of options, or those that fit what is given."""
    given = dict(options or {})
    counts = game.players if players is None else (players,)
    found = [variant for count in counts for variant in variants_at(game, count, given)]
    if not found:  # no count has these options: let the contract say what is wrong
        chosen_options(game, counts[0], given)
    return found


def variants_at(game: Game, players: int, given: dict[str, str]) -> list[Variant]:
    open_options = [option for option in game.options if players in option.players]
    if not set(given) <= {option.name for option in open_options}:
        return []
    ranges = [(given[o.name],) if o.name in given else o.values for o in open_options]
    names = [option.name for option in open_options]
    return [
        Variant(players, chosen_options(game, players, dict(zip(names, values, strict=True))))
        for values in product(*ranges)
    ]


def undealt_match(
    subject: Subject, variant: Variant, name: str, seed: bytes, carry: dict[str, Any] | None = None
) -> Match:
    """A match before its deal, so that it can be inspected after a crash in the deal."""
    header = Header(
        match=name,
        game=subject.game.id,
        rules_version=subject.game.rules_version,
        pack=subject.pack.id,
        pack_digest=subject.pack.digest,
        players=variant.players,
        options=variant.options,
        seats=("random",) * variant.players,
        commitment=commitment(seed, name),
        added=("",) * variant.players,
        carry=carry,
    )
    return Match(subject.game, subject.pack, header, seed)
