"""A training run in a folder: play, learn, evaluate, save. A run that was stopped or killed goes on from its folder.

checkpoint.pt   all that is needed to go on; written aside, then renamed
now.bin         the network as it plays now, a moving average of the weights
best.bin        the one with the best mean share of games won in an evaluation
start.bin       the network before training: an opponent
log.jsonl       a line for each evaluation
curves.svg      the shares of games won
"""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from trackside.core.edge.errors import TracksideError
from trackside.search.network import inputs
from trackside.train.actors import Crew, InProcess, OnRay, Processes, seeds, weights_of
from trackside.train.evaluate import match
from trackside.train.learner import Told, joined, learn
from trackside.train.net import Net, frequent_flags
from trackside.train.recipe import Recipe
from trackside.train.report import curves
from trackside.train.selfplay import Harvest, Tables

CHECKPOINT = "checkpoint.pt"
NOW, BEST, START = "now.bin", "best.bin", "start.bin"
LOG, CURVES = "log.jsonl", "curves.svg"
ROWS = 3000  # from which the flags of ids are chosen
SNAPSHOT = 15  # updates between two networks that are kept as opponents
KEPT = 8  # of these
EARLY = 20  # updates during which the average is the network itself
RECENT = 300  # games that the log looks back on


class OtherRun(TracksideError):
    """The folder holds a run with another recipe, or something that is no run."""


