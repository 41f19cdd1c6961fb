"""Every attribute of a position is in its copy, and changing the copy changes nothing in the position."""

from __future__ import annotations

from typing import Any

import pytest

import trackside
from trackside.core.arrays import packed
from trackside.core.rng import Rng
from trackside.games import ids
from trackside.referee.choosing import chooser

# Objects, into some of which `parts` looks, and what belongs to one position alone.
NOT_COMPARED = {"asked", "box", "game", "journal", "players", "revealed_to_others", "rng", "track", "turns"}


def parts(p: Any) -> list[Any]:
    """What has attributes of its own."""
    return [p, *p.players, *([p.track] if hasattr(p, "track") else [])]


def attributes(thing: Any) -> dict[str, Any]:
    """The numbers and arrays that it stores, by name; arrays as lists."""
    found: dict[str, Any] = {}
    for name in stored(thing):
        value = getattr(thing, name)
        found[name] = value if type(value) is int else [each if type(each) is int else list(each) for each in value]
    return found


def stored(thing: Any) -> list[str]:
    names = [name for name in dir(thing) if not name.startswith("_") and name not in NOT_COMPARED]
    return [name for name in names if not callable(getattr(thing, name)) and can_be_set(thing, name)]


def can_be_set(thing: Any, name: str) -> bool:
    """What is computed cannot."""
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return False
    return True


def change(thing: Any) -> None:
    """Give every attribute a value of its own that no new position has."""
    for number, name in enumerate(stored(thing)):
        value = getattr(thing, name)
        if type(value) is int:
            setattr(thing, name, 41 + number)
        elif name == "tops":  # arrays by stack
            setattr(thing, name, [packed([41 + number])])
        else:
            setattr(thing, name, packed([*value, 41 + number]))


@pytest.mark.parametrize("id", ids())
def test_a_copy_has_every_attribute(id: str) -> None:
    p: Any = trackside.game(id).start(3)
    for thing in parts(p):
        assert len(stored(thing)) > 5
        change(thing)
    twin = p.copy()
    assert (twin.game, twin.box, twin.asked) == (p.game, p.box, p.asked)
    assert (twin.rng is not p.rng, twin.rng.count) == (True, p.rng.count)
    assert twin.journal is None
    for mine, its in zip(parts(p), parts(twin), strict=True):
        assert mine is not its
        assert attributes(mine) == attributes(its)


@pytest.mark.parametrize("id", ids())
def test_playing_on_a_copy_changes_nothing(id: str) -> None:
    """Games are played on copies, so an array that two positions share and one changes is found."""
    for seed in range(4):
        p: Any = trackside.game(id).start(seed)
        choose = chooser(("hints", "kind")[seed % 2], Rng(seed))
        while not p.over and p.ply < 300:
            before = [attributes(thing) for thing in parts(p)]
            twin = p.copy()
            twin.play(choose(twin, twin.moves()))
            assert [attributes(thing) for thing in parts(p)] == before
            p = twin
