"""`make bench`: our engine beside OpenSpiel in the same run; with ratios to that peer."""

import json
import sys

import intriga.kernel.machine.frames as machine
from benchmarks import open_spiel
from benchmarks.clock import best_rate
from benchmarks.ours import Seating
from benchmarks.pure import rollouts_from_source


def figures(game: str, players: int) -> dict[str, object]:
    ours = Seating(game, players)
    in_cpp = best_rate(open_spiel.rollouts_in_cpp)
    rollouts = best_rate(ours.rollouts(4000))
    in_python = best_rate(open_spiel.games_in_python)
    interface = best_rate(ours.interface(1500))
    peer_copy = 1e9 / best_rate(open_spiel.copies)
    our_copy = 1e9 / best_rate(ours.copies(50_000))
    return {
        "game": game,
        "players": players,
        "compiled": machine.__file__.endswith((".so", ".pyd")),
        "peer": open_spiel.GAME,
        "rollout_decisions_per_second": round(rollouts),
        "peer_rollout_decisions_per_second": round(in_cpp),
        "rollout_ratio": round(rollouts / in_cpp, 2),
        "uncompiled_rollout_decisions_per_second": rollouts_from_source(game, players),
        "interface_decisions_per_second": round(interface),
        "peer_interface_decisions_per_second": round(in_python),
        "interface_ratio": round(interface / in_python, 2),
        "copy_nanoseconds": round(our_copy),
        "peer_copy_nanoseconds": round(peer_copy),
    }


def search_figures(game: str, players: int) -> dict[str, object]:
    """The expert's search beside OpenSpiel's own, in C++ and in Python."""
    iterations = 2000
    work = Seating(game, players).search(iterations)
    decisions = work()
    ours = best_rate(work)
    in_cpp = best_rate(open_spiel.search_in_cpp)
    in_python = best_rate(open_spiel.search_in_python, 3)
    return {
        "search_decisions_per_second": round(ours),
        "search_iterations_per_second": round(ours * iterations / decisions),
        "peer_search_decisions_per_second": round(in_cpp),
        "peer_python_search_decisions_per_second": round(in_python),
        "search_ratio": round(ours / in_cpp, 2),
        "search_ratio_to_python": round(ours / in_python, 1),
    }


def main() -> None:
    given = [(sys.argv[1], int(sys.argv[2]))] if len(sys.argv) > 2 else []
    asked = given or [("masti", 4), ("illuminaten", 2), ("gangsters", 3)]
    for game, players in asked:
        print(json.dumps(figures(game, players) | search_figures(game, players), indent=2))


if __name__ == "__main__":
    main()
