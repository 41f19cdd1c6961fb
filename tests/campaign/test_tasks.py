"""A small task of each kind of check finds nothing, and each check detects a planted fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from trackside.campaign import alike_worlds, engines, hostile_connections, installation
from trackside.campaign.bad_inputs import Attack
from trackside.campaign.client import Answer
from trackside.campaign.followers import Follower
from trackside.campaign.kills import Table, check_moves
from trackside.campaign.races import Track
from trackside.campaign.tally import Tally
from trackside.campaign.task import KINDS, Task, carry_out

HERE = Path(__file__).parent
TASKS = [
    *(Task("games", seed, 50) for seed in range(4)),
    Task("referee", 4, 2),
    Task("engines", 3, 4),
    *(Task("worlds", seed, 12) for seed in range(4)),  # one of each game
    Task("kills", 0, 2),  # SQLite
    Task("kills", 1, 2),  # PostgreSQL
    Task("races", 0, 120),
    Task("races", 1, 60),
    Task("inputs", 0, 600),
    Task("inputs", 3, 100),
    Task("connections", 0, 60),
]


@pytest.mark.parametrize("task", TASKS, ids=str)
def test_a_small_task_finds_nothing(task: Task) -> None:
    why_not = engines.why_not() if task.kind == "engines" else None
    if why_not is not None:
        pytest.skip(why_not)
    outcome = carry_out(task)
    assert outcome.findings == []
    assert outcome.counts[KINDS[task.kind].COUNTED] >= task.size
    if task.kind == "worlds":
        assert outcome.counts["differing"] > 5  # the worlds did differ


def test_every_kind_is_tried() -> None:
    assert {task.kind for task in TASKS} == set(KINDS)


def test_a_server_that_tells_something_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alike_worlds, "PROGRAM", (str(HERE / "leaky_server.py"),))
    outcome = carry_out(Task("worlds", 3, 3))
    assert any("horizon" in finding for finding in outcome.findings)
    assert any("view en" in finding for finding in outcome.findings)


def test_a_server_that_reads_heads_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "TRACKSIDE", (str(HERE / "unlimited_server.py"),))
    monkeypatch.setattr(hostile_connections, "KINDS", ((hostile_connections.Hostile.endless, 1),))
    monkeypatch.setattr(hostile_connections, "ENDLESS", 4_000_000)
    outcome = carry_out(Task("connections", 0, 4))
    assert any("without end" in finding for finding in outcome.findings)


@pytest.mark.parametrize(
    ("ply", "moves", "fault"),
    [
        (3, ["a", "b", "c"], None),
        (4, ["a", "b", "c", "d"], None),  # stored, but the answer was lost
        (2, ["a", "b"], "3 were acknowledged"),
        (5, ["a", "b", "c", "d", "e"], "3 were acknowledged"),
        (3, ["a", "b", "b"], "not those of the script"),
        (3, ["a", "b"], "2 moves in the record of ply 3"),
    ],
)
def test_lost_doubled_and_forked_moves_are_found(ply: int, moves: list[str], fault: str | None) -> None:
    table, tally = Table("x", list("abcde")), Tally()
    table.ply = 3
    check_moves(table, ply, moves, tally)
    assert (tally.findings == []) if fault is None else any(fault in finding for finding in tally.findings)


def test_a_lost_move_against_bots_is_found() -> None:
    table, tally = Table("x", None), Tally()
    table.own = {0: "a", 2: "c"}
    check_moves(table, 3, ["a", "-", "c"], tally)
    assert tally.findings == []
    check_moves(table, 2, ["a", "-"], tally)
    assert tally.findings == ["table x: c was acknowledged at ply 2, where nothing is stored"]


def test_a_race_that_both_win_is_found() -> None:
    track, tally = Track.__new__(Track), Tally()
    track.tally = tally
    track.expect("join", [Answer(200, b""), Answer(409, b"")], (200, 409), (409, 200))
    assert tally.findings == []
    track.expect("join", [Answer(200, b""), Answer(200, b"")], (200, 409), (409, 200))
    assert len(tally.findings) == 1


def test_an_error_of_the_server_is_found() -> None:
    attack, tally = Attack.__new__(Attack), Tally()
    attack.tally = tally
    attack.judge("POST /", Answer(400, b"{}"))
    assert tally.findings == []
    attack.judge("POST /", Answer(500, b"{}"))
    assert len(tally.findings) == 1


def test_a_stream_that_repeats_or_forgets_is_found() -> None:
    follower, tally = Follower.__new__(Follower), Tally()
    follower.id, follower.tally, follower.ply, follower.seq = "x", tally, 0, 0
    for kind, id in (("table", "3.5"), ("presence", "3.5"), ("table", "4.6")):
        follower.hear(kind, id)
    assert tally.findings == [] and (follower.ply, follower.seq) == (4, 6)
    for kind, id in (("table", "4.6"), ("table", "3.9"), ("afresh", "0.0")):
        follower.hear(kind, id)
    assert len(tally.findings) == 3
