"""The deliveries that the hints predict: incremental updates for a new link equal a full search."""

from __future__ import annotations

import trackside
from trackside.core.arrays import COMPILED
from trackside.core.moves import Menu
from trackside.core.rng import Rng
from trackside.games.steam.advice.plan import Planner, carried_out
from trackside.games.steam.advice.prospects import best_deliveries, looked_again
from trackside.games.steam.rules.build import Build


def test_updating_deliveries_for_a_new_link_equals_a_full_search() -> None:
    rng = Rng(9)
    menu = Menu()
    compared = better = 0
    for seed in range(4 if COMPILED else 2):
        game = trackside.game("steam", players=3, **({} if seed % 2 else {"rules": "standard", "map": "usa"}))
        p = game.start(seed)
        while not p.over:
            asked = p.asked
            if isinstance(asked, Build) and asked.left > 0 and rng.below(3) == 0:
                seat = asked.seat
                planner = Planner(p, seat, asked.left, 30)
                planner.search()
                for level in (1, 3, 5):
                    known = best_deliveries(p, seat, level)
                    for plan in list(planner.plans.values())[:8]:
                        track = p.track
                        after = track.copy()
                        if carried_out(after, seat, plan, 30):
                            p.track = after
                            whole = list(best_deliveries(p, seat, level))
                            assert list(looked_again(p, seat, level, known, track)) == whole
                            p.track = track
                            compared += 1
                            better += whole != list(known)
            p.list_moves(menu)
            rated = game.rate(p, p.moves())
            pick = rated.index(max(rated)) if rng.below(4) else rng.below(menu.count)
            p.carry_out(game.moves[menu.ids[pick]])
    assert compared > 100, compared
    assert better > 20, better
