"""A drawing of the board in text: places by their initials, spaces of routes by the letter of their colour or owner."""

from __future__ import annotations

from typing import Any

WIDTH = 78
HEIGHT = 34
LANE_GAP = 26.0  # between the two lanes of a double route, in units of data.yaml
LETTERS = {"pink": "p", "blue": "b", "green": "g", "black": "k", "red": "r", "orange": "o", "grey": "x"}


def draw_map(data: dict[str, Any], owners: dict[str, int]) -> list[str]:
    """Lines of at most 80 letters. Claimed spaces show the number of the seat, from 1."""
    paper = [[" "] * WIDTH for _ in range(HEIGHT)]
    at = {place["id"]: (float(place["x"]), float(place["y"])) for place in data["locations"]}
    for route in data["routes"]:
        letter = str(owners[route["id"]] + 1) if route["id"] in owners else LETTERS[route["colour"]]
        for x, y in spaces(route, at):
            put(paper, data, x, y, letter)
    for place in data["locations"]:
        put(paper, data, *at[place["id"]], initials(place["name"]))
    lines = ["".join(line).rstrip() for line in paper]
    drawn = [k for k, line in enumerate(lines) if line]
    return lines[drawn[0] : drawn[-1] + 1]


def spaces(route: dict[str, Any], at: dict[str, tuple[float, float]]) -> list[tuple[float, float]]:
    """The middles of the spaces, evenly along the curve between the ends; lanes lie beside it."""
    (x0, y0), (x1, y1) = at[route["ends"][0]], at[route["ends"][1]]
    cx, cy = route.get("ctrl", ((x0 + x1) / 2, (y0 + y1) / 2))
    far = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    side = 0.0 if route["lane"] is None else LANE_GAP / 2 * (1 if route["lane"] == 0 else -1)
    found = []
    for k in range(route["length"]):
        t = (k + 1) / (route["length"] + 1)
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t**2 * x1
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t**2 * y1
        found.append((x + side * (y1 - y0) / far, y - side * (x1 - x0) / far * 1.6))
    return found


def put(paper: list[list[str]], data: dict[str, Any], x: float, y: float, text: str) -> None:
    """Write a text with its middle there."""
    line = round(y / data["board"]["height"] * (HEIGHT - 1))
    column = round(x / data["board"]["width"] * (WIDTH - 1)) - len(text) // 2
    for k, letter in enumerate(text):
        paper[min(max(line, 0), HEIGHT - 1)][min(max(column + k, 0), WIDTH - 1)] = letter


def initials(name: str) -> str:
    """Two letters in brackets: of the first two words, or of the only one."""
    words = name.replace("-", " ").split()
    return f"[{words[0][0]}{words[1][0]}]" if len(words) > 1 else f"[{name[:2]}]"
