"""What a coach says."""

from __future__ import annotations

from trackside.analysis.coach import Advice
from trackside.analysis.decisions import longest
from trackside.analysis.words import cost, sentence
from trackside.locales import words
from trackside.tables.shapes import CoachView
from trackside.tables.table import Table
from trackside.tables.views.table_card import seat_names


def coach_view(table: Table, advice: Advice, language: str) -> CoachView:
    decision = advice.decision
    return CoachView(
        ply=decision.ply,
        seat=decision.seat,
        grade=decision.grade,
        before=decision.before.value,
        after=decision.after.value,
        reach=decision.after.reach,
        loss=decision.loss,
        text=_said(table, advice, language) if decision.better else "",
        better=decision.better if decision.better_ply == decision.ply else [],
    )


def _said(table: Table, advice: Advice, language: str) -> str:
    """What the moves cost, what is better, and why."""
    say = words(language, table.row.game).seated(seat_names(table.seats, language))
    decision = advice.decision
    p = table.position.copy()
    for text in decision.moves[: decision.better_ply - decision.ply]:
        p.play(text)
    facts = {
        "change": cost(decision, say),
        "better": sentence(p, decision.better[: longest(p, decision.better)], say),
        "parts": say.parts(advice.parts),
    }
    return say.say("coach-doubt" if facts["parts"] else "coach-doubt-plain", facts)
