"""PettingZoo environments: agents that act in turn (AEC), or all at once (parallel)."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from trackside.core.game import Game
from trackside.core.position import Position
from trackside.envs.history import History
from trackside.envs.observer import Observer
from trackside.envs.render import MODES, check_mode, render
from trackside.envs.rewards import Rewarding
from trackside.envs.versions import version

SEEDS = 2**31

Observation = dict[str, npt.NDArray[Any]]


class Seats:
    """What both environments share: the game in progress, its seats as agents, and their spaces."""

    def __init__(self, game: Game[Any], reward: str, max_cycles: int | None, history: int = 0) -> None:
        self.game = game
        self.observer = Observer(game)
        self.rewarding = Rewarding(game, reward, max_cycles)
        self.history = History(game, history) if history else None
        self.names = [f"player_{seat}" for seat in range(game.seats)]
        self.observation_spaces = {name: Dict(self.agent_spaces()) for name in self.names}
        self.action_spaces = {name: Discrete(self.observer.moves) for name in self.names}
        self.chance, _ = seeding.np_random()
        self.position: Position = game.start(0)

    def agent_spaces(self) -> dict[str, Box]:
        """The spaces of an agent's observation."""
        spaces = {
            "observation": Box(self.observer.low, self.observer.high, dtype=np.int8),
            "action_mask": Box(0, 1, (self.observer.moves,), np.int8),
        }
        if self.history is not None:
            spaces["history"] = Box(-(2**15), 2**15 - 1, self.history.shape, np.int16)
        return spaces

    def start(self, seed: int | None) -> None:
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.position = self.game.start(int(self.chance.integers(SEEDS)))
        self.rewarding.start(self.position)
        if self.history is not None:
            self.history.begin(self.position)

    def observe(self, name: str) -> Observation:
        seat = self.names.index(name)
        seen: Observation = {
            "observation": self.observer.observation(self.position, seat),
            "action_mask": self.observer.mask(self.position, seat),
        }
        if self.history is not None:
            seen["history"] = self.history.rows(self.position, seat)
        return seen

    def play(self, action: int) -> list[float]:
        """Play a move; returns what it earned every seat."""
        self.position.play(self.game.moves[int(action)])
        return self.rewarding.move_rewards(self.position)

    def legal(self, action: int) -> bool:
        return self.position.refusal(self.game.moves[int(action)]) is None

    def any_legal(self) -> int:
        legal = self.observer.legal(self.position)
        return legal[int(self.chance.integers(len(legal)))]


class Seated:
    """Methods that both environments share."""

    def sit_down(self, seating: Seats, render_mode: str | None) -> None:
        self.seating = seating
        self.possible_agents = seating.names[:]
        self.observation_spaces = seating.observation_spaces
        self.action_spaces = seating.action_spaces
        self.render_mode = check_mode(render_mode)
        self.agents: list[str] = []

    @property
    def position(self) -> Position:
        return self.seating.position

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as the deciding agent sees it; after the end, as a spectator does."""
        p = self.position
        return render(p, self.render_mode, None if p.over else int(p.seat))

    def close(self) -> None:
        """There is nothing to close."""


class TracksideAEC(Seated, AECEnv):
    """Each step is one decision of the agent that `agent_selection` names. An illegal action raises `IllegalMove`.

    A game ends after `max_cycles` moves at the latest (the game's own number if None) and is worth what its points then
    say. It is then both terminated, because nothing more is to come, and truncated.

    `history` adds that many of the latest events to what an agent sees: see `History`.
    """

    def __init__(
        self,
        game: Game[Any],
        *,
        reward: str = "place",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        history: int = 0,
    ) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": MODES,
            "name": f"trackside_{game.id}_v{version(game.id)}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.sit_down(Seats(game, reward, max_cycles, history), render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seating.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        return self.seating.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        earned = self.seating.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._accumulate_rewards()
        p = self.position
        cut = self.seating.rewarding.cut(p)
        if p.over or cut:
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, cut)
        if not p.over:
            self.agent_selection = self.possible_agents[p.seat]
        if self.render_mode == "human":
            self.render()


class TracksideParallel(Seated, ParallelEnv):
    """All agents act in every cycle, but only the action of the one that decides counts; the others' masks are empty.

    `illegal` says what becomes of an illegal action: "raise", or "random" for a legal one in its place.
    """

    def __init__(
        self,
        game: Game[Any],
        *,
        reward: str = "place",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal: {illegal!r} is none of raise, random")
        self.metadata = {
            "render_modes": MODES,
            "name": f"trackside_{game.id}_parallel_v{version(game.id)}",
            "render_fps": 2,
        }
        self.sit_down(Seats(game, reward, max_cycles), render_mode)
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seating.start(seed)
        self.agents = self.possible_agents[:]
        return {agent: self.seating.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        p = self.position
        action = int(actions[self.possible_agents[p.seat]])
        if self.illegal == "random" and not self.seating.legal(action):
            action = self.seating.any_legal()
        earned = self.seating.play(action)
        agents = self.agents
        cut = self.seating.rewarding.cut(p)
        if p.over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self.seating.observe(agent) for agent in agents},
            dict(zip(self.possible_agents, earned, strict=True)),
            dict.fromkeys(agents, p.over or cut),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
