"""Chapter 2: set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from marks import rule

import trackside
from trackside.core.edge.errors import BadOption


def start(seed=3, players=2, **options):
    return trackside.game("great_western_trail", players=players, **options).start(seed)


@rule("GWT-2.1")
def test_a_station_master_at_each_of_the_first_five_stations():
    orders = {tuple(station.master for station in start(seed).view(None).stations) for seed in range(9)}
    assert all(sorted(order[:5]) == sorted(set(order[:5])) and order[5:] == (None,) * 5 for order in orders)
    assert len(orders) > 3


@rule("GWT-2.2", "GWT-2.15")
def test_neutral_buildings_by_letter_or_at_random():
    def layout(p):
        return [space.tile[-1] for space in p.view(None).trail if space.tile and space.tile.startswith("neutral")]

    assert layout(start()) == list("abcdefg")
    random = [layout(start(seed, neutral_layout="random")) for seed in range(6)]
    assert len({tuple(order) for order in random}) > 3 and all(sorted(order) == list("abcdefg") for order in random)
    assert start(neutral_layout="random").sides == 0


@rule("GWT-2.3", "GWT-2.4", "GWT-2.6")
@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_the_first_rows_of_the_job_market(players, workers):
    p = start(players=players)
    rows = [sum(row.workers.values()) for row in p.view(None).jobs]
    assert rows[:3] == [players, players - 1, 0] and sum(rows) == workers
    assert p.view(None).token == 2
    assert p.view(None).stacks["2"] == 33 - workers - 2


@rule("GWT-2.5", "GWT-15.4")
def test_seven_tiles_are_placed_and_a_hazard_without_room_goes_under_the_stack():
    buried = 0
    for seed in (*range(20), 1184, 1591):
        p = start(seed)
        tiles = [space for space in p.view(None).trail if space.tile and not space.tile.startswith("neutral")]
        assert len(tiles) == 7
        if p.bottom:
            buried += 1
            section = p.box.tiles[p.bottom[0]].split("_")[0]
            assert len([space for space in tiles if space.space.startswith(section)]) == 4
            assert p.view(None).stacks["1"] == 35 - 7 - 2 and p.game.faults(p) == []
    assert buried == 2


@rule("GWT-2.5")
def test_tiles_come_to_the_lowest_spaces():
    order = ["minus_3", "minus_2", "minus_1", "1", "2", "4", "6", "8", "10"]
    for seed in range(20):
        spaces = [space.space for space in start(seed).view(None).trail if space.tile]
        teepees = {space.removeprefix("teepee_") for space in spaces if space.startswith("teepee")}
        assert teepees == set(order[: len(teepees)])
        for section in ("flood", "drought", "rockfall"):
            numbers = sorted(space for space in spaces if space.startswith(section))
            assert numbers == [f"{section}_{k + 1}" for k in range(len(numbers))]


@rule("GWT-2.7", "GWT-2.8", "GWT-2.9")
@pytest.mark.parametrize(("players", "market"), [(2, 7), (3, 10), (4, 13)])
def test_foresight_market_and_display(players, market):
    view = start(players=players).view(None)
    assert all(None not in tiles and len(tiles) == 2 for tiles in view.foresight.values())
    assert sum(view.market.values()) == market and view.market_stack == 36 - market
    assert sum(view.display.values()) == 4 and view.objective_stack == 20


@rule("GWT-2.10", "GWT-2.12", "GWT-2.13")
def test_what_a_player_begins_with():
    p = start(players=4)
    for seat, own in enumerate(p.view(k).seats[k] for k in range(4)):
        assert own.hand_size == 4 and own.draw_size == 10
        assert Counter(own.hand) + Counter(own.draw) == Counter(
            {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}
        )
        assert len(own.area) == 1 and own.area[0].startswith("start_")
        assert (own.engine, own.certificates, own.cattleman, len(own.discs)) == ("0", 0, None, 14)
        assert own.workers == {"cowboy": 1, "craftsman": 1, "engineer": 1}, seat
    assert len({p.view(None).seats[k].area[0] for k in range(4)}) == 4


@rule("GWT-2.11", "GWT-2.15")
def test_sides_of_the_private_buildings():
    assert all(name.endswith("a") for name in start().view(0).seats[0].buildings)
    mixed = start(building_sides="random").view(None)
    assert mixed.seats[0].buildings == mixed.seats[1].buildings
    assert len({start(seed, building_sides="random").sides for seed in range(6)}) > 3


@rule("GWT-2.14", "GWT-2.15")
def test_the_first_player_is_named_or_drawn_and_money_follows_the_order():
    p = start(players=4, first_player="3")
    assert p.seat == 2 and [int(player.dollars) for player in p.players] == [8, 9, 6, 7]
    assert {start(seed, players=3).seat for seed in range(20)} == {0, 1, 2}
    with pytest.raises(BadOption, match="first player"):
        trackside.game("great_western_trail", players=2, first_player="3")
