"""An analysis in words, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.analysis.decisions import INACCURATE, longest
from trackside.analysis.result import Analysis, Decision, TurningPoint
from trackside.core.edge.playthrough import Playthrough
from trackside.core.position import Position
from trackside.locales import RIGHT_TO_LEFT, Words


def percent(value: float, say: Words, signed: bool = False) -> str:
    """A chance, or with a sign a change of one."""
    return say.say("analysis-percent", number=figure(round(100 * value), say, signed))


def figure(whole: int, say: Words, signed: bool) -> str:
    sign = ("+" if whole > 0 else "−" if whole < 0 else "") if signed else ""
    number = f"{sign}{abs(whole)}"
    if sign and say.language in RIGHT_TO_LEFT:
        number = f"\u2066{number}\u2069"  # keeps the sign before its number
    return number


def cost(decision: Decision, say: Words) -> str:
    """What a decision lost: of the chance to win or, if little of that was left to lose, of the lead."""
    if decision.loss >= INACCURATE or not decision.points_lost:
        return percent(-decision.loss, say, signed=True)
    points = max(round(decision.points_lost), 1)
    return say.say("analysis-points", {"count": points, "number": figure(-points, say, signed=True)})


def turning_point(point: TurningPoint, analysis: Analysis, playthrough: Playthrough, say: Words) -> str:
    """What was done, what it changed, and what would have been better."""
    decision = analysis.decisions[point.decision]
    facts = {
        "who": say.who(point.seat),
        "number": decision.ply + 1,
        "played": sentence(playthrough.at(decision.ply), decision.moves, say),
        "change": percent(point.change, say, signed=True),
    }
    if point.kind == "luck":
        return say.say("analysis-lucky" if point.change > 0 else "analysis-unlucky", facts)
    return say.say("analysis-mistake", facts, better=better(decision, playthrough, say))


def better(decision: Decision, playthrough: Playthrough, say: Words) -> str:
    """The first decision of the better line."""
    p = playthrough.at(decision.better_ply)
    return sentence(p, decision.better[: longest(p, decision.better)], say)


def sentence(p: Position, moves: Sequence[str], say: Words) -> str:
    """What a seat does with these moves: as one decision if the game has a name for it. Forced moves are omitted."""
    whole = list(moves)
    at = p.copy()
    found: list[str] = []
    named = [each for each in p.game.compounds(p) if say.has(f"compound-{each.kind}")] if len(whole) > 1 else []
    begun = [each for each in named if whole[: len(each.moves)] == each.moves]
    if begun:
        compound = max(begun, key=lambda each: len(each.moves))
        found.append(say.compound(compound, p))
        for text in compound.moves:
            at.play(text)
        whole = whole[len(compound.moves) :]
    for text in whole:
        move = at.game.parse(text)
        if not found or len(at.moves()) > 1:
            found.append(say.played(move, move.facts_in(at)))
        at.play(move)
    return say.listed(found, "semicolon")
