"""Runs the command in this process or, where the process itself matters, in a separate one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from trackside.cli import main

GAME = "ticket_to_ride_amsterdam"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """In this process, with `typed` lines at the prompt."""

    def run(*words: str | Path, typed: str = "") -> Ran:
        lines = iter(typed.splitlines())

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        monkeypatch.delenv("LC_ALL", raising=False)
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run


@pytest.fixture
def command() -> Callable[..., Ran]:
    """In a process of its own, with `typed` as its standard input."""

    def command(*words: str | Path, typed: str = "") -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "trackside", *(str(word) for word in words)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONIOENCODING": "utf-8"},
            timeout=120,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return command


@pytest.fixture
def interruptible() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts the command in a process group of its own, which can be interrupted; what is left of it is killed."""
    started: list[subprocess.Popen[str]] = []

    def start(*words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "trackside", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whoever started us may ignore it
        )
        started.append(process)
        return process

    yield start
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


@pytest.fixture
def game() -> str:
    return GAME


@pytest.fixture
def record(run: Callable[..., Ran], tmp_path: Path) -> Path:
    """The record of a finished game."""
    assert (
        run("simulate", GAME, "--games", "1", "--seed", "5", "--records", tmp_path, "--jobs", "1", "--json").code == 0
    )
    return tmp_path / f"{GAME}-5.txt"
