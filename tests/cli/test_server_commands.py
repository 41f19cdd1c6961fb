"""trackside serve, backup and doctor: that the command line reaches the server's own commands."""

from __future__ import annotations

import sys
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


@pytest.mark.parametrize(
    "words, environment, opened",
    [
        ([], {"DISPLAY": ":0"}, True),
        ([], {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ([], {}, sys.platform != "linux"),
        ([], {"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1"}, False),
        (["--no-browser"], {"DISPLAY": ":0"}, False),
    ],
)
def test_without_a_command_it_serves_and_opens_the_browser(run, monkeypatch, words, environment, opened):
    from trackside.server.commands import serve as commands

    def serve(*given, tell):
        tell("http://localhost:8000")
        return 0

    asked = []
    monkeypatch.setattr(commands, "serve", serve)
    monkeypatch.setattr("webbrowser.open", asked.append)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ran = run(*words)
    assert ran.code == 0 and asked == ["http://localhost:8000"] * opened
    assert all(word in ran.out for word in ("Ctrl+C", "trackside play ticket_to_ride_amsterdam", "--help"))


def test_no_database_to_back_up(run, tmp_path: Path):
    ran = run("backup", tmp_path / "copy.db", "--database", tmp_path / "none.db")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "none.db" in ran.err


def test_the_doctor_names_what_is_wrong(run, tmp_path: Path):
    ran = run("doctor", "--database", tmp_path / "none.db")
    assert ran.code == 1
    assert "none.db" in ran.out and "engine" in ran.out and "data: " in ran.out


@pytest.mark.parametrize("words", [["serve", "--port", "x"], ["backup"]])
def test_bad_arguments(run, words):
    ran = run(*words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
