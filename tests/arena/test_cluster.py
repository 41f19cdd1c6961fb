"""Matches on a real Ray cluster on this machine: two nodes of one core each, one of which dies."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from trackside.arena.cluster import NoCluster, installed_ray, on_cluster, spread
from trackside.arena.match import Match, play_match
from trackside.campaign.run import Campaign, run_campaign

pytest.importorskip("ray", reason="Ray is not installed: `make test-cluster` installs it and runs these tests")

AMSTERDAM = "ticket_to_ride_amsterdam"
MATCH = Match(AMSTERDAM, ("greedy", "random"))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(2):
        found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


def where(seconds: float) -> str:
    """The node that this runs on."""
    time.sleep(seconds)
    return str(installed_ray().get_runtime_context().get_node_id())


def test_a_cluster_plays_the_same_match(cluster: Any) -> None:
    alone, _ = play_match(MATCH, 8, jobs=1)
    with on_cluster(cluster.address) as spread_over_nodes:
        together, _ = play_match(MATCH, 8, spread=spread_over_nodes)
    assert [g.scores for r in together for g in r.games] == [g.scores for r in alone for g in r.games]


def test_an_error_in_a_worker_is_reported(cluster: Any) -> None:
    with on_cluster(cluster.address), pytest.raises(ValueError, match="non-negative"):
        list(spread(where, [-1.0], 1))


def test_a_node_that_dies_costs_only_its_games(cluster: Any) -> None:
    """The tasks on the node are done again on the other one; what was done before is kept."""
    with on_cluster(cluster.address):
        coming = spread(where, [0.2] * 12, 1)
        first = [next(coming) for _ in range(4)]
        assert len(set(first)) == 2
        dying = next(node for node in cluster.worker_nodes if node.node_id == first[-1])
        cluster.remove_node(dying, allow_graceful=False)
        rest = list(coming)
        assert len(first) + len(rest) == 12
        assert set(rest[-3:]) == set(first) - {dying.node_id}
        rounds, _ = play_match(MATCH, 4, spread=spread)
        assert len(rounds) == 2


def test_an_address_without_a_cluster_is_reported() -> None:
    with pytest.raises(NoCluster, match=r"no Ray cluster at 127\.0\.0\.1:9"), on_cluster("127.0.0.1:9"):
        pass


def test_a_campaign_runs_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    campaign = Campaign(seconds=4, folder=str(tmp_path), kinds=("games", "races"))
    with on_cluster(cluster.address) as spread_over_nodes:
        report = run_campaign(campaign, spread_over_nodes)
    assert report.findings == [] and report.counts["games"] >= 1_000 and report.counts["races"] >= 1_000
