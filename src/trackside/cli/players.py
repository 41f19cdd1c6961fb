"""The players of a game: names for people and bots, and the bots themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from trackside import bots
from trackside.arena.simulation import bot_seed
from trackside.bots import Bot
from trackside.cli.arguments import HUMAN
from trackside.core.edge.errors import BadOption
from trackside.locales import Words


def names(seats: Sequence[str], say: Words) -> list[str]:
    """A name for each seat; equal names are numbered."""
    total = Counter(seats)
    met: Counter[str] = Counter()
    out: list[str] = []
    for seat in seats:
        met[seat] += 1
        name = say.say(f"player-{seat}") if say.has(f"player-{seat}") else seat
        out.append(name if total[seat] == 1 else f"{name} {met[seat]}")
    return out


def make_bots(seats: Sequence[str], seed: int) -> list[Bot | None]:
    """A bot for each seat that is not a person's. The same seed gives the same choices."""
    return [None if seat == HUMAN else bots.make(seat, bot_seed(seed, at)) for at, seat in enumerate(seats)]


def only_bots(seats: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat; refuses people."""
    if HUMAN in seats:
        raise BadOption("people sit at `trackside play`; here only bots")
    return [bots.make(seat, bot_seed(seed, at)) for at, seat in enumerate(seats)]
