"""The compiled and the pure engine play the same games, move for move: mypyc's integers wrap, Python's do not."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from trackside.core.arrays import COMPILED
from trackside.games import ids

HERE = Path(__file__).parent
GAMES = 200


def lines(id: str, pure: bool) -> list[str]:
    """What agreement.py prints, with the engine of these tests or with the sources."""
    environment = dict(os.environ)
    if pure:
        environment |= {"TRACKSIDE_PURE": "1", "PYTHONPATH": str(HERE.parent / "src")}
    command = [sys.executable, str(HERE / "agreement.py"), id, str(GAMES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="the pure engine runs: there is nothing to compare it with")
@pytest.mark.parametrize("id", ids())
def test_both_engines_play_the_same_games(id: str) -> None:
    with ThreadPoolExecutor(2) as pool:
        compiled, pure = pool.map(lambda pure: lines(id, pure), [False, True])
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert len(compiled) == GAMES + 1
    for mine, its in zip(compiled, pure, strict=True):
        assert mine == its or mine in ("compiled", "pure")
