"""trackside simulate: figures as JSON, the same games with any number of processes, faults counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trackside.arena import simulation as arena
from trackside.arena.simulation import Outcome, Plan, simulate
from trackside.arena.statistics import quantile, wilson
from trackside.core.edge.record import chain, read

GAME = "ticket_to_ride_amsterdam"


def test_summary_as_json(command):
    ran = command("simulate", GAME, "--seats", "random,random,random,random", "--games", "40", "--json")
    assert (ran.code, ran.err) == (0, "")
    summary = json.loads(ran.out)
    assert list(summary) == [
        "game",
        "options",
        "seats",
        "games",
        "faults",
        "compiled",
        "games_per_second",
        "moves_per_second",
        "decisions_per_game",
        "score",
        "wins",
    ]
    assert summary["game"] == GAME
    assert summary["seats"] == ["random"] * 4
    assert (summary["games"], summary["faults"]) == (40, 0)
    assert list(summary["score"]) == ["mean", "p10", "median", "p90"]
    assert summary["score"]["p10"] <= summary["score"]["median"] <= summary["score"]["p90"]
    assert [wins["seat"] for wins in summary["wins"]] == [0, 1, 2, 3]
    assert sum(wins["rate"] for wins in summary["wins"]) == pytest.approx(1, abs=0.001)
    for wins in summary["wins"]:
        assert list(wins) == ["seat", "player", "rate", "low", "high"]
        assert wins["low"] <= wins["rate"] <= wins["high"]


def test_summary_as_text(run):
    for words in ([], ["--plain"], ["--lang", "uk"]):
        ran = run("simulate", GAME, "--games", "3", "--jobs", "1", *words)
        assert ran.code == 0
        assert "%" in ran.out


def figures(plan: Plan) -> tuple[object, ...]:
    summary = simulate(plan)
    return summary.games, summary.faults, summary.decisions_per_game, summary.score, summary.wins


@pytest.mark.parametrize(("players", "games"), [(("random", "random"), 40), (("greedy", "random"), 6)])
def test_processes_do_not_change_the_games(players, games):
    alone = figures(Plan(game=GAME, players=players, games=games, seed=3, jobs=1))
    assert alone == figures(Plan(game=GAME, players=players, games=games, seed=3, jobs=2))
    assert alone != figures(Plan(game=GAME, players=players, games=games, seed=4, jobs=1))


def test_records_verify(run, tmp_path: Path):
    ran = run(
        "simulate", GAME, "--seats", "greedy,random,random", "--games", "3", "--records", tmp_path / "new" / "folder"
    )
    assert ran.code == 0
    records = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(records) == 3
    for record in records:
        assert "commitment: " in record.read_text()
        assert run("verify", record).code == 0


def test_a_noted_hash_is_found_in_the_record(run, tmp_path: Path):
    assert run("simulate", GAME, "--games", "1", "--records", tmp_path).code == 0
    (file,) = tmp_path.iterdir()
    hashes = chain(read(file.read_text()))
    for ply in (0, 7, len(hashes) - 1):
        ran = run("verify", file, "--noted", hashes[ply].upper())
        assert ran.code == 0 and f"after {ply} moves" in ran.out
    ran = run("verify", file, "--noted", "0" * 64)
    assert ran.code == 1 and "not of this game" in ran.out


def test_corrections_of_the_box_reach_the_games_and_their_records(run, tmp_path: Path):
    corrections = tmp_path / "box.yaml"
    corrections.write_text("constants: {route_points: {4: 70}}\n")
    ran = run("simulate", GAME, "--games", "2", "--jobs", "2", "--box", corrections, "--records", tmp_path / "records")
    assert ran.code == 0
    for record in (tmp_path / "records").iterdir():
        assert "box.constants.route_points.4: 70" in record.read_text()
        assert run("verify", record).code == 0


def test_a_bot_or_game_that_raises_is_a_fault(monkeypatch):
    class Broken:
        def choose(self, sight):
            raise RuntimeError("no idea")

    monkeypatch.setattr(arena.bots, "make", lambda level, seed=0: Broken())
    summary = simulate(Plan(game=GAME, players=("greedy", "greedy"), games=2, jobs=1))
    assert (summary.games, summary.faults) == (2, 2)
    assert [wins.rate for wins in summary.wins] == [0, 0]


def test_an_illegal_choice_is_a_fault(monkeypatch):
    class Cheat:
        def choose(self, sight):
            return next(move for move in sight.game.moves if move not in sight.moves)

    monkeypatch.setattr(arena.bots, "make", lambda level, seed=0: Cheat())
    assert simulate(Plan(game=GAME, players=("greedy", "greedy"), games=2, jobs=1)).faults == 2


def test_a_game_without_end_is_a_fault(monkeypatch):
    monkeypatch.setattr(arena, "LONGEST", 20)
    heard: list[Outcome] = []
    summary = simulate(Plan(game=GAME, players=("greedy", "random"), games=2, jobs=1), complain=heard.append)
    assert summary.faults == 2
    assert heard[0].faults == ["ply 20: the game does not end"]


def test_what_does_not_add_up_is_a_fault(monkeypatch):
    look = arena.Audit.faults

    def cart_lost(audit, game, p):
        p.players[0].carts -= 1
        return look(audit, game, p)

    monkeypatch.setattr(arena.Audit, "faults", cart_lost)
    for players in (("random", "random"), ("greedy", "random")):
        heard: list[Outcome] = []
        summary = simulate(Plan(game=GAME, players=players, games=3, seed=1, jobs=1), complain=heard.append)
        assert summary.faults == 3
        assert [outcome.seed for outcome in heard] == [1, 2, 3]
        assert all("seat 0" in fault and "carts left" in fault for outcome in heard for fault in outcome.faults)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (380, 400, 0.9241, 0.9674)],
)
def test_wilson(won, games, low, high):
    """Against the tables of the score interval."""
    assert wilson(won, games) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


def test_quantiles_lie_between_the_values():
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([7], 0.9) == 7
    assert quantile(list(range(101)), 0.1) == 10
