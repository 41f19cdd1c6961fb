"""Writes the games that pin the choices of frozen bots: python tests/bots/write_choices.py

A frozen bot must choose for ever as it did when it was released. Write these anew only where the rules themselves
changed; where the bot's own code changed, keep a copy of the old code instead.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import trackside
from trackside import bots
from trackside.bots.sight import Sight
from trackside.core.edge.record import Line, new_record

FOLDER = Path(__file__).parent / "choices"
SEED = 4021
FROZEN: list[tuple[str, str, int, dict[str, Any]]] = [
    ("greedy@0.1", "ticket_to_ride_amsterdam", 3, {}),
    ("greedy@0.1", "isle_of_trains", 2, {}),
    ("greedy@0.1", "isle_of_trains", 4, {}),
    ("greedy@0.1", "isle_of_trains", 1, {}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "1"}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "2"}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "4"}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "5"}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "7"}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "8"}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "9"}),
    ("greedy@0.1", "isle_of_trains", 1, {"scenario": "10"}),
    ("greedy@0.1", "great_western_trail", 2, {}),
    ("greedy@0.1", "steam", 3, {}),
    ("greedy@0.1", "steam", 3, {"rules": "standard", "map": "usa"}),
]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for bot, id, players, options in FROZEN:
        game = trackside.game(id, players=players, **options)
        seats = [bots.make(bot, seat) for seat in range(players)]
        record = new_record(game, SEED, seats=[bot] * players)
        p = game.start(SEED)
        while not p.over:
            move = seats[p.seat].choose(Sight(p))
            p.play(move)
            record.lines.append(Line(move.text))
        record.scores = [int(score.total()) for score in p.scores()]
        name = "-".join([bot, id, str(players), *options.values()])
        (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
