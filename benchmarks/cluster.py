"""Measures how many games a second a match plays on a Ray cluster with one worker and with two.

    python benchmarks/cluster.py [--game GAME] [--players search:60p,greedy@0.1] [--games 40] [--json]

Starts a cluster on this machine whose nodes have one core each. Needs Ray: pip install 'trackside[ray]'.
"""

from __future__ import annotations

import argparse
import json
import os
import time

from ray.cluster_utils import Cluster

from trackside.arena.cluster import on_cluster
from trackside.arena.match import Match, play_match
from trackside.core.arrays import COMPILED


def games_per_second(match: Match, games: int, nodes: int) -> float:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        for _ in range(nodes):
            cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        with on_cluster(cluster.address) as spread:
            play_match(match, 4 * nodes, spread=spread)  # the workers start and import the game
            started = time.perf_counter()
            play_match(match, games, spread=spread)
            return games / (time.perf_counter() - started)
    finally:
        cluster.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ticket_to_ride_amsterdam")
    parser.add_argument("--players", default="search:60p,greedy@0.1")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    match = Match(arguments.game, tuple(arguments.players.split(",")))
    found = {workers: round(games_per_second(match, arguments.games, workers), 2) for workers in (1, 2)}
    told = {"game": match.game, "players": list(match.players), "compiled": COMPILED, "games_per_second": found}
    if arguments.json:
        print(json.dumps(told, indent=2))
    else:
        print(f"{match.game}, {' against '.join(match.players)}, load {os.getloadavg()[0]:.1f}")
        for workers, speed in found.items():
            print(f"{workers} worker{'s' if workers > 1 else ''}: {speed:.2f} games/s")


if __name__ == "__main__":
    main()
