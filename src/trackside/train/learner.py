"""An update of the network by PPO."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch

from trackside.train.net import Net, log_softmax
from trackside.train.recipe import Recipe
from trackside.train.selfplay import Harvest, Menus

NORM = 0.5  # of the gradient, at most
VALUE = 0.5  # weight of the error of the values


class Told(NamedTuple):
    """How an update went, on average over its steps."""

    error: float  # of the values
    entropy: float
    moved: float  # how far the policy has moved from the one that played


def joined(harvests: list[Harvest]) -> Harvest:
    """All decisions as one."""
    return Harvest(
        np.concatenate([each.seen for each in harvests]),
        Menus(
            np.concatenate([each.menus.counts for each in harvests]),
            np.concatenate([each.menus.ids for each in harvests]),
            np.concatenate([each.menus.rated for each in harvests]),
        ),
        np.concatenate([each.chosen for each in harvests]),
        np.concatenate([each.logp for each in harvests]),
        np.concatenate([each.values for each in harvests]),
        np.concatenate([each.advantages for each in harvests]),
    )


def learn(net: Net, optimizer: Any, found: Harvest, recipe: Recipe, chance: np.random.Generator) -> Told:
    """Some epochs over the decisions; it ends early where the policy has moved too far."""
    targets = torch.from_numpy(found.values + found.advantages)
    spread = found.advantages.std() + 1e-6
    advantages = torch.from_numpy((found.advantages - found.advantages.mean()) / spread)
    old = torch.from_numpy(found.logp)
    seen = torch.from_numpy(found.seen)
    size = min(recipe.batch, len(found))
    told: list[Told] = []
    for _ in range(recipe.epochs):
        order = chance.permutation(len(found))
        for at in range(0, len(order) - size + 1, size):
            which = order[at : at + size]
            menus = found.menus.part(which)
            rows = torch.from_numpy(menus.rows)
            scores, values = net(seen[which], rows, torch.from_numpy(menus.ids), torch.from_numpy(menus.rated))
            logs = log_softmax(scores, rows, size)
            logp = logs[torch.from_numpy(menus.first + found.chosen[which])]
            ratio = (logp - old[which]).exp()
            good = advantages[which]
            gain = torch.minimum(ratio * good, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * good).mean()
            entropy = torch.zeros(size).index_add(0, rows, -logs.exp() * logs).mean()
            error = (values - targets[which]).square().mean()
            optimizer.zero_grad()
            (VALUE * error - gain - recipe.start.entropy * entropy).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), NORM)
            optimizer.step()
            moved = float((ratio - 1 - (logp - old[which])).mean().detach())  # an estimate of the KL divergence
            told.append(Told(float(error.detach()), float(entropy.detach()), moved))
            if moved > recipe.divergence:
                return mean(told)
    return mean(told)


def mean(told: list[Told]) -> Told:
    return Told(*(float(each) for each in np.mean(told, axis=0)))
