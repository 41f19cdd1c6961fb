"""What the rest of the program asks of this game besides its rules: see core/edge/adapter.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trackside.core.edge.adapter import Figure, GameAdapter, Note
from trackside.games.isle_of_trains.advice.compounds import compounds
from trackside.games.isle_of_trains.edge.fields import fields
from trackside.games.isle_of_trains.edge.forbidden import forbidden
from trackside.games.isle_of_trains.edge.frames import frames
from trackside.games.isle_of_trains.edge.notes import note
from trackside.games.isle_of_trains.edge.panels import figures, panels
from trackside.games.isle_of_trains.edge.reasons import reasons
from trackside.games.isle_of_trains.edge.situation import arrange, situation
from trackside.games.isle_of_trains.edge.view import IsleView, view
from trackside.games.isle_of_trains.rules.audit import faults
from trackside.games.isle_of_trains.rules.position import IslePosition

if TYPE_CHECKING:
    from trackside.core.compound import Compound
    from trackside.core.edge.adapter import EarlierMoves
    from trackside.core.edge.fields import Fields
    from trackside.core.edge.frames import Frames
    from trackside.core.edge.reason import Reason
    from trackside.core.edge.score_pad import ScorePad
    from trackside.core.encoding import Encoding
    from trackside.core.moves import Move, Rule
    from trackside.games.isle_of_trains.game import IsleOfTrains
    from trackside.locales import Words
    from trackside.panels.panel import Panel
    from trackside.search.settings import Settings


class IsleAdapter(GameAdapter[IslePosition]):
    def __init__(self, game: IsleOfTrains) -> None:
        super().__init__(game)
        self.its = game

    def view(self, p: IslePosition, seat: int | None) -> IsleView:
        return view(p, seat)

    def situation(self, p: IslePosition) -> dict[str, Any]:
        return situation(p)

    def arrange(self, situation: Mapping[str, Any]) -> IslePosition:
        return arrange(self.its, situation)

    def faults(self, p: IslePosition) -> list[str]:
        return faults(p)

    def fields(self) -> tuple[Fields, Fields]:
        its = fields(self.its.box, int(self.its.seats))
        return its.table, its.seat

    def frames(self) -> Frames:
        return frames(self.its.box, int(self.its.seats))

    def panels(self, view: IsleView, say: Words) -> list[Panel]:
        return panels(self.its, view, say)

    def figures(self, view: IsleView, say: Words) -> list[list[Figure]]:
        return figures(view, say)

    def reasons(self, p: IslePosition, seat: int) -> list[Reason]:
        return reasons(p, seat)

    def compounds(self, p: IslePosition) -> list[Compound]:
        return compounds(p)

    def note(self, p: IslePosition, move: Move[IslePosition]) -> Note | None:
        return note(p, move)

    def forbidden(self, words: list[str]) -> Rule | None:
        return forbidden(self.its, words)

    # Seldom asked for, so imported only then.

    def settings(self, level: str) -> Settings:
        from trackside.games.isle_of_trains.advice.levels import settings

        return settings(self.its, level)

    def encoding(self) -> Encoding[IslePosition]:
        from trackside.games.isle_of_trains.advice.encoding import encoding

        return encoding(self.its)

    def score_pad(self) -> ScorePad:
        from trackside.games.isle_of_trains.edge.score_pad import score_pad

        return score_pad(self.its)

    def entries(self, p: IslePosition, seat: int) -> dict[str, int]:
        from trackside.games.isle_of_trains.edge.score_pad import entries

        return entries(p, seat)

    def table_entries(self, p: IslePosition) -> dict[str, int]:
        from trackside.games.isle_of_trains.edge.score_pad import table_entries

        return table_entries(p)

    def earlier_moves(self, rules: int) -> EarlierMoves:
        from trackside.games.isle_of_trains.edge.earlier_rules import EarlierMoves

        return EarlierMoves(rules)
