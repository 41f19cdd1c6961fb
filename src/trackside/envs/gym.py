"""Gymnasium environments: one seat against bots, and vectors of games on a batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.utils import RecordConstructorArgs
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import trackside
from trackside.bots import make
from trackside.bots.sight import Sight
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.envs.batch import Batch
from trackside.envs.cells import Cells, bounds
from trackside.envs.observer import Observer
from trackside.envs.render import MODES, check_mode, render
from trackside.envs.rewards import Rewarding
from trackside.envs.versions import OPPONENT, version
from trackside.games import about, ids

AGENT = "agent"
SEEDS = 2**31
ILLEGAL = ("end", "raise", "random")


class TracksideEnv(gymnasium.Env):
    """One seat against bots. `seats` names who plays each seat: "agent" once, and bots (docs/bots.md).

    The legal actions are in `info["action_mask"]` and in `action_masks()`. `illegal` says what becomes of an illegal
    action: "end" ends the game with a reward of -1, "raise" raises, "random" plays a legal one in its place.

    A game ends after `max_plies` moves of all seats at the latest (the game's own number if None) and is worth what its
    points then say. It is then both terminated, because nothing more is to come, and truncated.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        seats: Sequence[str] = (AGENT, OPPONENT),
        *,
        reward: str = "place",
        max_plies: int | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if list(seats).count(AGENT) != 1:
            raise ValueError(f"seats: one of them is {AGENT!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal: {illegal!r} is none of {', '.join(ILLEGAL)}")
        self.game: Game[Any] = trackside.game(game, players=len(seats), **options) if isinstance(game, str) else game
        self.seats = list(seats)
        self.seat = self.seats.index(AGENT)
        self.illegal = illegal
        self.render_mode = check_mode(render_mode)
        self.observer = Observer(self.game)
        self.rewarding = Rewarding(self.game, reward, max_plies)
        self.observation_space = Box(self.observer.low, self.observer.high, dtype=np.int8)
        self.action_space = Discrete(self.observer.moves)
        self.position: Position = self.game.start(0)
        self._bots: list[Any] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Cells, dict[str, Any]]:
        """Begin a game; the option "seed" names the game's own seed."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.position = self.game.start(int((options or {}).get("seed", drawn)))
        self._bots = [None if name == AGENT else make(name, seed=drawn + k) for k, name in enumerate(self.seats)]
        self.rewarding.start(self.position)
        self._earned = 0.0
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        p = self.position
        self._earned = 0.0
        move = self.game.moves[int(action)]
        if p.refusal(move) is not None and self.illegal != "raise":
            if self.illegal == "end":
                return self._observation(), -1.0, True, False, self._info()
            legal = p.moves()
            move = legal[int(self.np_random.integers(len(legal)))]
        p.play(move)
        self._earn()
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        cut = self.rewarding.cut(p)
        return self._observation(), self._earned, p.over or cut, cut, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, where algorithms with action masks look for them."""
        return self.observer.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return render(self.position, self.render_mode, self.seat)

    def _let_bots_play(self) -> None:
        p = self.position
        while not p.over and not self.rewarding.cut(p) and p.seat != self.seat:
            p.play(self._bots[p.seat].choose(Sight(p)))
            self._earn()

    def _earn(self) -> None:
        self._earned += self.rewarding.move_rewards(self.position)[self.seat]

    def _observation(self) -> Cells:
        return self.observer.observation(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.observer.mask(self.position, self.seat)}


class MaskInObservation(gymnasium.Wrapper, RecordConstructorArgs):
    """Adds the mask to the observation, for algorithms that look for it there."""

    def __init__(self, env: Any) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.Wrapper.__init__(self, env)
        mask = Box(0, 1, (env.action_space.n,), np.int8)
        self.observation_space = Dict({"observation": env.observation_space, "action_mask": mask})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Cells], dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        return {"observation": observation, "action_mask": info["action_mask"]}, info

    def step(self, action: int) -> tuple[dict[str, Cells], float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        seen = {"observation": observation, "action_mask": info["action_mask"]}
        return seen, float(reward), terminated, truncated, info


class TracksideVectorEnv(VectorEnv):
    """A batch of games in which the agent plays whichever seat decides: self-play.

    The reward is that of the seat that acted. `info` has the masks, the seats that decide now, and the rewards of all
    seats. With `copy=False` the arrays are windows on the engine's memory, which the next step changes.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        *,
        players: int | None = None,
        reward: str = "place",
        max_plies: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, players=players, reward=reward, max_plies=max_plies, **options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = Box(*bounds(self.batch.game.encoding()), dtype=np.int8)
        self.single_action_space = Discrete(len(self.batch.game.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([len(self.batch.game.moves)] * num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Cells, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._own(self.batch.observations), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Cells, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        batch = self.batch
        acted = batch.seats.copy()
        batch.step(actions)
        info = self._info()
        info["rewards"] = self._own(batch.rewards)
        if batch.ends.any():
            info["_final_obs"] = batch.ends.copy()
            info["final_obs"] = np.full(self.num_envs, None, dtype=object)
            for lane in np.flatnonzero(batch.ends):
                info["final_obs"][lane] = batch.finals[lane].copy()
        rewards = batch.rewards[np.arange(self.num_envs), acted]
        return self._own(batch.observations), rewards, self._own(batch.ends), self._own(batch.cuts), info

    def _own(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._own(self.batch.masks), "seat": self._own(self.batch.seats)}


def env_id(game: str) -> str:
    """The name under which Gymnasium knows a game: "trackside/GreatWesternTrail-v0"."""
    return f"trackside/{''.join(word.capitalize() for word in game.split('_'))}-v{version(game)}"


def register() -> None:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game in ids():
        if env_id(game) not in gymnasium.registry:
            seats = [AGENT] + [OPPONENT] * (max(2, about(game).seats[0]) - 1)
            gymnasium.register(
                env_id(game),
                entry_point="trackside.envs.gym:TracksideEnv",
                vector_entry_point="trackside.envs.gym:vector_env",
                kwargs={"game": game, "seats": seats},
            )


def vector_env(game: str, num_envs: int = 1, seats: Sequence[str] = (), **settings: Any) -> TracksideVectorEnv:
    """For `gymnasium.make_vec`: the agent plays all seats, so only their number counts."""
    settings.setdefault("players", len(seats) or None)
    return TracksideVectorEnv(game, num_envs, **settings)
