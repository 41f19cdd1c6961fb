"""What a seat knows: everything but the generator. One test for each fact of resample.py."""

from __future__ import annotations

from marks import rule

from trackside.core.rng import Rng


def worlds(p, seat):
    one = p.copy()
    one.resample(seat, Rng(5))
    return one


@rule("STEAM-1.9")
def test_the_table_is_open_to_everybody(game):
    p = game().start(3)
    for seat in (-1, 0, 1, 2, 3):
        world = worlds(p, seat)
        here, there = p.situation(), world.situation()
        assert here.pop("chance") != there.pop("chance")
        assert here == there


@rule("STEAM-2.3")
def test_the_bag_can_be_counted(game):
    p = game().start(3)
    view = p.view(0)
    on_table = {}
    for cubes in [*(place.cubes for place in view.places), *view.supply]:
        for colour, n in cubes.items():
            on_table[colour] = on_table.get(colour, 0) + n
    box = {"red": 20, "blue": 20, "yellow": 20, "purple": 20, "gray": 16}
    assert {colour: box[colour] - on_table[colour] for colour in box} == view.bag


@rule("STEAM-2.3")
def test_chance_is_used_only_in_set_up(game):
    for rules in ("base", "standard"):
        p = game(3, rules=rules).start(8)
        drawn = p.rng.count
        while not p.over:
            moves = p.moves()
            rated = p.game.rate(p, moves)
            p.play(moves[rated.index(max(rated))])
            if p.round == 2:
                break
        assert p.rng.count == drawn
