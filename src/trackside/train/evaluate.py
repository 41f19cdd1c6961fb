"""Evaluation: matches of the newest network, each in a fresh process, without PyTorch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from trackside.core.edge.errors import TracksideError
from trackside.search.edge.network_file import OTHER
from trackside.train.recipe import Recipe

VALIDATION = 500_000  # the first seed; those from 7,000,000 on are for tests, and used once


class Outcome(NamedTuple):
    won: float
    low: float
    high: float
    lead: float


class EvaluationFailed(TracksideError):
    """The match ended with an error."""


def match(recipe: Recipe, network: Path, opponent: str, games: int) -> Outcome:
    """The network against an opponent on all other seats, always on the same seeds."""
    options = [f"--option={name}={value}" for name, value in recipe.options.items()]
    command = [
        sys.executable,
        "-m",
        "trackside",
        "match",
        recipe.game,
        "--players",
        f"learned+network={network},{opponent}",
    ]
    settings = [
        "--seats",
        str(recipe.players),
        "--games",
        str(games),
        "--seed",
        str(VALIDATION),
        "--jobs",
        "1",
        "--json",
    ]
    environment = {name: value for name, value in os.environ.items() if name != OTHER}
    done = subprocess.run([*command, *settings, *options], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise EvaluationFailed(f"evaluation against {opponent}: {done.stderr.strip()}")
    its = json.loads(done.stdout)["results"][0]
    return Outcome(its["rate"], its["low"], its["high"], its["margin"])
