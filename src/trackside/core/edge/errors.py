"""Errors that a person or a program outside can cause. The message is one clear line."""

from __future__ import annotations

PIECE = 60  # characters of a foreign text that a message repeats


def piece(text: object) -> str:
    """Something given, as a message quotes it: a person recognises it, and nobody makes us repeat a whole file."""
    shown = repr(text[: PIECE + 1]) if isinstance(text, str) else repr(text)
    return shown if len(shown) <= PIECE + 2 else f"{shown[:PIECE]}…"


class TracksideError(ValueError):
    """Bad input; nothing has changed."""


class UnknownGame(TracksideError):
    """No game of that id."""


class NoEncoding(TracksideError):
    """A game that does not say what a seat knows as numbers."""


class BadOption(TracksideError):
    """A number of players, an option or a combination of options that the game does not have."""


class BadCombination(BadOption):
    """Options that do not go together, or not with so many players. `refuses-<key>` in the game's words says why, to
    people in their language; the key itself is the reason in a few words."""

    def __init__(self, game: str, key: str, facts: dict[str, object]) -> None:
        super().__init__(game, key, facts)
        self.game = game
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{self.game}: {self.key.replace('-', ' ')}" + (f" ({told})" if told else "")


class BadOverride(TracksideError):
    """A correction of the box that does not fit it; the message names the key."""


class BadNotation(TracksideError):
    """A text that is no move of the game."""


class Impossible(TracksideError):
    """A situation that does not add up; the message names the component."""


class BadRecord(TracksideError):
    """A record that cannot be read or does not hold; the message names the line, 0 if it is no single one."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
