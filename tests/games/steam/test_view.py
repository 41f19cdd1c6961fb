"""What a board draws beside the map: phases, action tiles, links by name, and what the next income brings."""

from __future__ import annotations

from choosing import chooser

import trackside
from trackside.core.rng import Rng


def test_phases_and_action_tiles_of_a_whole_game() -> None:
    for rules in ("base", "standard"):
        chance = Rng(5)
        p = trackside.game("steam", players=3, rules=rules).start(5)
        choose = chooser("any", chance)
        met: list[str] = []
        while not p.over:
            view = p.view(int(p.seat))
            assert view.phase in view.phases
            if view.phase != (met[-1] if met else None):
                met.append(view.phase)
            assert [tile.tile for tile in view.actions if tile.owner is None] == view.action_tiles
            for tile in view.actions:
                if tile.owner is not None:
                    assert view.seats[tile.owner].tile == tile.tile
            p.play(choose(p, p.moves()))
        assert p.view(None).phase is None
        first = ["auction", "select", "build"] if rules == "base" else ["capital", "auction", "select"]
        assert [phase for phase in met if phase in first][:3] == first or rules == "standard"


def test_the_next_income_is_told_before_it_comes(table) -> None:
    """STEAM-8.4 to 8.7, 9.7: income less upkeep; a shortfall takes points, then income, then everything."""
    p = table(
        seats={0: {"cash": 3, "income": 5}, 1: {"cash": 0, "income": 0, "points": 4}, 2: {"cash": 0, "income": -10}}
    )
    rich, short, broke, _ = (seat.due for seat in p.view(None).seats)
    assert (rich.amount, rich.cash, rich.bankrupt) == (4, 7, False)
    assert (short.amount, short.points, short.bankrupt) == (-1, 3, False)
    assert broke.bankrupt


def test_the_parts_of_the_score_add_up(table) -> None:
    for seat in table(seats={1: {"income": 4, "points": 3}}).view(0).seats:
        assert sum(seat.parts.values()) == seat.score


def test_links_have_the_names_that_moves_give_them() -> None:
    chance = Rng(3)
    p = trackside.game("steam", players=3).start(3)
    choose = chooser("hints", chance)
    named = 0
    while not p.over:
        moves = p.moves()
        links = {target for move in moves for target in move.where(p) if target[0] == "link"}
        if links:
            named += 1
            known = {("link", link.id) for link in p.view(None).links if None not in link.ends}
            assert links <= known
        p.play(choose(p, moves))
    assert named > 0
