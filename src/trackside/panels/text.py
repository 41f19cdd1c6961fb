"""Panels as text of a fixed width, without colours."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from trackside.panels.layout import layout
from trackside.panels.panel import Panel

WIDTH = 100  # columns


def as_text(panels: Sequence[Panel], width: int = WIDTH) -> str:
    """The panels as a terminal of that width shows them.

    >>> from trackside.panels import Panel, as_text
    >>> print(as_text([Panel(title="Deck", note="6 cards")], width=20))
    ╭─ Deck ───────────╮
    │ 6 cards          │
    ╰──────────────────╯
    """
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False, legacy_windows=False)
    with console.capture() as capture:
        for row in layout(panels, console):
            console.print(row)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
