"""Training with actors on a real Ray cluster on this machine: two nodes of one core each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: `make test-train` installs it")
pytest.importorskip("ray", reason="Ray is not installed: `make test-cluster` installs it and runs these tests")

from trackside.arena.cluster import installed_ray, on_cluster
from trackside.search.network import inputs
from trackside.train.actors import Actor, ActorFailed, OnRay, seeds, weights_of
from trackside.train.net import Net
from trackside.train.recipe import STARTS, Recipe
from trackside.train.run import Run

AMSTERDAM = "ticket_to_ride_amsterdam"
SMALL = Recipe(AMSTERDAM, 2, {}, STARTS[AMSTERDAM], actors=2, lanes=4, steps=200, widths=(8, 8), batch=64)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(2):
        found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


def node(actor: Actor) -> str:
    """Where an actor is."""
    return str(installed_ray().get_runtime_context().get_node_id())


def test_actors_on_two_nodes_play_what_they_play_here(cluster: Any) -> None:
    game = SMALL.make_game()
    net = Net(game, inputs(game), [], SMALL)
    weights = weights_of(net)
    with on_cluster(cluster.address):
        ray = installed_ray()
        crew = OnRay(SMALL, [], 0, ray)
        crew.start(weights, weights)
        harvests = crew.collect()
        assert len({ray.get(actor.__ray_call__.remote(node)) for actor in crew.actors}) == 2
        crew.start(weights, weights)
        ray.kill(crew.actors[1])
        with pytest.raises(ActorFailed, match="on the cluster"):
            crew.collect()
        crew.close()
    for seed, found in zip(seeds(SMALL, 0), harvests, strict=True):
        expected = Actor(SMALL, [], seed).play(weights, weights)
        assert np.array_equal(found.seen, expected.seen) and np.array_equal(found.chosen, expected.chosen)


def test_a_run_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    told: list[str] = []
    with on_cluster(cluster.address):
        run = Run(SMALL, tmp_path / "run", minutes=0.02, every=100, games=2)
        run.train(["greedy@0.1"], told.append, installed_ray())
    assert run.updates >= 1 and (tmp_path / "run" / "best.bin").exists()
    assert any("against greedy@0.1" in line for line in told)
