"""Chapter 7: moving goods."""

from __future__ import annotations

import pytest
from marks import example, rule


def steps(p):
    return [str(move) for move in p.moves()]


@rule("STEAM-7.1", "STEAM-7.2")
def test_two_goods_rounds_with_one_action_each(table, play, coast):
    p = table(3, level=2, track=coast(0, 0), cubes={"boston": {"red": 2}}, phase="goods_one")
    play(p, "0 pass", "1 pass", "2 raise")
    play(p, "0 deliver boston red", "0 link boston sw", "0 link providence sw", "0 points", "1 pass", "2 pass")
    assert p.round == 2


@rule("STEAM-7.3")
def test_the_locomotive_is_raised_once_a_round(table, play, why):
    p = table(3, phase="goods_one", level=3)
    play(p, "0 raise", "1 pass", "2 pass")
    assert p.players[0].locomotive == 4
    assert why(p, "raise") == "STEAM-7.3"
    assert why(table(level=6, phase="goods_one"), "raise") == "STEAM-7.3"
    tile = play(table(3, phase="select"), "0 take locomotive")  # the tile is separate
    assert (tile.players[0].locomotive, tile.players[0].raised) == (2, 0)


@rule("STEAM-7.4")
def test_any_cube_over_completed_links(table, why, coast, tile):
    p = table(level=6, track=coast(0, 1), cubes={"boston": {"red": 1}}, phase="goods_one")
    assert why(p, "deliver boston red") is None
    assert why(p, "deliver boston blue") == "STEAM-7.4"  # no such cube
    open_link = table(level=6, track=[tile("O6", "straight", 1)], cubes={"new_york": {"blue": 1}}, phase="goods_one")
    assert why(open_link, "deliver new_york blue") == "STEAM-7.8"


@rule("STEAM-7.5")
def test_the_locomotive_limits_the_route(table, why, coast):
    for level, legal in ((1, False), (2, True), (3, True)):
        p = table(level=level, track=coast(0, 0), cubes={"boston": {"red": 1}}, phase="goods_one")
        assert (why(p, "deliver boston red") is None) == legal


@rule("STEAM-7.6")
def test_no_place_twice(table, play, why, coast):
    p = table(level=6, track=coast(0, 0), cubes={"boston": {"red": 1}}, phase="goods_one")
    play(p, "deliver boston red", "link boston sw")
    assert why(p, "link providence ne") == "STEAM-7.6"
    assert why(p, "link boston sw") == "STEAM-7.4"  # the cube is not there any more
    assert steps(p) == ["link providence sw"]


@example("EX-15")
@rule("STEAM-7.7")
def test_the_first_city_of_the_colour_ends_the_route(table, play, why, coast, tile):
    cubes = {"boston": {"red": 1, "yellow": 1}}
    p = table(level=3, track=coast(0, 0, 0), cubes=cubes, phase="goods_one")
    play(p, "deliver boston red", "link boston sw", "link providence sw")
    assert p.asked.name == "put-points"  # New York is red
    assert p.asked.points == 2
    q = table(level=3, track=coast(0, 0, 0), cubes=cubes, phase="goods_one")
    play(q, "deliver boston yellow", "link boston sw", "link providence sw", "link new_york sw")
    assert q.asked.points == 3
    assert why(table(level=2, track=coast(0, 0, 0), cubes=cubes, phase="goods_one"), "deliver boston yellow")


@rule("STEAM-7.7")
def test_the_start_does_not_count(table, why, coast):
    """A blue cube on blue Boston goes on to blue Pittsburgh."""
    p = table(level=5, track=coast(0, 0, 0, 0, 0), cubes={"boston": {"blue": 1}}, phase="goods_one")
    assert why(p, "deliver boston blue") is None


@rule("STEAM-7.7")
def test_a_new_city_stops_cubes_of_its_colour(table, play, coast, tile):
    """Providence as a gray New City is the only goal of gray cubes."""
    p = table(
        level=3,
        track=[tile("O6", "straight", 1)],
        new_cities={"providence": "gray"},
        cubes={"new_york": {"gray": 1}},
        phase="goods_one",
    )
    play(p, "deliver new_york gray", "link new_york ne")
    assert p.asked.points == 1


@rule("STEAM-7.8")
def test_own_links_are_compared_with_each_other_player(table, why, coast):
    cubes = {"boston": {"purple": 1}}
    for owners, legal in (((0, 0, 1, 2), True), ((0, 1, 2, 3), True), ((0, 1, 1, 2), False), ((1, 2, 3, 1), False)):
        p = table(level=4, track=coast(*owners), cubes=cubes, phase="goods_one")
        assert (why(p, "deliver boston purple") is None) == legal, owners


@pytest.fixture
def deliver_by_two_links(table, play, tile):
    """A cube that leaves New York, from where two links lead to Philadelphia: the direct one with the given owner."""

    def begin(owner, level):
        track = [
            tile("M7", "gentle_curve", 1, owner),
            tile("M6", "gentle_curve", 2, 0),
            tile("L6", "gentle_curve", 1, 0),
            tile("L7", "gentle_curve", 0, 0),
        ]
        p = table(level=level, track=track, cubes={"new_york": {"yellow": 1}}, phase="goods_one")
        play(p, "deliver new_york yellow")
        return p

    return begin


@rule("STEAM-7.8")
def test_only_steps_with_a_legal_end_are_offered(deliver_by_two_links, why):
    """The foreign link alone would not do."""
    p = deliver_by_two_links(owner=1, level=2)
    assert steps(p) == ["link new_york nw"]
    assert why(p, "link new_york sw") == "STEAM-7.8"


@rule("STEAM-7.9")
def test_unowned_links_may_be_used_and_score_for_nobody(table, play, coast):
    p = table(level=3, track=coast(0, None, 1), cubes={"boston": {"yellow": 1}}, phase="goods_one")
    play(p, "deliver boston yellow", "link boston sw", "link providence sw", "link new_york sw", "0 points", "1 points")
    assert [int(player.points) for player in p.players] == [1, 1, 0, 0]


@example("EX-14")
@rule("STEAM-7.10", "STEAM-7.11")
def test_every_owner_chooses_the_mover_first(table, play, coast):
    p = table(
        level=4,
        track=coast(1, 1, 2, 0),
        cubes={"boston": {"purple": 1}},
        phase="goods_one",
        order=[2, 1, 0, 3],
        to_move=1,
    )
    bag = p.view(None).bag["purple"]
    play(
        p, "1 deliver boston purple", "link boston sw", "link providence sw", "link new_york sw", "link philadelphia sw"
    )
    play(p, "1 income", "2 points", "0 income")
    assert [int(player.income) for player in p.players] == [1, 2, 0, 0]
    assert [int(player.points) for player in p.players] == [0, 0, 1, 0]
    assert p.view(None).bag["purple"] == bag + 1
    assert p.seat == 0  # the next in turn order acts


@rule("STEAM-7.11")
def test_at_the_top_of_income_nothing_is_asked(table, play, coast):
    p = table(level=2, seats={0: {"income": 10}}, track=coast(0, 0), cubes={"boston": {"red": 1}}, phase="goods_one")
    play(p, "deliver boston red", "link boston sw", "link providence sw")
    assert (p.players[0].points, p.players[0].income, p.seat) == (2, 10, 1)


@rule("STEAM-7.12")
def test_the_mover_names_the_link(deliver_by_two_links):
    p = deliver_by_two_links(owner=0, level=1)
    assert steps(p) == ["link new_york sw", "link new_york nw"]