class Run:
    def __init__(self, recipe: Recipe, folder: Path, minutes: float, every: float, games: int) -> None:
        """`minutes` of the processor in all, of playing and learning; an evaluation after every so many of them, with
        so many games against each opponent."""
        self.recipe = recipe
        self.folder = folder
        self.minutes = minutes
        self.every = every
        self.games = games
        self.game = recipe.make_game()
        torch.set_num_threads(1)
        kept = self.read()
        torch.manual_seed(recipe.seed)
        self.begun = 0 if kept is None else int(kept["begun"]) + 1  # how often it was continued
        if kept is None:
            self.flags = frequent_flags(inputs(self.game), Tables(recipe, seeds(recipe, 0)[0]).rows(ROWS))
        else:
            self.flags = kept["flags"]
        self.net = Net(self.game, inputs(self.game), self.flags, recipe)
        self.average = Net(self.game, inputs(self.game), self.flags, recipe)
        self.average.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=recipe.rate, eps=1e-5)
        self.chance = np.random.default_rng([recipe.seed, self.begun])
        self.earlier = [weights_of(self.net)]
        self.rows: list[dict[str, Any]] = []
        self.seconds = 0.0
        self.updates = self.decisions = self.finished = self.cut = 0
        self.results: list[float] = []
        self.lengths: list[int] = []
        if kept is not None:
            self.go_on(kept)

    def read(self) -> dict[str, Any] | None:
        """The checkpoint, if there is one; OtherRun if it is of another run."""
        file = self.folder / CHECKPOINT
        if not file.exists():
            return None
        try:
            kept: dict[str, Any] = torch.load(file, weights_only=True)
        except Exception as problem:  # whatever somebody's file makes pickle do
            raise OtherRun(f"{file}: not a checkpoint: {type(problem).__name__}") from None
        if kept["recipe"] != msgspec.json.encode(self.recipe).decode():
            raise OtherRun(f"{self.folder} holds a run with other settings: name another folder, or use the same")
        return kept

    def go_on(self, kept: dict[str, Any]) -> None:
        self.net.load_state_dict(kept["net"])
        self.average.load_state_dict(kept["average"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.earlier = [{name: value.numpy() for name, value in each.items()} for each in kept["earlier"]]
        self.rows = json.loads(kept["rows"])
        for name in ("seconds", "updates", "decisions", "finished", "cut"):
            setattr(self, name, kept[name])

    def save(self) -> None:
        kept = {
            "recipe": msgspec.json.encode(self.recipe).decode(),
            "flags": self.flags,
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "earlier": [{name: torch.from_numpy(value) for name, value in each.items()} for each in self.earlier],
            "rows": json.dumps(self.rows),
            "begun": self.begun,
        }
        for name in ("seconds", "updates", "decisions", "finished", "cut"):
            kept[name] = getattr(self, name)
        aside = self.folder / (CHECKPOINT + ".part")
        with aside.open("wb") as file:
            torch.save(kept, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, self.folder / CHECKPOINT)

    def crew(self, ray: Any = None) -> Crew:
        if ray is not None:
            return OnRay(self.recipe, self.flags, self.begun, ray)
        if self.recipe.actors == 0:
            return InProcess(self.recipe, self.flags, self.begun)
        return Processes(self.recipe, self.flags, self.begun)

    def train(self, opponents: list[str], tell: Callable[[str], None], ray: Any = None) -> None:
        """Until the minutes are spent."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self.folder / START).exists():
            self.export(START)
        due = self.rows[-1]["minutes"] + self.every if self.rows else 0.0
        crew = self.crew(ray)
        try:
            self.send(crew)
            while True:
                spent = self.seconds / 60
                if spent >= due or spent >= self.minutes:
                    self.evaluate([*opponents, f"learned+network={self.folder / START}"], tell)
                    due = spent + self.every
                if spent >= self.minutes:
                    return
                harvests = crew.collect()
                self.send(crew)  # they play on while this learns
                tell(self.update(harvests))
                self.save()
        finally:
            crew.close()

    def send(self, crew: Crew) -> None:
        crew.start(weights_of(self.net), self.earlier[self.chance.integers(len(self.earlier))])

    def update(self, harvests: list[Harvest]) -> str:
        started = time.process_time()
        found = joined(harvests)
        share = min(self.seconds / 60 / self.minutes, 1.0) if self.minutes else 1.0
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate * (1 - 0.9 * share)
        told = learn(self.net, self.optimizer, found, self.recipe, self.chance)
        self.updates += 1
        with torch.no_grad():
            keep = self.recipe.keep if self.updates > EARLY else 0.0
            for slow, fast in zip(self.average.parameters(), self.net.parameters(), strict=True):
                slow.lerp_(fast, 1.0 - keep)
        if self.updates % SNAPSHOT == 0:
            self.earlier = [*self.earlier, weights_of(self.average)][-KEPT:]
        self.count(found, harvests)
        learning = time.process_time() - started
        self.seconds += learning + sum(each.seconds for each in harvests)
        return self.line(told, learning)

    def count(self, found: Harvest, harvests: list[Harvest]) -> None:
        self.decisions += len(found)
        for each in harvests:
            self.results = (self.results + each.results)[-RECENT:]
            self.lengths = (self.lengths + each.lengths)[-RECENT:]
            self.finished += len(each.lengths)
            self.cut += each.cut

    def line(self, told: Told, learning: float) -> str:
        beaten = f"{100 * float(np.mean(self.results)):.0f} %" if self.results else "–"
        return (
            f"{self.seconds / 60:.2f} min, {self.updates} updates, {self.decisions} decisions, {self.finished} games "
            f"of {float(np.mean(self.lengths)):.0f} plies, {self.cut} cut; greedy beaten by drawn moves {beaten}; "
            f"learning {learning:.1f} s, error {told.error:.3f}, entropy {told.entropy:.3f}, moved {told.moved:.4f}"
        )

    def export(self, name: str) -> None:
        trained = {name: getattr(self, name) for name in ("updates", "decisions", "finished", "cut")}
        trained["minutes"] = round(self.seconds / 60, 2)
        self.average.write(self.folder / name, float(self.game.setting.about.lead), trained)

    def evaluate(self, opponents: list[str], tell: Callable[[str], None]) -> None:
        """Play matches, write the log and the picture, and keep the best network."""
        self.export(NOW)
        against = {}
        for opponent in opponents:
            name = "its start" if opponent.endswith(START) else opponent
            against[name] = match(self.recipe, self.folder / NOW, opponent, self.games)._asdict()
            its = against[name]
            tell(
                f"against {name}: won {100 * its['won']:.0f} % [{100 * its['low']:.0f}, {100 * its['high']:.0f}] "
                f"of {self.games}, lead {its['lead']:+.1f}"
            )
        row = {
            "minutes": round(self.seconds / 60, 3),
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.finished,
            "cut": self.cut,
            "plies": round(float(np.mean(self.lengths)), 1) if self.lengths else None,
            "against": against,
        }
        earlier = [average_won(each) for each in self.rows]
        self.rows.append(row)
        if average_won(row) >= max(earlier, default=0.0):
            shutil.copyfile(self.folder / NOW, self.folder / (BEST + ".part"))
            os.replace(self.folder / (BEST + ".part"), self.folder / BEST)
        self.save()
        (self.folder / LOG).write_text("".join(json.dumps(each) + "\n" for each in self.rows), encoding="utf-8")
        (self.folder / CURVES).write_text(curves(self.rows), encoding="utf-8")


def average_won(row: dict[str, Any]) -> float:
    return float(np.mean([each["won"] for each in row["against"].values()]))
