"""Draws the learning curve from the log of train.py:

python curve.py amsterdam.csv amsterdam.svg
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 20, 44
LINES = {"random": "#6b7280", "greedy": "#2f6fb5"}  # opponents and their colours
STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120)  # between two marks, in minutes

Row = Mapping[str, float]


def curve(rows: Sequence[Row]) -> str:
    """The share of games won against each opponent by minutes of training, with the interval of 95 %."""
    most = max(row["minutes"] for row in rows) or 1.0

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / most

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share

    shapes = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>']
    for quarter in range(5):
        at = y(quarter / 4)
        shapes.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#d8dce2"/>')
        shapes.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{quarter * 25} %</text>')
    step = next((step for step in STEPS if most / step <= 8), STEPS[-1])
    for mark in range(int(most / step + 1e-9) + 1):
        words = f"{mark * step:g}"
        shapes.append(f'<text x="{x(mark * step):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{words}</text>')
    for number, (name, colour) in enumerate(LINES.items()):
        if name not in rows[0]:
            continue
        band = [(row["minutes"], row[f"{name} high"]) for row in rows if f"{name} high" in row]
        band += [(row["minutes"], row[f"{name} low"]) for row in reversed(rows) if f"{name} low" in row]
        line = [(row["minutes"], row[name]) for row in rows]
        if band:
            shapes.append(f'<polygon points="{points(band, x, y)}" fill="{colour}" fill-opacity="0.15"/>')
        shapes.append(f'<polyline points="{points(line, x, y)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at = HEIGHT - BOTTOM - 14 - 18 * number
        words = f"won against {name}"
        shapes.append(f'<text x="{WIDTH - RIGHT - 8}" y="{at}" text-anchor="end" fill="{colour}">{words}</text>')
    shapes.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle">minutes</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return "\n".join([f'{head} font-size="13" fill="#1f2937">', *shapes, "</svg>"]) + "\n"


def points(line: Sequence[tuple[float, float]], x: object, y: object) -> str:
    assert callable(x) and callable(y)
    return " ".join(f"{x(minutes):.1f},{y(share):.1f}" for minutes, share in line)


def main() -> None:
    log, picture = map(Path, sys.argv[1:])
    with log.open(newline="") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    picture.write_text(curve(rows))


if __name__ == "__main__":
    main()
