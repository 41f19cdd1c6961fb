"""Lays out panels on a terminal: narrow ones side by side, and beside a drawing if there is room."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from trackside.panels.panel import Panel

SEAT_COLOURS = ("cyan", "magenta", "yellow", "green", "red")
BORDER = 4  # columns of a frame
TITLE = BORDER + 2  # columns beside a title
COLUMN_GAP = 2
GAP = 2  # between the parts of a folded table
TALL = 8  # lines of a drawing that others are stacked beside
LONG = 10  # rows of a table that is not folded
SQUEEZE = 1.5  # how much wider than its place beside a drawing a panel may be
NOTE = 36  # columns of a note before it wraps


def layout(panels: Sequence[Panel], console: Console) -> list[RenderableType]:
    """Rows of frames, as wide as the terminal; the order is that of the panels, but gaps are filled with later ones."""
    rows: list[RenderableType] = []
    left = [panel for panel in panels if panel.rows or panel.picture or panel.note]
    while left:
        beside = _beside(left, console) if len(left[0].picture) >= TALL else []
        if beside:
            wide = natural_width(left[0], console.width)
            stack = [frame(panel, console.width - wide) for panel in beside]
            rows.append(_side_by_side([(frame(left[0], wide), wide), (Group(*stack), console.width - wide)]))
            left = _without(left, [left[0], *beside])
        else:
            row = _row(left, console)
            left = _without(left, row)
            rows.append(_spread(row, console))
    return rows


def _without(panels: Sequence[Panel], taken: Sequence[Panel]) -> list[Panel]:
    """Compared by identity: two equal panels are both shown."""
    return [panel for panel in panels if not any(panel is other for other in taken)]


def _beside(panels: Sequence[Panel], console: Console) -> list[Panel]:
    """The panels that fit beside the drawing of the first, one under the other; their lines may wrap a little."""
    if not drawn(panels[0], console.width):
        return []
    width = console.width - natural_width(panels[0], console.width)
    height = len(panels[0].picture) + 2
    beside: list[Panel] = []
    for panel in panels[1:]:
        if natural_width(panel, console.width) > SQUEEZE * width or cell_len(panel.title) + TITLE > width:
            continue  # its lines would wrap too much, or its title would be cut
        lines = console.render_lines(frame(panel, width), console.options.update(width=width))
        if len(lines) <= height:
            height -= len(lines)
            beside.append(panel)
    return beside


def _row(panels: Sequence[Panel], console: Console) -> list[Panel]:
    """The first panel and whatever stands beside it."""
    row = [panels[0]]
    free = console.width - natural_width(panels[0], console.width)
    for panel in panels[1:]:
        width = natural_width(panel, console.width)
        if width <= free:
            row.append(panel)
            free -= width
    return row


def _spread(row: Sequence[Panel], console: Console) -> RenderableType:
    """Frames of one height, with the columns that are left over shared out among them."""
    widths = [natural_width(panel, console.width) for panel in row]
    spare = console.width - sum(widths)
    widths = [width + spare * (at + 1) // len(row) - spare * at // len(row) for at, width in enumerate(widths)]
    made = [frame(panel, width) for panel, width in zip(row, widths, strict=True)]
    lines = [
        len(console.render_lines(it, console.options.update(width=width)))
        for it, width in zip(made, widths, strict=True)
    ]
    for it in made:
        it.height = max(lines)
    return _side_by_side(list(zip(made, widths, strict=True)))


def _side_by_side(parts: Sequence[tuple[RenderableType, int]]) -> Table:
    grid = Table.grid()
    for _, width in parts:
        grid.add_column(width=width)
    grid.add_row(*(part for part, _ in parts))
    return grid


def frame(panel: Panel, width: int) -> Frame:
    """A drawing if there is one and it fits, and the table, unless the drawing says the same."""
    inside: list[RenderableType] = []
    if drawn(panel, width):
        inside.append(drawing(panel))
        if panel.legend:
            inside.append(Text(panel.legend, style="dim"))
    if tabled(panel, width):
        inside.append(folded(panel, width - BORDER))
    if panel.note:
        inside.append(Text(panel.note))
    style = "dim" if panel.seat is None else SEAT_COLOURS[panel.seat % len(SEAT_COLOURS)]
    title = Text(panel.title, style="bold not dim")
    return Frame(Group(*inside), title=title, title_align="left", border_style=style, box=ROUNDED, width=width)


def drawing(panel: Panel) -> Text:
    """The picture, with names in brackets in bold and what belongs to a seat, by its number, in that seat's colour."""
    text = Text("\n".join(panel.picture), no_wrap=True)
    text.highlight_regex(r"\[[^\]\s]+\]", "bold")
    for seat, colour in enumerate(SEAT_COLOURS):
        text.highlight_regex(rf"(?<=\s){seat + 1}(?!\S)", f"bold {colour}")
    return text


def drawn(panel: Panel, width: int) -> bool:
    """Whether the panel has a drawing that fits."""
    return bool(panel.picture) and max(len(line) for line in panel.picture) <= width - BORDER


def tabled(panel: Panel, width: int) -> bool:
    """Whether the table is shown: a board's drawing says the same, a seat has more than a drawing shows."""
    return bool(panel.rows) and (panel.seat is not None or not drawn(panel, width))


def natural_width(panel: Panel, most: int) -> int:
    """How wide the panel is if nothing but its note wraps; never more than `most`."""
    widths = [cell_len(panel.title) + TITLE - BORDER, min(len(panel.note), NOTE)]
    if drawn(panel, most):
        widths += [len(line) for line in panel.picture]
    if tabled(panel, most):
        parts = folds(panel, most - BORDER)
        widths.append(parts * (table_width(panel) + GAP) - GAP)
    return min(max(widths) + BORDER, most)


def folded(panel: Panel, width: int) -> Table:
    """The table of a panel; a long one stands in two or more parts side by side, where they fit."""
    parts = folds(panel, width)
    if parts == 1:
        return table(panel, panel.rows)
    height = -(-len(panel.rows) // parts)
    grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_row(*(table(panel, panel.rows[at : at + height]) for at in range(0, len(panel.rows), height)))
    return grid


def folds(panel: Panel, width: int) -> int:
    """Into how many parts the table of a panel is folded."""
    room = (width + GAP) // (table_width(panel) + GAP)
    return max(1, min(room, -(-len(panel.rows) // LONG)))


def table_width(panel: Panel) -> int:
    """How wide the table of a panel is if nothing wraps."""
    cells = zip_longest(*([panel.columns] if panel.columns else []), *panel.rows, fillvalue="")
    widths = [max(cell_len(cell) for cell in column) for column in cells]
    return sum(widths) + COLUMN_GAP * (len(widths) - 1)


def table(panel: Panel, rows: Sequence[Sequence[str]]) -> Table:
    grid = Table(
        box=None, show_header=bool(panel.columns), header_style="dim", pad_edge=False, padding=(0, COLUMN_GAP, 0, 0)
    )
    for column in panel.columns or [""] * max(len(row) for row in panel.rows):
        grid.add_column(Text(column))
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid
