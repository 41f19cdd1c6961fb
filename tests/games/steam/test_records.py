"""A finished game of every map, number of players and set of rules replays to its recorded scores.

Written by `python tests/games/steam/test_records.py`; where the rules change, their version goes up and the games are
written again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import trackside
from trackside.core.edge.record import Line, new_record, read, verify
from trackside.core.rng import SHA256, Rng

FOLDER = Path(__file__).parent / "records"
TABLES = [("usa", 3), ("usa", 4), ("europe", 3), ("europe", 4), ("europe", 5)]
COMBINATIONS = [(map, players, rules) for map, players in TABLES for rules in ("base", "standard")]


def file(map, players, rules):
    return FOLDER / f"{map}-{players}-{rules}.txt"


@pytest.mark.parametrize(("map", "players", "rules"), COMBINATIONS)
def test_every_combination_replays(map, players, rules):
    record = read(file(map, players, rules).read_text(encoding="utf-8"))
    assert (record.players, record.options["map"], record.options["rules"]) == (players, map, rules)
    p = verify(record)
    assert p.over
    assert p.game.faults(p) == []


def write():
    """Five of six moves as the hints advise, so that the games last and score."""
    for number, (map, players, rules) in enumerate(COMBINATIONS):
        game = trackside.game("steam", players=players, map=map, rules=rules)
        record = new_record(game, 300 + number, SHA256, f"{number:08x}", ["hints"] * players)
        p = game.start(300 + number, SHA256)
        chance = Rng(number)
        while not p.over:
            legal = p.moves()
            move = legal[chance.below(len(legal))]
            if move.kind in ("bid", "loans") or chance.below(6):
                rated = game.rate(p, legal)
                move = legal[rated.index(max(rated))]
            p.play(move)
            record.lines.append(Line(str(move)))
        record.scores = [int(score.total()) for score in p.scores()]
        file(map, players, rules).write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
