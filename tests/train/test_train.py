"""Training: what actors collect, what is exported, and that a run survives being killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
import numpy as np
import pytest

if find_spec("torch") is None:
    pytest.skip("PyTorch is not installed: `make test-train` installs it and runs this", allow_module_level=True)

import torch

from trackside.core.rng import Rng
from trackside.search.edge.network_file import read_network
from trackside.search.network import inputs
from trackside.train.actors import Actor, InProcess, Processes, weights_of
from trackside.train.learner import joined, learn
from trackside.train.net import Net, frequent_flags
from trackside.train.recipe import STARTS, Recipe
from trackside.train.run import CHECKPOINT, CURVES, LOG, OtherRun, Run
from trackside.train.selfplay import Tables

AMSTERDAM = "ticket_to_ride_amsterdam"
PLAYERS = {AMSTERDAM: 2, "isle_of_trains": 2, "great_western_trail": 2, "steam": 3}


def small(id: str, **changes: object) -> Recipe:
    recipe = Recipe(id, PLAYERS[id], {}, STARTS[id], lanes=8, steps=400, widths=(16, 8), batch=128)
    return msgspec.structs.replace(recipe, **changes)


def shaken(recipe: Recipe) -> Net:
    """A network that is no longer its start."""
    torch.manual_seed(3)
    tables = Tables(recipe, 5)
    net = Net(tables.game, inputs(tables.game), frequent_flags(inputs(tables.game), tables.rows(300)), recipe)
    with torch.no_grad():
        for each in net.parameters():
            each.add_(0.05 * torch.randn_like(each))
    return net


@pytest.mark.parametrize("id", list(PLAYERS))
def test_the_exported_file_computes_the_same(id: str, tmp_path: Path) -> None:
    recipe = small(id)
    net = shaken(recipe)
    net.write(tmp_path / "net.bin", 10.0, {})
    game = recipe.make_game()
    network = read_network(game, tmp_path / "net.bin")
    tables = Tables(recipe, 9)
    compared = 0
    while compared < 40:
        lanes, menus, actions = tables.look()
        actions[lanes] = menus.ids[menus.first]
        for k, lane in enumerate(lanes):
            p = tables.batch.position(int(lane))
            world = p.copy()
            world.resample(p.seat, Rng(3))
            legal = world.moves()
            rated = np.array(
                [rater.rate(world, tables.batch.games.menus[lane], legal) for rater in tables.raters], np.float32
            ).T
            rated = np.maximum(rated - rated.max(0), -recipe.span)
            most = recipe.start.most or len(legal)
            kept = np.sort(np.argsort(-rated[:, 0], kind="stable")[:most])
            seen = torch.from_numpy(tables.batch.observations[lane : lane + 1].copy())
            ids = torch.tensor([int(legal[n].id) for n in kept])
            with torch.no_grad():
                scores, value = net(seen, torch.zeros(len(kept), dtype=torch.long), ids, torch.from_numpy(rated[kept]))
            found = np.array(network.rate(world, legal))
            assert found[kept] == pytest.approx(scores.numpy(), abs=1e-3)
            assert network.value(world, p.seat) == pytest.approx(float(value[0]), abs=1e-4)
            compared += 1
            assert len(menus.part(np.array([k])).ids) == len(kept)
        tables.batch.step(tables.batch.sample())


def test_a_harvest_has_the_probabilities_and_advantages_of_what_was_played() -> None:
    recipe = small(AMSTERDAM, mixed=0.0)
    net = shaken(recipe)
    actor = Actor(recipe, net.flags, 7)
    found = actor.play(weights_of(net), weights_of(net))
    assert len(found) >= recipe.steps and found.lengths and not found.results and found.seconds > 0
    torch_rows = torch.from_numpy(found.menus.rows)
    with torch.no_grad():
        scores, values = net(
            torch.from_numpy(found.seen),
            torch_rows,
            torch.from_numpy(found.menus.ids),
            torch.from_numpy(found.menus.rated),
        )
    for k in range(0, len(found), 37):
        its = slice(found.menus.first[k], found.menus.first[k] + found.menus.counts[k])
        logp = torch.log_softmax(scores[its], 0)[found.chosen[k]]
        assert found.logp[k] == pytest.approx(float(logp), abs=1e-4)
        assert found.values[k] == pytest.approx(float(values[k]), abs=1e-4)
    assert np.abs(found.values + found.advantages).max() <= 1.0001  # targets lie between what games can come to
    assert found.menus.rated.max() == 0 and found.menus.rated.min() >= -recipe.span


def test_an_update_makes_good_moves_likelier() -> None:
    recipe = small(AMSTERDAM, mixed=0.0, divergence=10.0, epochs=4)
    net = shaken(recipe)
    harvest = Actor(recipe, net.flags, 7).play(weights_of(net), weights_of(net))
    optimizer = torch.optim.Adam(net.parameters(), lr=0.003)
    learn(net, optimizer, joined([harvest]), recipe, np.random.default_rng(1))
    with torch.no_grad():
        its = torch.from_numpy(harvest.menus.ids), torch.from_numpy(harvest.menus.rated)
        scores, _ = net(torch.from_numpy(harvest.seen), torch.from_numpy(harvest.menus.rows), *its)
    now = np.array(
        [
            float(torch.log_softmax(scores[first : first + count], 0)[chosen])
            for first, count, chosen in zip(harvest.menus.first, harvest.menus.counts, harvest.chosen, strict=True)
        ]
    )
    moved = now - harvest.logp
    best = harvest.advantages > np.quantile(harvest.advantages, 0.8)
    worst = harvest.advantages < np.quantile(harvest.advantages, 0.2)
    assert moved[best].mean() > moved[worst].mean() + 0.01


def test_processes_play_what_one_process_plays() -> None:
    recipe = small("isle_of_trains", steps=200)
    net = shaken(recipe)
    crews = InProcess(recipe, net.flags, 0), Processes(recipe, net.flags, 0)
    harvests = []
    for crew in crews:
        crew.start(weights_of(net), weights_of(net))
        harvests.append(crew.collect()[0])
        crew.close()
    assert np.array_equal(harvests[0].seen, harvests[1].seen)
    assert np.array_equal(harvests[0].chosen, harvests[1].chosen)
    assert harvests[0].advantages == pytest.approx(harvests[1].advantages, abs=1e-6)


def command(out: Path, *more: str) -> list[str]:
    settings = ["--lanes", "8", "--steps", "300", "--widths", "16", "8", "--games", "2", "--every", "100"]
    return [sys.executable, "-m", "trackside", "train", AMSTERDAM, "--out", str(out), *settings, *more]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.mark.parametrize("actors", ["0", "1"])
def test_a_killed_run_goes_on(tmp_path: Path, actors: str) -> None:
    out = tmp_path / "run"
    first = subprocess.Popen(
        command(out, "--minutes", "1000", "--actors", actors), env=environment(), stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    lines: list[str] = []
    while not any(" 3 updates" in line for line in lines):
        lines.append(first.stdout.readline())
        assert first.poll() is None
    first.send_signal(signal.SIGKILL)
    first.wait()
    kept = torch.load(out / CHECKPOINT, weights_only=True)
    assert kept["updates"] >= 2
    minutes = str(kept["seconds"] / 60 + 0.02)
    again = subprocess.run(
        command(out, "--minutes", minutes, "--actors", actors), env=environment(), capture_output=True, text=True
    )
    assert again.returncode == 0, again.stderr
    after = torch.load(out / CHECKPOINT, weights_only=True)
    assert after["updates"] > kept["updates"] and after["decisions"] > kept["decisions"]
    assert (kept["begun"], after["begun"]) == (0, 1)
    rows = [json.loads(line) for line in (out / LOG).read_text().splitlines()]
    assert len(rows) >= 2 and set(rows[0]["against"]) == {"greedy@0.1", "its start"}
    assert (out / CURVES).read_text().startswith("<svg")
    other = subprocess.run(command(out, "--seed", "5"), env=environment(), capture_output=True, text=True)
    assert other.returncode == 2 and "other settings" in other.stderr and other.stderr.count("\n") == 1


def test_a_broken_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"nothing")
    with pytest.raises(OtherRun, match="not a checkpoint"):
        Run(small(AMSTERDAM), tmp_path, 1, 1, 2)
