"""Opponents inside a batch, and ratings of all legal moves as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from trackside.arena.bench_environments import encoded
from trackside.core.moves import Menu
from trackside.core.opponents import HintRater, Opponent, RatingOpponent
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.envs.batch import Batch
from trackside.games import about
from trackside.search.raters import HINTS, POLICY, raters

AMSTERDAM = "ticket_to_ride_amsterdam"


class First(Opponent):
    """Plays the first legal move."""

    def choose(self, p: Position, menu: Menu, rng: Rng) -> int:
        return int(menu.ids[0])


@pytest.mark.parametrize("seats", [["agent", "greedy"], ["random", "agent", "greedy@0.1"], ["calm", "agent"]])
def test_only_decisions_of_the_agent_are_shown(seats: list[str]) -> None:
    batch = Batch(AMSTERDAM, 6, seats=seats, seed=3)
    ended = 0
    while ended < 12:
        assert (batch.seats == seats.index("agent")).all()
        for lane in range(6):
            legal = batch.position(lane).moves()
            assert np.flatnonzero(batch.masks[lane]).tolist() == [move.id for move in legal]
        batch.step(batch.sample())
        ended += int(batch.ends.sum())
        assert batch.rewards[batch.ends].sum(1) == pytest.approx(0)
        assert not batch.rewards[~batch.ends].any()


@pytest.mark.parametrize("id", encoded(None))
def test_an_opponent_plays_what_it_chooses_alone(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lane against first moves is the game of its seed with these moves."""
    monkeypatch.setattr("trackside.envs.opponents.RandomOpponent", First)
    least = max(2, about(id).seats[0])
    batch = Batch(id, 1, seats=["agent"] + ["random"] * (least - 1), seed=5, reward="potential")
    game = batch.game
    p = game.start(batch.game_seed(0))

    def lead() -> float:
        points = [int(score.total()) for score in p.scores()]
        return points[0] - sum(points[1:]) / (least - 1)

    while p.seat != 0:
        p.play(p.moves()[0])
    earned, first = 0.0, lead()
    for _ in range(100):
        assert p.seat == 0 and batch.position(0).situation() == p.situation()
        action = batch.sample().copy()
        p.play(game.moves[action[0]])
        while not p.over and p.seat != 0:
            p.play(p.moves()[0])
        batch.step(action)
        earned += float(batch.rewards[0, 0])
        assert earned == pytest.approx(lead() - first)
        assert bool(batch.ends[0]) == p.over
        if p.over:
            break


def test_greedy_in_a_batch_wins_against_random_moves() -> None:
    batch = Batch(AMSTERDAM, 16, seats=["agent", "greedy"], seed=1)
    earned: list[float] = []
    while len(earned) < 60:
        batch.step(batch.sample())
        earned += batch.rewards[batch.ends][:, 0].tolist()
    assert np.mean(earned) < -0.9


def test_greedy_reads_a_sampled_world() -> None:
    """In two worlds that the seat cannot tell apart it chooses the same move."""
    batch = Batch(AMSTERDAM, 8, players=2, seed=2)
    opponent = RatingOpponent(HintRater())
    menu, chance = Menu(), Rng(4)
    for _ in range(30):
        batch.step(batch.sample())
        for lane in range(8):
            p = batch.position(lane)
            p.list_moves(menu)
            if menu.count > 1:
                world = p.copy()
                world.resample(p.seat, chance)
                assert opponent.choose(p, menu, Rng(9)) == opponent.choose(world, menu, Rng(9))


@pytest.mark.parametrize(("seats", "problem"), [(["greedy", "greedy"], "agent"), (["agent"] * 3, "players")])
def test_bad_seats(seats: list[str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Batch(AMSTERDAM, 2, players=2, seats=seats)


@pytest.mark.parametrize("id", encoded(None))
def test_ratings_are_those_of_the_hints(id: str) -> None:
    batch = Batch(id, 5, seed=7)
    chance = batch.games.chances  # the generator of ratings is none of these
    counts = [each.count for each in chance]
    for _ in range(25):
        batch.step(batch.sample())
    before = [batch.position(lane).situation() for lane in range(5)]
    numbers, ids, rated = batch.rate()
    assert len(counts) == 5 and rated.shape == (numbers.sum(), 1)
    assert before == [batch.position(lane).situation() for lane in range(5)]
    rng, at = Rng(batch.rater.rng.key) if batch.rater is not None else Rng(0), 0
    for lane in range(5):
        p = batch.position(lane)
        legal = p.moves()
        assert ids[at : at + numbers[lane]].tolist() == [move.id for move in legal]
        if len(legal) > 1:
            world = p.copy()
            world.resample(p.seat, rng)
            assert rated[at : at + numbers[lane], 0].tolist() == p.game.rate(world, legal)
        else:
            assert rated[at, 0] == 0
        at += numbers[lane]


@pytest.mark.parametrize("id", [AMSTERDAM, "great_western_trail"])
def test_two_raters_have_a_column_each(id: str) -> None:
    batch = Batch(id, 3, players=2, seed=1)
    for _ in range(10):
        batch.step(batch.sample())
    numbers, _, rated = batch.rate(raters(batch.game, [HINTS, POLICY]))
    assert rated.shape == (numbers.sum(), 2) and np.isfinite(rated).all()
    assert not np.array_equal(rated[:, 0], rated[:, 1])
    with pytest.raises(ValueError, match="no rater"):
        raters(batch.game, ["stars"])
