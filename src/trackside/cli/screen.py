"""The screen: how panels, moves and sentences are shown. Here with Rich; plain.py shows the same as linear text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from trackside.cli.menu import Entry
    from trackside.core.panel import Panel

SEAT_COLOURS = ("cyan", "magenta", "yellow", "green", "red")
TWO_COLUMNS = 110  # a terminal at least this wide shows panels side by side


class Screen(Protocol):
    def heading(self, text: str) -> None: ...

    def line(self, text: str = "") -> None: ...

    def aside(self, text: str) -> None:
        """Something less important."""

    def error(self, text: str) -> None: ...

    def event(self, text: str, seat: int) -> None:
        """A line of the journal."""

    def panels(self, panels: Sequence[Panel]) -> None: ...

    def moves(self, heading: str, entries: Sequence[Entry]) -> None:
        """Moves of one kind: number, sentence, notation."""

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], total: bool = False) -> None:
        """Figures; the first column is text, and the last row may be a total."""

    def listing(self, rows: Sequence[tuple[str, str]]) -> None:
        """Terms and what they mean."""

    def markdown(self, text: str) -> None: ...

    def clear(self) -> None:
        """Hide what is on the screen, if anyone is looking at one."""


class RichScreen:
    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)

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
        width = self.console.width
        if width < TWO_COLUMNS:
            self.console.print(*(self._frame(panel, width) for panel in panels), sep="\n")
            return
        half = width // 2
        stacks: tuple[list[RenderableType], list[RenderableType]] = ([], [])
        heights = [0, 0]
        for panel in panels:
            frame = self._frame(panel, half)
            shorter = 0 if heights[0] <= heights[1] else 1
            stacks[shorter].append(frame)
            heights[shorter] += len(self.console.render_lines(frame, self.console.options.update(width=half)))
        side_by_side = Table.grid()
        side_by_side.add_column(width=half)
        side_by_side.add_column(width=half)
        side_by_side.add_row(Group(*stacks[0]), Group(*stacks[1]))
        self.console.print(side_by_side)

    def _frame(self, panel: Panel, width: int) -> Frame:
        """A drawing if there is one and it fits, else the table that says the same."""
        inside: list[RenderableType] = []
        if panel.picture and max(len(line) for line in panel.picture) <= width - 4:
            inside.append(Text("\n".join(panel.picture), no_wrap=True))
        elif panel.rows:
            inside.append(_grid(panel))
        if panel.note:
            inside.append(Text(panel.note))
        style = "dim" if panel.seat is None else SEAT_COLOURS[panel.seat % len(SEAT_COLOURS)]
        title = Text(panel.title, style="bold")
        return Frame(Group(*inside), title=title, title_align="left", border_style=style, box=ROUNDED, width=width)

    def moves(self, heading: str, entries: Sequence[Entry]) -> None:
        self.console.print(Text(heading, style="bold"))
        rows = Table.grid(padding=(0, 1))
        rows.add_column(justify="right", style="bold yellow", min_width=4)
        rows.add_column()
        rows.add_column(style="dim")
        for entry in entries:
            rows.add_row(str(entry.number), Text(entry.sentence), Text(entry.notation))
        self.console.print(rows)

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], total: bool = False) -> None:
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        for at, column in enumerate(columns):
            table.add_column(Text(column), justify="left" if at == 0 else "right")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row), style="bold" if total and row is rows[-1] else None)
        self.console.print(table)

    def listing(self, rows: Sequence[tuple[str, str]]) -> None:
        terms = Table.grid(padding=(0, 2))
        terms.add_column(style="bold", no_wrap=True)
        for term, meaning in rows:
            terms.add_row(Text(term), Text(meaning))
        self.console.print(terms)

    def markdown(self, text: str) -> None:
        self.console.print(Markdown(text))

    def clear(self) -> None:
        self.console.clear()


def _grid(panel: Panel) -> Table:
    table = Table(box=None, show_header=bool(panel.columns), header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    columns: Sequence[Any] = panel.columns or [""] * max(len(row) for row in panel.rows)
    for column in columns:
        table.add_column(Text(column))
    for row in panel.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
