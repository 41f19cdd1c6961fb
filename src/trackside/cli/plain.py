"""The plain screen: linear text without colours, boxes and drawings, for a screen reader or a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trackside.cli.screen import CLEAR
from trackside.games.rulebook import cells, is_rule_off

if TYPE_CHECKING:
    from trackside.cli.menu import Entry
    from trackside.panels.panel import Panel


class PlainScreen:
    def heading(self, text: str) -> None:
        print(f"\n{text}")

    def line(self, text: str = "") -> None:
        print(text)

    def aside(self, text: str) -> None:
        print(text)

    def error(self, text: str) -> None:
        print(text)

    def event(self, text: str, seat: int) -> None:
        print(text)

    def panels(self, panels: Sequence[Panel]) -> None:
        for panel in panels:
            if not panel.rows and not panel.note and not panel.picture:
                continue
            print(f"\n{panel.title}")
            for row in panel.rows:
                print(_sentence(panel.columns, row))
            if panel.note:
                print(panel.note)

    def fits(self, panels: Sequence[Panel]) -> bool:
        """Only what has changed is read aloud again."""
        return False

    def moves(self, heading: str, entries: Sequence[Entry]) -> None:
        print(f"{heading}:")
        for entry in entries:
            print(f"{entry.number}: {entry.sentence} ({entry.notation})")

    def folded(self, heading: str, text: str) -> None:
        print(f"{heading}: {text}")

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], total: bool = False) -> None:
        for row in rows:
            print(_sentence(columns, row))

    def listing(self, rows: Sequence[tuple[str, str]]) -> None:
        for term, meaning in rows:
            print(f"{term}: {meaning}")

    def markdown(self, text: str) -> None:
        """Paragraphs as they are; a table as one sentence per row."""
        columns: list[str] = []
        for line in text.replace("*", "").replace("`", "").splitlines():
            row = cells(line)
            if row is None:
                columns = []
                print(line)
            elif not columns:
                columns = row
            elif not is_rule_off(row):
                print(_sentence(columns, row))

    def clear(self) -> None:
        print(CLEAR, end="")


def _sentence(columns: Sequence[str], row: Sequence[str]) -> str:
    """One row read aloud: each cell after the name of its column; empty cells are left out."""
    named = zip(columns, row, strict=False) if columns else ((("", cell)) for cell in row)
    return "; ".join(f"{column}: {cell}" if column else cell for column, cell in named if cell)
