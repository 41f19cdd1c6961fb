"""Mutates situations of random games, so that many become impossible in unexpected ways.

What is chosen is chosen by a function, so that hypothesis can steer it and a generator can repeat it.

    python mutations.py GAME NUMBER

prints what becomes of that many situations: the same lines from the compiled and the pure engine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import lru_cache
from hashlib import sha256
from typing import Any

from trackside.core.arrays import COMPILED
from trackside.core.edge.errors import Impossible
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.referee.choosing import chooser
from trackside.referee.variants import any_variant, variants

Choose = Callable[[int], int]  # a number below another
KEPT = 40  # situations of a game
NONSENSE: list[Any] = ["nowhere", "", "...", "rest", None, True, 0, -1, 99, 10**30, 1.5, [], {}]


@lru_cache(maxsize=64)
def situations(id: str, seed: int) -> tuple[Game[Any], list[dict[str, Any]]]:
    """A random game of any variant, and situations on its way."""
    every = variants(id)
    variant = every[seed % len(every)] if seed % 2 == 0 else any_variant(id, Rng(seed))
    game = variant.game()
    rng = Rng(seed)
    choose = chooser(("kind", "any", "rare", "hints")[seed % 4], rng)
    p = game.start(seed)
    found = [p.situation()]
    step = 1 + int(rng.below(12))
    while not p.over:
        p.play(choose(p, p.moves()))
        if p.over or p.ply % step == 0:
            found.append(p.situation())
    while len(found) > KEPT:
        del found[rng.below(len(found))]
    return game, found


def mutated(game: Game[Any], found: list[dict[str, Any]], choose: Choose) -> dict[str, Any]:
    """One of the situations with one to three changes; other situations lend what it gets."""
    situation = deepcopy(found[choose(len(found))])
    lender = found[choose(len(found))]
    for _ in range(1 + choose(3)):
        change(situation, lender, choose)
    return situation


def change(situation: dict[str, Any], lender: dict[str, Any], choose: Choose) -> None:
    kind = choose(14)
    if kind >= 10:
        move(situation, choose)
        return
    if kind >= 8:  # what is left out is as after set-up
        seats = situation.get("seats")
        holder = pick([situation, *(seats if isinstance(seats, list) else [])], choose)
        if holder and isinstance(holder, dict):
            drop(holder, pick(sorted(holder), choose))
        return
    if kind == 0:  # a part of another situation of the same game in the same place
        key = pick([*lender, *situation], choose)
        if key in lender:
            situation[key] = deepcopy(lender[key])
        return
    if kind == 1 and is_stack(situation.get("stack")):
        change_stack(situation, lender, choose)
        return
    if kind == 2:
        swap(situation, choose)
        return
    places = list(parts(situation))
    holder, key = pick(places, choose)
    if kind == 3:
        drop(holder, key)
    elif kind == 4 and isinstance(holder, list):
        holder.insert(choose(len(holder) + 1), deepcopy(holder[key]))
    else:
        holder[key] = other(holder[key], [part[0][part[1]] for part in places], choose)


def change_stack(situation: dict[str, Any], lender: dict[str, Any], choose: Choose) -> None:
    """A question more, less, twice, of another seat, or with an argument of another."""
    stack = situation["stack"]
    more = lender["stack"] if is_stack(lender.get("stack")) else stack
    at = choose(len(stack))
    kind = choose(6)
    if kind == 0:
        stack.insert(choose(len(stack) + 1), deepcopy(pick(more, choose)))
    elif kind == 1:
        stack[at] = deepcopy(pick(more, choose))
    elif kind == 2:
        del stack[at]
    elif kind == 3:
        stack[at]["seat"] = choose(6)
    elif kind == 4:
        stack[at]["ask"] = pick(more, choose)["ask"]
    else:
        key = pick(sorted(stack[at]), choose)
        stack[at][key] = other(stack[at][key], [part[0][part[1]] for part in parts(situation)], choose)


def is_stack(thing: Any) -> bool:
    return (
        isinstance(thing, list) and bool(thing) and all(isinstance(frame, dict) and "ask" in frame for frame in thing)
    )


def parts(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside a plain structure, as what holds it and its key there."""
    members = thing.items() if isinstance(thing, dict) else enumerate(thing)
    for key, value in list(members):
        yield thing, key
        if isinstance(value, dict | list):
            yield from parts(value)


def other(old: Any, around: list[Any], choose: Choose) -> Any:
    """Something else in its place: near it, of the same type, or nonsense."""
    if choose(8) == 0:
        return deepcopy(pick(NONSENSE, choose))
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return pick([old + 1, old - 1, old + 16, 0, -old, 2 * old + 1, choose(30)], choose)
    alike = [thing for thing in around if type(thing) is type(old) and thing != old]
    return deepcopy(pick(alike, choose)) if alike else deepcopy(pick(NONSENSE, choose))


def move(situation: dict[str, Any], choose: Choose) -> None:
    """A thing goes somewhere else, so that the number of things stays: from list to list, from count to count."""
    places = [part[0][part[1]] for part in parts(situation)]
    lists = [thing for thing in places if isinstance(thing, list) and thing and isinstance(thing[0], str)]
    heaps = [thing for thing in places if isinstance(thing, dict) and thing and is_heap(thing)]
    here = pick([*lists, *heaps], choose) if lists or heaps else None
    if isinstance(here, list):
        there = pick([thing for thing in places if isinstance(thing, list)], choose)
        there.insert(choose(len(there) + 1), here.pop(choose(len(here))))
    elif isinstance(here, dict):
        name = pick(sorted(here), choose)
        there = pick([thing for thing in places if isinstance(thing, dict) and is_heap(thing)], choose)
        here[name] -= 1
        there[name] = there.get(name, 0) + 1
        if here[name] == 0:
            del here[name]


def is_heap(thing: dict[str, Any]) -> bool:
    """Things by name with a number each."""
    return all(type(n) is int for n in thing.values())


def swap(situation: dict[str, Any], choose: Choose) -> None:
    """Two things of one type change places."""
    places = list(parts(situation))
    one, key = pick(places, choose)
    alike = [(holder, at) for holder, at in places if type(holder[at]) is type(one[key])]
    two, at = pick(alike, choose)
    here, there = deepcopy(one[key]), deepcopy(two[at])
    one[key] = there
    if at in two if isinstance(two, dict) else at < len(two):
        two[at] = here


def drop(holder: Any, key: Any) -> None:
    del holder[key]


def pick(things: list[Any], choose: Choose) -> Any:
    return things[choose(len(things))]


def told(game: Game[Any], situation: dict[str, Any], rng: Rng) -> str:
    """What becomes of a situation: why it is refused, or how it goes on."""
    try:
        p: Position = game.arrange(situation)
    except Impossible as refused:
        return f"refused: {refused}"
    played = []
    while not p.over and len(played) < 30:
        legal = p.moves()
        played.append(str(legal[rng.below(len(legal))]))
        p.play(played[-1])
    digest = sha256(repr([p.situation(), played, [score.parts() for score in p.scores()]]).encode()).hexdigest()
    return f"{len(played)} plies, {digest[:16]}"


def main(id: str, number: int) -> None:
    print("compiled" if COMPILED else "pure")
    for seed in range(number):
        rng = Rng(seed)
        game, found = situations(id, seed % 3)
        print(seed, told(game, mutated(game, found, lambda n, rng=rng: int(rng.below(n))), rng))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
