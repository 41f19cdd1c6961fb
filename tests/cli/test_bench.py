"""trackside bench: the report for programs and for people."""

from __future__ import annotations

import json
from importlib.util import find_spec

from trackside.arena.bench_environments import ENVIRONMENTS

GAME = "ticket_to_ride_amsterdam"


def test_report_as_json(command):
    ran = command("bench", GAME, "--seconds", "0.005", "--json")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    assert set(report["yardstick"]) == {"games_per_second", "moves_per_second"}
    assert {result["seats"] for result in report["results"]} == {2, 3, 4}
    for result in report["results"]:
        assert set(result) == {
            "name",
            "game",
            "seats",
            "compiled",
            "games_per_second",
            "ratio",
            "us_per_decision",
            "copy_us",
            "moves_us",
            "view_us",
        }
        assert result["games_per_second"] > 0
    assert [(batch["lanes"], batch["observations"]) for batch in report["batches"]] == [(64, True), (64, False)]
    assert all(batch["game"] == GAME and batch["decisions_per_second"] > 0 for batch in report["batches"])
    measured = report["doors"]
    assert all(each["game"] == GAME and each["decisions_per_second"] > 0 for each in measured)
    assert {each["door"] for each in measured} == {name for name, needs, _ in ENVIRONMENTS if find_spec(needs)}


def test_report_as_text(command):
    ran = command("bench", GAME, "--seconds", "0.005", "--plain")
    assert ran.code == 0
    assert "games/s" in ran.out


def test_an_unknown_game(run):
    assert run("bench", "monopoly").code == 2
