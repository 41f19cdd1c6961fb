"""The summary of an analysis: totals for each player, and the turning points of the game."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.analysis.chances import winners
from trackside.analysis.decisions import INACCURATE
from trackside.analysis.estimate import Estimate
from trackside.analysis.result import Decision, Player, TurningPoint
from trackside.core.position import Position

MOST = 5  # turning points
ENOUGH = 3  # with fewer mistakes, luck is named as well
LUCKY = 0.05  # change of a chance that is worth naming


def players(names: Sequence[str], decisions: Sequence[Decision], last: Position) -> list[Player]:
    seats = int(last.game.seats)
    result = winners(last.game.places(last)) if last.over else [None] * seats
    return [player(seat, names[seat] if seat < len(names) else "", decisions, result[seat]) for seat in range(seats)]


def player(seat: int, name: str, decisions: Sequence[Decision], result: float | None) -> Player:
    own = [decision for decision in decisions if decision.seat == seat]
    counts = {grade: sum(1 for each in own if each.grade == grade) for grade in ("good", "inaccurate", "bad", "forced")}
    lost = [each.given[seat] for each in own if each.given]
    given = [each.given[seat] for each in decisions if each.seat != seat and each.given]
    luck = [each.luck[seat] for each in decisions if each.luck]
    return Player(
        seat=seat,
        name=name,
        good=counts["good"],
        inaccurate=counts["inaccurate"],
        bad=counts["bad"],
        forced=counts["forced"],
        own=round(sum(lost), 4),
        others=round(sum(given), 4),
        luck=sum(luck, start=Estimate(0.0)),
        result=result,
    )


def turning_points(decisions: Sequence[Decision]) -> list[TurningPoint]:
    """The greatest mistakes; if they are few, also the greatest strokes of luck beyond the noise."""
    mistakes = [
        TurningPoint(number, each.seat, "mistake", -each.loss)
        for number, each in enumerate(decisions)
        if each.loss >= INACCURATE
    ]
    found = sorted(mistakes, key=lambda point: point.change)[:MOST]
    if len(found) < ENOUGH:
        luck = [
            TurningPoint(number, seat, "luck", its.value)
            for number, each in enumerate(decisions)
            for seat, its in enumerate(each.luck)
            if seat == each.seat and abs(its.value) - its.reach > LUCKY
        ]
        found += sorted(luck, key=lambda point: -abs(point.change))[: ENOUGH - len(found)]
    return sorted(found, key=lambda point: point.decision)
