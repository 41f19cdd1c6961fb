"""The bounds of cells are true, and ids become flags."""

from __future__ import annotations

import numpy as np
import pytest

import trackside
from trackside.arena.bench_environments import encoded
from trackside.bots import FROZEN
from trackside.core.encoding import ID
from trackside.envs.batch import Batch
from trackside.envs.cells import IdFlags, bounds
from trackside.envs.versions import VERSIONS
from trackside.games import about


@pytest.mark.parametrize("id", encoded(None))
def test_every_cell_of_random_games_is_within_its_bounds(id: str) -> None:
    for players in range(about(id).seats[0], about(id).seats[1] + 1):
        batch = Batch(id, 16, players=players, seed=4)
        assert batch.encoding is not None
        low, high = bounds(batch.encoding)
        assert (low <= high).all()
        for _ in range(300):
            batch.step(batch.sample())
            assert (batch.observations >= low).all(), np.argwhere(batch.observations < low)[0]
            assert (batch.observations <= high).all(), np.argwhere(batch.observations > high)[0]


@pytest.mark.parametrize("id", encoded(None))
def test_ids_become_flags(id: str) -> None:
    batch = Batch(id, 8, seed=1)
    assert batch.encoding is not None
    for _ in range(60):
        batch.step(batch.sample())
    flags = IdFlags(batch.encoding)
    rows = flags(batch.observations)
    assert rows.shape == (8, flags.size) == (8, len(flags.low))
    assert (rows >= flags.low).all() and (rows <= flags.high).all()
    first = len(flags.others)
    for part in batch.encoding.parts:
        span = slice(part.offset, part.offset + int(np.prod(part.shape)))
        if part.holds == ID:
            for cell in range(span.start, span.stop):
                its = rows[:, first : first + part.high]
                number = its.argmax(1) + its.any(1)
                assert number.tolist() == batch.observations[:, cell].tolist()
                first += part.high
    assert first == flags.size
    assert np.array_equal(flags(batch.observations[3]), rows[3])


def test_wrappers() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'trackside[gym]'")
    from trackside.envs.gym import MaskInObservation
    from trackside.envs.wrappers import OneHotIds, Scaled

    env = MaskInObservation(Scaled(OneHotIds(gymnasium.make("trackside.envs:trackside/IsleOfTrains-v0"))))
    seen, info = env.reset(seed=3)
    for _ in range(40):
        assert env.observation_space.contains(seen)
        seen, _, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        if terminated:
            seen, info = env.reset()
    assert seen["observation"].dtype == np.float32


@pytest.mark.parametrize("id", encoded(None))
def test_the_version_of_an_environment_stands_for_rules_encoding_and_opponent(id: str) -> None:
    """If this fails, an old policy meets something else: give the environment the next number (docs/research.md)."""
    its = VERSIONS[id]
    assert (its.rules, its.encoding) == (about(id).version, trackside.game(id).encoding().version)
    level, _, version = its.opponent.partition("@")
    assert version in FROZEN[level]
