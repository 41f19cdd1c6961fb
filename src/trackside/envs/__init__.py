"""Environments for training agents: docs/research.md.

Nothing here is imported by `import trackside`. Each environment needs its extra: `pip install trackside[pettingzoo]`,
`[gym]` or `[openspiel]`; a batch needs only NumPy. Importing this makes the games known to Gymnasium if that is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import trackside
from trackside.envs.batch import Batch
from trackside.envs.history import History
from trackside.envs.observer import Observer
from trackside.envs.versions import OPPONENT

__all__ = ["Batch", "History", "Observer", "gymnasium", "openspiel", "parallel", "pettingzoo"]


def pettingzoo(
    game: str,
    players: int | None = None,
    *,
    reward: str = "place",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    history: int = 0,
    **options: Any,
) -> Any:
    """A game as PettingZoo's AEC environment: see `trackside.envs.aec.TracksideAEC`.

    >>> from trackside import envs
    >>> env = envs.pettingzoo("ticket_to_ride_amsterdam", players=2)
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.observe("player_0")["action_mask"].sum().item()
    ('player_0', 3)
    """
    from trackside.envs.aec import TracksideAEC

    its = trackside.game(game, players=players, **options)
    return TracksideAEC(its, reward=reward, render_mode=render_mode, max_cycles=max_cycles, history=history)


def parallel(
    game: str,
    players: int | None = None,
    *,
    reward: str = "place",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: str = "raise",
    **options: Any,
) -> Any:
    """A game as PettingZoo's parallel environment: see `trackside.envs.aec.TracksideParallel`.

    >>> from trackside import envs
    >>> env = envs.parallel("ticket_to_ride_amsterdam", players=2)
    >>> observations, infos = env.reset(seed=1)
    >>> {agent: seen["action_mask"].sum().item() for agent, seen in observations.items()}
    {'player_0': 3, 'player_1': 0}
    """
    from trackside.envs.aec import TracksideParallel

    its = trackside.game(game, players=players, **options)
    return TracksideParallel(its, reward=reward, render_mode=render_mode, max_cycles=max_cycles, illegal=illegal)


def gymnasium(game: str, seats: Sequence[str] = ("agent", OPPONENT), **settings: Any) -> Any:
    """One seat of a game against bots, as Gymnasium's environment: see `trackside.envs.gym.TracksideEnv`.

    >>> from trackside import envs
    >>> env = envs.gymnasium("ticket_to_ride_amsterdam", ["agent", "greedy"])
    >>> observation, info = env.reset(seed=1)
    >>> info["action_mask"].sum().item()
    3
    """
    from trackside.envs.gym import TracksideEnv

    return TracksideEnv(game, seats, **settings)


def openspiel(game: str, **parameters: Any) -> Any:
    """A game as OpenSpiel's: see `trackside.envs.spiel`. Afterwards `pyspiel.load_game("trackside_<id>")` knows it.

    >>> from trackside import envs
    >>> state = envs.openspiel("ticket_to_ride_amsterdam", players=2).new_initial_state()
    >>> state.apply_action(7)  # the deal
    >>> state.current_player(), len(state.legal_actions())
    (0, 3)
    """
    import pyspiel

    from trackside.envs.spiel import register, write_option

    register()
    return pyspiel.load_game(f"trackside_{game}", {name: write_option(value) for name, value in parameters.items()})


if find_spec("gymnasium") is not None:
    from trackside.envs.gym import register

    register()
