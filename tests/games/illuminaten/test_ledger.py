"""The ledger that studies of the balance read, and a study of a few games."""

from benchmarks.balance import play_all
from benchmarks.ledger import Study
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.ledger import PaxLedger
from intriga.games.illuminaten.rules.end import totals
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.rollout import play_out

LEDGER = PaxLedger()


def test_seats_are_told_by_their_turn_and_the_leader_has_the_most_points() -> None:
    dealer = Dealer(Quick(3))
    s = GAME.setup(GAME.load(own_pack("illuminaten")), 3, chosen_options(GAME, 3, {}), None, dealer)
    play_out(s, dealer)

    assert {"turn": "1"} == LEDGER.dealt(s, s.first)
    assert {"1", "2", "3"} == {LEDGER.dealt(s, seat)["turn"] for seat in range(3)}
    assert max(totals(s)) == LEDGER.score(s, LEDGER.leader(s))["points"]
    assert s.round == LEDGER.turn(s)


def test_a_study_counts_endings_and_rounds_of_every_game() -> None:
    tally = play_all(Study("illuminaten", 2, "random", 5, {}), games=3, jobs=1)

    assert 3 == sum(tally.endings.values()) == len(tally.turns)
    assert 3.0 == sum(won for (kind, _), won in tally.won.items() if kind == "turn")
    assert any(line.startswith("ending") for line in tally.lines())
