"""Self-play with Deep Monte Carlo: learn from the end of each game what every move in it was worth.

    pip install 'trackside[train]'
    python train.py                            an hour of one core: writes amsterdam.pt, .net, .csv and .svg
    python train.py --minutes 10               less; whoever stops it goes on with the same command

A network values every move; the legal move of the highest value is played, and now and then any other. When a game is
over, each decision in it is told how far its seat came out ahead, and the value of the move played is pulled towards
that. README.md says what else was tried.
"""

from __future__ import annotations

import argparse
import copy
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import pupil
import torch
from curve import curve
from model import Model
from selfplay import Lessons, Table
from torch import nn

from trackside.arena import Match, run_match

GAME = "ticket_to_ride_amsterdam"
SAMPLES = 2048  # in one step of learning
AVERAGE = 0.999  # of the weights: how much of it stays at each step
SAVED = ("minutes", "decisions", "games", "steps")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--lanes", default="2:192,3:48,4:48", help="games side by side for each number of players")
    parser.add_argument("--minutes", type=float, default=60.0, help="of the processor, in all")
    parser.add_argument("--widths", type=int, nargs=2, default=(256, 128))
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at the beginning; a tenth at the end")
    parser.add_argument(
        "--explore", type=float, default=0.08, help="share of random moves at the beginning; a quarter at the end"
    )
    parser.add_argument("--unit", type=float, default=20.0, help="points of lead that make most of the difference")
    parser.add_argument("--every", type=float, default=2.0, metavar="MINUTES", help="between two evaluations")
    parser.add_argument("--games", type=int, default=100, help="at each evaluation, against greedy")
    parser.add_argument("--out", type=Path, default=Path("amsterdam"))
    return parser.parse_args()


class Training:
    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        lanes = [tuple(map(int, each.split(":"))) for each in chosen.lanes.split(",")]
        self.tables = [Table(chosen.game, players, n, chosen.unit) for players, n in lanes]
        self.model = Model(self.tables[0].batch.game, self.tables[0].encoding, tuple(chosen.widths))
        self.averaged = copy.deepcopy(self.model)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=chosen.rate)
        self.state = dict.fromkeys(SAVED, 0.0)
        self.rows: list[dict[str, float]] = []
        self.loss = 0.0
        kept = chosen.out.with_suffix(".pt")
        if kept.exists():
            self.load(torch.load(kept, weights_only=False))
        self.chance = np.random.default_rng(int(self.state["games"]))
        self.lessons = Lessons()

    def load(self, kept: dict[str, Any]) -> None:
        self.model.load_state_dict(kept["model"])
        self.averaged.load_state_dict(kept["averaged"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.state, self.rows = kept["state"], kept["rows"]
        for table in self.tables:
            table.reset(int(self.state["games"]))

    def run(self) -> None:
        due = self.rows[-1]["minutes"] + self.chosen.every if self.rows else 0.0
        while True:
            minutes = self.state["minutes"]
            if minutes >= due or minutes >= self.chosen.minutes:
                due += self.chosen.every
                self.evaluate()
                self.save()
            if minutes >= self.chosen.minutes:
                return
            start = time.process_time()
            self.play()
            if len(self.lessons) >= SAMPLES:
                self.learn()
            self.state["minutes"] += (time.process_time() - start) / 60

    def play(self) -> None:
        explore = self.chosen.explore * (1 - 0.75 * self.progress)
        for table in self.tables:
            self.state["games"] += table.step(self.model, explore, self.chance, self.lessons)
            self.state["decisions"] += table.batch.n

    @property
    def progress(self) -> float:
        return min(self.state["minutes"] / self.chosen.minutes, 1.0)

    def learn(self) -> None:
        """One step: the values of the positions and of the moves played go towards what came of them."""
        seen, actions, targets = self.lessons.take()
        for group in self.optimizer.param_groups:
            group["lr"] = self.chosen.rate * 0.1**self.progress
        words = self.model(seen)
        error = nn.functional.mse_loss(self.model.played(words, actions), targets)
        loss = error + 0.5 * nn.functional.mse_loss(words[:, 0], targets)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.state["steps"] += 1
        stays = min(AVERAGE, 1 - 1 / (1 + self.state["steps"]))
        with torch.no_grad():
            for mean, now in zip(self.averaged.parameters(), self.model.parameters(), strict=True):
                mean.lerp_(now, 1 - stays)
        self.loss += 0.01 * (float(error.detach()) - self.loss)

    def evaluate(self) -> None:
        """On the arena, all seats in turn; the same games at each evaluation."""
        pupil.model = self.averaged
        row = {name: round(value, 2) for name, value in self.state.items()} | {"loss": round(self.loss, 4)}
        for name, games in (("random", self.chosen.games // 4), ("greedy", self.chosen.games)):
            match = Match(self.chosen.game, ("pupil:Pupil", name), seed=500_000)
            result = run_match(match, games=max(games, 2), jobs=1).results[0]
            row |= {name: round(result.rate, 4), f"{name} low": round(result.low, 4)}
            row |= {f"{name} high": round(result.high, 4), f"{name} lead": round(result.margin, 2)}
        self.rows.append(row)
        print(row, flush=True)

    def save(self) -> None:
        out: Path = self.chosen.out
        kept = {"model": self.model.state_dict(), "averaged": self.averaged.state_dict()}
        kept |= {"optimizer": self.optimizer.state_dict(), "state": self.state, "rows": self.rows}
        torch.save(kept, out.with_suffix(".part"))
        out.with_suffix(".part").replace(out.with_suffix(".pt"))
        about = {name: round(value, 1) for name, value in self.state.items()}
        encoding = self.tables[0].encoding
        self.averaged.write(
            out.with_suffix(".net"),
            {
                "format": 1,
                "game": self.chosen.game,
                "inputs": encoding.version,
                "unit": self.chosen.unit,
                "trained": about,
            },
        )
        with out.with_suffix(".csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, self.rows[0].keys())
            writer.writeheader()
            writer.writerows(self.rows)
        out.with_suffix(".svg").write_text(curve(self.rows))


def main() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(0)
    Training(arguments()).run()


if __name__ == "__main__":
    main()
