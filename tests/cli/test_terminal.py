"""At a real terminal: the screen is cleared between people at one keyboard, and lines fit its width."""

from __future__ import annotations

import codecs
import os
import pty
import select
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from fcntl import ioctl
from termios import TIOCSWINSZ

import pytest
from rich.cells import cell_len
from rich.text import Text

GAME = "ticket_to_ride_amsterdam"
CLEAR = "\x1b[2J\x1b[3J"  # the lines that have scrolled off, too


class Terminal:
    def __init__(self, columns: int, *words: str) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trackside", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, text: str, seconds: float = 30) -> str:
        """What is shown from now to the text."""
        start = len(self.shown)
        end = time.monotonic() + seconds
        while text not in self.shown[start:]:
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} was not shown; shown: {self.shown[start:]}"
            self.shown += self.decoder.decode(os.read(self.master, 65536))
        return self.shown[start:]

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def sit() -> Iterator[object]:
    open_: list[Terminal] = []

    def sit(columns: int, *words: str) -> Terminal:
        open_.append(Terminal(columns, *words))
        return open_[-1]

    yield sit
    for terminal in open_:
        terminal.close()


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_hands_are_hidden_between_people(sit, plain):
    terminal = sit(80, "play", GAME, "--seats", "human,human", "--seed", "7", *plain)
    shown = terminal.until("Player 1, press Enter")
    assert CLEAR in shown
    terminal.type("")
    assert CLEAR not in terminal.until("1> ")
    terminal.type("1")
    shown = terminal.until("Player 2, press Enter")
    assert CLEAR in shown
    after = shown[shown.rindex(CLEAR) :]
    assert len(after.splitlines()) < 5  # nobody's panels stay on the screen
    terminal.type("")
    terminal.until("2> ")
    terminal.type("quit")
    assert terminal.process.wait(10) == 0


@pytest.mark.parametrize("columns", [80, 120])
def test_lines_fit_the_terminal(sit, columns):
    terminal = sit(columns, "play", GAME, "--seats", "human,greedy,greedy,greedy", "--seed", "7")
    terminal.until("1> ")
    terminal.type("1")
    terminal.until("> ")
    terminal.type("help")
    terminal.until("quit")
    for line in terminal.shown.replace("\r", "").split("\n"):
        assert cell_len(Text.from_ansi(line).plain) <= columns


def test_the_end_of_the_input_at_a_terminal(sit):
    terminal = sit(80, "play", GAME, "--seed", "7")
    terminal.until("1> ")
    os.write(terminal.master, b"\x04")  # the end of the input
    assert terminal.process.wait(10) == 0
