"""Chapter 3: player order and auctions."""

from __future__ import annotations

from marks import rule


@rule("STEAM-3.1", "STEAM-3.2")
def test_the_base_game_begins_with_an_auction_opened_by_lot(game):
    openers = set()
    for seed in range(30):
        p = game(4, rules="base").start(seed)
        assert (p.asked.name, list(p.order)) == ("bid-for-position", [])
        openers.add(int(p.seat))
    assert openers == {0, 1, 2, 3}


@rule("STEAM-3.3")
def test_bids_rise_and_are_limited_by_means(table, play, why):
    p = table(rules="base", cash=0, phase="auction")
    assert why(p, "bid 0") is None
    assert why(p, "bid 50") is None
    assert why(p, "bid 51") == "STEAM-3.3"  # ten loans of $5, and no more
    play(p, "0 bid 4")
    assert why(p, "bid 4") == "STEAM-3.3"
    assert why(p, "free_pass") == "STEAM-11.1"
    play(p, "1 pass", "2 bid 5", "3 pass")
    assert p.seat == 0  # seats 1 and 3 are out of this auction


@rule("STEAM-3.3", "STEAM-3.4")
def test_who_passed_is_back_in_the_next_auction(table, play):
    p = table(rules="base", cash=0, phase="auction")
    play(p, "0 bid 0", "1 pass", "2 pass", "3 pass")
    assert list(p.order) == [0]
    play(p, "1 bid 0", "2 bid 1", "3 pass", "1 pass")
    assert list(p.order) == [0, 2]
    assert (p.players[2].cash, p.players[2].income) == (4, -1)  # paid with a loan at once


@rule("STEAM-3.4")
def test_without_a_bid_the_last_one_left_takes_the_position(table, play):
    p = table(3, rules="base", cash=0, phase="auction")
    play(p, "0 pass", "1 pass")
    assert list(p.order) == [2]
    play(p, "0 pass")
    assert list(p.order) == [2, 1, 0]
    assert [int(player.cash) for player in p.players] == [0, 0, 0]


@rule("STEAM-3.5")
def test_introductory_start(game):
    orders = set()
    for seed in range(20):
        p = game(4, rules="base", introductory=True).start(seed)
        assert p.asked.name == "select-tile"
        assert [int(p.players[seat].cash) for seat in p.order] == [0, 1, 2, 3]
        assert all(player.tile < 0 for player in p.players)
        orders.add(tuple(int(seat) for seat in p.order))
    assert len(orders) > 5


@rule("STEAM-3.6")
def test_the_next_order_follows_the_tiles(table, play):
    tiles = {0: {"tile": "urbanization"}, 1: {"tile": "engineer"}, 2: {"tile": "turn_order"}, 3: {"tile": "locomotive"}}
    p = table(rules="base", seats=tiles, phase="goods_two", to_move=3, order=[0, 1, 2, 3])
    play(p, "pass")
    assert list(p.order) == [2, 1, 3, 0]
    assert (p.round, p.asked.name, p.seat) == (2, "select-tile", 2)


@rule("STEAM-3.7")
def test_standard_bids_are_limited_to_cash_and_the_leader_is_skipped(table, play, why):
    p = table(cash=3, phase="auction", order=[2, 0, 1, 3])
    assert why(p, "bid 3") is None
    assert why(p, "bid 4") == "STEAM-3.7"
    play(p, "2 bid 1", "0 bid 2")
    assert why(p, "bid 2") == "STEAM-3.7"
    play(p, "1 pass", "3 pass", "2 pass")  # 0 leads and is not asked again
    assert list(p.order) == [0, 2, 3, 1]


@rule("STEAM-3.8")
def test_the_free_pass_is_used_once_and_only_by_its_holder(table, play, why):
    p = table(cash=5, phase="auction", free_pass=1)
    assert why(p, "free_pass") == "STEAM-3.8"
    play(p, "0 bid 0", "1 free_pass", "2 pass", "3 pass")
    assert p.seat == 1
    assert why(p, "free_pass") == "STEAM-3.8"
    play(p, "1 bid 1", "0 pass")
    assert list(p.order) == [1, 0, 3, 2]


@rule("STEAM-3.9")
def test_payments_by_position(table, play):
    p = table(5, "europe", cash=20, phase="auction")
    play(p, "0 bid 1", "1 bid 3", "2 bid 5", "3 bid 6", "4 bid 7", "0 pass", "1 pass", "2 pass", "3 pass")
    assert list(p.order) == [4, 3, 2, 1, 0]
    assert [20 - int(player.cash) for player in p.players] == [0, 2, 3, 6, 7]


@rule("STEAM-3.10")
def test_standard_round_one_has_a_random_order(game):
    p = game().start(4)
    assert p.asked.name == "raise-capital"
    assert sorted(int(seat) for seat in p.order) == [0, 1, 2, 3]
    assert p.free_pass == -1
    assert all(player.tile < 0 for player in p.players)
    assert len({tuple(int(seat) for seat in game().start(seed).order) for seed in range(30)}) > 8


@rule("STEAM-3.11")
def test_bankrupts_have_no_position_and_no_free_pass(table, play):
    broke = {"cash": 0, "income": -10, "locomotive": 3, "tile": "turn_order"}
    p = table(seats={1: broke, 3: {"tile": "engineer"}}, phase="goods_two", to_move=3, order=[0, 1, 2, 3])
    play(p, "pass")
    assert list(p.order) == [0, 2, 3]
    assert p.free_pass == -1
    play(p, "0 loans 0", "2 loans 0", "3 loans 0", "0 pass", "2 pass")
    assert list(p.order) == [3, 2, 0]
