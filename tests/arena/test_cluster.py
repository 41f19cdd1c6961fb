"""Matches on a real Ray cluster on this machine: two nodes of one core each, one of which dies."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from trackside.arena.cluster import AGAIN, NoCluster, installed_ray, on_cluster, spread
from trackside.arena.match import Match, Round, play_match
from trackside.campaign.run import Campaign, run_campaign
from trackside.cli import main
from trackside.core.edge.errors import TracksideError

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


def wait(seconds: float) -> None:
    time.sleep(seconds)


class Located:
    """Work that also says on which node it was done."""

    def __init__(self, work: Callable[[int], Round]) -> None:
        self.work = work

    def __call__(self, seed: int) -> tuple[str, Round]:
        node = str(installed_ray().get_runtime_context().get_node_id())
        time.sleep(0.2)  # a round takes long enough that the node dies in the middle of one
        return node, self.work(seed)


def refused(task: int) -> None:
    raise TracksideError(f"task {task} is refused")


def ends_its_worker(marks: str) -> int:
    """Leaves a mark each time that it is begun, and never returns."""
    Path(marks, f"{time.time_ns()}-{os.getpid()}").touch()
    os._exit(1)


def without_time(rounds: list[Round]) -> list[Any]:
    """What the seeds decide: everything but the time that it took."""
    return [(g.seed, g.seating, g.players, g.scores, g.places, g.parts, g.decisions) for r in rounds for g in r.games]


def test_a_cluster_plays_the_same_match(cluster: Any) -> None:
    alone, _ = play_match(MATCH, 8, jobs=1)
    with on_cluster(cluster.address) as spread_over_nodes:
        together, _ = play_match(MATCH, 8, spread=spread_over_nodes)
    assert without_time(together) == without_time(alone)


def test_the_command_plays_on_a_cluster(
    cluster: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["match", AMSTERDAM, "--players", "greedy,random", "--games", "6", "--json"]
    assert main([*words, "--jobs", "1"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*words, "--cluster", cluster.address]) == 0
    together = json.loads(capsys.readouterr().out)
    for each in (*alone["results"], *together["results"]):
        del each["ms_per_decision"]
    assert together == alone
    ladder = ["ladder", AMSTERDAM, "--players", "random", "--games", "2", "--json"]
    assert main([*ladder, "--cluster", cluster.address]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_an_error_in_a_worker_is_reported(cluster: Any) -> None:
    with on_cluster(cluster.address):
        with pytest.raises(ValueError, match="non-negative"):
            list(spread(wait, [-1.0], 1))
        with pytest.raises(TracksideError, match=r"^task 7 is refused$"):
            list(spread(refused, [7], 1))


def test_a_round_that_always_ends_its_worker_is_given_up(cluster: Any, tmp_path: Path) -> None:
    with on_cluster(cluster.address), pytest.raises(TracksideError, match=f"ended its worker {AGAIN + 1} times"):
        list(spread(ends_its_worker, [str(tmp_path)], 1))
    assert len(list(tmp_path.iterdir())) == AGAIN + 1


def test_a_node_that_dies_costs_only_its_rounds(cluster: Any) -> None:
    """A match during which one of two nodes dies has the rounds of an undisturbed match on this machine alone."""
    nodes: list[str] = []
    died: list[str] = []

    def spread_and_kill(work: Callable[[int], Round], seeds: Iterable[int], jobs: int) -> Iterator[Round]:
        for node, round in spread(Located(work), seeds, jobs):
            nodes.append(node)
            if not died and len(set(nodes)) == 2:
                dying = next(each for each in cluster.worker_nodes if each.node_id == node)
                cluster.remove_node(dying, allow_graceful=False)
                died.append(node)
                nodes.clear()
            yield round

    alone, _ = play_match(MATCH, 40, jobs=1)
    with on_cluster(cluster.address):
        together, _ = play_match(MATCH, 40, spread=spread_and_kill)
    assert len(died) == 1
    assert len(nodes) >= 10 and set(nodes[-5:]).isdisjoint(died)  # the other node played on
    assert without_time(together) == without_time(alone)


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:99999", "127.0.0.1:x", ":6379", "ray://", "http://a/b:1"])
def test_a_malformed_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(NoCluster, match="not the address of a cluster"), on_cluster(address):
        pass


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9"])
def test_an_address_without_a_cluster_is_reported(address: str) -> None:
    with pytest.raises(NoCluster, match=rf"no Ray cluster at {address}"), on_cluster(address):
        pass


def test_a_campaign_runs_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    campaign = Campaign(seconds=4, folder=str(tmp_path), kinds=("games", "races"))
    with on_cluster(cluster.address) as spread_over_nodes:
        report = run_campaign(campaign, spread_over_nodes)
    assert report.findings == [] and report.counts["games"] >= 1_000 and report.counts["races"] >= 1_000
