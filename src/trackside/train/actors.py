"""Actors: each plays games with the newest weights. In the learner's process, in processes of their own, or on Ray."""

from __future__ import annotations

import multiprocessing
import time
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
import torch

from trackside.core.edge.errors import TracksideError
from trackside.search.network import inputs
from trackside.train.net import Flags, Net
from trackside.train.recipe import Recipe
from trackside.train.selfplay import Harvest, Tables

Weights = dict[str, npt.NDArray[Any]]


class ActorFailed(TracksideError):
    """An actor ended before it had played."""


def weights_of(net: Net) -> Weights:
    return {name: value.detach().numpy().copy() for name, value in net.state_dict().items()}


def load_weights(net: Net, weights: Weights) -> None:
    net.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})


class Actor:
    """Plays on one thread. Its games go on from one call to the next."""

    def __init__(self, recipe: Recipe, flags: Flags, seed: int) -> None:
        torch.set_num_threads(1)
        self.tables = Tables(recipe, seed)
        encoding = inputs(self.tables.game)
        self.net = Net(self.tables.game, encoding, flags, recipe)
        self.earlier = Net(self.tables.game, encoding, flags, recipe)

    def play(self, weights: Weights, earlier: Weights) -> Harvest:
        started = time.process_time()
        load_weights(self.net, weights)
        load_weights(self.earlier, earlier)
        found = self.tables.play(self.net, self.earlier)
        found.seconds = time.process_time() - started
        return found


class Crew(Protocol):
    """All actors of a run."""

    def start(self, weights: Weights, earlier: Weights) -> None:
        """Let all of them play with these weights."""
        ...

    def collect(self) -> list[Harvest]:
        """What they have played since, always in the same order."""
        ...

    def close(self) -> None: ...


def seeds(recipe: Recipe, begun: int) -> list[int]:
    """Of the actors; other ones each time that a run is continued, so that no game is played again."""
    chance = np.random.SeedSequence([recipe.seed, begun])
    return [int(each) for each in chance.generate_state(max(recipe.actors, 1), np.uint32)]


class InProcess:
    """One actor, in the learner's process."""

    def __init__(self, recipe: Recipe, flags: Flags, begun: int) -> None:
        self.actor = Actor(recipe, flags, seeds(recipe, begun)[0])
        self.given: tuple[Weights, Weights] | None = None

    def start(self, weights: Weights, earlier: Weights) -> None:
        self.given = weights, earlier

    def collect(self) -> list[Harvest]:
        assert self.given is not None
        return [self.actor.play(*self.given)]

    def close(self) -> None:
        """There is nothing to close."""


class Processes:
    """Each actor in a process of its own; they play while the learner learns."""

    def __init__(self, recipe: Recipe, flags: Flags, begun: int) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        for seed in seeds(recipe, begun):
            ours, theirs = spawning.Pipe()
            process = spawning.Process(target=serve, args=(theirs, recipe, flags, seed), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def start(self, weights: Weights, earlier: Weights) -> None:
        for pipe in self.pipes:
            pipe.send((weights, earlier))

    def collect(self) -> list[Harvest]:
        try:
            return [pipe.recv() for pipe in self.pipes]
        except EOFError:
            raise ActorFailed("an actor's process ended; what was trained so far is kept") from None

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.terminate()


def serve(pipe: Any, recipe: Recipe, flags: Flags, seed: int) -> None:
    """The process of an actor; it ends when its pipe is closed."""
    actor = Actor(recipe, flags, seed)
    try:
        while True:
            pipe.send(actor.play(*pipe.recv()))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pipe.close()


class OnRay:
    """Actors on a Ray cluster: the same as processes, on any of its machines."""

    def __init__(self, recipe: Recipe, flags: Flags, begun: int, ray: Any) -> None:
        self.ray = ray
        remote = ray.remote(num_cpus=1)(Actor)
        self.actors = [remote.remote(recipe, flags, seed) for seed in seeds(recipe, begun)]
        self.pending: list[Any] = []

    def start(self, weights: Weights, earlier: Weights) -> None:
        given = self.ray.put(weights), self.ray.put(earlier)
        self.pending = [actor.play.remote(*given) for actor in self.actors]

    def collect(self) -> list[Harvest]:
        try:
            found: list[Harvest] = self.ray.get(self.pending)
        except self.ray.exceptions.RayError as problem:
            raise ActorFailed(f"an actor on the cluster ended: {type(problem).__name__}") from None
        return found

    def close(self) -> None:
        for actor in self.actors:
            self.ray.kill(actor)
