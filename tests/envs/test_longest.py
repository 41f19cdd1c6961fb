"""Games that somebody stretches end after a number of plies, and stretching gains nothing."""

from __future__ import annotations

from math import tanh
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trackside
from trackside.arena.bench_environments import encoded
from trackside.core import Menu
from trackside.envs.batch import Batch
from trackside.envs.rewards import Rewarding
from trackside.games import about

ISLE = "isle_of_trains"
AMSTERDAM = "ticket_to_ride_amsterdam"
RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.txt"))


def first_legal(masks: Any) -> Any:
    return np.asarray(masks).argmax(-1)


def test_first_legal_moves_in_a_batch() -> None:
    """In Isle of Trains they go on for ever."""
    batch = Batch(ISLE, 2, players=2, reward="outcome")
    longest = about(ISLE).longest
    for ply in range(1, longest + 1):
        batch.step(first_legal(batch.masks))
        assert batch.cuts.all() == batch.ends.all() == (ply == longest)
    assert np.abs(batch.rewards).max() <= 1
    assert [int(batch.position(lane).ply) for lane in range(2)] == [0, 0]


def test_a_limit_of_ones_own() -> None:
    batch = Batch(AMSTERDAM, 3, players=3, seed=4, reward="margin", max_plies=10)
    for _ in range(9):
        batch.step(batch.sample())
    before = [batch.position(lane) for lane in range(3)]
    actions = batch.sample().copy()
    batch.step(actions)
    assert batch.ends.tolist() == batch.cuts.tolist() == [True] * 3
    for lane, p in enumerate(before):
        p.play(p.game.moves[actions[lane]])
        points = [int(score.total()) for score in p.scores()]
        assert batch.rewards[lane].tolist() == [
            own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)
        ]
    with pytest.raises(ValueError, match="max_plies"):
        Batch(AMSTERDAM, 1, max_plies=0)


def test_the_outcome_counts_winning_and_a_lead_that_saturates() -> None:
    game = trackside.game(AMSTERDAM, players=3)
    rewarding = Rewarding(game, "outcome")
    p = game.start(seed=1)
    menu = Menu()
    while not p.over:
        p.list_moves(menu)
        p.play(game.moves[menu.ids[0]])
    points = [int(score.total()) for score in p.scores()]
    leads = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
    assert sorted(game.places(p)) == [1, 2, 3]
    expected = [
        0.5 * (1.0 if place == 1 else -0.5) + 0.5 * tanh(lead / 10)
        for place, lead in zip(game.places(p), leads, strict=True)
    ]
    assert rewarding.move_rewards(p) == pytest.approx(expected)


@pytest.mark.parametrize("id", encoded(None))
def test_no_game_of_random_moves_is_cut(id: str) -> None:
    for players in range(about(id).seats[0], about(id).seats[1] + 1):
        batch = Batch(id, 8, players=players, observe=False, seed=2)
        ended = 0
        while ended < 16:
            batch.step(batch.sample())
            ended += int(batch.ends.sum())
            assert not batch.cuts.any()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_no_recorded_game_is_that_long(file: Path) -> None:
    record = trackside.load(str(file)).record
    assert len(record.moves) < about(record.game).longest


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'trackside[pettingzoo]'")
    from trackside.envs import parallel, pettingzoo

    env = pettingzoo(ISLE, players=2)
    env.reset(seed=3)
    steps = 0
    for agent in env.agent_iter(max_iter=10 * about(ISLE).longest):
        observation, _, terminated, truncated, _ = env.last()
        if terminated:
            assert truncated
            env.step(None)
            continue
        env.step(int(first_legal(observation["action_mask"])))
        steps += 1
        if env.terminations[agent]:
            assert sorted(env.rewards.values()) == [-1.0, 1.0] or set(env.rewards.values()) == {0.0}
    assert steps == about(ISLE).longest and not env.agents

    both = parallel(AMSTERDAM, players=2, max_cycles=5)
    seen, _ = both.reset(seed=3)
    for cycle in range(1, 6):
        actions = {agent: int(first_legal(its["action_mask"])) for agent, its in seen.items()}
        seen, rewards, terminated, truncated, _ = both.step(actions)
        assert set(terminated.values()) == set(truncated.values()) == {cycle == 5}
    assert sum(rewards.values()) == 0


def test_gymnasium() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'trackside[gym]'")
    env = gymnasium.make("trackside.envs:trackside/IsleOfTrains-v0", seats=["agent", "random"], max_plies=300)
    _, info = env.reset(seed=1)
    while True:
        _, reward, terminated, truncated, info = env.step(int(first_legal(info["action_mask"])))
        if terminated or truncated:
            break
    assert terminated and truncated and reward in (-1.0, 0.0, 1.0)
    assert int(env.unwrapped.position.ply) == 300
    assert gymnasium.make("trackside/IsleOfTrains-v0").unwrapped.rewarding.longest == about(ISLE).longest

    envs = gymnasium.make_vec(
        "trackside/TicketToRideAmsterdam-v0", num_envs=2, max_plies=4, vectorization_mode="vector_entry_point"
    )
    _, info = envs.reset(seed=1)
    for step in range(1, 5):
        _, _, terminated, truncated, info = envs.step(first_legal(info["action_mask"]))
        assert terminated.all() == truncated.all() == (step == 4)


def test_openspiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'trackside[openspiel]'")
    from trackside.envs import openspiel

    game = openspiel(ISLE, players=2)
    assert game.max_game_length() == about(ISLE).longest
    state = game.new_initial_state()
    state.apply_action(3)
    decisions = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        decisions += 1
    assert decisions == about(ISLE).longest
    assert sum(state.returns()) == 0
    assert openspiel(ISLE, players=2, max_plies=40).max_game_length() == 40
