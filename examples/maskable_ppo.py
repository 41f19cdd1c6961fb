"""stable-baselines3 learns a game against greedy, with masks: pip install 'trackside[gym]' sb3-contrib

python maskable_ppo.py --minutes 15    prints a line for each evaluation and draws curve.svg
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium as gym
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from trackside.arena.statistics import wilson
from trackside.envs.wrappers import OneHotIds, Scaled
from trackside.train.report import curves


def environment(name: str, **settings: Any) -> Any:
    return Scaled(OneHotIds(gym.make(f"trackside.envs:trackside/{name}", **settings)))


def won(model: Any, name: str, opponent: str, games: int) -> dict[str, float]:
    """The share of games won on seeds that are not trained on, the agent in each seat in turn."""
    points = 0.0
    for number in range(games):
        seats = ["agent", opponent] if number % 2 else [opponent, "agent"]
        env = environment(name, seats=seats, reward="win")
        seen, info = env.reset(options={"seed": 5_000_000_000 + number // 2})
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, over, _, info = env.step(int(action))
        points += reward
    low, high = wilson(points, games)
    return {"won": points / games, "low": low, "high": high}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="TicketToRideAmsterdam-v0", help="for two players")
    parser.add_argument("--minutes", type=float, default=15.0, help="of processor time, without evaluations")
    parser.add_argument("--every", type=int, default=65_536, help="decisions between evaluations")
    parser.add_argument("--games", type=int, default=100, help="of an evaluation, against each opponent")
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    chosen = parser.parse_args()

    def training(seat: int) -> Any:
        seats = ["agent", "greedy@0.1"] if seat == 0 else ["greedy@0.1", "agent"]
        return environment(chosen.game, seats=seats, reward="outcome")

    envs = DummyVecEnv([lambda seat=lane % 2: training(seat) for lane in range(8)])
    settings: dict[str, Any] = {"n_steps": 512, "batch_size": 512, "n_epochs": 4, "gamma": 1.0, "ent_coef": 0.01}
    settings |= {"policy_kwargs": {"net_arch": [256, 128]}, "learning_rate": 0.0007, "seed": 1, "device": "cpu"}
    model = MaskablePPO("MlpPolicy", envs, **settings)
    spent, rows = 0.0, []
    while True:
        against = {name: won(model, chosen.game, name, chosen.games) for name in ("random", "greedy@0.1")}
        rows.append({"minutes": spent / 60, "against": against})
        told = ", ".join(
            f"{name} {100 * its['won']:.0f} % [{100 * its['low']:.0f}, {100 * its['high']:.0f}]"
            for name, its in against.items()
        )
        print(f"{spent / 60:.1f} min, {model.num_timesteps} decisions: {told}", flush=True)
        chosen.out.write_text(curves(rows), encoding="utf-8")
        if spent / 60 >= chosen.minutes:
            return
        start = time.process_time()
        model.learn(chosen.every, reset_num_timesteps=False)
        spent += time.process_time() - start


if __name__ == "__main__":
    main()
