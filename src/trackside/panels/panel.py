"""Panels: a view as tables and drawings, for a terminal, a screen reader or a general page."""

from __future__ import annotations

import msgspec


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """A titled table, drawing or note, in words of the reader's language.

    >>> from trackside.panels import Panel
    >>> Panel(title="Players", columns=["Player", "Points"], rows=[["Ada", "12"]]).rows
    [['Ada', '12']]
    """

    title: str
    columns: list[str] = []
    rows: list[list[str]] = []
    picture: list[str] = []  # lines of a drawing in fixed-width letters; `rows` or `note` say the same in words
    legend: str = ""  # what the letters of the drawing mean; said only where the drawing is shown
    note: str = ""
    seat: int | None = None  # the seat whose own area this is
