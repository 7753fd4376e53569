"""The expert at a table of a running server beside the expert of the arena, in the same run.

    python -m benchmarks.table_expert --address http://127.0.0.1:8400

Iterations and seconds at the table are the server's own metrics, so this runs on the server's machine while
nobody else plays there. The match is then resigned, which reveals its seed: the arena's expert is asked the
same questions, in the same worlds and with the same chance, in this process at the priority of the server's
bots. Only what follows from a plan may differ: two searches of the same time are never quite the same.
"""

import argparse
import json
import os
import uuid
from collections.abc import Iterator
from http import HTTPStatus
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from intriga import builds
from intriga.bots.expert import Expert
from intriga.bots.levels import EXPERT, bot_chance_in
from intriga.bots.players import Player, player_of
from intriga.games.shelf import find_game
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import read_record
from intriga.kernel.match.rerun import replay

SEATINGS = (("masti", 4), ("factions", 4), ("illuminaten", 2), ("gangsters", 2))
TURN_SECONDS = 1.0  # what the server's expert has
NICE = 10  # of the server's bots
MATCHES = 4  # of each game


class Searched(NamedTuple):
    """How many searches, their iterations, and the seconds that they took."""

    searches: float = 0.0
    iterations: float = 0.0
    seconds: float = 0.0

    def rate(self) -> float:
        return self.iterations / self.seconds if self.seconds else 0.0

    def per_search(self) -> float:
        return self.iterations / self.searches if self.searches else 0.0

    def plus(self, more: "Searched") -> "Searched":
        return Searched(*[mine + its for mine, its in zip(self, more, strict=True)])

    def since(self, before: "Searched") -> "Searched":
        return Searched(*[now - then for now, then in zip(self, before, strict=True)])


class AtTable(NamedTuple):
    """What the experts of a table did, and the match that they played."""

    searched: Searched
    given_up: float
    turns: list[float]  # seconds
    match: Match


class Site:
    """A server, as a person sees it."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.browser = build_opener(HTTPCookieProcessor(CookieJar()), ProxyHandler({}))

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return self.browser.open(Request(self.address + path, data, {"Content-Type": "application/json"}))

    def metric(self, name: str) -> float:
        """A metric since the server started; 0 if it has none of this name."""
        lines = self.ask("/metrics").read().decode().splitlines()
        return next((float(line.split()[-1]) for line in lines if line.startswith(name + " ")), 0.0)

    def searched(self, game: str) -> Searched:
        """What the server's bots have searched: iterations and seconds in this game, searches in all."""
        of_game = f'_total{{game="{game}"}}'
        return Searched(
            self.metric('intriga_thoughts_total{kind="searched"}'),
            self.metric(f"intriga_search_iterations{of_game}"),
            self.metric(f"intriga_search_seconds{of_game}"),
        )

    def given_up(self) -> float:
        return self.metric('intriga_thoughts_total{kind="given_up"}')

    def open(self, game: str, players: int) -> str:
        """A new table of a person and experts."""
        seats = [{"who": "me"}, *[{"who": "bot", "level": EXPERT}] * (players - 1)]
        body = {"game": game, "players": players, "seats": seats}
        return str(json.load(self.ask("/api/tables", body))["table"])

    def tell(self, table: str, **message: Any) -> None:
        self.ask(f"/api/tables/{table}/message", message)

    def say(self, table: str, question: int, word: str) -> None:
        """Answer for the first seat; if another was quicker in a window, the next state asks anew."""
        client = uuid.uuid4().hex
        try:
            self.tell(table, type="say", seat=0, question=question, words=[word], client=client)
        except HTTPError as refused:
            if refused.code != HTTPStatus.CONFLICT:
                raise

    def states(self, table: str) -> Iterator[tuple[float, Any]]:
        """The successive states of a table, whose first seat says the first word that is offered."""
        for line in self.ask(f"/api/tables/{table}/lines"):
            if not line.strip():
                continue
            state = json.loads(line)["state"]
            yield perf_counter(), state
            question = state["position"]["question"]
            if question and question["mine"] and state["seats"][0]["acting"]:
                word, number = state["position"]["offers"][0]["word"], question["number"]
                self.say(table, number, word)

    def match(self, table: str, game: str) -> Match:
        """The finished match of a table, played again from its record."""
        with TemporaryDirectory() as folder:
            path = Path(folder) / "match.jsonl"
            path.write_bytes(self.ask(f"/api/tables/{table}/record").read())
            return replay(find_game(game), read_record(path))


