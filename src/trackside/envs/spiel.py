"""OpenSpiel: the games as registered Python games, "trackside_steam" and so on.

Chance is explicit and comes once, at the beginning: the one chance node chooses the seed of the game, from which every
later shuffle follows. So a history of OpenSpiel replays, as its algorithms and its serialization expect, without a
node for every card drawn. A player cannot see the seed. Sampled worlds (`resample_from_infostate`) get a new one, so
that IS-MCTS reads no future; plain MCTS knows the true world, as in every game of OpenSpiel with hidden cards.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

import trackside
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.envs.observer import Observer
from trackside.envs.rewards import Rewarding, longest_of
from trackside.games import about, ids

SEEDS = 1024  # from which the chance node chooses
WORDS = 2**30
CHOICE = "choice_"


class Held:
    """What a state keeps on the Python side. OpenSpiel clones states by deep copies and serializes them by pickling."""

    def __init__(self, position: Position | None, told: list[bytes]) -> None:
        self.position = position
        self.told = told  # for each player a digest of all it has seen

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.position is None else self.position.copy(), self.told[:])

    def __reduce__(self) -> tuple[Any, ...]:
        if self.position is None:
            return Held, (None, self.told)
        game: Game[Any] = self.position.game
        return held_again, (game.id, int(game.seats), game.options, self.position.situation(), self.told)


def held_again(id: str, players: int, options: dict[str, Any], situation: dict[str, Any], told: list[bytes]) -> Held:
    return Held(trackside.game(id, players=players, **options).arrange(situation), told)


@lru_cache(maxsize=16)
def observer_of(id: str, players: int, options: tuple[tuple[str, Any], ...]) -> Observer:
    return Observer(trackside.game(id, players=players, **dict(options)))


def game_type(id: str) -> Any:
    its = about(id)
    parameters: dict[str, Any] = {"players": max(2, its.seats[0]), "seeds": SEEDS, "reward": "place", "max_plies": 0}
    for option in its.options:
        parameters[option.name] = write_option(option.default)
    return pyspiel.GameType(
        short_name=f"trackside_{id}",
        long_name=its.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=its.seats[1],
        min_num_players=its.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class TracksideGame(pyspiel.Game):
    """Parameters are the number of players, the number of seeds, the reward, and the game's options."""

    id = ""  # of the game; each registered game is a subclass

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        settings = {name: given.pop(name, value) for name, value in DEFAULTS.items()}
        players = int(settings["players"] or max(2, about(self.id).seats[0]))
        options = tuple((name, read_option(value)) for name, value in given.items())
        self.setting = (self.id, players, options)
        self.reward = str(settings["reward"])
        self.seeds = int(settings["seeds"])
        self.max_plies = int(settings["max_plies"]) or None
        longest = longest_of(self.game, self.max_plies)
        if self.reward == "potential":
            raise ValueError("reward: OpenSpiel's games here are rewarded at their end")
        least, most = (-1.0, 1.0) if self.reward != "margin" else (-1000.0, 1000.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.moves),
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=least,
            max_utility=most,
            max_game_length=longest,
        )
        super().__init__(game_type(self.id), info, params or {})

    # Looked up and not kept: OpenSpiel pickles what a game keeps.

    @property
    def observer(self) -> Observer:
        return observer_of(*self.setting)

    @property
    def game(self) -> Game[Any]:
        return self.observer.game

    @property
    def rewarding(self) -> Rewarding:
        return Rewarding(self.game, self.reward, self.max_plies)

    def new_initial_state(self, _: Any = None) -> TracksideState:
        return TracksideState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(self.observer, recall)


class TracksideState(pyspiel.State):
    def __init__(self, game: TracksideGame) -> None:
        super().__init__(game)
        self.held = Held(None, [b""] * int(game.game.seats))

    @property
    def its_game(self) -> TracksideGame:
        found: TracksideGame = self.get_game()
        return found

    @property
    def position(self) -> Position:
        assert self.held.position is not None
        return self.held.position

    def current_player(self) -> int:
        if self.held.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.its_game.seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.its_game.observer.legal(self.position)

    def _apply_action(self, action: int) -> None:
        game = self.its_game
        if self.held.position is None:
            self.held.position = game.game.start(action)
            mover = -1
        else:
            mover = int(self.position.seat)
            self.position.play(game.game.moves[action])
        for player, before in enumerate(self.held.told):
            seen = game.observer.encoding.row(self.position, player)
            own = b"%d" % action if player == mover else b""
            self.held.told[player] = sha256(before + own + seen).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else str(self.its_game.game.moves[action])

    def is_terminal(self) -> bool:
        p = self.held.position
        return p is not None and (p.over or self.its_game.rewarding.cut(p))

    def returns(self) -> list[float]:
        game = self.its_game
        if not self.is_terminal():
            return [0.0] * int(game.game.seats)
        return game.rewarding.move_rewards(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> TracksideState:
        """A state that the player cannot distinguish from this one; everything hidden from it is dealt again."""
        world: TracksideState = self.clone()
        key = int(sampler() * WORDS) * WORDS + int(sampler() * WORDS)
        world.position.resample(player, Rng(key))
        for other in range(len(world.held.told)):
            if other != player:
                seen = self.its_game.observer.encoding.row(world.position, other)
                world.held.told[other] = sha256(seen).digest()
        return world

    def __str__(self) -> str:
        return "the seed is to be chosen" if self.held.position is None else repr(self.position)


class SeatObserver:
    """What a player knows: as a tensor the encoding, as a string its cells, for perfect recall with a digest of all
    that the player has seen before."""

    def __init__(self, observer: Observer, recall: bool) -> None:
        self.observer = observer
        self.recall = recall
        self.tensor = np.zeros(observer.cells, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TracksideState, player: int) -> None:
        self.tensor.fill(0)
        if state.held.position is not None:
            self.tensor[:] = self.observer.observation(state.position, player)

    def string_from(self, state: TracksideState, player: int) -> str:
        if state.held.position is None:
            return f"player {player} before the game"
        seen = self.observer.encoding.row(state.position, player).hex()
        return f"player {player} {state.held.told[player].hex()} {seen}" if self.recall else f"player {player} {seen}"


DEFAULTS: dict[str, Any] = {"players": None, "seeds": SEEDS, "reward": "place", "max_plies": 0}


def write_option(value: Any) -> Any:
    """An option's value as a parameter. OpenSpiel takes a text of digits for a number, so it gets a word before it."""
    return f"{CHOICE}{value}" if isinstance(value, str) and value.isdigit() else value


def read_option(value: Any) -> Any:
    return value.removeprefix(CHOICE) if isinstance(value, str) else value


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    for id in ids():
        if f"trackside_{id}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(id), type(f"Trackside{id.title()}Game", (TracksideGame,), {"id": id}))
