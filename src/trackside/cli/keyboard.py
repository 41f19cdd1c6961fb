"""Input lines, from a person at a terminal or from a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module

from trackside.locales import Words


class Keyboard:
    def __init__(self) -> None:
        self.person = sys.stdin.isatty() and sys.stdout.isatty()
        if self.person:
            with suppress(ImportError):  # not on every system
                import_module("readline")  # gives input() a history and editing keys

    def ask(self, prompt: str) -> str:
        """One line, stripped; EOFError when there are no more. A script's line is echoed."""
        line = input(prompt).strip()
        if not self.person:
            print(line)
        return line

    def wait(self, who: str, say: Words) -> None:
        """Wait until the named person has taken the keyboard; a script does not wait."""
        if self.person:
            input(say.say("cli-hand-over", who=who) + " ")
