"""Matches: fair seats, figures that add up, and runs that can be resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from trackside.arena.match import Match, Played, Round, Store, play_match, won_by
from trackside.arena.result import lead, margin, result_of
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
    assert a.margin_low is not None and a.margin_high is not None
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


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"trackside": "0.0.9"}, r"Trackside 0\.0\.9, rules"),
        ({"rules": 0}, "rules 0"),
        ({"engine": "abacus"}, "abacus engine"),
    ],
)
def test_rounds_of_other_code_are_not_mixed_in(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    match = Match(AMSTERDAM, ("random", "greedy"))
    file = tmp_path / "match.jsonl"
    play_match(match, 2, jobs=1, kept=str(file))
    header, *rounds = file.read_text().splitlines()
    file.write_text("\n".join([json.dumps(json.loads(header) | change), *rounds]) + "\n")
    before = file.read_bytes()
    with pytest.raises(BadOption, match=f"{named}.*this is Trackside"):
        play_match(match, 4, jobs=1, kept=str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello", b"{", b"\xff\xfe", b'{"game":"steam","players":["a"]}\n', b"\n\n"])
def test_a_file_of_something_else_is_not_touched(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    with pytest.raises(BadOption, match="does not keep rounds of a match"):
        Store(str(file), Match(AMSTERDAM, ("random", "greedy")))
    assert file.read_bytes() == content


def test_an_empty_file_is_new(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.touch()
    match = Match(AMSTERDAM, ("random", "greedy"))
    rounds, _ = play_match(match, 2, jobs=1, kept=str(file))
    assert [round.seed for round in Store(str(file), match).rounds] == [round.seed for round in rounds] == [0]


def test_stored_rounds_need_their_records(tmp_path: Path) -> None:
    """A round that is not played again writes no record: either its records are there, or the match is refused."""
    match = Match(AMSTERDAM, ("random", "greedy"))
    file, first, other = str(tmp_path / "match.jsonl"), tmp_path / "first", tmp_path / "other"
    play_match(match, 2, jobs=1, kept=file, records=str(first))
    play_match(match, 4, jobs=1, kept=file, records=str(first))
    assert len(list(first.iterdir())) == 4
    with pytest.raises(BadOption, match="lacks the records of 2 stored rounds"):
        play_match(match, 6, jobs=1, kept=file, records=str(other))


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


def test_a_soloist_plays_a_match_against_nobody() -> None:
    match = Match("isle_of_trains", ("greedy",), {"scenario": "3"})
    rounds, test = play_match(match, 10, jobs=1)
    assert [won_by("greedy", round) for round in rounds] == [1.0] * 10
    assert test.verdict is None


def test_a_shared_victory_counts_half() -> None:
    round = Round(0, [played(0, 0, ["a", "b"], [20, 20])])
    assert won_by("a", round) == 0.5


def test_one_round_has_no_interval() -> None:
    match = Match(AMSTERDAM, ("a", "b"))
    rounds = [Round(0, [played(0, 0, ["a", "b"], [30, 20]), played(0, 1, ["b", "a"], [25, 25])])]
    a, _ = result_of(match, rounds, Sequential(0.5)).results
    assert (a.margin, a.margin_low, a.margin_high) == (5.0, None, None)
    assert lead(a.margin, a.margin_low, a.margin_high) == "+5.0 –"
    assert lead(1.0, -2.0, 4.0) == "+1.0 [-2.0, +4.0]"


def test_a_lead_is_over_the_best_seat_of_another_player() -> None:
    game = played(0, 0, ["calm", "greedy", "greedy", "greedy"], [20, 50, 44, 30])
    assert [margin(game, seat) for seat in range(4)] == [-30, 30, 24, 10]
    alike = played(0, 0, ["greedy", "greedy"], [20, 50])
    assert [margin(alike, seat) for seat in range(2)] == [-30, 30]
    assert margin(played(0, 0, ["greedy"], [20]), 0) == 20


def test_bad_input_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        play_match(Match(AMSTERDAM, ("greedy", "grandmaster")), 2)
    with pytest.raises(BadOption):
        play_match(Match(AMSTERDAM, ("greedy", "random")), 0)
    with pytest.raises(UnknownBot, match="there is no depth"):
        play_match(Match(AMSTERDAM, ("random", "search+depth=2:5p")), 2)
    with pytest.raises(UnknownBot, match="no network"):
        play_match(Match("isle_of_trains", ("random", "learned")), 2)
    with pytest.raises(BadOption, match="two different players"):
        play_match(Match(AMSTERDAM, ("random", "random")), None)
