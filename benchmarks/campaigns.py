"""Whole campaigns of the co-operative game: how many are won, and what decided them.

python -m benchmarks.campaigns [--players N] [--campaigns C] [--seed S] [--jobs J] [--difficulty D]
python -m benchmarks.campaigns --finale CLAN [--players N] [--campaigns C] [--seed S] [--jobs J]

Without `--finale` campaigns of three chapters are played by `regular`: every ordered pair of scenarios for
chapters I and II as often as any other. With it the finale alone, with the clan that is named:

start      the twenty henchmen of the beginning
average    the clan that the finale has by itself
rich       that of two chapters that went very well
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, permutations
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from benchmarks.fixed_plans import STRETCH, play_out
from intriga.bots.intervals import estimate
from intriga.bots.series import loaded_box
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.box.tables import LEVELS, OF_LEVEL, level_of
from intriga.games.gangsters.scenarios.registry import SCENARIOS

GAME = "gangsters"
OPENINGS = [parts.scenario.name for parts in SCENARIOS if not parts.scenario.is_finale]
FINALE = next(parts.scenario.name for parts in SCENARIOS if parts.scenario.is_finale)
PAIRS = list(permutations(OPENINGS, 2))
CHAPTERS = 3
PARTS = 4  # of the campaigns, by what they brought to the finale
#: Henchmen by level; `average` is what the finale has by itself.
CLANS: dict[str, Sequence[int] | None] = {"start": (20, 0, 0), "average": None, "rich": (17, 3, 5)}


class Study(NamedTuple):
    """What is played."""

    players: int
    seed: int
    difficulty: str
    clan: str | None = None  # of the finale alone


class Campaign(NamedTuple):
    """One campaign, or one finale: how far it came and what it brought there."""

    pair: tuple[str, ...]
    chapter: int  # the last one that was played
    reason: str  # of its end
    won: bool
    earned: int  # reputation of chapters I and II
    successes: int  # of them
    levels: tuple[int, ...]  # henchmen of each level at the start of the last chapter
    rounds: int  # of the last chapter


# ── games ──


def campaign(study: Study, number: int) -> Campaign:
    """The campaign with this number: its deals depend on nothing else."""
    pair = PAIRS[number % len(PAIRS)]
    carry: dict[str, Any] | None = None
    successes = 0
    for chapter, scenario in enumerate((*pair, FINALE), 1):
        wanted = {"scenario": scenario, "campaign": "whole", "difficulty": study.difficulty}
        begun = levels_of(carry["clan"]) if carry is not None else tuple(CLANS["start"] or ())
        found, table = play_out(
            regular, study.players, wanted, study.seed, CHAPTERS * number + chapter - 1, carry=carry
        )
        carry = found.carry
        if carry is None:
            earned = sum(table.earned)
            won = bool(found.success) and chapter == CHAPTERS
            return Campaign(pair, chapter, found.reason, won, earned, successes, begun, table.round)
        successes += bool(found.success)
    raise AssertionError("a campaign goes on after its last chapter")


def finale(study: Study, number: int) -> Campaign:
    """The finale with this number."""
    assert study.clan is not None
    wanted = {"scenario": FINALE, "campaign": "whole", "difficulty": study.difficulty}
    by_level = CLANS[study.clan]
    carry = None if by_level is None else handed_on(by_level, Random(f"{study.seed} {number}"))
    found, table = play_out(regular, study.players, wanted, study.seed, number, carry=carry)
    levels = tuple(by_level or table.scenario.lone_clan(table))
    return Campaign((), CHAPTERS, found.reason, bool(found.success), 0, 0, levels, table.round)


def handed_on(by_level: Sequence[int], luck: Random) -> dict[str, Any]:
    """What two chapters would hand on that left so many henchmen of each level."""
    henchmen = [one.name for one in loaded_box(GAME, None).henchmen]
    clan: list[str] = []
    for level, wanted in enumerate(by_level, 1):
        first = sum(OF_LEVEL[: level - 1])
        clan += luck.sample(henchmen[first : first + OF_LEVEL[level - 1]], wanted)
    return {"version": 1, "chapter": CHAPTERS, "clan": clan, "played": list(PAIRS[0]), "earned": [0, 0]}


def levels_of(clan: Sequence[str]) -> tuple[int, ...]:
    """How many henchmen of each level there are among these ids."""
    henchmen = [one.name for one in loaded_box(GAME, None).henchmen]
    found = Counter(level_of(henchmen.index(name)) for name in clan)
    return tuple(found[level] for level in range(1, LEVELS + 1))


def play_batch(study: Study, first: int, games: int) -> list[Campaign]:
    play: Callable[[Study, int], Campaign] = campaign if study.clan is None else finale
    return [play(study, number) for number in range(first, first + games)]


def play_all(study: Study, games: int, jobs: int) -> list[Campaign]:
    """All of them in order, in this process or spread over several."""
    firsts = range(0, games, STRETCH)
    counts = [min(STRETCH, games - first) for first in firsts]
    work = partial(play_batch, study)
    if jobs == 1:
        return list(chain.from_iterable(map(work, firsts, counts)))
    with ProcessPoolExecutor(jobs) as pool:
        return list(chain.from_iterable(pool.map(work, firsts, counts)))


# ── the report ──


def share(played: Sequence[Campaign]) -> str:
    found = estimate([float(one.won) for one in played])
    return f"{found.mean:6.1%} ({found.low:.1%} to {found.high:.1%})"


def endings(played: Sequence[Campaign]) -> Iterator[str]:
    """How they ended, and in which chapter."""
    found = Counter((one.chapter, one.reason) for one in played)
    for (chapter, reason), times in sorted(found.items(), key=lambda item: -item[1]):
        yield f"  chapter {chapter}  {reason:20} {times / len(played):.1%}"


def clans(played: Sequence[Campaign]) -> str:
    counts = [fmean(one.levels[level] for one in played) for level in range(LEVELS)]
    return ", ".join(f"level {level}: {count:.1f}" for level, count in enumerate(counts, 1))


def lines(played: list[Campaign]) -> Iterator[str]:
    """The whole report."""
    yield f"won {share(played)}, {len(played)} played"
    yield from endings(played)
    reached = [one for one in played if one.chapter == CHAPTERS]
    if not reached:
        return
    yield f"rounds of the finale: mean {fmean(one.rounds for one in reached):.1f}"
    yield f"clan at its start: {clans(reached)}"
    if not reached[0].pair:
        return
    yield f"finales won {share(reached)}, {len(reached)} played"
    yield "by what chapters I and II had earned:"
    ranked = sorted(reached, key=lambda one: one.earned)
    for part in range(PARTS):
        some = ranked[len(ranked) * part // PARTS : len(ranked) * (part + 1) // PARTS]
        if some:
            span = f"{some[0].earned}-{some[-1].earned}"
            yield f"  {span:6} {share(some)}   {clans(some)}"
    yield "by how many of them were a success:"
    for successes in range(CHAPTERS):
        some = [one for one in reached if one.successes == successes]
        if some:
            yield f"  {successes}      {share(some)}, {len(some)} played"
    yield "by scenarios of chapters I and II:"
    by_pair: defaultdict[tuple[str, ...], list[Campaign]] = defaultdict(list)
    for one in played:
        by_pair[one.pair].append(one)
    for pair, some in sorted(by_pair.items()):
        won = sum(one.won for one in some)
        yield f"  {' '.join(pair):24} won {won}, lost {len(some) - won}: {share(some)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=300)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--difficulty", default="standard")
    parser.add_argument("--finale", choices=tuple(CLANS))
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    study = Study(asked.players, asked.seed, asked.difficulty, asked.finale)
    print("\n".join(lines(play_all(study, asked.campaigns, asked.jobs))))


if __name__ == "__main__":
    main()
