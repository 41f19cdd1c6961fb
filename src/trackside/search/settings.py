"""The settings of a search. Each game has its own, found by matches: `advice/levels.py`."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import i64
from trackside.core.linear_model import LinearModel
from trackside.search.budget import Budget
from trackside.search.policy import GreedyPolicy, Policy

# How the candidates are compared.
HALVING: Final = 0  # sequential halving at the root, all candidates in the same worlds
TREE: Final = 1  # a tree that grows where it is promising (PUCT)

METHODS: Final[list[str]] = ["halving", "tree"]

FLAGS: Final[list[str]] = ["deepening", "proposes", "rates", "plays", "judges"]

LARGE: Final = 1_000_000.0
SMALL: Final = 0.001  # what a setting that divides must have

# The numbers that can be changed, with their least and greatest values.
RANGES: Final[dict[str, tuple[float, float]]] = {
    "decisions": (-1.0, LARGE),
    "turns": (0.0, LARGE),
    "rivals": (0.0, 1.0),
    "win": (0.0, 1.0),
    "scale": (SMALL, LARGE),
    "top": (1.0, LARGE),
    "span": (0.0, LARGE),
    "trust": (0.0, LARGE),
    "exploration": (0.0, LARGE),
    "temperature": (SMALL, LARGE),
    "even": (0.0, 1.0),
    "unseen": (-1.0, 1.0),
    "width": (0.0, LARGE),
    "nodes": (0.0, 10.0 * LARGE),
}


class Settings:
    """One way to search. A game's own `Settings` start from those of a level and change what was found better.

    >>> from trackside.search import Settings
    >>> settings = Settings()
    >>> settings.change("top", "12")
    >>> settings.top
    12
    """

    def __init__(self, level: str = "search") -> None:
        self.budget = Budget(2000.0 if level == "merciless" else 300.0, 0)  # the default budget
        self.method: i64 = HALVING
        self.policy: Policy = GreedyPolicy(0.0)  # the policy of playouts

        # Playouts: they are cut off, and the position is appraised, at whichever limit comes first; 0 is no limit.
        self.decisions: i64 = 40  # of all seats together, questions with one answer not counted; -1: none at all
        self.turns: i64 = 0  # changes of the deciding seat

        # In a game without chance or secrets a second playout of a move would be the first one again: there the moves
        # that are left play on further in each round of halving instead, twice as far as in the round before.
        self.deepening: bool = False

        # Whether the policy rates the candidates of halving, instead of the hints; for a policy that was learned.
        self.proposes: bool = False

        # The trained network of the game, if it has one.
        self.rates: bool = False  # rates the candidates, instead of the hints
        self.plays: bool = False  # plays on in playouts, instead of the policy
        self.judges: bool = False  # appraises a position where a playout is cut off; with two players

        # What appraises a position, instead of the game's own model.
        self.model: LinearModel | None = None

        # What counts: winning, and the lead over the best rival.
        self.rivals: float = 1.0  # share of the best rival's points in that lead; the rest is what the root promised
        self.win: float = 0.3  # weight of winning in playouts that reach the end
        self.scale: float = 15.0  # points of lead that matter: the lead is squashed by a logistic curve

        # Candidates of halving.
        self.top: i64 = 6  # so many moves, the best by rating
        self.span: float = 20.0  # none that is rated so many points below the best
        self.trust: float = 5.0  # the rating counts like so many playouts

        # The tree.
        self.exploration: float = 0.7
        self.temperature: float = 1.0  # of the priors, in points of rating
        self.even: float = 0.1  # share of the priors that all moves get alike
        self.unseen: float = 0.1  # how much worse than its parent a move is taken to be before it is tried
        self.width: i64 = 8  # moves of a node that are looked at, the best by rating; 0 all
        self.nodes: i64 = 50_000  # the most that are kept; a full tree only counts

    def change(self, name: str, text: str) -> None:
        """Set one of these by its name; ValueError if there is none, or if it cannot be that.

        `noise` is the temperature of the policy; `policy.name` is what else it has.
        """
        if name == "method":
            if text not in METHODS:
                raise ValueError(f"write {' or '.join(METHODS)}")
            self.method = METHODS.index(text)
        elif name == "noise":
            policy = self.policy
            if not isinstance(policy, GreedyPolicy):
                raise ValueError("the policy has no temperature")
            policy.temperature = within(number(text), 0.0, LARGE)
        elif name in FLAGS:
            if text != "yes" and text != "no":
                raise ValueError("write yes or no")
            setattr(self, name, text == "yes")
        elif name.startswith("policy."):
            self.policy.change(name[len("policy.") :], within(number(text), -LARGE, LARGE))
        elif name in RANGES:
            least, most = RANGES[name]
            value = within(number(text), least, most)
            if not isinstance(getattr(self, name), int):
                setattr(self, name, value)
            elif value == int(value):
                setattr(self, name, int(value))
            else:
                raise ValueError("a whole number is wanted")
        else:
            raise ValueError(f"there is no {name}")


def number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ValueError("a number is wanted") from None


def within(value: float, least: float, most: float) -> float:
    """The value; ValueError if it is out of its range, as what is not a number always is."""
    if not least <= value <= most:
        raise ValueError(f"a number from {least:,.10g} to {most:,.10g} is wanted")
    return value
