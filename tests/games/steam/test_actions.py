"""Chapter 4: the action tiles."""

from __future__ import annotations

from marks import rule

GOODS = {"supply": [{"red": 3}]}


@rule("STEAM-4.1")
def test_tiles_are_taken_in_turn_order_one_each(table, play, why):
    p = table(phase="select", order=[1, 0, 3, 2], to_move=1)
    play(p, "1 take engineer")
    assert why(p, "take engineer") == "STEAM-4.1"
    assert why(p, "pass") == "STEAM-11.1"  # compulsory
    play(p, "0 take first_build", "3 take turn_order", "2 take first_move")
    assert p.asked.name == "build"


@rule("STEAM-4.2")
def test_turn_order_gives_first_place_in_base_and_the_free_pass_in_standard(table, play):
    held = {0: {"tile": "engineer"}, 1: {"tile": "first_move"}, 2: {"tile": "turn_order"}, 3: {"tile": "first_build"}}
    base = play(table(rules="base", seats=held, phase="goods_two", to_move=3, order=[1, 0, 2, 3]), "pass")
    assert base.order[0] == 2
    standard = play(table(seats=held, phase="goods_two", to_move=3, order=[1, 0, 2, 3]), "pass")
    assert standard.free_pass == 2
    assert list(standard.order) == [1, 0, 2, 3]


@rule("STEAM-4.3", "STEAM-7.1")
def test_first_move_acts_first_in_both_goods_rounds(table, play):
    p = table(seats={2: {"tile": "first_move"}}, phase="goods_one", to_move=2)
    play(p, "2 pass", "0 pass", "1 pass", "3 pass")
    play(p, "2 pass", "0 pass", "1 pass", "3 pass")
    assert p.round == 2


@rule("STEAM-4.4", "STEAM-6.2")
def test_the_engineer_has_four_operations(table):
    assert table(seats={0: {"tile": "engineer"}}).asked.left == 4
    assert table().asked.left == 3


@rule("STEAM-4.5", "STEAM-6.1")
def test_first_build_builds_first(table, play):
    p = table(seats={3: {"tile": "first_build"}}, to_move=3)
    play(p, "3 done", "0 done", "1 done", "2 done")
    assert p.asked.name == "move-goods"


@rule("STEAM-4.6", "STEAM-4.7", "STEAM-4.10")
def test_standard_specials_are_free_and_may_be_left(table, play, why):
    p = table(phase="select", cash=0, **GOODS)
    play(p, "0 take city_growth", "1 take urbanization", "2 take engineer", "3 take first_move")
    assert [int(player.cash) for player in p.players] == [0, 0, 0, 0]
    assert why(p, "grow boston") is None
    assert why(p, "urbanize erie") == "STEAM-4.7"
    play(p, "0 done")
    assert why(p, "urbanize erie") is None
    assert why(p, "grow boston") == "STEAM-4.6"
    play(p, "1 done")


@rule("STEAM-4.8")
def test_the_locomotive_tile_raises_at_once(table, play):
    standard = play(table(phase="select", cash=0), "take locomotive")
    assert (standard.players[0].locomotive, standard.players[0].cash) == (2, 0)
    base = play(table(rules="base", phase="select", cash=0, level=4), "take locomotive")
    assert (base.players[0].locomotive, base.players[0].cash, base.players[0].income) == (5, 1, -2)


@rule("STEAM-4.8")
def test_the_locomotive_tile_at_level_six_costs_and_does_nothing(table, play):
    p = play(table(rules="base", phase="select", cash=7, level=6), "take locomotive")
    assert (p.players[0].locomotive, p.players[0].cash) == (6, 7)


@rule("STEAM-4.9", "STEAM-6.3")
def test_base_specials_are_paid_and_then_owed(table, play, why):
    p = table(rules="base", phase="select", cash=10, **GOODS)
    play(p, "0 take city_growth", "1 take urbanization", "2 take engineer", "3 take first_move")
    assert [int(player.cash) for player in p.players[:2]] == [8, 4]
    assert why(p, "done") == "STEAM-6.3"
    play(p, "0 grow boston", "0 set 1", "0 done")
    assert why(p, "done") == "STEAM-6.3"
    play(p, "1 urbanize erie", "1 new_city red", "1 done")  # no set is left: none is asked


@rule("STEAM-4.9")
def test_base_specials_may_be_declined(table, play, why):
    p = table(rules="base", phase="select", cash=10, **GOODS)
    play(p, "0 decline urbanization", "1 decline city_growth", "2 take engineer", "3 take first_move")
    assert [int(player.cash) for player in p.players[:2]] == [10, 10]
    assert why(p, "urbanize erie") == "STEAM-4.7"
    play(p, "0 done", "1 done")
    assert why(table(phase="select"), "decline urbanization") == "STEAM-4.10"


@rule("STEAM-4.9")
def test_nothing_is_paid_for_without_a_target(table, why):
    p = table(rules="base", phase="select")  # no goods in the supply
    assert why(p, "take city_growth") == "STEAM-4.9"
    assert why(p, "decline city_growth") is None
    assert why(p, "take urbanization") is None  # brings no cubes then


@rule("STEAM-4.11")
def test_base_a_tile_that_cannot_be_paid_may_not_be_taken(table, why):
    poor = {0: {"cash": 3, "income": -10, "points": 1}}
    p = table(rules="base", phase="select", seats=poor, **GOODS)
    assert why(p, "take locomotive") == "STEAM-4.11"
    assert why(p, "take urbanization") == "STEAM-4.11"
    assert why(p, "decline urbanization") is None
    assert why(p, "take city_growth") is None
