"""A server that runs the sources is answered by bots that run compiled code, in the same words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from intriga import builds
from intriga.bots.thoughts import WORK, Answer, Budget, Thought, decode_answer, encode
from intriga.games.shelf import find_game, game_ids, own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.workers.here import Here
from intriga.workers.jobs import Job, Workers
from intriga.workers.pool import Pool

PATIENCE = 120.0


def thought_about(game_id: str) -> bytes:
    """An expert's first question of a game with the usual options, as this process tells it to a worker."""
    game = find_game(game_id)
    players = max(game.players)
    options = chosen_options(game, players, {})
    state = game.setup(game.load(own_pack(game_id)), players, options, None, Dealer(Quick(3)))
    seat = state.acting()[0]
    return encode(Thought(state, seat, Quick(5), Budget(40)), game)


def answered(workers: Workers, game: str) -> Answer:
    return decode_answer(workers.submit(Job(WORK, thought_about(game))).result(PATIENCE))


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """Workers that changed from the sources to compiled code."""
    with pytest.MonkeyPatch.context() as patch, Pool(1) as pool:
        patch.delenv(builds.CHOICE)
        pool.renew()
        end = monotonic() + PATIENCE
        while pool.builds() != {builds.COMPILED}:
            assert monotonic() < end, "there is no compiled build of these sources: `make build` makes it"
            sleep(0.05)
        yield pool


@pytest.mark.parametrize("game", game_ids())
def test_compiled_bots_answer_a_server_that_is_not(pool: Pool, game: str) -> None:
    with Here() as here:
        ours = answered(here, game)
        assert here.builds() == {builds.PURE}

    assert ours.words
    assert answered(pool, game) == ours


def test_compiled_code_lies_apart_from_the_sources() -> None:
    found = [path for path in Path(builds.PACKAGE).rglob("*") if path.suffix in (".so", ".pyd", ".c")]

    assert found == []
