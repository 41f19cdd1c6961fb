"""Checks hidden information: worlds that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

from typing import Any

import msgspec

from trackside.core.edge.errors import NoEncoding
from trackside.core.journal import Journal
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import Rng

SPECTATOR = -1
GUIDE = 'see "When a world does not add up" in docs/adding-a-game.md'


def check(p: Position, chance: Rng) -> None:
    """Deal everything hidden again, for each seat and the spectator, and look for a difference."""
    for seat in (SPECTATOR, *range(p.game.seats)):
        world = sampled(p, seat, chance)
        faults = p.game.faults(world)
        assert not faults, f"a world sampled for seat {seat} does not add up: {'; '.join(faults)}; {GUIDE}"
        assert view(world, seat) == view(p, seat), (
            f"seat {seat} sees something hidden: {first_difference(p, world, seat)}"
        )
        assert world.rng.key_text() != p.rng.key_text(), f"a world sampled for seat {seat} has the true future"
        canonical(p, world, seat, chance)
        if seat != SPECTATOR:
            assert encoded(world, seat) == encoded(p, seat), f"the encoding tells seat {seat} something hidden"
        if seat == p.seat:
            same_answers(p, world, chance)
        if not p.over:
            same_story(p, world, seat, chance)
            if seat not in (p.seat, SPECTATOR):
                learning_counts(p, world, seat, chance)


def encoded(p: Position, seat: int) -> bytes:
    """The encoding of what the seat knows, if the game has one."""
    try:
        return p.game.encoding().row(p, seat)
    except NoEncoding:
        return b""


def sampled(p: Position, seat: int, chance: Rng) -> Position:
    world = p.copy()
    world.resample(seat, chance.branch())
    return world


def view(p: Position, seat: int) -> bytes:
    return msgspec.json.encode(p.view(None if seat == SPECTATOR else seat))


def canonical(p: Position, world: Position, seat: int, chance: Rng) -> None:
    """Sampling depends only on what the seat knows: from either world it leads to the same world."""
    key = chance.branch().key
    one, other = p.copy(), world.copy()
    one.resample(seat, Rng(key))
    other.resample(seat, Rng(key))
    assert one.situation() == other.situation(), f"sampling for seat {seat} reads what the seat cannot know"


def alike(p: Position, twin: Position, chance: Rng) -> None:
    """A position arranged from a situation shows everybody the same and keeps what each seat has seen."""
    for seat in (SPECTATOR, *range(p.game.seats)):
        assert view(p, seat) == view(twin, seat), f"arranged, seat {seat} sees: {first_difference(p, twin, seat)}"
        one, other = p.copy(), twin.copy()
        key = chance.branch().key
        one.resample(seat, Rng(key))
        other.resample(seat, Rng(key))
        assert one.situation() == other.situation(), f"arranged, what seat {seat} knows is forgotten"


def same_answers(p: Position, world: Position, chance: Rng) -> None:
    """The deciding seat has the same moves in both worlds, and gets the same refusals for the others."""
    assert world.moves() == p.moves(), "the legal moves tell the deciding seat something hidden"
    assert compounds(world) == compounds(p), "the compound decisions tell the deciding seat something hidden"
    for move in p.moves():
        assert move.where(world) == move.where(p), f"{move}: what it touches tells something hidden"
    catalogue = p.game.moves
    for _ in range(min(200, len(catalogue))):
        move = catalogue[chance.below(len(catalogue))]
        mine, its = p.refusal(move), world.refusal(move)
        assert mine is its, f"{move}: refused by {mine} here and by {its} in a world that looks the same"
        assert move.where(world) == move.where(p), f"{move}: what it touches tells something hidden"


def compounds(p: Position) -> list[tuple[Any, ...]]:
    return [
        (each.kind, each.moves, each.where, each.facts, [(end.moves, end.facts) for end in each.endings])
        for each in p.game.compounds(p)
    ]


def same_story(p: Position, world: Position, seat: int, chance: Rng) -> None:
    """A move that both worlds allow is told to the seat in the same lines, unless it shows the seat something.

    What it shows is then in the seat's view, or was shuffled in again at once. The seat's own move shows it something
    only where the horizon says so, and not by what is counted as shown to the others.
    """
    both = [move for move in p.moves() if world.refusal(move) is None]
    if not both:
        return
    move = both[chance.below(len(both))]
    mine, its = p.copy(), world.copy()
    drawn = mine.rng.count, its.rng.count
    told = [story(mine, move, seat), story(its, move, seat)]
    alike = view(mine, seat) == view(its, seat)
    if alike and drawn == (mine.rng.count, its.rng.count):
        same = sorted(map(repr, told[0])) == sorted(map(repr, told[1]))  # equal cards may be drawn in another order
        assert same, f"{move}: the journal tells seat {seat} {told[0]}, in a like world {told[1]}"
    if seat == p.seat and mine.horizon - mine.revealed_to_others == p.horizon:
        assert alike, f"{move}: seat {seat} learns something, but the horizon did not move"


def learning_counts(p: Position, world: Position, seat: int, chance: Rng) -> None:
    """If a world that the seat considered possible forbids a move, the move tells the seat that it is another world."""
    telling = [move for move in p.moves() if world.refusal(move) is not None]
    if not telling:
        return
    move = telling[chance.below(len(telling))]
    after = p.copy()
    after.play(move)
    assert after.horizon > p.horizon, f"{move}: seat {seat} learns something, but the horizon did not move"


def story(p: Position, move: Move[Any], seat: int) -> list[dict[str, Any]]:
    p.journal = Journal()
    p.play(move)
    return [event.seen_by(seat) for event in p.journal.events]


def first_difference(p: Position, world: Position, seat: int) -> str:
    viewer = None if seat == SPECTATOR else seat
    one: dict[str, Any] = msgspec.to_builtins(p.view(viewer))
    other: dict[str, Any] = msgspec.to_builtins(world.view(viewer))
    return "; ".join(f"{key}: {one[key]!r} / {other[key]!r}" for key in one if one[key] != other[key])