def at_table(site: Site, game: str, players: int, seconds: float) -> AtTable:
    """What experts search at a table in this time, and how long each of their turns takes."""
    before, given_up, begun = site.searched(game), site.given_up(), perf_counter()
    turns: list[float] = []
    acting, since = [0], begun
    table = site.open(game, players)
    for now, state in site.states(table):
        acts = [seat for seat, its in enumerate(state["seats"]) if its["acting"]]
        if acts != acting:
            if acting and 0 not in acting:
                turns.append(now - since)
            acting, since = acts, now
        if state["status"] == "ended":
            break
        if now - begun > seconds and 0 in acts:  # no search is under way
            site.tell(table, type="resign", seat=0)
            break
    searched = site.searched(game).since(before)
    return AtTable(searched, site.given_up() - given_up, turns, site.match(table, game))


def in_arena(match: Match) -> Searched:
    """What the same experts search in this process when they are asked the questions of this match."""
    game = match.game
    total = Searched()
    experts = [player_of(game, EXPERT, TURN_SECONDS) for _ in range(match.state.players)]
    for index, entry in enumerate(match.entries):
        if isinstance(entry, Decided) and 0 < entry.seat < len(experts):
            luck = chance_at(match, index)
            world = game.redeal(match.states[index - 1], entry.seat, luck)
            total = total.plus(searched_for(experts[entry.seat], world, entry.seat, luck))
    return total


def chance_at(match: Match, index: int) -> Quick:
    """The chance of a bot at the question that this entry answered."""
    then = match.fork()
    then.entries = then.entries[:index]
    return bot_chance_in(then)


def searched_for(expert: Player, world: State, seat: int, chance: Quick) -> Searched:
    """What an expert searches for this question."""
    assert isinstance(expert, Expert)
    before, begun = expert.answer, perf_counter()
    expert.say(world, seat, chance)
    if expert.answer is None or expert.answer is before:
        return Searched()
    return Searched(1, expert.answer.iterations, perf_counter() - begun)


def quotient(table: float, arena: float) -> float | None:
    return round(table / arena, 2) if arena else None


def compared(site: Site, game: str, players: int, seconds: float) -> dict[str, Any]:
    """The figures of one game. Table and arena take turns, so that what else the machine does hits both."""
    table, arena, given_up, turns = Searched(), Searched(), 0.0, list[float]()
    for _ in range(MATCHES):
        played = at_table(site, game, players, seconds / MATCHES)
        table, arena = table.plus(played.searched), arena.plus(in_arena(played.match))
        given_up += played.given_up
        turns += played.turns
    return {
        "game": game,
        "table_iterations_per_second": round(table.rate()),
        "arena_iterations_per_second": round(arena.rate()),
        "ratio": quotient(table.rate(), arena.rate()),
        "table_iterations_per_search": round(table.per_search()),
        "arena_iterations_per_search": round(arena.per_search()),
        "ratio_per_search": quotient(table.per_search(), arena.per_search()),
        "table_searches": round(table.searches),
        "arena_searches": round(arena.searches),
        "given_up": round(given_up),
        "turns": len(turns),
        "median_seconds_of_a_turn": round(median(turns), 2) if turns else None,
        "longest_turn": round(max(turns), 2) if turns else None,
    }


def main() -> None:
    reader = argparse.ArgumentParser(prog="benchmarks.table_expert")
    reader.add_argument("--address", default="http://127.0.0.1:8400")
    reader.add_argument("--game", choices=[game for game, _ in SEATINGS], help="by default all of them")
    reader.add_argument("--seconds", type=float, default=60.0, help="of play in each game")
    asked = reader.parse_args()
    os.nice(NICE)
    site = Site(asked.address)
    print(json.dumps({"arena": builds.running(), "server": json.load(site.ask("/api/health"))["build"]}))
    for game, players in SEATINGS:
        if asked.game in (None, game):
            print(json.dumps(compared(site, game, players, asked.seconds)), flush=True)


if __name__ == "__main__":
    main()
