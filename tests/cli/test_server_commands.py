"""trackside serve, backup and doctor: that the command line reaches the server's own commands."""

from __future__ import annotations

from pathlib import Path

import pytest


def test_serve(run, monkeypatch):
    from trackside.server.commands import serve as commands

    asked = []

    def serve(*given):
        asked.append(given)
        return 0

    monkeypatch.setattr(commands, "serve", serve)
    assert run("serve").code == 0
    assert run("serve", "--host", "0.0.0.0", "--port", "9000", "--database", "games.db").code == 0
    assert asked == [("127.0.0.1", None, ""), ("0.0.0.0", 9000, "games.db")]


def test_no_database_to_back_up(run, tmp_path: Path):
    ran = run("backup", tmp_path / "copy.db", "--database", tmp_path / "none.db")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "none.db" in ran.err


def test_the_doctor_names_what_is_wrong(run, tmp_path: Path):
    ran = run("doctor", "--database", tmp_path / "none.db")
    assert ran.code == 1
    assert "none.db" in ran.out


@pytest.mark.parametrize("words", [["serve", "--port", "x"], ["backup"]])
def test_bad_arguments(run, words):
    ran = run(*words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
