"""trackside watch and replay: a game printed line by line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from trackside.locales import LANGUAGES

GAME = "ticket_to_ride_amsterdam"
BOTS = ("--seats", "random,random,random", "--seed", "4")


def test_a_watched_game_is_printed_and_recorded(run, tmp_path: Path):
    ran = run("watch", GAME, *BOTS, "--record", tmp_path / "game.txt", "--plain")
    assert ran.code == 0
    assert "Random 1" in ran.out and "Random 3" in ran.out
    assert run("verify", tmp_path / "game.txt").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_prints_the_same_journal(run, tmp_path: Path, language):
    words = ("--lang", language, "--plain")
    told = run("watch", GAME, *BOTS, "--record", tmp_path / "game.txt", *words).out.splitlines()
    again = run("replay", tmp_path / "game.txt", *words).out.splitlines()
    log = told[: told.index("")]
    start = again.index(log[0])
    assert len(log) > 50
    assert again[start : start + len(log)] == log


def test_a_replay_stops_at_the_given_ply(run, record: Path):
    ran = run("replay", record, "--until", "7")
    assert ran.code == 0
    assert "After 7 moves" in ran.out
    assert "wins" not in ran.out


def test_a_replay_explains_every_point_of_the_end(run, record: Path):
    ran = run("replay", record, "--plain")
    totals = [line.split()[-1] for line in ran.out.splitlines() if line.startswith("Category: Total")]
    scores = next(line for line in record.read_text().splitlines() if line.startswith("scores:"))
    assert totals == scores.split()[1:]


def test_a_seat_reads_more_than_a_spectator(run, record: Path):
    spectator = run("replay", record, "--until", "20", "--plain").out
    seat = run("replay", record, "--until", "20", "--seat", "1", "--plain").out
    assert spectator != seat


def test_a_closed_pipe_is_no_error():
    """A closed pipe is no failure and no traceback."""
    words = [sys.executable, "-m", "trackside", "watch", GAME, *BOTS]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(60) == 0
    assert process.stderr.read() == ""
    process.stderr.close()
