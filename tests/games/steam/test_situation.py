"""Situations: readable and complete; impossible ones are refused with the component's name."""

from __future__ import annotations

import pytest

from trackside.core.edge.errors import Impossible

BIDS = {"bidders": [0, 1, 2, 3], "high": None, "leader": None}
WAY = {"colour": "red", "origin": "boston", "at": "boston", "visited": ["boston"], "left": 1, "tally": [0, 0, 0, 0]}


def round_(phase, turn):
    return {"ask": "round", "phase": phase, "turn": turn}


def build(seat, left=3, used=()):
    return {"ask": "build", "seat": seat, "left": left, "used": list(used)}


def kind(hex, orientation):
    return {"ask": "choose-kind", "seat": 0, "hex": hex, "orientation": orientation}


def order(seat, **more):
    return {"ask": "bid-for-order", "seat": seat, **BIDS, "free": None, **more}


def points(seat):
    return {"ask": "put-points", "seat": seat, "points": 1}


def test_missing_keys_are_as_after_set_up(game):
    p = game().arrange({})
    assert (sum(p.cubes), sum(p.supply), sum(p.bag)) == (34, 36, 26)
    assert (p.asked.name, p.seat, p.round) == ("build", 0, 1)
    assert p.game.faults(p) == []


def test_a_tile_without_an_owner_belongs_to_nobody(game):
    p = game().arrange({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 1}]})
    assert p.view(None).links[0].owner is None


@pytest.mark.parametrize(
    ("situation", "says"),
    [
        ({"seats": [{}] * 5}, "seats"),
        ({"seats": [{"cash": -1}, {}, {}, {}]}, "cash"),
        ({"seats": [{"income": 11}, {}, {}, {}]}, "income"),
        ({"seats": [{"tile": "engineer"}, {"tile": "engineer"}, {}, {}]}, "tile"),
        ({"seats": [{"tile": "mayor"}, {}, {}, {}]}, "mayor"),
        ({"round": 9}, "round"),
        ({"order": [0, 0, 1, 2]}, "order"),
        ({"cubes": {"boston": {"red": 21}}}, "red"),
        ({"cubes": {"erie": {"red": 1}}}, "erie"),
        ({"cubes": {"boston": {"green": 1}}}, "green"),
        ({"supply": [{"red": 1}] * 13}, "supply"),
        ({"new_cities": {"boston": "red"}}, "boston"),
        ({"new_cities": {"erie": "red", "ottawa": "red"}}, "red"),
        ({"grown": ["erie"]}, "erie"),
        ({"track": [{"hex": "Z9", "face": "straight"}]}, "Z9"),
        ({"track": [{"hex": "O6", "face": "town_1"}]}, "O6"),
        ({"track": [{"hex": "N6", "face": "straight"}]}, "N6"),
        ({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 9}]}, "M7"),
        ({"track": [{"hex": "I4", "face": "straight", "rotation": 0}]}, "I4"),
        ({"track": [{"hex": "L4", "face": "straight", "rotation": 1}]}, "L4"),
        ({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 1, "owners": [7]}]}, "M7"),
        ({"track": [{"hex": "M7", "face": "gentle_curve", "rotation": 1, "kind": "k05"}]}, "k05"),
        ({"apart": ["K4 up"]}, "K4 up"),
        ({"phase": "lunch"}, "lunch"),
        ({"to_move": 6}, "to_move"),
        ({"stack": [{"ask": "lunch", "seat": 0}]}, "lunch"),
        ({"stack": [{"ask": "build", "seat": 9, "left": 3, "used": 0}]}, "stack"),
        ({"weather": "fine"}, "weather"),
        ({"seats": [{"cash": 10**30}]}, "cash"),
        ({"seats": [{"special": True, "tile": "engineer"}]}, "special"),
        ({"seats": [{"special": True, "tile": "city_growth"}], "phase": "goods_one"}, "special"),
        ({"seats": [{"raised": True}]}, "raised"),
        ({"seats": [{"bid": 3}]}, "bid"),
        ({"seats": [{"tile": None}]}, "tile: seat 0 has none"),
        ({"seats": [{"tile": "engineer"}], "phase": "capital"}, "tile: seat 0 has one"),
        ({"seats": [{"bankrupt": 1}], "order": [0, 1, 2, 3]}, "bankrupt"),
        ({"seats": [{"bankrupt": 1, "cash": 3}]}, "bankrupt"),
        ({"seats": [{"bankrupt": 1, "tile": "engineer"}]}, "bankrupt"),
        ({"seats": [{"bankrupt": 2}]}, "bankrupt"),
        ({"order": [0]}, "order"),
        ({"order": []}, "order"),
        ({"coming": [0]}, "coming"),
        ({"free_pass": 9, "phase": "capital"}, "free_pass"),
        ({"free_pass": 1}, "free_pass"),
        ({"to_move": 7}, "to_move"),
        ({"to_move": 7, "phase": "auction"}, "to_move"),
        ({"fresh": ["M7 n"]}, "M7 n"),
        ({"apart": ["M7 n"]}, "M7 n"),
        ({"supply": [{"red": 20}, {"yellow": 20}, {"blue": 20}, {"purple": 18}]}, "cubes"),
        ({"stack": []}, "stack"),
        ({"stack": [{"ask": "build", "seat": 0, "left": 3, "used": []}]}, "round"),
        ({"stack": [round_("build", 1), build(0), round_("build", 1)]}, "round"),
        ({"stack": [round_("lunch", 1)]}, "lunch"),
        ({"stack": [round_("build", 6)]}, "turn"),
        ({"stack": [round_("build", 0), build(0)]}, "build"),
        ({"stack": [round_("build", 1), build(1)]}, "seat 0 acts"),
        ({"stack": [round_("build", 1), build(0, left=2)]}, "operations"),
        ({"stack": [round_("build", 1), build(0, left=99)]}, "99"),
        ({"stack": [round_("build", 1), build(0, used=["Z9"])]}, "Z9"),
        ({"stack": [round_("goods_one", 1), build(0)]}, "build does not belong to phase goods_one"),
        ({"stack": [round_("build", 1), build(0)], "to_move": 1}, "to_move"),
        ({"stack": [round_("build", 1), build(0)], "phase": "select"}, "phase"),
        ({"stack": [round_("build", 1), build(0), {"ask": "choose-set", "seat": 0, "place": "boston"}]}, "choose-set"),
        ({"stack": [round_("build", 1), build(0), {"ask": "choose-set", "seat": 0, "place": 99}]}, "place: 99"),
        ({"stack": [round_("build", 1), build(0), {"ask": "choose-colour", "seat": 0, "place": "boston"}]}, "boston"),
        ({"stack": [round_("build", 1), build(0, 2, ["M7"]), kind("M8", "straight 0")]}, "M8"),
        ({"stack": [round_("build", 1), build(0, 2, ["M7"]), kind("M7", "straight 9")]}, "straight 9"),
        ({"stack": [round_("select", 0), {"ask": "bid-for-position", "seat": 0, **BIDS}]}, "bid-for-position"),
        ({"stack": [round_("select", 0), order(0, bidders=[0, 1])]}, "bidders"),
        ({"stack": [round_("select", 0), order(0, high=3, leader=0)]}, "leads"),
        ({"stack": [round_("select", 0), order(0, high=3)]}, "leader"),
        ({"stack": [round_("select", 0), order(0, high=3, leader=1)]}, "bid"),
        ({"stack": [round_("select", 0), order(0, free=2)]}, "free pass"),
        ({"stack": [round_("goods_one", 1), {"ask": "put-points", "seat": 0, "points": 0}]}, "points: 0"),
        ({"stack": [round_("goods_one", 1), points(0), points(1)]}, "put-points"),
        ({"stack": [round_("goods_one", 1), {"ask": "follow-link", "seat": 0, **WAY}]}, "follow-link"),
    ],
)
def test_what_does_not_add_up_is_refused_by_name(game, situation, says):
    with pytest.raises(Impossible, match=says):
        game().arrange(situation)


