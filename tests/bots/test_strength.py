"""How good the bots are: seat-rotated games with fixed seeds, so the figures are the same in every run.

The compiled engine plays all games, the pure one a twentieth of them, with some slack for the smaller number. Longer
matches are run by hand: docs/bots.md.
"""

from __future__ import annotations

import statistics
from typing import Any

import pytest

import trackside
from trackside import bots
from trackside.arena.match import Match, play_match, won_by
from trackside.bots.sight import Sight
from trackside.core.arrays import COMPILED
from trackside.core.position import Position

# Game, options, players, games, and the share of games that one greedy seat among random ones must win.
AGAINST_RANDOM = [
    ("ticket_to_ride_amsterdam", {}, 4, 60, 0.85),
    ("great_western_trail", {}, 4, 20, 0.85),
    ("steam", {"map": "usa", "rules": "standard"}, 4, 20, 0.85),
    ("steam", {"map": "europe", "rules": "base"}, 5, 20, 0.85),
    ("isle_of_trains", {}, 4, 20, 0.80),
]


def sample(games: int) -> range:
    return range(games if COMPILED else games // 20)


def played(id: str, options: dict[str, Any], levels: list[str], seed: int) -> Position:
    game = trackside.game(id, players=len(levels), **options)
    seats = [bots.make(level, seed=seed * 10 + seat) for seat, level in enumerate(levels)]
    p = game.start(seed)
    while not p.over:
        p.play(seats[p.seat].choose(Sight(p)))
    return p


@pytest.mark.parametrize(("id", "options", "players", "games", "share"), AGAINST_RANDOM)
def test_greedy_beats_random(id: str, options: dict[str, Any], players: int, games: int, share: float) -> None:
    won = 0.0
    for seed in sample(games):
        seat = seed % players
        levels = ["greedy" if other == seat else "random" for other in range(players)]
        p = played(id, options, levels, seed)
        places = p.game.places(p)
        if places[seat] == 1:
            won += 1 / places.count(1)
    assert won / len(sample(games)) > (share if COMPILED else share - 0.2)


# Game, options, seats, the search, rounds, and what share of its games it must win: below what was measured, and above
# what greedy itself wins.
AGAINST_GREEDY = [
    ("isle_of_trains", {}, 2, "search:12p", 3, 0.6),
    ("great_western_trail", {}, 2, "search:5p", 2, 0.7),
    ("steam", {}, 3, "search:8p", 1, 0.6),
    ("ticket_to_ride_amsterdam", {}, 2, "search:400p", 6, 0.7),
]


@pytest.mark.skipif(not COMPILED, reason="a search takes the pure engine long")
@pytest.mark.parametrize(("id", "options", "seats", "search", "rounds", "share"), AGAINST_GREEDY)
def test_a_search_beats_greedy(
    id: str, options: dict[str, Any], seats: int, search: str, rounds: int, share: float
) -> None:
    match = Match(id, (search,) + ("greedy@0.1",) * (seats - 1), options, seed=20)
    played, _ = play_match(match, rounds * seats, jobs=1)
    assert sum(won_by(search, round) for round in played) / rounds > share


# Game, seats, a level, the level below it, rounds, and what share of its rivals it must leave behind. Budgets are a
# small part of those at a table, in about the same proportion.
LEVELS = [
    ("isle_of_trains", 2, "sharp:12p", "calm", 3, 0.6),
    ("isle_of_trains", 2, "merciless:60p", "sharp:12p", 3, 0.6),
    ("great_western_trail", 2, "sharp:6p", "calm", 2, 0.7),
    ("great_western_trail", 2, "merciless:16p", "sharp:4p", 1, 0.6),
    ("steam", 3, "sharp:2p", "calm", 2, 0.7),
    ("steam", 3, "merciless:8p", "sharp:2p", 1, 0.5),
    ("ticket_to_ride_amsterdam", 2, "sharp:60p", "calm", 4, 0.7),
    ("ticket_to_ride_amsterdam", 2, "merciless:400p", "sharp:60p", 6, 0.6),
]


@pytest.mark.skipif(not COMPILED, reason="a search takes the pure engine long")
@pytest.mark.parametrize(("id", "seats", "level", "below", "rounds", "share"), LEVELS)
def test_each_level_beats_the_one_below(id: str, seats: int, level: str, below: str, rounds: int, share: float) -> None:
    match = Match(id, (level,) + (below,) * (seats - 1), seed=30)
    played, _ = play_match(match, rounds * seats, jobs=1)
    behind = [
        1.0 if game.places[seat] < place else 0.5 if game.places[seat] == place else 0.0
        for round in played
        for game in round.games
        for seat, name in enumerate(game.players)
        if name == level
        for other, place in enumerate(game.places)
        if game.players[other] == below
    ]
    assert len(behind) == rounds * seats * (seats - 1)
    assert sum(behind) / len(behind) > share


# Games, options and players. Against calm a beginner should win about half of the games, after a few.
BEGINNERS = [
    ("ticket_to_ride_amsterdam", {}, 2),
    ("great_western_trail", {}, 2),
    ("steam", {"rules": "base"}, 3),
    ("steam", {"rules": "standard"}, 3),
    ("isle_of_trains", {}, 2),
]


@pytest.mark.skipif(not COMPILED, reason="the games take the pure engine long")
@pytest.mark.parametrize(("id", "options", "players"), BEGINNERS)
def test_calm_scores_less_than_greedy_but_not_much_less(id: str, options: dict[str, Any], players: int) -> None:
    def points(level: str) -> float:
        games = [played(id, options, [level] * players, seed) for seed in range(12)]
        return statistics.mean(int(score.total()) for p in games for score in p.scores())

    assert 0.5 < points("calm") / points("greedy") < 0.95


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_of_isle_of_trains_end(players: int) -> None:
    """The rules set no limit to a game in which all take points for an empty bag (OP-39): the bots must."""
    for seed in sample(20):
        p = trackside.game("isle_of_trains", players=players).start(seed)
        seats = [bots.make("greedy", seed=seed * 10 + seat) for seat in range(players)]
        while not p.over:
            p.play(seats[p.seat].choose(Sight(p)))
            assert p.ply < 400 * players


def test_four_greedy_players_of_great_western_trail_score_well() -> None:
    totals = [
        int(score.total())
        for seed in sample(20)
        for score in played("great_western_trail", {}, ["greedy"] * 4, seed).scores()
    ]
    assert statistics.median(totals) >= 60


def test_greedy_players_of_steam_are_rarely_bankrupt() -> None:
    seats = bankrupt = 0
    for seed in sample(20):
        p = played("steam", {"map": "usa", "rules": "standard"}, ["greedy"] * 4, seed)
        seats += 4
        bankrupt += sum(player["bankrupt"] > 0 for player in p.situation()["seats"])
    assert bankrupt / seats < 0.03


def test_a_greedy_soloist_earns_a_rating() -> None:
    totals = [int(played("isle_of_trains", {}, ["greedy"], seed).scores()[0].total()) for seed in sample(40)]
    assert statistics.median(totals) >= 50


def test_a_greedy_soloist_wins_the_first_scenario() -> None:
    results = [played("isle_of_trains", {"scenario": "1"}, ["greedy"], seed) for seed in sample(20)]
    won = sum(p.game.places(p) == [1] for p in results)
    assert won / len(results) > (0.6 if COMPILED else 0.4)


# Scenario, games, and the share of them that must be won: well below what was measured.
SCENARIOS = [
    ("2", 10, 0.6),
    ("3", 10, 0.7),
    ("4", 8, 0.1),
    ("5", 10, 0.3),
    ("6", 12, 0.03),
    ("8", 10, 0.1),
    ("9", 6, 0.1),
]


@pytest.mark.skipif(not COMPILED, reason="a decision that looks at the whole day takes the pure engine long")
@pytest.mark.parametrize(("scenario", "games", "share"), SCENARIOS)
def test_a_greedy_soloist_wins_other_scenarios_too(scenario: str, games: int, share: float) -> None:
    results = [played("isle_of_trains", {"scenario": scenario}, ["greedy"], seed) for seed in range(games)]
    assert sum(p.game.places(p) == [1] for p in results) / games > share


# Scenario, and how many of the games with the seeds 0 to 3 a search with few playouts must win: fewer than it does.
EASIER = [("1", 2), ("2", 3), ("3", 3), ("4", 2), ("5", 2)]


@pytest.mark.skipif(not COMPILED, reason="a search takes the pure engine long")
@pytest.mark.parametrize(("scenario", "least"), EASIER)
def test_a_searching_soloist_wins_the_easier_scenarios_as_a_rule(scenario: str, least: int) -> None:
    results = [played("isle_of_trains", {"scenario": scenario}, ["merciless:16p"], seed) for seed in range(4)]
    assert sum(p.game.places(p) == [1] for p in results) >= least


# The hardest scenarios, and games of them that a search wins and greedy loses.
SEARCHED = [("6", "merciless:16p", 201), ("7", "merciless:40p", 203), ("10", "merciless:20p", 205)]


@pytest.mark.skipif(not COMPILED, reason="a search takes the pure engine long")
@pytest.mark.parametrize(("scenario", "level", "seed"), SEARCHED)
def test_a_search_wins_where_greedy_does_not(scenario: str, level: str, seed: int) -> None:
    game = trackside.game("isle_of_trains", players=1, scenario=scenario)
    for name, place in ((level, 1), ("greedy", 2)):
        bot = bots.make(name, seed=seed)
        p = game.start(seed)
        while not p.over:
            p.play(bot.choose(Sight(p)))
        assert game.places(p) == [place]


@pytest.mark.skipif(not COMPILED, reason="a decision that looks at the whole day takes the pure engine long")
def test_a_soloist_does_not_buy_time_for_ever() -> None:
    """In this game every night could be bought back by the points of the day."""
    game = trackside.game("isle_of_trains", players=1, scenario="9")
    bot = bots.make("greedy", seed=19)
    p = game.start(19)
    while not p.over:
        p.play(bot.choose(Sight(p)))
        assert p.ply < 1000


@pytest.mark.skipif(not COMPILED, reason="a decision that looks at the whole day takes the pure engine long")
def test_a_lost_scenario_is_worth_less_the_less_was_reached() -> None:
    ends = [played("isle_of_trains", {"scenario": "2"}, ["greedy"], seed) for seed in range(20)]
    worth: dict[bool, list[float]] = {True: [], False: []}
    for p in ends:
        worth[p.game.places(p) == [1]].append(p.game.appraise(p)[0])
    assert worth[True] and worth[False]
    assert min(worth[True]) > max(worth[False])
