"""Stacks of situations: the questions that are open in a turn of seat 0, with what always waits beneath them."""

from __future__ import annotations

from typing import Any


def ask(name: str, **arguments: Any) -> dict[str, Any]:
    return {"ask": name, "seat": 0, **arguments}


def turn(*frames: dict[str, Any]) -> list[dict[str, Any]]:
    """Questions of the turn of seat 0."""
    return [{"ask": "next-turn", "seat": 1}, ask("draw-up"), *frames]


def in_phase_b(*frames: dict[str, Any], space: str = "neutral_a", tile: Any = "neutral_tile_a") -> list[dict[str, Any]]:
    """Questions above phase B at a space, with no local action left."""
    phase = ask("phase-b", tile=tile, unused=[], again=[], auxiliary=False, chain=[space], at=space)
    return turn(phase, *frames)


def in_city(*frames: dict[str, Any], subphase: int = 5) -> list[dict[str, Any]]:
    """Questions above Kansas City, of which `subphase` comes next."""
    return turn(ask("kansas-city", subphase=subphase), *frames)
