"""The learning curve as a picture."""

from __future__ import annotations

from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, BOTTOM, EDGE = 50, 40, 20
COLOURS = {"random": "#2b6cb0", "greedy": "#c05621"}
HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="12">'


def draw(file: Path, rows: list[dict[str, float]]) -> None:
    """The share of games won against each opponent, by minutes of training."""
    most = max(row["minutes"] for row in rows) or 1.0
    parts = [HEAD, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = level(share)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - EDGE}" stroke="#ddd"/>')
        parts.append(f'<text x="10" y="{y + 4:.1f}">{share:.0%}</text>')
    for number, (name, colour) in enumerate(COLOURS.items()):
        points = " ".join(f"{across(row['minutes'], most):.1f},{level(row[name]):.1f}" for row in rows)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = HEIGHT - 60 - 16 * number
        parts.append(f'<text x="{WIDTH - 180}" y="{y}" fill="{colour}">wins against {name}</text>')
    parts.append(f'<text x="{WIDTH // 2 - 60}" y="{HEIGHT - 10}">minutes of training, to {most:.0f}</text></svg>')
    file.write_text("\n".join(parts) + "\n")


def level(share: float) -> float:
    return (HEIGHT - BOTTOM) - (HEIGHT - BOTTOM - EDGE) * share


def across(minutes: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - EDGE) * minutes / most
