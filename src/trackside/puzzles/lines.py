"""Lines: the decisions that a puzzle compares, each as the sequence of its moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trackside.core.position import Position

Line = tuple[str, ...]  # moves in notation, of one seat; before the last of them it learns nothing


def lines(p: Position) -> list[Line]:
    """Every decision of a position once: each compound with each of its endings, and the moves that begin none.

    Of lines that lead to the same position the first one stands for all.

    >>> import trackside
    >>> from trackside.puzzles.lines import lines
    >>> lines(trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7))[:2]
    [('keep contract_10',), ('keep contract_21',)]
    """
    found: dict[Line, None] = {}
    begun: set[str] = set()
    for compound in p.game.compounds(p):
        begun.add(compound.moves[0])
        for ending in [each.moves for each in compound.endings] or [[]]:
            found[tuple(compound.moves) + tuple(ending)] = None
    for move in p.moves():
        if move.text not in begun:
            found[(move.text,)] = None
    return distinct(p, found)


def distinct(p: Position, found: Iterable[Line]) -> list[Line]:
    """Without lines that lead to the same position as an earlier one. What the last move reveals is part of the
    position."""
    places: list[object] = []
    kept: list[Line] = []
    whole = list(found)
    if all(len(line) == 1 for line in whole):
        return whole  # different moves; comparing hundreds of positions would take long
    for line in whole:
        place = position_after(p, line).situation()
        if place not in places:
            places.append(place)
            kept.append(line)
    return kept


def position_after(p: Position, line: Sequence[str]) -> Position:
    """The position that a line leads to; IllegalMove names the move that is not allowed."""
    at = p.copy()
    for text in line:
        at.play(text)
    return at


def begins(line: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether a line is the beginning of another, or all of it."""
    return tuple(whole[: len(line)]) == tuple(line)
