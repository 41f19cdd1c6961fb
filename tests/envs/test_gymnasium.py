"""Gymnasium's checks on our environments."""

from __future__ import annotations

import io
import warnings
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'trackside[gym]'")
from gymnasium.utils.env_checker import check_env

import trackside.envs
from trackside.arena.bench_environments import encoded
from trackside.core.moves import IllegalMove
from trackside.envs.gym import MaskInObservation, TracksideVectorEnv, env_id

AMSTERDAM = "trackside/TicketToRideAmsterdam-v0"


@pytest.fixture(autouse=True)
def quiet() -> Any:
    with redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("id", encoded(None))
def test_every_game_is_registered_and_passes_the_check(id: str) -> None:
    env = gymnasium.make(env_id(id))
    check_env(env.unwrapped, skip_render_check=id != "ticket_to_ride_amsterdam")


def test_a_module_name_registers_the_games() -> None:
    env = gymnasium.make("trackside.envs:trackside/GreatWesternTrail-v0", seats=["random", "agent", "random"])
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() == len(env.unwrapped.position.moves())
    assert env.unwrapped.position.seat == env.unwrapped.seat == 1


def play(env: Any, seed: int) -> tuple[list[float], Any]:
    """A game of first legal actions: its rewards and the last observation."""
    observation, info = env.reset(seed=seed)
    rewards = []
    terminated = False
    while not terminated:
        observation, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
    return rewards, observation


def test_a_game_against_bots_is_the_same_again() -> None:
    env = gymnasium.make(AMSTERDAM, seats=["agent", "greedy", "random"], reward="place")
    first, again = play(env, 7), play(env, 7)
    assert first[0] == again[0] and np.array_equal(first[1], again[1])
    assert first[0][-1] in (-1.0, 0.0, 1.0) and not any(first[0][:-1])


def test_masks_for_maskable_algorithms() -> None:
    env = gymnasium.make(AMSTERDAM)
    _, info = env.reset(seed=3)
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
    masked = MaskInObservation(gymnasium.make(AMSTERDAM))
    observation, _ = masked.reset(seed=3)
    assert masked.observation_space.contains(observation)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    check_env(MaskInObservation(gymnasium.make(AMSTERDAM).unwrapped), skip_render_check=True)


def test_what_becomes_of_an_illegal_action() -> None:
    wrong = trackside.game("ticket_to_ride_amsterdam").parse("pass").id
    ends = gymnasium.make(AMSTERDAM)
    ends.reset(seed=1)
    assert ends.step(wrong)[1:3] == (-1.0, True)
    goes_on = gymnasium.make(AMSTERDAM, illegal="random")
    goes_on.reset(seed=1)
    assert goes_on.step(wrong)[2] is False
    raises = gymnasium.make(AMSTERDAM, illegal="raise")
    raises.reset(seed=1)
    with pytest.raises(IllegalMove):
        raises.step(wrong)


def test_bad_arguments() -> None:
    with pytest.raises(ValueError, match="agent"):
        trackside.envs.gymnasium("steam", ["greedy", "greedy", "greedy"])
    with pytest.raises(ValueError, match="illegal"):
        trackside.envs.gymnasium("steam", ["agent", "greedy", "greedy"], illegal="forgive")


def test_the_vector_environment() -> None:
    env = gymnasium.make_vec(AMSTERDAM, num_envs=4, vectorization_mode="vector_entry_point")
    assert isinstance(env, TracksideVectorEnv)
    observations, info = env.reset(seed=2)
    assert env.observation_space.contains(observations)
    ended = 0
    while ended < 4:
        acted = info["seat"]
        actions = env.batch.sample()
        assert env.action_space.contains(actions)
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert not truncated.any()
        assert rewards.tolist() == [info["rewards"][lane][seat] for lane, seat in enumerate(acted)]
        for lane in np.flatnonzero(terminated):
            ended += 1
            assert env.single_observation_space.contains(info["final_obs"][lane])
    again, _ = env.reset(seed=2)
    first, _ = env.reset(seed=2)
    assert np.array_equal(again, first)
    env.close()
