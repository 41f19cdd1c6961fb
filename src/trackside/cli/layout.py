"""How panels are laid out on a terminal: narrow ones side by side, and beside a drawing whatever there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from trackside.core.panel import Panel

SEAT_COLOURS = ("cyan", "magenta", "yellow", "green", "red")
BORDER = 4  # columns of a frame
GAP = 2  # columns between the parts of a folded table
LONG = 10  # rows of a table that stands in one part
SQUEEZE = 1.5  # how much wider than its place beside a drawing a panel may be
NOTE = 36  # columns a note wants; it wraps


def layout(panels: Sequence[Panel], console: Console) -> list[RenderableType]:
    """Rows of frames, as wide as the terminal; the order is that of the panels, but gaps are filled with later ones."""
    rows: list[RenderableType] = []
    left = [panel for panel in panels if panel.rows or panel.picture or panel.note]
    while left:
        drawing = drawn(left[0], console.width)
        beside = _beside(left, console) if drawing else []
        if beside:
            wide = natural_width(left[0], console)
            stack = [frame(panel, console, console.width - wide) for panel in beside]
            rows.append(_side_by_side([(frame(left[0], console, wide), wide), (Group(*stack), console.width - wide)]))
            left = [panel for panel in left[1:] if panel not in beside]
        else:
            row = _row(left, console)
            left = [panel for panel in left if panel not in row]
            rows.append(_spread(row, console))
    return rows


def _beside(panels: Sequence[Panel], console: Console) -> list[Panel]:
    """The panels that fit beside the drawing of the first, one under the other; their lines may wrap a little."""
    width = console.width - natural_width(panels[0], console)
    height = len(panels[0].picture) + 2
    beside: list[Panel] = []
    for panel in panels[1:]:
        if natural_width(panel, console) > SQUEEZE * width or drawn(panel, console.width):
            continue
        lines = console.render_lines(frame(panel, console, width), console.options.update(width=width))
        if len(lines) <= height:
            height -= len(lines)
            beside.append(panel)
    return beside


def _row(panels: Sequence[Panel], console: Console) -> list[Panel]:
    """The first panel and whatever stands beside it."""
    row = [panels[0]]
    free = console.width - natural_width(panels[0], console)
    for panel in panels[1:]:
        width = natural_width(panel, console)
        if width <= free and not drawn(panel, console.width):
            row.append(panel)
            free -= width
    return row


def _spread(row: Sequence[Panel], console: Console) -> RenderableType:
    """Frames of one height, with the columns that are left over shared out among them."""
    widths = [natural_width(panel, console) for panel in row]
    spare = console.width - sum(widths)
    widths = [width + spare * (at + 1) // len(row) - spare * at // len(row) for at, width in enumerate(widths)]
    made = [frame(panel, console, width) for panel, width in zip(row, widths, strict=True)]
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


def frame(panel: Panel, console: Console, width: int) -> Frame:
    """A drawing if there is one and it fits, else the table that says the same."""
    inside: list[RenderableType] = []
    if drawn(panel, width):
        inside.append(drawing(panel))
    elif panel.rows:
        inside.append(folded(panel, console, width - BORDER))
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


def natural_width(panel: Panel, console: Console) -> int:
    """How wide the panel is if nothing but its note wraps; never wider than the terminal."""
    widths = [len(panel.title) + 2, min(len(panel.note), NOTE)]
    if drawn(panel, console.width):
        widths += [len(line) for line in panel.picture]
    elif panel.rows:
        widths.append(Measurement.get(console, console.options, folded(panel, console, console.width - BORDER)).maximum)
    return min(max(widths) + BORDER, console.width)


def folded(panel: Panel, console: Console, width: int) -> Table:
    """The table of a panel; a long one stands in two or more parts side by side, where they fit."""
    whole = table(panel, panel.rows)
    room = (width + GAP) // (Measurement.get(console, console.options, whole).maximum + GAP)
    parts = min(room, -(-len(panel.rows) // LONG))
    if parts < 2:
        return whole
    height = -(-len(panel.rows) // parts)
    grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_row(*(table(panel, panel.rows[at : at + height]) for at in range(0, len(panel.rows), height)))
    return grid


def table(panel: Panel, rows: Sequence[Sequence[str]]) -> Table:
    grid = Table(box=None, show_header=bool(panel.columns), header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for column in panel.columns or [""] * max(len(row) for row in panel.rows):
        grid.add_column(Text(column))
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid
