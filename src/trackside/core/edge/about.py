"""A game's description: its id, seats and options. Cheap to import, so that all games can be listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from trackside.core.edge.errors import BadCombination, BadOption, quoted

if TYPE_CHECKING:
    from trackside.core.game import Game
    from trackside.core.linear_model import LinearModel

WEIGHTS = "weights.yaml"

Role = Literal["pass", "end", "rest"]
Against = tuple[str, dict[str, object]]


@dataclass(frozen=True)
class Option:
    """One declared option; the locale files describe it (option-<name>) and its choices (choice-<name>-<choice>)."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()  # of a flag: False and True; of a number: none, any number from `least` to `most`
    least: int = 0
    most: int = 0
    seats: tuple[int, int] | None = None  # for how many players it matters, if not for all
    ruling: bool = False  # a reading of a disputed rule; the set-up page lists these last

    @property
    def type(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "number" if isinstance(self.default, int) and not self.choices else "choice"

    def allowed(self) -> tuple[Any, ...]:
        if self.type == "flag":
            return (False, True)
        return self.choices if self.choices else tuple(range(self.least, self.most + 1))

    def read(self, value: Any) -> Any:
        """A value of the right type from a value or its text; BadOption if the option does not allow it."""
        for choice in self.allowed():
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
            if isinstance(value, str) and value.lower() == self.write(choice):
                return choice
        known = ", ".join(self.write(choice) for choice in self.allowed())
        raise BadOption(f"option {self.name}: {quoted(value)} is not one of {known}")

    @staticmethod
    def write(value: Any) -> str:
        """The text of a value, as in records and on the command line."""
        return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Preset:
    """A named set-up (preset-<name>): the options that it changes; all others keep their values."""

    name: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class About:
    id: str
    title: str
    prefix: str  # of its rule ids: "TTR"
    seats: tuple[int, int]
    version: int  # version of the implemented rules; a record of another version is refused
    folder: Path  # of data.yaml and rules.md
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    minutes: tuple[int, int] = (20, 60)  # how long a game takes, roughly, for the lobby
    longest: int = 2000  # plies after which environments end a game by the points as they stand
    lead: float = 10.0  # points of lead that count most in the reward "outcome"
    # Questions that a standing order can answer, and the notations of the answers: order-<question>.
    routine: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # The rule at which the look-up opens while a question is asked.
    asked: Mapping[str, str] = field(default_factory=dict)
    # Kinds of moves, or single notations, that decline something, end an action, or take all the rest where another
    # move takes one: keys and buttons play them in every game.
    roles: Mapping[str, Role] = field(default_factory=dict)
    # Kinds of things that moves of a kind touch without being selected by them, such as the cards that pay.
    also: Mapping[str, frozenset[str]] = field(default_factory=dict)
    # The rank of a move among those of the same thing, by its kind and its facts with those of its note: the least is
    # offered first.
    rank: Callable[[str, Mapping[str, Any]], tuple[int, ...]] = field(default=lambda kind, facts: ())
    # Kinds of moves that need no second thought unless they have a price: they are confirmed only by those who confirm
    # everything.
    cheap: frozenset[str] = frozenset()
    # Why this number of players and these options cannot be combined, or None: refuses-<key>, and its facts.
    refuses: Callable[[int, Mapping[str, Any]], Against | None] = field(default=lambda players, options: None)

    def make(self, setting: Setting) -> Game[Any]:
        """The game: an instance of the one subclass of `Game` in the package's game.py."""
        module = import_module(f"trackside.games.{self.id}.game")
        (its,) = (found for found in vars(module).values() if _is_game_of(found, module.__name__))
        game: Game[Any] = its(setting)
        return game

    def read_options(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; BadOption for anything the game does not have."""
        least, most = self.seats
        if not least <= players <= most:
            raise BadOption(f"{self.id} is for {least} to {most} players, not {players}")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.id} has no option {quoted(name)}; it has: {', '.join(known) or 'none'}")
        values = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
        against = self.refuses(players, values)
        if against is not None:
            raise BadCombination(self.id, *against)
        return values


def _is_game_of(found: object, module: str) -> bool:
    from trackside.core.game import Game

    return isinstance(found, type) and issubclass(found, Game) and found.__module__ == module


@dataclass(frozen=True)
class Setting:
    """A game with its number of players, options and corrections of the box."""

    about: About
    players: int
    options: dict[str, Any]
    data: dict[str, Any]  # the box: data.yaml with the owner's corrections
    overrides: dict[str, Any]  # the corrections alone, by dotted key

    def model(self, features: list[str]) -> LinearModel:
        """The game's model of final points, with the weights beside its box."""
        from trackside.core.edge.box import load
        from trackside.core.linear_model import LinearModel

        file = self.about.folder / WEIGHTS
        return LinearModel(features, load(file) if file.exists() else {})
