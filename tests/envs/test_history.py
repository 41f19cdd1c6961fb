"""The history of events contains what the seat's journal contains, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

import trackside
from trackside.core.journal import Journal
from trackside.core.rng import Rng
from trackside.envs.history import FACTS, History
from trackside.games import ids


@pytest.mark.parametrize("id", ids())
def test_rows_follow_the_journal(id: str) -> None:
    game = trackside.game(id)
    history = History(game, 8)
    p = game.start(3)
    history.begin(p)
    chance = Rng(3)
    while not p.over and p.ply < 40:
        legal = p.moves()
        p.play(legal[chance.below(len(legal))])
    assert isinstance(p.journal, Journal)
    kinds = {number: kind for kind, number in history.kinds.items()}
    for seat in range(game.seats):
        rows = history.rows(p, seat)
        events = p.journal.events[-8:]
        assert [kinds[int(row[0])] for row in rows] == [event.kind for event in events]
        for row, event in zip(rows, events, strict=True):
            assert row[1] == (0 if event.seat < 0 else (event.seat - seat) % game.seats + 1)
            told = sorted(event.seen_by(seat)["facts"].items())[:FACTS]
            for place, (_, value) in enumerate(told):
                if isinstance(value, str) and value in history.words:
                    assert row[3 + 2 * place] == history.words[value]


def test_a_card_drawn_in_secret_is_a_secret() -> None:
    game = trackside.game("ticket_to_ride_amsterdam", players=2)
    history = History(game, 4)
    p = game.start(7)
    p.play(p.moves()[0])
    p.play(p.moves()[0])
    history.begin(p)
    p.play("draw")
    mine, its = history.rows(p, 0)[-1], history.rows(p, 1)[-1]
    card = history.words[p.journal.events[0].secret["card"]] if p.journal is not None else 0
    assert card in mine and card not in its
    assert not np.array_equal(mine, its) and not history.rows(p, 0)[:-1].any()