def test_the_base_game_has_no_capital_and_auctions_in_the_first_round_only(game):
    for situation in ({"phase": "capital"}, {"phase": "auction", "round": 2}):
        with pytest.raises(Impossible, match="base game"):
            game(rules="base").arrange(situation)


def test_a_ring_of_track_has_no_end(game, tile):
    ring = [tile("G6", "sharp_curve", 2), tile("H6", "sharp_curve", 4), tile("G7", "sharp_curve", 0)]
    with pytest.raises(Impossible, match="a link needs a fixed end"):
        game().arrange({"track": ring})


def test_players_without_a_tile_in_the_situation_get_one(game):
    """Whoever has chosen a tile by now gets one; the base game keeps its order by them."""
    for players in (3, 4, 5):
        its = game(players, "europe", "base")
        order = list(range(players))[::-1]
        p = its.arrange({"phase": "goods_two", "order": order, "round": 2})
        while p.round == 2:
            p.play("pass")
        assert [int(seat) for seat in p.order] == order
    p = game().arrange({"phase": "select", "to_move": 2})
    assert [seat.tile is None for seat in p.view(None).seats] == [False, False, True, True]


def test_two_owners_in_one_link_are_refused(game, tile):
    track = [tile("M6", "gentle_curve", 0, 0), tile("M5", "gentle_curve", 1, 1)]
    with pytest.raises(Impossible, match="one owner"):
        game().arrange({"track": track})


def test_an_arranged_position_continues_alike(table, play):
    special = {"tile": "urbanization", "special": True}
    p = table(seats={0: special}, supply=[{"red": 3}])
    for text in ("lay H5 town_4_k 1", "tile k08", "urbanize erie", "new_city gray", "set 1", "done"):
        q = p.game.arrange(p.situation())
        play(p, text)
        play(q, text)
        assert q.situation() == p.situation()
