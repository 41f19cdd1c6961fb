"""The screen: shows panels, moves and sentences with Rich. plain.py shows the same as linear text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from trackside.panels.layout import SEAT_COLOURS, layout

if TYPE_CHECKING:
    from trackside.cli.menu import Entry
    from trackside.panels.panel import Panel

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and the lines that have scrolled off it
FIGURES = "0123456789%"
NUMBER = 4  # columns of a move's number
NOTATION = 20  # columns that a notation needs; with fewer it is left out
ROOM_TO_ANSWER = 14  # lines for the log, the question and its answers


class Screen(Protocol):
    def heading(self, text: str) -> None: ...

    def line(self, text: str = "") -> None: ...

    def aside(self, text: str) -> None:
        """A line of less importance."""

    def error(self, text: str) -> None: ...

    def event(self, text: str, seat: int) -> None:
        """A line of the journal."""

    def panels(self, panels: Sequence[Panel]) -> None: ...

    def fits(self, panels: Sequence[Panel]) -> bool:
        """Whether these panels and a question can be seen at once."""

    def moves(self, heading: str, entries: Sequence[Entry]) -> None:
        """Moves of one kind: number, sentence, notation."""

    def folded(self, heading: str, text: str) -> None:
        """Moves of one kind that are not shown, and how to see them."""

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], total: bool = False) -> None:
        """A table of figures; the last row may be a total."""

    def listing(self, rows: Sequence[tuple[str, str]]) -> None:
        """Terms and what they mean."""

    def markdown(self, text: str) -> None: ...

    def clear(self) -> None:
        """Hide what is and was on the terminal."""


class Terminal(Console):
    def on_broken_pipe(self) -> None:
        """The reader closed the pipe: `main` handles it."""
        raise BrokenPipeError


class RichScreen:
    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Terminal(highlight=False)

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(text, style="bold"))

    def line(self, text: str = "") -> None:
        self.console.print(Text(text))

    def aside(self, text: str) -> None:
        self.console.print(Text(text, style="dim"))

    def error(self, text: str) -> None:
        self.console.print(Text(text, style="red"))

    def event(self, text: str, seat: int) -> None:
        mark = Text("▪ ", style=SEAT_COLOURS[seat % len(SEAT_COLOURS)] if seat >= 0 else "dim")
        row = Table.grid()
        row.add_row(mark, Text(text))
        self.console.print(row)

    def panels(self, panels: Sequence[Panel]) -> None:
        for row in layout(panels, self.console):
            self.console.print(row)

    def fits(self, panels: Sequence[Panel]) -> bool:
        if not self.console.is_terminal:
            return False
        rows = layout(panels, self.console)
        return sum(len(self.console.render_lines(row)) for row in rows) <= self.console.height - ROOM_TO_ANSWER

    def moves(self, heading: str, entries: Sequence[Entry]) -> None:
        self.console.print(Text(heading, style="bold"))
        room = self.console.width - NUMBER - max(cell_len(entry.sentence) for entry in entries) - 2
        rows = Table.grid(padding=(0, 1))
        rows.add_column(justify="right", style="bold yellow", min_width=NUMBER)
        rows.add_column()
        rows.add_column(style="dim", no_wrap=True, overflow="ellipsis", max_width=max(room, 1))
        for entry in entries:
            notation = Text(entry.notation if room >= NOTATION else "")
            rows.add_row(str(entry.number), Text(entry.sentence), notation)
        self.console.print(rows)

    def folded(self, heading: str, text: str) -> None:
        self.console.print(Text(heading, style="bold").append(f"  {text}", style="not bold yellow"))

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], total: bool = False) -> None:
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        for at, column in enumerate(columns):
            figures = all(not cell or cell[-1] in FIGURES for cell in (row[at] for row in rows))
            table.add_column(Text(column), justify="right" if at > 0 and figures else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row), style="bold" if total and row is rows[-1] else None)
        self.console.print(table)

    def listing(self, rows: Sequence[tuple[str, str]]) -> None:
        terms = Table.grid(padding=(0, 2))
        terms.add_column(style="bold", max_width=self.console.width // 2, overflow="fold")
        for term, meaning in rows:
            terms.add_row(Text(term), Text(meaning))
        self.console.print(terms)

    def markdown(self, text: str) -> None:
        self.console.print(Markdown(text))

    def clear(self) -> None:
        self.console.file.write(CLEAR)
