"""Errors that bad input can cause. The message is one line."""

from __future__ import annotations

QUOTED = 60  # characters of the input that a message quotes


def quoted(text: object) -> str:
    """Input as a message quotes it: shortened, so that no message repeats a whole file."""
    shown = repr(text[: QUOTED + 1]) if isinstance(text, str) else repr(text)
    return shown if len(shown) <= QUOTED + 2 else f"{shown[:QUOTED]}…"


class TracksideError(ValueError):
    """Bad input. Nothing has changed; the message is one line.

    >>> import trackside
    >>> try:
    ...     trackside.game("chess")
    ... except trackside.TracksideError as problem:
    ...     print(str(problem).partition(";")[0])
    there is no game 'chess'
    """


class UnknownGame(TracksideError):
    """No game of that id.

    >>> import trackside
    >>> trackside.game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    trackside.core.edge.errors.UnknownGame: there is no game 'chess'; there are: ...
    """


class NoEncoding(TracksideError):
    """The game has no encoding."""


class BadOption(TracksideError):
    """A number of players, an option or a combination of options that the game does not have.

    >>> import trackside
    >>> trackside.game("steam", players=9)
    Traceback (most recent call last):
        ...
    trackside.core.edge.errors.BadOption: steam is for 3 to 5 players, not 9
    """


class BadCombination(BadOption):
    """Options that cannot be combined, or not with this number of players. `refuses-<key>` in the game's texts explains
    it in the reader's language; the key itself is the reason in a few words."""

    def __init__(self, game: str, key: str, facts: dict[str, object]) -> None:
        super().__init__(game, key, facts)
        self.game = game
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{self.game}: {self.key.replace('-', ' ')}" + (f" ({told})" if told else "")


class BadOverride(TracksideError):
    """A correction of the box that does not fit it; the message names the key.

    >>> import trackside
    >>> trackside.game("steam", players=3, box={"wheels": 8})
    Traceback (most recent call last):
        ...
    trackside.core.edge.errors.BadOverride: wheels: no such key in the box
    """


class BadNotation(TracksideError):
    """A text that is not a move of the game.

    >>> import trackside
    >>> trackside.game("steam", players=3).parse("castle")
    Traceback (most recent call last):
        ...
    trackside.core.edge.errors.BadNotation: 'castle' is not a move of steam
    """


class Impossible(TracksideError):
    """An impossible situation; the message names the component.

    >>> import trackside
    >>> trackside.game("ticket_to_ride_amsterdam", players=2).arrange({"seats": [{"hand": {"pink": 9}}]})
    Traceback (most recent call last):
        ...
    trackside.core.edge.errors.Impossible: pink: 9 of it, but only 6 left in the box
    """


class BadRecord(TracksideError):
    """A record that cannot be read or is not valid; `line` is the line at fault, 0 if there is no single one.

    >>> import trackside
    >>> trackside.read("trackside: 1\\ngame = steam")
    Traceback (most recent call last):
        ...
    trackside.core.edge.errors.BadRecord: line 2: 'game = steam' is not a header of the form 'key: value'
    """

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
