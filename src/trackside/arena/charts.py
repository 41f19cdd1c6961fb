"""Small SVG charts for reports, without a charting library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor

WIDTH = 720
BARS = 24  # of a histogram
COLOURS = (
    "#2f6fb5",
    "#d9822b",
    "#3c9d6b",
    "#b5476f",
    "#7a5cc0",
    "#8a8f3a",
    "#4aa3b8",
    "#c0563a",
    "#6b7280",
    "#a38560",
    "#27808c",
)


def svg(height: float, shapes: Sequence[str], name: str) -> str:
    inside = "".join(shapes)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(name)}">{inside}</svg>'


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, colour: str, words: str = "", opacity: float = 1.0) -> str:
    title = f"<title>{escape(words)}</title>" if words else ""
    size = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return f'<rect {size} fill="{colour}" fill-opacity="{opacity:.2f}">{title}</rect>'


def matrix(names: Sequence[str], rates: Sequence[Sequence[float | None]]) -> str:
    """Names beside and above, and in every field how often the row is ahead of the column."""
    side, field = 160.0, min(90.0, (WIDTH - 160.0) / max(len(names), 1))
    shapes = [text(side + (at + 0.5) * field, 16, shortened(name, field), "middle") for at, name in enumerate(names)]
    told: list[str] = []
    for row, name in enumerate(names):
        y = 24 + row * 34
        shapes.append(text(side - 8, y + 20, shortened(name, side), "end"))
        for column, rate in enumerate(rates[row]):
            if rate is None:
                continue
            x = side + column * field
            colour = COLOURS[0] if rate >= 0.5 else COLOURS[1]
            words = f"{name} – {names[column]}: {rate:.0%}"
            told.append(words)
            shapes.append(box(x + 1, y, field - 2, 32, colour, words, 0.1 + 1.4 * abs(rate - 0.5)))
            shapes.append(text(x + field / 2, y + 20, f"{rate:.0%}", "middle"))
    return svg(30 + 34 * len(names), shapes, "; ".join(told))


def histogram(values: Mapping[str, Sequence[float]]) -> str:
    """How often which value came up, one row of bars for each name."""
    all_values = [value for each in values.values() for value in each]
    if not all_values:
        return ""
    low, high = floor(min(all_values)), ceil(max(all_values))
    width = max((high - low) / BARS, 1e-9)
    side, step, tall = 160.0, (WIDTH - 180.0) / BARS, 60.0
    shapes: list[str] = []
    told: list[str] = []
    for row, (name, its) in enumerate(values.items()):
        counts = [0] * BARS
        for value in its:
            counts[min(int((value - low) / width), BARS - 1)] += 1
        base = (row + 1) * (tall + 10)
        most = max(counts) or 1
        mean = sum(its) / len(its) if its else 0.0
        told.append(f"{name}: {mean:.1f}")
        shapes.append(text(side - 8, base - 24, shortened(name, side), "end"))
        shapes.append(text(side - 8, base - 8, f"⌀ {signed(mean, 1)}", "end"))
        for at, count in enumerate(counts):
            high_of = tall * count / most
            words = f"{low + at * width:.1f} – {low + (at + 1) * width:.1f}: {count}"
            shapes.append(box(side + at * step, base - high_of, step - 1, high_of, COLOURS[row % len(COLOURS)], words))
    bottom = len(values) * (tall + 10) + 16
    if low < 0 < high:
        shapes += zero_line(side - low / width * step, bottom - 16)
        shapes.append(text(side - low / width * step, bottom, "0", "middle"))
    shapes += [text(side, bottom, signed(low)), text(side + BARS * step, bottom, signed(high), "end")]
    return svg(bottom + 6, shapes, "; ".join(told))


def stacked(values: Mapping[str, Mapping[str, float]]) -> str:
    """A bar for each name, made up of its parts; what is lost stands to the left of the line."""
    parts = list(dict.fromkeys(part for its in values.values() for part in its))
    most = max((sum(max(x, 0.0) for x in its.values()) for its in values.values()), default=1.0) or 1.0
    least = min((sum(min(x, 0.0) for x in its.values()) for its in values.values()), default=0.0)
    side = 160.0
    unit = (WIDTH - side - 20) / (most - least)
    zero = side - least * unit
    shapes: list[str] = []
    told: list[str] = []
    for row, (name, its) in enumerate(values.items()):
        y = 8 + row * 34
        shapes.append(text(side - 8, y + 18, shortened(name, side), "end"))
        right = left = zero
        for number, part in enumerate(parts):
            points = its.get(part, 0.0)
            words = f"{name} – {part}: {points:.1f}"
            told.append(words)
            if points < 0:
                left += points * unit
            x = right if points >= 0 else left
            shapes.append(box(x, y, abs(points) * unit, 26, COLOURS[number % len(COLOURS)], words))
            if points > 0:
                right += points * unit
    y = 8 + len(values) * 34
    if least < 0:
        shapes += zero_line(zero, y)
    for number, part in enumerate(parts):
        x, line = (number % 4) * 180.0, number // 4
        shapes.append(box(x, y + 8 + line * 20, 12, 12, COLOURS[number % len(COLOURS)]))
        shapes.append(text(x + 18, y + 18 + line * 20, part))
    return svg(y + 24 + 20 * (len(parts) // 4 + 1), shapes, "; ".join(told))


def zero_line(x: float, height: float) -> list[str]:
    return [f'<line class="zero" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height:.1f}" />']


def signed(value: float, digits: int = 0) -> str:
    """A number with a real minus."""
    return f"{value:.{digits}f}".replace("-", "−")


def shortened(name: str, width: float) -> str:
    """As many letters as fit."""
    fit = int(width / 7)
    return name if len(name) <= fit else name[: fit - 1] + "…"
