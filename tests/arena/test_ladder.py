"""Ladders and their ratings."""

from __future__ import annotations

from trackside.arena.ladder import comparisons, pairings, play_ladder, rated, yardsticks
from trackside.arena.match import Match, Played, Round


def test_every_two_players_meet_with_equal_seats() -> None:
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "b")]
    assert pairings(["a", "b"], 4) == [("a", "b", "a", "b")]


def test_ten_wins_of_eleven_are_four_hundred_points() -> None:
    wins = {("a", "b"): 1000.0, ("b", "a"): 100.0}
    ratings = rated(["a", "b"], wins)
    assert 395 < ratings["a"] - ratings["b"] < 405


def test_ratings_compare_players_who_never_met() -> None:
    wins = {("a", "b"): 75.0, ("b", "a"): 25.0, ("b", "greedy@0.1"): 75.0, ("greedy@0.1", "b"): 25.0}
    ratings = rated(["a", "b", "greedy@0.1"], wins)
    assert round(ratings["greedy@0.1"]) == 1000
    assert 185 < ratings["b"] - 1000 < 195
    assert 370 < ratings["a"] - 1000 < 390


def test_seats_of_one_player_are_not_compared() -> None:
    game = Played(0, 0, ["a", "b", "b"], [9, 5, 5], [1, 2, 2], [{}] * 3, [1] * 3, [0.0] * 3, [0] * 3, 9)
    assert comparisons([Round(0, [game])]) == {("a", "b"): 2.0, ("b", "a"): 0.0}


def test_frozen_versions_fix_the_scale() -> None:
    assert "greedy@0.1" in yardsticks()


def test_a_ladder_is_sorted_by_rating() -> None:
    match = Match("ticket_to_ride_amsterdam", ("random", "random"))
    ladder, rounds = play_ladder(match, ["random", "greedy@0.1"], 4, jobs=1)
    best, worst = ladder.players
    assert (best.player, best.rating, worst.player) == ("greedy@0.1", 1000.0, "random")
    assert worst.low <= worst.rating <= worst.high < 1000
    assert ladder.games == sum(len(round.games) for round in rounds) == 4
