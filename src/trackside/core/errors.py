"""Errors that a person or a program outside can cause. The message is one clear line."""

from __future__ import annotations


class TracksideError(ValueError):
    """Bad input; nothing has changed."""


class UnknownGame(TracksideError):
    """No game of that id."""


class BadOption(TracksideError):
    """A number of players, an option or a combination of options that the game does not have."""


class BadOverride(TracksideError):
    """A correction of the box that does not fit it; the message names the key."""


class BadNotation(TracksideError):
    """A text that is no move of the game."""


class Impossible(TracksideError):
    """A situation that does not add up; the message names the component."""


class BadRecord(TracksideError):
    """A record that cannot be read or does not hold; the message names the line."""
