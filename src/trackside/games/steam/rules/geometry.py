"""Hexes and tile faces: edges, steps, rotations. Pure geometry, no positions.

Flat-topped hexes in axial coordinates. Edges run clockwise from the top: 0 = N, 1 = NE, 2 = SE, 3 = S, 4 = SW, 5 = NW.
A path joins two edges, or an edge and the town in the middle. An *orientation* is a face in one rotation; rotations
that give the same paths are one orientation.
"""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import i64

EDGES: Final = 6
TOWN: Final = 6  # the inner end of a town path, beside the edges 0 .. 5
PAIRS: Final = 15  # edge-edge paths of one hex
STEPS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
DIRECTIONS: Final[list[str]] = ["n", "ne", "se", "s", "sw", "nw"]

Path = tuple[int, int]


def across(edge: i64) -> i64:
    """The same edge, seen from the hex on the other side."""
    return edge + 3 if edge < 3 else edge - 3


def turned(edge: int, rotation: int) -> int:
    """Where an edge of a face comes to lie; the town stays."""
    return edge if edge == TOWN else (edge + rotation) % EDGES


def pair(a: i64, b: i64) -> i64:
    """The number 0 .. 14 of the path between two different edges."""
    low = min(a, b)
    high = max(a, b)
    return low * (9 - low) // 2 + high - 1


def pair_edges() -> list[Path]:
    """The two edges of each pair, in the order of their numbers."""
    return [(low, high) for low in range(EDGES) for high in range(low + 1, EDGES)]


def face_paths(printed: list[list[Any]], rotation: int) -> list[Path]:
    """The paths of a face as the box prints it, turned; each with its smaller end first, so the town is last."""
    out: list[Path] = []
    for ends in printed:
        a, b = [turned(TOWN if end == "town" else int(end), rotation) for end in ends]
        out.append((min(a, b), max(a, b)))
    return out


class Orientation:
    """A face in one rotation."""

    def __init__(self, face: int, rotation: int, paths: list[Path]) -> None:
        self.face = face
        self.rotation = rotation  # the smallest that gives these paths
        self.paths = paths  # in the order of the box
        edges = [end for path in paths for end in path if end != TOWN]
        self.exits: int = len(edges)
        self.mask: int = sum(1 << edge for edge in edges)  # the edges with track, as bits
        self.pairs: int = sum(1 << int(pair(a, b)) for a, b in paths if b != TOWN)  # its edge-edge paths, as bits


def orientations(face: int, printed: list[list[Any]]) -> list[Orientation]:
    """All different rotations of a face."""
    found: list[Orientation] = []
    known: list[list[Path]] = []
    for rotation in range(EDGES):
        paths = face_paths(printed, rotation)
        if sorted(paths) not in known:
            known.append(sorted(paths))
            found.append(Orientation(face, rotation, paths))
    return found
