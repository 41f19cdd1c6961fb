"""PettingZoo's own suite on our environments."""

from __future__ import annotations

import io
import sys
import warnings
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'trackside[pettingzoo]'")
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from trackside.arena.bench_environments import encoded
from trackside.core.moves import IllegalMove
from trackside.envs import parallel, pettingzoo
from trackside.games import about

AMSTERDAM = "ticket_to_ride_amsterdam"
SETTINGS = [(id, players) for id in encoded(None) for players in about(id).seats if players > 1]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """What its suite prints and warns of: that an observation is a dictionary, as in its own board games."""
    with redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_api(id: str, players: int) -> None:
    api_test(pettingzoo(id, players=players), num_cycles=30)


def test_api_of_a_whole_game_with_options() -> None:
    api_test(pettingzoo(AMSTERDAM, players=2, reward="margin", bonus_tie_ranking="dense", history=8), num_cycles=200)
    api_test(pettingzoo("isle_of_trains", players=1, scenario="3", reward="potential"), num_cycles=300)


def test_seeds() -> None:
    seed_test(lambda: pettingzoo(AMSTERDAM, players=2), num_cycles=60)


def test_max_cycles() -> None:
    def all_at_once(max_cycles: int) -> Any:
        return parallel(AMSTERDAM, players=2, max_cycles=max_cycles, illegal="random")

    max_cycles_test(
        SimpleNamespace(parallel_env=all_at_once, env=lambda max_cycles: parallel_to_aec(all_at_once(max_cycles)))
    )
    parallel_api_test(all_at_once(1000), num_cycles=100)


def test_performance_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds of its clock, which passes quickly here."""
    ticks = iter(range(10_000))
    clock = SimpleNamespace(time=lambda: next(ticks) / 20)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(pettingzoo(AMSTERDAM, players=2))


def test_render_modes() -> None:
    render_test(lambda render_mode: pettingzoo(AMSTERDAM, players=2, render_mode=render_mode))
    with pytest.raises(ValueError, match="render mode"):
        pettingzoo(AMSTERDAM, render_mode="hologram")


def test_only_the_deciding_agent_has_legal_actions() -> None:
    env = pettingzoo(AMSTERDAM, players=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    wrong = np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]
    with pytest.raises(IllegalMove):
        env.step(wrong)


def test_rewards_of_a_game_add_up_to_nothing() -> None:
    env = pettingzoo(AMSTERDAM, players=3)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sum(total.values()) == pytest.approx(0) and max(total.values()) > 0
