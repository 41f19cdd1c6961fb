"""A drawing of the map in text, at most 80 columns wide.

Every hex has a centre; neighbours lie four columns and two lines apart, so that there is room for half a path towards
each edge. Half a path is the number of its owner's seat, 0 for nobody; where two halves meet, a stroke joins them.
"""

from __future__ import annotations

from typing import Final

from trackside.games.steam.rules.box import Box
from trackside.games.steam.rules.geometry import EDGES

COLUMN: Final = 4
LINE: Final = 4
LEFT: Final = 5
HALF: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 1), (0, 1), (-1, 1), (-1, -1)]  # towards each edge
MIDDLE: Final[list[tuple[int, int]]] = [(0, -2), (2, -1), (2, 1), (0, 2), (-2, 1), (-2, -1)]  # on the edge itself
STROKES: Final = "|/\\|/\\"


class Sheet:
    """A drawing that grows line by line."""

    def __init__(self) -> None:
        self.lines: list[list[str]] = []

    def put(self, x: int, y: int, text: str) -> None:
        while len(self.lines) <= y:
            self.lines.append([])
        line = self.lines[y]
        while len(line) < x + len(text):
            line.append(" ")
        for k, letter in enumerate(text):
            line[x + k] = letter

    def text(self) -> list[str]:
        return ["".join(line).rstrip() for line in self.lines]


def centre(box: Box, hex: int, top: int) -> tuple[int, int]:
    """Where a hex lies on the sheet: its column letter across, its row number down, odd columns half a row lower."""
    column = ord(box.hex_names[hex][0]) - ord("A")
    row = int(box.hex_names[hex][1:])
    return LEFT + COLUMN * column, 3 + LINE * (row - top) + (LINE // 2) * (column % 2)


def draw_map(box: Box, signs: dict[int, str], cities: set[int], owners: dict[int, int]) -> list[str]:
    """The map with a sign on every hex that has one, and the owners of all exits (hex x 6 + edge; -1 is nobody)."""
    sheet = Sheet()
    rows = [int(name[1:]) for name in box.hex_names]
    top = min(rows)
    for column in range(ord(max(box.hex_names)[0]) - ord("A") + 1):
        sheet.put(LEFT + COLUMN * column, 0, chr(ord("A") + column))
    for row in range(top, max(rows) + 1):
        sheet.put(0, 3 + LINE * (row - top), str(row))
    for hex in range(len(box.hex_names)):
        x, y = centre(box, hex, top)
        sign = signs.get(hex, terrain(box, hex))
        sheet.put(x - len(sign) // 2, y, sign)
        for edge in range(EDGES):
            exit = hex * EDGES + edge
            if exit in owners:
                dx, dy = HALF[edge]
                sheet.put(x + dx, y + dy, str(owners[exit] + 1))
                if joined(box, hex, edge, cities, owners):
                    dx, dy = MIDDLE[edge]
                    sheet.put(x + dx, y + dy, STROKES[edge])
    for one, other in box.blocked:
        x, y = centre(box, box.hex_names.index(one), top)
        u, v = centre(box, box.hex_names.index(other), top)
        sheet.put((x + u) // 2, (y + v) // 2, "#")
    return sheet.text()


def terrain(box: Box, hex: int) -> str:
    """Plain, river, hills, or a river through hills."""
    if box.hills[hex]:
        return "%" if box.river[hex] else "^"
    return "~" if box.river[hex] else "."


def joined(box: Box, hex: int, edge: int, cities: set[int], owners: dict[int, int]) -> bool:
    """Whether track across the edge, or a city, meets this exit."""
    beyond = box.beside[hex * EDGES + edge]
    if beyond < 0:
        return False
    return int(beyond) in cities or beyond * EDGES + (edge + 3) % EDGES in owners
