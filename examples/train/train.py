"""Self-play with Deep Monte Carlo: learn from the end of each game what every move in it was worth.

    pip install 'trackside[train]'
    python train.py                            trains ten minutes and writes amsterdam.pt, .npz, .csv and .svg
    python train.py --minutes 60               goes on from amsterdam.pt if it is there

A network values every move of the catalogue; the legal move of the highest value is played, and now and then any other.
When a game is over, each decision in it is told how far its seat came out ahead, and the value of the move played is
pulled towards that. There is no bootstrapping and no search, so that nothing can diverge, and a batch of games keeps
the network busy. See README.md for what else was considered.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from curve import draw
from net import scales
from torch import nn
from trackside.arena.simulate import Plan, simulate

from trackside.envs import Batch

GAME = "ticket_to_ride_amsterdam"
UNIT = 40.0  # points that count as 1
SAMPLES = 2048  # in one step of learning


class Lessons:
    """Decisions of games that are over, waiting to be learned from."""

    def __init__(self, lanes: int) -> None:
        self.open: list[list[tuple[npt.NDArray[np.int8], int, int]]] = [[] for _ in range(lanes)]
        self.seen: list[npt.NDArray[np.int8]] = []
        self.actions: list[int] = []
        self.targets: list[float] = []

    def note(self, batch: Batch, actions: npt.NDArray[np.int64]) -> None:
        seen = batch.observations.copy()
        for lane, seat in enumerate(batch.seats):
            self.open[lane].append((seen[lane], int(actions[lane]), int(seat)))

    def close(self, batch: Batch) -> None:
        """Tell the decisions of the games that have just ended what they were worth."""
        for lane in np.flatnonzero(batch.ends):
            worth = np.clip(batch.rewards[lane] / UNIT, -2, 2)
            for seen, action, seat in self.open[lane]:
                self.seen.append(seen)
                self.actions.append(action)
                self.targets.append(float(worth[seat]))
            self.open[lane] = []

    def take(self) -> tuple[npt.NDArray[np.int8], list[int], list[float]]:
        """All of them, in the order in which they came; games of many lanes are mixed already."""
        found = np.stack(self.seen), self.actions, self.targets
        self.seen, self.actions, self.targets = [], [], []
        return found


def network(cells: int, moves: int, width: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(cells, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, moves)
    )


def choose(net: nn.Sequential, scale: torch.Tensor, batch: Batch) -> npt.NDArray[np.int64]:
    """The legal move of the highest value in each lane."""
    with torch.no_grad():
        values = net(torch.from_numpy(batch.observations.copy()).float() * scale).numpy()
    best: npt.NDArray[np.int64] = np.where(batch.masks, values, -np.inf).argmax(1)
    return best


def against_random(net: nn.Sequential, scale: torch.Tensor, games: int, seed: int) -> float:
    """The share of games won as first or second seat against random moves; a tie is half a win."""
    batch = Batch(GAME, games, players=2, seed=seed, reward="win")
    mine = np.arange(games) % 2
    won: npt.NDArray[np.float64] = np.full(games, np.nan)
    while np.isnan(won).any():
        actions = np.where(batch.seats == mine, choose(net, scale, batch), batch.sample())
        batch.step(actions)
        for lane in np.flatnonzero(batch.ends & np.isnan(won)):
            won[lane] = batch.rewards[lane][mine[lane]]
    return float(won.mean())


def against_bot(net: nn.Sequential, out: Path, bot: str, games: int, seed: int) -> float:
    """The same on the arena, against one of the project's bots."""
    store(net, out.with_suffix(".npz"), "in training")
    os.environ["TRACKSIDE_NET"] = str(out.with_suffix(".npz").resolve())
    summary = simulate(Plan(GAME, ("learned:Learned", bot), games=games, jobs=1, seed=seed))
    return float(summary.wins[0].rate)


def store(net: nn.Sequential, file: Path, about: str) -> None:
    """For NumPy, in half precision."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    arrays: dict[str, Any] = {"about": about}
    for k, layer in enumerate(layers):
        arrays[f"weight{k}"] = layer.weight.detach().numpy().T.astype(np.float16)
        arrays[f"bias{k}"] = layer.bias.detach().numpy().astype(np.float16)
    np.savez_compressed(file, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning")
    parser.add_argument("--explore", type=float, default=0.05, help="share of random moves")
    parser.add_argument("--every", type=float, default=1.0, metavar="MINUTES", help="between two evaluations")
    parser.add_argument("--games", type=int, default=100, help="against greedy at each evaluation")
    parser.add_argument("--out", type=Path, default=Path("amsterdam"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(0)
    batch = Batch(GAME, arguments.lanes, players=2, reward="margin")
    assert batch.encoding is not None
    scale = torch.from_numpy(scales(batch.encoding))
    net = network(batch.encoding.size, len(batch.game.moves), arguments.width)
    optimizer = torch.optim.Adam(net.parameters(), lr=arguments.rate)
    spent, decisions, games = 0.0, 0, 0
    rows: list[dict[str, float]] = []
    kept = arguments.out.with_suffix(".pt")
    if kept.exists():
        state = torch.load(kept, weights_only=False)
        net.load_state_dict(state["net"])
        optimizer.load_state_dict(state["optimizer"])
        spent, decisions, games, rows = state["spent"], state["decisions"], state["games"], state["rows"]
        batch.reset(seed=games)
    chance = np.random.default_rng(games)
    lessons = Lessons(arguments.lanes)
    end = spent + 60 * arguments.minutes
    due = spent
    loss_seen = 0.0
    while True:
        if spent >= due or spent >= end:
            due += 60 * arguments.every
            random_share = against_random(net, scale, 200, seed=10**6 + games)
            greedy_share = against_bot(net, arguments.out, "greedy", arguments.games, seed=games)
            rows.append(
                {
                    "minutes": round(spent / 60, 2),
                    "decisions": decisions,
                    "games": games,
                    "loss": round(loss_seen, 4),
                    "random": round(random_share, 4),
                    "greedy": round(greedy_share, 4),
                }
            )
            print(rows[-1], flush=True)
            state = {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "spent": spent}
            torch.save(state | {"decisions": decisions, "games": games, "rows": rows}, kept)
            store(net, arguments.out.with_suffix(".npz"), f"{decisions} decisions, {games} games of self-play")
            with arguments.out.with_suffix(".csv").open("w", newline="") as file:
                writer = csv.DictWriter(file, rows[0].keys())
                writer.writeheader()
                writer.writerows(rows)
            draw(arguments.out.with_suffix(".svg"), rows)
            if spent >= end:
                return
        start = time.process_time()
        explore = chance.random(arguments.lanes) < arguments.explore
        actions = np.where(explore, batch.sample(), choose(net, scale, batch))
        lessons.note(batch, actions)
        batch.step(actions)
        decisions += arguments.lanes
        games += int(batch.ends.sum())
        lessons.close(batch)
        if len(lessons.actions) >= SAMPLES:
            seen, played, targets = lessons.take()
            values = net(torch.from_numpy(seen).float() * scale)
            chosen = values.gather(1, torch.tensor(played).unsqueeze(1)).squeeze(1)
            loss = nn.functional.smooth_l1_loss(chosen, torch.tensor(targets))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            loss_seen = float(loss.detach())
        spent += time.process_time() - start


if __name__ == "__main__":
    main()
