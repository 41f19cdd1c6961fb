"""The level `learned`: a shipped network plays, without PyTorch or NumPy, and only where there is one."""

from __future__ import annotations

import subprocess
import sys

import pytest

import trackside
from trackside import bots
from trackside.arena import Match, run_match
from trackside.bots.sight import Sight
from trackside.games import about
from trackside.search.edge.network_file import NAME

AMSTERDAM = "ticket_to_ride_amsterdam"


def test_it_is_small() -> None:
    assert (about(AMSTERDAM).folder / NAME).stat().st_size < 2_000_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_wins_against_random_moves(players: int) -> None:
    result = run_match(Match(AMSTERDAM, ("learned", *["random"] * (players - 1)), seed=3), games=players, jobs=1)
    assert result.results[0].rate == 1.0


def test_the_seed_does_not_matter() -> None:
    p = trackside.game(AMSTERDAM, players=2).start(seed=7)
    assert bots.make("learned", 1).choose(Sight(p)) is bots.make("learned", 2).choose(Sight(p))


def test_a_game_without_a_network_says_so() -> None:
    p = trackside.game("steam", players=3).start(seed=7)
    with pytest.raises(bots.UnknownBot, match="no network for steam"):
        bots.make("learned", 1).choose(Sight(p))
    with pytest.raises(bots.UnknownBot, match="no network for steam"):
        bots.make("search+judges=yes:8p", 1).choose(Sight(p))


def test_it_needs_neither_numpy_nor_pytorch() -> None:
    code = (
        "import sys, trackside\n"
        "from trackside import bots\n"
        f"p = trackside.game('{AMSTERDAM}', players=2).start(7)\n"
        "bots.make('learned', 1).choose(bots.Sight(p))\n"
        "assert not {'numpy', 'torch'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
