"""Benchmarks of batches and of each installed environment of `trackside.envs`, with random games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from statistics import median
from typing import Any

from trackside.core.edge.errors import NoEncoding
from trackside.core.game import Game
from trackside.games import about, ids, usual

ROUNDS = 5
LANES = 64


def batches(games: Sequence[str] | None = None, seconds: float = 0.2) -> list[dict[str, Any]]:
    """Decisions a second on one core, masks included; nothing without NumPy."""
    if find_spec("numpy") is None:
        return []
    return [
        {
            "game": id,
            "seats": seats_of(id),
            "lanes": LANES,
            "observations": observe,
            "decisions_per_second": batch_rate(id, observe, seconds),
        }
        for id in encoded(games)
        for observe in (True, False)
    ]


def encoded(games: Sequence[str] | None) -> list[str]:
    """The games that have an encoding."""
    return [id for id in games or ids() if has_encoding(usual(id))]


def has_encoding(game: Game[Any]) -> bool:
    try:
        game.encoding()
    except NoEncoding:
        return False
    return True


def seats_of(id: str) -> int:
    return max(2, about(id).seats[0])


def batch_rate(id: str, observe: bool, seconds: float) -> int:
    from trackside.envs.batch import Batch

    batch = Batch(id, LANES, players=seats_of(id), observe=observe)

    def step() -> int:
        batch.step(batch.sample())
        return LANES

    return rate(step, seconds)


def environments(games: Sequence[str] | None = None, seconds: float = 0.2) -> list[dict[str, Any]]:
    """Decisions a second through each environment, with its own way to observe, mask and step."""
    found: list[dict[str, Any]] = []
    for name, needs, opened in ENVIRONMENTS:
        if find_spec(needs) is not None and find_spec("numpy") is not None:
            for id in encoded(games):
                found.append({"door": name, "game": id, "decisions_per_second": rate(opened(id), seconds)})
    return found


def through_pettingzoo(id: str) -> Callable[[], int]:
    from trackside.envs import pettingzoo

    env = pettingzoo(id, players=seats_of(id))
    env.reset(seed=0)
    chance = random.Random(0)

    def step() -> int:
        if not env.agents or any(env.terminations.values()):
            env.reset()
        observation, *_ = env.last()
        env.step(chance.choice(observation["action_mask"].nonzero()[0]))
        return 1

    return step


def through_gymnasium(id: str) -> Callable[[], int]:
    """Against random bots; their decisions are counted, too."""
    from trackside.envs import gymnasium

    env = gymnasium(id, ["agent"] + ["random"] * (seats_of(id) - 1))
    _, first = env.reset(seed=0)
    info = [first]
    chance = random.Random(0)

    def step() -> int:
        before = int(env.position.ply)
        *_, terminated, _, info[0] = env.step(chance.choice(info[0]["action_mask"].nonzero()[0]))
        made = int(env.position.ply) - before
        if terminated:
            _, info[0] = env.reset()
        return made

    return step


def through_vector(id: str) -> Callable[[], int]:
    from trackside.envs.gym import TracksideVectorEnv

    env = TracksideVectorEnv(id, LANES, players=seats_of(id))
    env.reset(seed=0)

    def step() -> int:
        env.step(env.batch.sample())
        return LANES

    return step


def through_openspiel(id: str) -> Callable[[], int]:
    from trackside.envs import openspiel

    game = openspiel(id, players=seats_of(id))
    chance = random.Random(0)
    states = [game.new_initial_state()]

    def step() -> int:
        state = states[0]
        if state.is_chance_node():
            state.apply_action(chance.randrange(game.seeds))
        state.information_state_tensor(state.current_player())
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            states[0] = game.new_initial_state()
        return 1

    return step


ENVIRONMENTS: list[tuple[str, str, Callable[[str], Callable[[], int]]]] = [
    ("pettingzoo", "pettingzoo", through_pettingzoo),
    ("gymnasium", "gymnasium", through_gymnasium),
    ("gymnasium vector", "gymnasium", through_vector),
    ("openspiel", "pyspiel", through_openspiel),
]


def rate(step: Callable[[], int], seconds: float) -> int:
    """The median of some slices, in processor time."""
    step()
    slices: list[float] = []
    for _ in range(ROUNDS):
        start = time.process_time()
        made = 0
        while (spent := time.process_time() - start) < seconds:
            made += step()
        slices.append(made / spent)
    return round(median(slices))
