"""Batches play the same games as single positions, in arrays that are filled in place."""

from __future__ import annotations

import numpy as np
import pytest

import trackside
from trackside.arena.bench_environments import encoded
from trackside.core.moves import IllegalMove
from trackside.envs.batch import Batch
from trackside.envs.observer import Observer
from trackside.envs.rewards import Rewarding

AMSTERDAM = "ticket_to_ride_amsterdam"


@pytest.mark.parametrize("reward", ["place", "potential"])
@pytest.mark.parametrize("id", encoded(None))
def test_a_lane_is_the_game_of_its_seed(id: str, reward: str) -> None:
    batch = Batch(id, 2, seed=5, reward=reward)
    game = batch.game
    observer, rewarding = Observer(game), Rewarding(game, reward)
    p = game.start(batch.game_seed(1))
    rewarding.start(p)
    for _ in range(150 if id == "steam" else 400):
        assert not p.over and batch.seats[1] == p.seat
        assert np.array_equal(batch.observations[1], observer.observation(p, int(p.seat)))
        assert np.array_equal(batch.masks[1], observer.mask(p, int(p.seat)))
        mover = int(p.seat)
        actions = batch.sample()
        p.play(game.moves[actions[1]])
        batch.step(actions)
        assert batch.rewards[1].tolist() == rewarding.move_rewards(p)
        assert batch.ends[1] == p.over
        if p.over:
            assert np.array_equal(batch.finals[1], observer.observation(p, mover))
            p = game.start(batch.game_seed(1))
            rewarding.start(p)


def test_lanes_do_not_depend_on_each_other() -> None:
    """Lane 2 plays the same games in a batch of three and in one of five, whatever the others do."""
    few, many = Batch(AMSTERDAM, 3, seed=9), Batch(AMSTERDAM, 5, seed=9)
    for _ in range(200):
        mine, its = few.sample().copy(), many.sample().copy()
        assert mine[2] == its[2]
        its[0] = np.flatnonzero(many.masks[0])[-1]
        few.step(mine)
        many.step(its)
        assert np.array_equal(few.observations[2], many.observations[2])
    assert not np.array_equal(few.observations[0], many.observations[0])


def test_a_reset_begins_again() -> None:
    batch = Batch(AMSTERDAM, 2, seed=3)
    first = batch.observations.copy()
    batch.step(batch.sample())
    batch.reset()
    assert np.array_equal(batch.observations, first)
    batch.reset(seed=4)
    assert not np.array_equal(batch.observations, first)


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(AMSTERDAM, 2)
    before = batch.observations.copy(), batch.masks.copy()
    actions = batch.sample().copy()
    actions[1] = batch.game.parse("pass").id
    with pytest.raises(IllegalMove, match=r"TTR-2\.6"):
        batch.step(actions)
    for wrong in (-1, len(batch.game.moves)):
        actions[1] = wrong
        with pytest.raises(ValueError, match="lane 1"):
            batch.step(actions)
    with pytest.raises(ValueError, match="2 actions"):
        batch.step([0])
    assert np.array_equal(batch.observations, before[0]) and np.array_equal(batch.masks, before[1])


def test_arrays_cannot_be_written_to() -> None:
    batch = Batch(AMSTERDAM, 2)
    for array in (batch.observations, batch.masks, batch.rewards, batch.seats, batch.ends, batch.sampled):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_rewards_at_the_end() -> None:
    """By place, by win and by margin: for every game that ends, from its scores."""
    batches = {reward: Batch(AMSTERDAM, 8, players=3, seed=1, reward=reward) for reward in ("place", "win", "margin")}
    ended = 0
    while ended < 12:
        before = [batches["margin"].position(lane) for lane in range(8)]
        actions = batches["margin"].sample().copy()
        for batch in batches.values():
            batch.step(actions)
        for lane in np.flatnonzero(batches["margin"].ends):
            ended += 1
            p = before[lane]
            p.play(p.game.moves[actions[lane]])
            totals = [int(score.total()) for score in p.scores()]
            margins = [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
            assert batches["margin"].rewards[lane].tolist() == margins
            assert batches["place"].rewards[lane].sum() == pytest.approx(0)
            assert batches["win"].rewards[lane].sum() == pytest.approx(1)
            places = p.game.places(p)
            order = np.argsort(places)
            assert batches["place"].rewards[lane][order[0]] > 0 > batches["place"].rewards[lane][order[-1]]
            assert (batches["win"].rewards[lane] > 0).tolist() == [place == 1 for place in places]


def test_increments_add_up_to_the_lead() -> None:
    batch = Batch(AMSTERDAM, 1, players=2, reward="potential", seed=2)
    first = batch.position(0)
    total = np.zeros(2)
    while True:
        last = batch.position(0)
        action = int(batch.sample()[0])
        batch.step([action])
        total += batch.rewards[0]
        if batch.ends[0]:
            last.play(last.game.moves[action])
            break

    def lead(p: trackside.Position) -> int:
        one, other = (int(score.total()) for score in p.scores())
        return one - other

    assert total.tolist() == [lead(last) - lead(first), lead(first) - lead(last)]


def test_a_soloist_is_rewarded_for_winning() -> None:
    batch = Batch("isle_of_trains", 4, players=1)
    seen = set()
    for _ in range(600):
        batch.step(batch.sample())
        seen |= set(batch.rewards[batch.ends].ravel().tolist())
    assert seen <= {1.0, -1.0} and seen


def test_bad_arguments() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Batch(AMSTERDAM, 0)
    with pytest.raises(ValueError, match="reward"):
        Batch(AMSTERDAM, 1, reward="fame")
