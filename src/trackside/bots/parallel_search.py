"""Shares one decision among several processes. They receive the bot's sampled world as a situation.

Halving deals out worlds by number, and the randomness of a world depends only on its number: with a budget of playouts
the choice is the same with any number of processes. Trees grow separately, and their roots are added up. They are not
kept for the next decision: a process does not know which move was played, and need not have preferred it.
"""

from __future__ import annotations

import os
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any

import msgspec

import trackside
from trackside.bots.search import Changes, settings
from trackside.core.edge.box import nested
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.search.budget import NEVER, Budget, now
from trackside.search.candidates import Decision
from trackside.search.search import Search
from trackside.search.settings import TREE
from trackside.search.tree import tried
from trackside.search.worlds import Worlds

APART = 1 << 20  # distance between the world numbers of two processes with a time budget


class Task(msgspec.Struct, frozen=True):
    """What a process must know about a decision."""

    game: str
    players: int
    options: str  # JSON, like the next
    overrides: str
    level: str
    changes: Changes
    situation: dict[str, Any]
    key: int


class SharedSearch(Search):
    """A search that asks other processes. They end when it is closed or no longer used, and with this process."""

    def __init__(self, game: Game[Any], level: str, changes: Changes, jobs: int) -> None:
        super().__init__(game, settings(game, level, changes))
        self.level = level
        self.changes = changes
        self.jobs = jobs
        self.pool: Executor = ProcessPoolExecutor(jobs, initializer=begin)

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(cancel_futures=True)

    def decide(self, world: Position, key: int, budget: Budget) -> Decision:
        if self.settings.method == TREE:
            return self.decide_by_trees(world, key, budget)
        return super().decide(world, key, budget)

    def worlds(self, world: Position, key: int) -> Worlds:
        return SharedWorlds(self, world, key)

    def task(self, world: Position, key: int) -> Task:
        setting = self.game.setting
        return Task(
            game=self.game.id,
            players=int(self.game.seats),
            options=msgspec.json.encode(setting.options, order="sorted").decode(),
            overrides=msgspec.json.encode(setting.overrides, order="sorted").decode(),
            level=self.level,
            changes=self.changes,
            situation=world.situation(),
            key=int(key),
        )

    def decide_by_trees(self, world: Position, key: int, budget: Budget) -> Decision:
        """One tree in each process, with its share of the playouts."""
        candidates = self.candidates(world)
        if len(candidates) == 1:
            return Decision(world.seat, candidates, 0)
        streams = Rng(key)
        share = -(-int(budget.playouts) // self.jobs)
        work = [
            self.pool.submit(grow_tree, self.task(world, streams.branch().key), budget.ms, share)
            for _ in range(self.jobs)
        ]
        by_move = {int(candidate.move.id): candidate for candidate in candidates}
        playouts = 0
        for future in work:
            for id, visits, sum in future.result():
                by_move[id].visits += visits
                by_move[id].sum += sum
                playouts += visits
        return Decision(world.seat, sorted(candidates, key=tried, reverse=True), playouts)


class SharedWorlds(Worlds):
    """The worlds of one decision, each played in one of the processes."""

    def __init__(self, search: SharedSearch, root: Position, key: int) -> None:
        super().__init__(search.game, search.settings, root, key)
        self.search = search
        self.task = search.task(root, key)

    def play(self, ids: list[int], first: int, count: int, until: float, depth: int) -> list[list[float]]:
        jobs = self.search.jobs
        if count == 1:
            return [self.play_apart(ids, first, until, depth)]
        if until < NEVER:
            seconds = max(until - now(), 0.0)
            parts = [(first + APART * job, count, seconds) for job in range(jobs)]
        else:
            size = -(-count // jobs)
            parts = [(at, min(size, first + count - at), 0.0) for at in range(first, first + count, size)]
        work = [self.search.pool.submit(play_worlds, self.task, ids, *part, depth) for part in parts]
        rows = [row for future in work for row in future.result()]
        whole = [row for row in rows if len(row) == len(ids)]
        return whole or rows[:1]

    def play_apart(self, ids: list[int], number: int, until: float, depth: int) -> list[float]:
        """One world: its moves are distributed."""
        jobs = self.search.jobs
        seconds = max(until - now(), 0.001) if until < NEVER else 0.0
        work = [
            self.search.pool.submit(play_worlds, self.task, ids[job::jobs], number, 1, seconds, depth)
            for job in range(min(jobs, len(ids)))
        ]
        found: list[float | None] = [None] * len(ids)
        for job, future in enumerate(work):
            for at, utility in enumerate(future.result()[0]):
                found[job + at * jobs] = utility
        return leading(found)


def begin() -> None:
    """In a new process: Ctrl-C is for the parent alone, which then ends its processes."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that is killed cannot end its processes, and they would wait for it for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@lru_cache(maxsize=4)
def searcher(game: str, players: int, options: str, overrides: str, level: str, changes: Changes) -> Search:
    """The search of a process for this game and level."""
    corrections = nested(msgspec.json.decode(overrides)) or None
    made = trackside.game(game, players, corrections, **msgspec.json.decode(options))
    return Search(made, settings(made, level, changes))


def arranged(task: Task) -> tuple[Search, Position]:
    search = searcher(task.game, task.players, task.options, task.overrides, task.level, task.changes)
    world: Position = search.game.arrange(task.situation)
    return search, world


def leading(found: list[float | None]) -> list[float]:
    """The results before the first that is missing."""
    out: list[float] = []
    for utility in found:
        if utility is None:
            break
        out.append(utility)
    return out


def play_worlds(task: Task, ids: list[int], first: int, count: int, seconds: float, depth: int) -> list[list[float]]:
    """Play some worlds of a decision in this process; `seconds` is 0 if they are counted."""
    until = now() + seconds if seconds > 0 else NEVER
    search, world = arranged(task)
    rows: list[list[float]] = search.worlds(world, task.key).play(ids, first, count, until, depth)
    return rows


def grow_tree(task: Task, ms: float, playouts: int) -> list[tuple[int, int, float]]:
    """Grow a tree of a decision in this process; returns its root, by move."""
    search, world = arranged(task)
    if search.tree is not None:
        search.tree.kept = None
    decision = search.decide(world, task.key, Budget(ms, playouts))
    return [(int(each.move.id), int(each.visits), float(each.sum)) for each in decision.candidates]
