"""Ladders and their ratings."""

from __future__ import annotations

from pathlib import Path

import pytest

from trackside.arena.ladder import comparisons, interval, ladder_of, pairings, play_ladder, rated, yardsticks
from trackside.arena.match import Match, Played, Round
from trackside.bots.names import UnknownBot
from trackside.core.edge.errors import BadOption


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
    assert worst.low is not None and worst.high is not None
    assert worst.low <= worst.rating <= worst.high < 1000
    assert ladder.games == sum(len(round.games) for round in rounds) == 4


def game(seed: int, first: str, second: str, places: list[int]) -> Round:
    return Round(seed, [Played(seed, 0, [first, second], [0, 0], places, [{}] * 2, [1] * 2, [0.0] * 2, [0] * 2, 9)])


def test_every_sample_has_all_pairings() -> None:
    """The best beats the worst only by way of the yardstick: a sample without a pairing would put it in the middle."""
    rounds = [game(seed, *pair, [1, 2]) for seed in range(2) for pair in (("a", "greedy@0.1"), ("greedy@0.1", "b"))]
    match = Match("ticket_to_ride_amsterdam", ("a", "b"))
    for each in ladder_of(match, ["a", "greedy@0.1", "b"], rounds).players:
        assert each.low == each.rating == each.high


def test_a_single_round_for_each_pairing_has_no_interval() -> None:
    match = Match("ticket_to_ride_amsterdam", ("a", "b"))
    ladder = ladder_of(match, ["a", "b"], [game(0, "a", "b", [1, 2])])
    assert [(each.low, each.high) for each in ladder.players] == [(None, None)] * 2
    assert interval(ladder.players[0]) == "–"


def test_a_ladder_is_resumed_and_extended(tmp_path: Path) -> None:
    match = Match("ticket_to_ride_amsterdam", ("random", "random"))
    play_ladder(match, ["random", "greedy"], 4, jobs=1, kept=str(tmp_path))
    kept = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert len(kept) == 1
    again, rounds = play_ladder(match, ["random", "greedy", "greedy@0.1"], 4, jobs=1, kept=str(tmp_path))
    assert all(file.read_bytes() == before for file, before in kept.items())  # nothing is played again
    assert len(list(tmp_path.iterdir())) == 3 and len(rounds) == 6
    assert again == play_ladder(match, ["random", "greedy", "greedy@0.1"], 4, jobs=1)[0]


def test_all_players_and_files_are_checked_before_the_first_game(tmp_path: Path) -> None:
    match = Match("ticket_to_ride_amsterdam", ("random", "random"))
    done: list[int] = []
    with pytest.raises(UnknownBot, match="genius"):
        play_ladder(match, ["random", "greedy", "genius"], 2, jobs=1, progress=done.append)
    play_ladder(match, ["greedy", "calm"], 2, jobs=1, kept=str(tmp_path))
    later = Match("ticket_to_ride_amsterdam", ("random", "random"), seed=7)
    with pytest.raises(BadOption, match="another match"):
        play_ladder(later, ["random", "greedy", "calm"], 2, jobs=1, progress=done.append, kept=str(tmp_path))
    with pytest.raises(BadOption, match="two seats"):
        play_ladder(Match("isle_of_trains", ("random",)), ["random", "greedy"], 2, jobs=1, progress=done.append)
    assert done == []
