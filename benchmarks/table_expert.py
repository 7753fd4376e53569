"""The expert at a table of a running server beside the expert of the arena, in the same run.

    python -m benchmarks.table_expert --address http://127.0.0.1:8400

Iterations and seconds at the table are the server's own metrics, so this runs on the server's machine. In the
arena the same seating is played in this process, compiled, at the priority of the server's bots.
"""

import argparse
import json
import os
import uuid
from collections.abc import Iterator
from http.cookiejar import CookieJar
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from benchmarks.ours import Seating
from intriga import builds
from intriga.bots.expert import Expert
from intriga.bots.levels import EXPERT
from intriga.bots.players import Player, player_of
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word

SEATINGS = (("masti", 4), ("factions", 4), ("illuminaten", 2))
TURN_SECONDS = 1.0  # what the server's expert has
NICE = 10  # of the server's bots


class Searched(NamedTuple):
    """Iterations, and the seconds that they took."""

    iterations: float
    seconds: float

    def rate(self) -> float:
        return self.iterations / self.seconds if self.seconds else 0.0


class Site:
    """A server, as a person sees it."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.browser = build_opener(HTTPCookieProcessor(CookieJar()), ProxyHandler({}))

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return self.browser.open(Request(self.address + path, data, {"Content-Type": "application/json"}))

    def searched(self, game: str) -> Searched:
        """What the server's bots have searched in this game since the server started."""
        found = {"iterations": 0.0, "seconds": 0.0}
        for line in self.ask("/metrics").read().decode().splitlines():
            for name in found:
                if line.startswith(f'intriga_search_{name}_total{{game="{game}"}}'):
                    found[name] = float(line.split()[-1])
        return Searched(**found)

    def states(self, game: str, players: int) -> Iterator[tuple[float, Any]]:
        """The successive states of a new table, whose first seat says the first word that is offered."""
        seats = [{"who": "me"}, *[{"who": "bot", "level": "expert"}] * (players - 1)]
        body = {"game": game, "players": players, "seats": seats}
        table = json.load(self.ask("/api/tables", body))["table"]
        for line in self.ask(f"/api/tables/{table}/lines"):
            if not line.strip():
                continue
            state = json.loads(line)["state"]
            yield perf_counter(), state
            question = state["position"]["question"]
            if question and question["mine"] and state["seats"][0]["acting"]:
                word = state["position"]["offers"][0]["word"]
                say = {"type": "say", "seat": 0, "question": question["number"], "words": [word]}
                self.ask(f"/api/tables/{table}/message", {**say, "client": uuid.uuid4().hex})


def at_table(site: Site, game: str, players: int, seconds: float) -> tuple[Searched, list[float]]:
    """What experts searched at a table in this time, and how long each of their turns took."""
    before, begun = site.searched(game), perf_counter()
    turns: list[float] = []
    acting, since = [0], begun
    for now, state in site.states(game, players):
        acts = [seat for seat, its in enumerate(state["seats"]) if its["acting"]]
        if acts != acting:
            if acting and 0 not in acting:
                turns.append(now - since)
            acting, since = acts, now
        if state["status"] == "ended" or now - begun > seconds:
            break
    after = site.searched(game)
    return Searched(after.iterations - before.iterations, after.seconds - before.seconds), turns


def in_arena(game: str, players: int, seconds: float) -> Searched:
    """What the same experts search in this process, in games of the same seating."""
    seating = Seating(game, players)
    seats = players + seating.game.scripted(players, seating.options)
    done, spent, chance = 0.0, 0.0, Quick(11)
    while spent < seconds:
        dealer = Dealer(chance)
        state = seating.setup(dealer)
        experts = [player_of(seating.game, EXPERT, TURN_SECONDS) for _ in range(seats)]
        while not state.over and spent < seconds:
            seat = state.acting()[0]
            word = state.legal(seat)[0]
            if seat:
                world = seating.game.redeal(state, seat, chance)
                word, searched = said(experts[seat], world, seat, chance)
                done, spent = done + searched.iterations, spent + searched.seconds
            state.apply(seat, word, dealer)
    return Searched(done, spent)


def said(expert: Player, world: State, seat: int, chance: Quick) -> tuple[Word, Searched]:
    """What an expert says, and how much it searched for it."""
    assert isinstance(expert, Expert)
    before, begun = expert.answer, perf_counter()
    word = expert.say(world, seat, chance)
    if expert.answer is None or expert.answer is before:
        return word, Searched(0, 0.0)
    return word, Searched(expert.answer.iterations, perf_counter() - begun)


def main() -> None:
    reader = argparse.ArgumentParser(prog="benchmarks.table_expert")
    reader.add_argument("--address", default="http://127.0.0.1:8400")
    reader.add_argument("--seconds", type=float, default=60.0, help="of play in each game")
    asked = reader.parse_args()
    os.nice(NICE)
    site = Site(asked.address)
    print(json.dumps({"arena": builds.running(), "server": json.load(site.ask("/api/health"))["build"]}))
    for game, players in SEATINGS:
        table, turns = at_table(site, game, players, asked.seconds)
        arena = in_arena(game, players, max(TURN_SECONDS, table.seconds))
        figures = {
            "game": game,
            "table_iterations_per_second": round(table.rate()),
            "arena_iterations_per_second": round(arena.rate()),
            "ratio": round(table.rate() / arena.rate(), 2),
            "turns": len(turns),
            "median_seconds_of_a_turn": round(median(turns), 2) if turns else None,
            "longest_turn": round(max(turns), 2) if turns else None,
        }
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
