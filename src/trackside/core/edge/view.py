"""Views: what one seat, or a spectator, may know of a position. Every game adds its fields to these."""

from __future__ import annotations

from typing import Any

import msgspec

from trackside.core.position import Position


class Ask(msgspec.Struct, frozen=True):
    """What the position asks: the question by name, whom, and the facts of its sentence for the seat that decides."""

    question: str
    seat: int
    facts: dict[str, Any]


NOT_SENT = ("moves",)  # fields that a server's clients do not get: it sends the moves with their sentences


class View(msgspec.Struct, frozen=True, kw_only=True):
    viewer: int | None
    seat: int  # who decides; -1 when nobody
    ply: int
    horizon: int
    over: bool
    ask: Ask | None
    moves: list[str]  # notations, for the seat that decides; empty for all others


def heading(p: Position, viewer: int | None) -> dict[str, Any]:
    """The fields that all views share."""
    asked = p.asked
    own = asked is not None and viewer == asked.seat
    return {
        "viewer": viewer,
        "seat": int(p.seat),
        "ply": int(p.ply),
        "horizon": int(p.horizon),
        "over": p.over,
        "ask": None if asked is None else Ask(asked.name, int(asked.seat), asked.facts(p) if own else {}),
        "moves": [move.text for move in p.moves()] if own else [],
    }
