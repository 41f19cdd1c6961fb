"""The variants that the suites play: every game, number of players and option at least once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import trackside
from trackside.core.edge.about import About, Option
from trackside.core.edge.errors import BadOption
from trackside.core.game import Game
from trackside.core.rng import Rng
from trackside.games import about, ids


@dataclass(frozen=True)
class Variant:
    """A game with a number of players and the options that differ from their defaults."""

    id: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def game(self) -> Game[Any]:
        return trackside.game(self.id, players=self.players, **dict(self.options))

    def __str__(self) -> str:
        return "-".join(
            [self.id, str(self.players), *(f"{name}={Option.write(value)}" for name, value in self.options)]
        )


def variants(id: str) -> list[Variant]:
    """The default options with every number of players, and every other choice with every number that allows it."""
    its = about(id)
    counts = range(its.seats[0], its.seats[1] + 1)
    found = [Variant(id, players) for players in counts if allowed(its, players, {})]
    for option in its.options:
        for choice in others(option):
            with_choice = [
                variant for players in counts if (variant := with_option(its, players, option, choice)) is not None
            ]
            if not with_choice:
                raise LookupError(f"{id}: no number of players allows {option.name}={choice}")
            found += with_choice
    return found


def all_variants() -> list[Variant]:
    return [variant for id in ids() for variant in variants(id)]


def any_variant(id: str, rng: Rng) -> Variant:
    """Any number of players with any allowed combination of options."""
    its = about(id)
    players = its.seats[0] + int(rng.below(its.seats[1] - its.seats[0] + 1))
    options: dict[str, Any] = {}
    for option in its.options:
        choices = [option.default, *others(option)]
        choice = choices[rng.below(len(choices))]
        if choice != option.default and allowed(its, players, {**options, option.name: choice}):
            options[option.name] = choice
    return Variant(id, players, tuple(options.items()))


def others(option: Option) -> list[Any]:
    """The choices besides the default; for a range of numbers, its two ends."""
    choices = option.allowed() if option.type != "number" else (option.least, option.most)
    return [choice for choice in choices if choice != option.default]


def with_option(its: About, players: int, option: Option, choice: Any) -> Variant | None:
    """The choice alone, or with one other option changed if it needs that."""
    for rest in companions(its, option):
        if allowed(its, players, {option.name: choice, **rest}):
            return Variant(its.id, players, ((option.name, choice), *rest.items()))
    return None


def companions(its: About, option: Option) -> Iterator[dict[str, Any]]:
    yield {}
    for other in its.options:
        if other is not option:
            for choice in others(other):
                yield {other.name: choice}


def allowed(its: About, players: int, options: dict[str, Any]) -> bool:
    try:
        its.read_options(players, options)
    except BadOption:
        return False
    return True
