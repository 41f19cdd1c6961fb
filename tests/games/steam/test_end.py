"""Chapters 10 and 11: the end of the game, and the sequence of a round."""

from __future__ import annotations

from marks import rule

import trackside


@rule("STEAM-10.1")
def test_the_last_round_ends_after_income(table, play):
    held = {seat: {"tile": name} for seat, name in enumerate(("turn_order", "engineer", "first_build", "locomotive"))}
    p = table(rules="base", seats=held, cash=0, phase="goods_two", to_move=3, round=8, order=[0, 1, 2, 3])
    play(p, "pass")
    assert p.over
    assert list(p.order) == [0, 1, 2, 3]  # no new order is set
    assert p.moves() == []


@rule("STEAM-10.2")
def test_the_score_by_category(table, tile, coast):
    p = table(seats={0: {"points": 5, "income": 7}, 1: {"points": 4, "income": -3}}, track=coast(0, 0, 1))
    first, second = p.scores()[0], p.scores()[1]
    assert first.parts() == {"points": 5, "income": 3, "links": 2}
    assert second.parts() == {"points": 4, "income": -6, "links": 1}
    reasons = p.game.reasons(p, 0)
    assert [(reason.category, reason.points) for reason in reasons] == [
        ("points", 5),
        ("income", 3),
        ("links", 1),
        ("links", 1),
    ]


@rule("STEAM-10.2")
def test_incomplete_links_cash_and_locomotives_count_nothing(table, tile):
    p = table(cash=99, level=6, track=[tile("O6", "straight", 1)])
    assert p.scores()[0].total() == 0


@rule("STEAM-10.3")
def test_base_ties(table):
    held = {0: {"tile": "engineer", "points": 4}, 1: {"tile": "turn_order", "points": 4}}
    held |= {2: {"tile": "first_move", "points": 3, "income": 2}, 3: {"tile": "locomotive"}}
    p = table(rules="base", seats=held)
    assert p.game.places(p) == [3, 2, 1, 4]  # more income, then the lower number


@rule("STEAM-10.4")
def test_standard_ties(table):
    seats = {0: {"tile": "turn_order", "points": 4}, 1: {"points": 4}, 2: {"points": 3, "income": 2}, 3: {}}
    p = table(seats=seats, order=[3, 1, 0, 2], to_move=3)
    assert p.game.places(p) == [3, 2, 1, 4]  # more income, then the earlier place in the order


@rule("STEAM-10.5")
def test_bankrupts_rank_last_the_later_above_the_earlier(table):
    seats = {0: {"income": -10}, 1: {"cash": 0, "points": 1, "bankrupt": 1}, 2: {"cash": 0, "bankrupt": 2}}
    p = table(seats=seats, to_move=3)
    assert p.game.places(p) == [2, 4, 3, 1]


@rule("STEAM-11.1")
def test_base_sequence():
    assert phases("base") == ["select-tile", "build", "move-goods", "select-tile"]


@rule("STEAM-11.2")
def test_standard_sequence():
    assert phases("standard") == [
        "raise-capital",
        "bid-for-order",
        "select-tile",
        "build",
        "move-goods",
        "raise-capital",
    ]


def phases(rules):
    """The questions from the beginning of round 1 to that of round 2, each named once."""
    game = trackside.game("steam", players=3, rules=rules, introductory=rules == "base")
    p = game.start(2)
    seen = [p.asked.name]
    asked = 0
    while p.round == 1:
        quiet = ("pass", "done", "loans 0", "take turn_order", "take first_move", "take engineer")
        p.play(next(move for text in quiet for move in p.moves() if str(move) == text))
        asked += 1
        if p.asked.name != seen[-1]:
            seen.append(p.asked.name)
    assert asked == {"base": 3 + 3 + 6, "standard": 3 + 2 + 3 + 3 + 6}[rules]
    return seen


@rule("STEAM-11.1", "STEAM-11.2")
def test_tiles_return_and_the_marker_advances(table, play):
    held = {seat: {"tile": name, "raised": True} for seat, name in enumerate(("engineer", "turn_order", "first_build"))}
    for rules in ("base", "standard"):
        p = play(table(3, rules=rules, seats=held, phase="goods_two", to_move=2, round=3), "pass")
        assert p.round == 4
        assert all(player.tile < 0 and not player.raised for player in p.players)
