"""Matches: fair seats, figures that add up, and runs that can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from trackside.arena.match import Match, Played, Round, Store, play_match, won_by
from trackside.arena.result import result_of
from trackside.arena.sequential import Sequential
from trackside.bots.names import UnknownBot
from trackside.bots.sight import Sight
from trackside.core.edge.errors import BadOption
from trackside.core.edge.record import read, replay
from trackside.core.moves import Move
from trackside.search.budget import CLOCK

AMSTERDAM = "ticket_to_ride_amsterdam"


def played(seed: int, seating: int, players: list[str], scores: list[int]) -> Played:
    places = [1 + sum(other > score for other in scores) for score in scores]
    n = len(players)
    return Played(seed, seating, players, scores, places, [{} for _ in players], [10] * n, [0.1] * n, [50] * n, 40)


def test_every_player_takes_every_seat() -> None:
    match = Match(AMSTERDAM, ("a", "b", "b"))
    assert match.seatings() == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert Match(AMSTERDAM, ("a", "b", "a", "b")).seatings() == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_all_seatings_play_the_same_seeds() -> None:
    match = Match(AMSTERDAM, ("random", "greedy"), seed=40)
    rounds, _ = play_match(match, 5, jobs=1)
    assert [round.seed for round in rounds] == [40, 41, 42]
    for round in rounds:
        assert [game.players for game in round.games] == [["random", "greedy"], ["greedy", "random"]]
        assert {game.seed for game in round.games} == {round.seed}


class Watching:
    """Notes which clock budgets are read from while it plays."""

    seen: ClassVar[list[bool]] = []

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move[Any]:
        Watching.seen.append(CLOCK.processor)
        return sight.moves[0]


def test_a_match_counts_the_time_of_the_processor() -> None:
    play_match(Match(AMSTERDAM, (f"{__name__}:Watching", "random")), 2, jobs=1)
    assert Watching.seen and all(Watching.seen)
    assert not CLOCK.processor  # at a table people wait by the clock on the wall


def test_processes_play_the_same_match() -> None:
    match = Match(AMSTERDAM, ("random", "greedy"))
    alone, _ = play_match(match, 6, jobs=1)
    together, _ = play_match(match, 6, jobs=2)
    assert [g.scores for r in alone for g in r.games] == [g.scores for r in together for g in r.games]


def test_figures_add_up() -> None:
    match = Match(AMSTERDAM, ("a", "b"))
    rounds = [
        Round(0, [played(0, 0, ["a", "b"], [30, 20]), played(0, 1, ["b", "a"], [25, 25])]),
        Round(1, [played(1, 0, ["a", "b"], [28, 30]), played(1, 1, ["b", "a"], [10, 40])]),
    ]
    result = result_of(match, rounds, Sequential(0.5))
    a, b = result.results
    assert (a.player, a.games, a.rate, a.parity) == ("a", 4, 0.625, 0.5)
    assert a.rate + b.rate == 1
    assert a.low < a.rate < a.high
    assert a.score == 30.75
    assert a.margin == -b.margin == 9.5
    assert a.margin_low < a.margin < a.margin_high
    assert a.ms_per_decision == 10.0
    assert a.playouts_per_decision == 5.0
    assert result.games == 4
    assert result.decisions == 160


def test_a_match_is_resumed(tmp_path: Path) -> None:
    match = Match(AMSTERDAM, ("random", "greedy"))
    file = tmp_path / "match.jsonl"
    first, _ = play_match(match, 4, jobs=1, kept=str(file))
    lines = file.read_text().splitlines()
    assert len(lines) == 3
    file.write_text("\n".join(lines[:2]) + '\n{"seed": 1, "ga')  # the second round was not written to its end
    seen: list[int] = []
    again, _ = play_match(match, 4, jobs=1, kept=str(file), progress=seen.append)
    assert [g.scores for r in again for g in r.games] == [g.scores for r in first for g in r.games]
    assert seen == [2, 4]
    assert len(Store(str(file), match).rounds) == 2  # what was added after the broken line is found again
    fewer, _ = play_match(match, 2, jobs=1, kept=str(file))
    assert [round.seed for round in fewer] == [0]
    with pytest.raises(BadOption, match="another match"):
        Store(str(file), Match(AMSTERDAM, ("greedy", "greedy")))


def test_records_replay(tmp_path: Path) -> None:
    match = Match(AMSTERDAM, ("random", "greedy"))
    rounds, _ = play_match(match, 2, jobs=1, records=str(tmp_path))
    for game in rounds[0].games:
        record = read((tmp_path / f"{AMSTERDAM}-0-{game.seating}.txt").read_text(encoding="utf-8"))
        assert record.seats == game.players
        assert [int(score.total()) for score in replay(record).scores()] == game.scores


def test_a_match_stops_when_it_is_sure() -> None:
    rounds, test = play_match(Match(AMSTERDAM, ("greedy", "random")), None, jobs=1)
    assert test.verdict == "better"
    assert len(rounds) < 40
    rounds, test = play_match(Match(AMSTERDAM, ("random", "greedy")), None, jobs=1)
    assert test.verdict == "worse"


def test_a_match_of_equal_players_does_not_stop_early() -> None:
    test = Sequential(0.5)
    for at in range(400):
        test.add((0.0, 0.5, 1.0, 0.5)[at % 4])
        assert test.verdict is None


def test_a_shared_victory_counts_half() -> None:
    round = Round(0, [played(0, 0, ["a", "b"], [20, 20])])
    assert won_by("a", round) == 0.5


def test_bad_input_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        play_match(Match(AMSTERDAM, ("greedy", "grandmaster")), 2)
    with pytest.raises(BadOption):
        play_match(Match(AMSTERDAM, ("greedy", "random")), 0)
