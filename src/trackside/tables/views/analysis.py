"""An analysis in the reader's language, and positions of its better lines."""

from __future__ import annotations

from trackside.analysis.result import Analysis, Decision, Player, TurningPoint
from trackside.analysis.words import better, cost, sentence, turning_point
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.locales import words
from trackside.tables.shapes import AnalysisView, DecisionView, PlayerAnalysis, TurningPointView
from trackside.tables.table import Table
from trackside.tables.views.table_card import seat_names


def analysis_view(table: Table, analysis: Analysis, language: str) -> AnalysisView:
    say = words(language, table.row.game).seated(seat_names(table.seats, language))
    playthrough = table.playthrough
    decisions: list[DecisionView] = []
    for each in analysis.decisions:
        mistaken = each.grade in ("inaccurate", "bad")
        decisions.append(
            DecisionView(
                ply=each.ply,
                end=each.ply + len(each.moves),
                seat=each.seat,
                grade=each.grade,
                before=each.before.value,
                after=each.after.value,
                reach=each.after.reach,
                loss=each.loss,
                points_lost=each.points_lost,
                cost=cost(each, say) if mistaken else "",
                text=sentence(playthrough.at(each.ply), each.moves, say) if mistaken else "",
                better=better(each, playthrough, say) if mistaken and each.better else "",
                better_ply=each.better_ply,
                better_moves=len(each.better) if mistaken else 0,
            )
        )
    return AnalysisView(
        plies=analysis.plies,
        playouts=analysis.playouts,
        players=[player_view(player, say.who(player.seat)) for player in analysis.players],
        decisions=decisions,
        turning_points=[
            point_view(point, analysis, turning_point(point, analysis, playthrough, say))
            for point in analysis.turning_points
        ],
    )


def player_view(player: Player, name: str) -> PlayerAnalysis:
    good, inaccurate, bad = player.shares()
    return PlayerAnalysis(
        seat=player.seat,
        name=name,
        decisions=player.good + player.inaccurate + player.bad,
        good=round(good, 4),
        inaccurate=round(inaccurate, 4),
        bad=round(bad, 4),
        own=player.own,
        others=player.others,
        luck=player.luck.value,
        luck_reach=player.luck.reach,
        result=player.result,
    )


def point_view(point: TurningPoint, analysis: Analysis, text: str) -> TurningPointView:
    decision = analysis.decisions[point.decision]
    ply = decision.better_ply if point.kind == "mistake" else decision.ply + len(decision.moves)
    return TurningPointView(
        decision=point.decision, ply=ply, seat=point.seat, kind=point.kind, change=point.change, text=text
    )


def position_in_line(table: Table, decision: Decision, moves: int) -> Position:
    """The position after some moves of the better line. While another game with the same seed runs, what lies hidden is
    dealt anew: otherwise the line would tell it."""
    position = table.playthrough.at(decision.better_ply)
    position.journal = None  # that of the table is another one
    if not table.seed_is_public:
        position.resample(decision.seat, Rng(1))
    for text in decision.better[:moves]:
        position.play(text)
    return position
