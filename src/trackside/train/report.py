"""The learning curves of a run as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 20, 44
COLOURS = ("#2f6fb5", "#b5532f", "#3f8f4f", "#7a4fa3", "#6b7280")
STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300)  # between two marks, in minutes

Row = dict[str, Any]


def curves(rows: Sequence[Row]) -> str:
    """The share of games won against each opponent by minutes of the processor, with intervals of 95 %, as SVG."""
    most = max((row["minutes"] for row in rows), default=0.0) or 1.0
    opponents = list(rows[0]["against"]) if rows else []

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / most

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share

    def path(line: list[tuple[float, float]]) -> str:
        return " ".join(f"{x(minutes):.1f},{y(share):.1f}" for minutes, share in line)

    shapes = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>']
    for quarter in range(5):
        at = y(quarter / 4)
        shapes.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#d8dce2"/>')
        shapes.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{quarter * 25} %</text>')
    step = next((step for step in STEPS if most / step <= 8), STEPS[-1])
    for mark in range(int(most / step + 1e-9) + 1):
        where = x(mark * step)
        shapes.append(f'<text x="{where:.1f}" y="{HEIGHT - 24}" text-anchor="middle">{mark * step:g}</text>')
    for number, name in enumerate(opponents):
        colour = COLOURS[number % len(COLOURS)]
        seen = [(row["minutes"], row["against"][name]) for row in rows]
        band = [(minutes, its["high"]) for minutes, its in seen] + [
            (minutes, its["low"]) for minutes, its in seen[::-1]
        ]
        line = [(minutes, its["won"]) for minutes, its in seen]
        shapes.append(f'<polygon points="{path(band)}" fill="{colour}" fill-opacity="0.12"/>')
        shapes.append(f'<polyline points="{path(line)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at = HEIGHT - BOTTOM - 14 - 18 * number
        words = f"won against {name}"
        shapes.append(f'<text x="{WIDTH - RIGHT - 8}" y="{at}" text-anchor="end" fill="{colour}">{words}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    shapes.append(f'<text x="{middle:.0f}" y="{HEIGHT - 6}" text-anchor="middle">minutes of the processor</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return "\n".join([f'{head} font-size="13" fill="#1f2937">', *shapes, "</svg>"]) + "\n"
