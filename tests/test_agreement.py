"""The compiled and the pure engine play the same games, move for move: mypyc's integers wrap, Python's do not.

A game of every variant; the campaign plays many more (docs/trust.md).
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fingerprints import lines as fingerprints

from trackside.core.arrays import COMPILED
from trackside.games import ids
from trackside.referee.agreement import lines, lines_of_sources
from trackside.referee.variants import variants

LEAST = 40  # games of a game that has few variants


@pytest.mark.skipif(not COMPILED, reason="the pure engine runs: there is nothing to compare it with")
@pytest.mark.parametrize("id", ids())
def test_both_engines_play_the_same_games(id: str) -> None:
    games = max(LEAST, len(variants(id)))
    with ThreadPoolExecutor(1) as pool:
        sources = pool.submit(lines_of_sources, id, games)
        compiled, pure = list(lines(id, games)), sources.result()
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert len(compiled) == games + 1
    assert compiled[1:] == pure[1:]


@pytest.mark.skipif(not COMPILED, reason="the pure engine runs: there is nothing to compare it with")
@pytest.mark.parametrize("id", ids())
def test_both_engines_tell_the_same_of_positions(id: str) -> None:
    """Situations, views, notes, faults and encoded rows, byte for byte."""
    command = [sys.executable, str(Path(__file__).parent / "fingerprints.py"), "2", id]
    environment = {**os.environ, "TRACKSIDE_PURE": "1"}
    pure = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert list(fingerprints(id, 2)) == pure.stdout.splitlines()
