"""Every game on the shelf and every example, in all its variants."""

import os
from functools import cache

from intriga.conformance.fuzzing import seed_of
from intriga.conformance.play import random_choice
from intriga.conformance.subjects import Subject, Variant, subject_of, undealt_match, variants
from intriga.games.shelf import HERE, find_game, game_folder, game_ids, own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match

EXAMPLES = tuple(sorted(path.parent.name for path in HERE.glob("_[a-z]*/game.py")))
GAMES = (*game_ids(), *EXAMPLES)
IS_LONG = os.environ.get("INTRIGA_LONG") == "1"
MANY = 32  # variants of a game


@cache
def subject_named(game: str) -> Subject:
    return subject_of(find_game(game), own_pack(game), game_folder(game))


def cases() -> list[tuple[str, Variant]]:
    return [(game, variant) for game in GAMES for variant in variants_to_check(game)]


def variants_to_check(game: str) -> list[Variant]:
    """All variants in the long run, or if there are not many; else those in which at most one option is not
    the usual one."""
    found = list(variants(find_game(game)))
    if IS_LONG or len(found) <= MANY:
        return found
    usual = {option.name: option.default for option in find_game(game).options}
    return [
        variant
        for variant in found
        if sum(chosen != usual[name] for name, chosen in variant.options.items()) <= 1
    ]


def name_of(value: object) -> str:
    """How a case is called in the list of tests."""
    if isinstance(value, Variant):
        return "-".join([str(value.players), *(f"{name}={chosen}" for name, chosen in value.options.items())])
    return str(value)


def played(game: str, variant: Variant, seed: int) -> Match:
    """A whole match of the first acting seats."""
    luck = seed_of(seed, variant.players)
    match = undealt_match(subject_named(game), variant, f"conformance-{seed}", luck)
    match.deal()
    chance = Quick(seed)
    while not match.ended:
        seat, word = random_choice(match.state, chance)
        match.decide(seat, [word], by="bot")
    return match
