"""Answers "Why can't I?": which moves a thing on the table allows, or which rule forbids them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from trackside.core.moves import Move, Rule, Target
from trackside.core.position import Position


@dataclass(frozen=True)
class Explanation:
    """The answer about one thing: the legal moves that touch it, or else the nearest refusal."""

    legal: list[Move[Any]]
    move: Move[Any] | None  # the refused move that came nearest
    rule: Rule | None  # its refusal; None if there is a legal move, or no move at all touches the thing


def explain_target(p: Position, target: Target) -> Explanation:
    """Ask every move of the catalogue that touches the thing. Of several refusals the nearest is given
    (`Rule.nearness`): missing money before a building in the way, and that before a question about something else.
    Among equally near ones, the rule that refuses most of these moves comes first, then the first in catalogue order.
    """
    legal: list[Move[Any]] = []
    refused: list[tuple[Move[Any], Rule]] = []
    for move in p.game.moves:
        if target in move.where(p):
            rule = p.refusal(move)
            if rule is None:
                legal.append(move)
            else:
                refused.append((move, rule))
    if legal or not refused:
        return Explanation(legal, None, None)
    often = Counter(rule.key for _, rule in refused)
    move, rule = max(refused, key=lambda each: (each[1].nearness, often[each[1].key]))
    return Explanation([], move, rule)
