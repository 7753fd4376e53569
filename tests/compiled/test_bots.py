"""A server that runs the sources is answered by bots that run compiled code, in the same words."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from intriga import builds
from intriga.games.shelf import find_game, game_ids, own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.workers.inline import InlineWorkers
from intriga.workers.jobs import Job, Workers
from intriga.workers.pool import Pool
from tests.compiled.playing import play_against_experts
from tests.compiled.tasks import SAY
from tests.server.running import serving

PATIENCE = 120.0


def question_of(game_id: str) -> bytes:
    """A world of the first question of a game, as this process sends it to a worker."""
    game = find_game(game_id)
    players = max(game.players)
    options = chosen_options(game, players, {})
    state = game.setup(game.load(own_pack(game_id)), players, options, None, Dealer(Quick(3)))
    seat = state.acting()[0]
    return msgspec.msgpack.encode((game_id, seat, pickle.dumps(game.redeal(state, seat, Quick(4)))))


def answered(workers: Workers, game: str) -> list[Any]:
    answer: list[Any] = msgspec.msgpack.decode(workers.submit(Job(SAY, question_of(game))).result(PATIENCE))
    return answer


def wait_for_compiled(pool: Pool | InlineWorkers) -> None:
    assert builds.fitting_build() is not None, "`make build` makes the compiled build"
    end = monotonic() + PATIENCE
    while pool.builds() != {builds.COMPILED}:
        assert monotonic() < end
        sleep(0.05)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """Workers that changed from the sources to compiled code."""
    with Pool(1) as pool:
        with pytest.MonkeyPatch.context() as patch:
            patch.delenv(builds.CHOICE)
            pool.renew()
            wait_for_compiled(pool)
        yield pool


@pytest.mark.parametrize("game", game_ids())
def test_compiled_workers_read_the_worlds_of_a_process_that_is_not(pool: Pool, game: str) -> None:
    with InlineWorkers() as here:
        build, *ours = answered(here, game)

    assert build == builds.PURE
    assert answered(pool, game) == [builds.COMPILED, *ours]


def test_bots_of_a_server_change_to_the_compiled_build_without_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "store.sqlite", workers=1, bot_seconds=0.05) as server:
        person = server.person()
        assert person.get("/api/health")["build"]["server"] == builds.PURE
        monkeypatch.delenv(builds.CHOICE)  # as where the build has just become ready

        wait_for_compiled(server.node.workers)

        assert person.get("/api/health")["build"] == {"server": builds.PURE, "bots": builds.COMPILED}
        play_against_experts(person)
        assert answered(server.node.workers, "masti")[0] == builds.COMPILED


def test_compiled_code_lies_apart_from_the_sources() -> None:
    found = [path for path in Path(builds.PACKAGE).rglob("*") if path.suffix in (".so", ".pyd", ".c")]

    assert found == []
