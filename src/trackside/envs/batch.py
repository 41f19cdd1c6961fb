"""Many games at once, for training: arrays that are filled in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

import trackside
from trackside.core.batch_ratings import BatchRatings
from trackside.core.encoding import CELLS, Encoding
from trackside.core.game import Game
from trackside.core.game_batch import GameBatch
from trackside.core.opponents import HintRater, Rater
from trackside.core.position import Position
from trackside.envs.cells import Cells
from trackside.envs.opponents import AGENT, opponents
from trackside.envs.rewards import longest_of, reward_kind

RATINGS = 2**130  # separates the seeds of ratings from those of games


class Batch:
    """n games of one kind, each in a lane. A lane whose game is over begins the next one in the same step. A game ends
    after `max_plies` moves at the latest (the game's own number if None) and is worth what its points then say.

    - `observations` (n, cells) int8: what the deciding seat of each lane knows, as `game.encoding()` describes it
    - `masks` (n, moves) int8: its legal moves
    - `seats` (n,) int64: who decides
    - `rewards` (n, seats) float64: what the last step earned each seat
    - `ends` (n,) bool: whether the last step ended a game; the other arrays then show the next one
    - `cuts` (n,) bool: whether it ended that game only because of `max_plies`
    - `finals` (n, cells) int8: where it did, what the seat that moved last knew at the end

    `seats` names who plays each seat: "agent", at least once, and bots (docs/bots.md). Then the lanes show only the
    agent's decisions: opponents play within the step, and `rewards` are what happened until the agent decides again.

    They are windows on the engine's memory: each step changes them, and NumPy cannot.

    >>> from trackside.envs import Batch
    >>> batch = Batch("ticket_to_ride_amsterdam", 4, players=2, seed=1)
    >>> batch.step(batch.sample())
    >>> batch.seats.tolist(), batch.rewards.shape
    ([1, 1, 1, 1], (4, 2))
    """

    def __init__(
        self,
        game: str | Game[Any],
        n: int,
        *,
        players: int | None = None,
        seed: int = 0,
        reward: str = "place",
        max_plies: int | None = None,
        seats: Sequence[str] | None = None,
        observe: bool = True,
        encoding: Encoding[Any] | None = None,
        **options: Any,
    ) -> None:
        if n < 1:
            raise ValueError("a batch has at least one lane")
        if seats is not None:
            if players is not None and players != len(seats):
                raise ValueError(f"{len(seats)} seats are named for {players} players")
            players = len(seats)
        self.game: Game[Any] = trackside.game(game, players=players, **options) if isinstance(game, str) else game
        if seats is not None and len(seats) != self.game.seats:
            raise ValueError(f"{len(seats)} seats are named for {self.game.seats} players")
        self.seating = list(seats) if seats is not None else [AGENT] * int(self.game.seats)
        self.n = n
        self.encoding = (encoding or self.game.encoding()) if observe else None  # what else the network may read
        self.reward = reward
        self.longest = longest_of(self.game, max_plies)
        self._start(seed)

    def _start(self, seed: int) -> None:
        self.seed = seed
        playing = opponents(self.seating, seed)
        kind = reward_kind(self.reward)
        self.games = games = GameBatch(self.game, self.n, seed, kind, self.longest, self.encoding, playing)
        self.rater: BatchRatings | None = None
        width = int(games.width) * CELLS
        self.observations: Cells = window(games.observations, np.int8).reshape(self.n, width)
        self.finals: Cells = window(games.finals, np.int8).reshape(self.n, width)
        masks: Cells = window(games.masks, np.int8).reshape(self.n, int(games.mask_width) * CELLS)
        self.masks = masks[:, : len(self.game.moves)]
        self.seats: npt.NDArray[np.int64] = window(games.seats, np.int64)
        self.rewards: npt.NDArray[np.float64] = window(games.rewards, np.float64).reshape(self.n, -1)
        self.ends: npt.NDArray[np.bool_] = window(games.ends, np.bool_)[: self.n]
        self.cuts: npt.NDArray[np.bool_] = window(games.cuts, np.bool_)[: self.n]
        self.sampled: npt.NDArray[np.int64] = window(games.sampled, np.int64)

    def reset(self, seed: int | None = None) -> None:
        """Start again, with the same games or with those of another seed. The arrays are new ones."""
        self._start(self.seed if seed is None else seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one move in each lane, given by number; an illegal one raises, and nothing has changed."""
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        if numbers.shape != (self.n,):
            raise ValueError(f"{self.n} actions are expected, not an array of shape {numbers.shape}")
        self.games.step(numbers.tobytes())

    def rate(self, raters: Sequence[Rater] = ()) -> tuple[npt.NDArray[np.int64], ...]:
        """How good the legal moves of every lane look, by the game's hints or by other raters, in worlds sampled for
        the deciding seats: the number of moves of each lane, the moves of all lanes, and a row of ratings for each of
        them. Lanes with one legal move have ratings of 0.

        >>> from trackside.envs import Batch
        >>> counts, moves, ratings = Batch("ticket_to_ride_amsterdam", 4, players=2, seed=1).rate()
        >>> int(counts.sum()) == len(moves), ratings.shape == (len(moves), 1)
        (True, True)
        """
        if self.rater is None or (raters and list(raters) != self.rater.raters):
            self.rater = BatchRatings(self.games, list(raters) or [HintRater()], self.seed + RATINGS)
        self.rater.rate()
        found = window(self.rater.ratings, np.float64).reshape(-1, len(self.rater.raters))
        return window(self.rater.counts, np.int64), window(self.rater.ids, np.int64), found

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each lane; the same ones for the same seed and actions."""
        self.games.sample()
        return self.sampled

    def step_sampled(self) -> None:
        """Carry out what `sample` gave last."""
        self.games.step_sampled()

    def position(self, lane: int) -> Position:
        """A copy of the position of a lane."""
        return self.games.positions[lane].copy()

    def game_seed(self, lane: int) -> int:
        """The seed of the game in a lane: `game.start` with it begins the same game."""
        return self.games.game_seed(lane, int(self.games.episodes[lane]))

    def __repr__(self) -> str:
        return f"<batch of {self.n}: {self.game!r}>"


def window(memory: Any, dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """A read-only array that shows the engine's memory."""
    shown: npt.NDArray[Any] = np.frombuffer(memory, dtype=dtype) if len(memory) else np.zeros(0, dtype)
    shown.flags.writeable = False
    return shown
