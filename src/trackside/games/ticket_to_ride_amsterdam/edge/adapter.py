"""What the rest of the program asks of this game besides its rules: see core/edge/adapter.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trackside.core.edge.adapter import Figure, GameAdapter
from trackside.games.ticket_to_ride_amsterdam.edge.fields import fields
from trackside.games.ticket_to_ride_amsterdam.edge.forbidden import forbidden
from trackside.games.ticket_to_ride_amsterdam.edge.frames import frames
from trackside.games.ticket_to_ride_amsterdam.edge.panels import figures, panels
from trackside.games.ticket_to_ride_amsterdam.edge.reasons import reasons
from trackside.games.ticket_to_ride_amsterdam.edge.situation import arrange, situation
from trackside.games.ticket_to_ride_amsterdam.edge.view import AmsterdamView, view
from trackside.games.ticket_to_ride_amsterdam.rules.audit import faults, seen, wanted
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition

if TYPE_CHECKING:
    from trackside.core.edge.fields import Fields
    from trackside.core.edge.frames import Frames
    from trackside.core.edge.reason import Reason
    from trackside.core.edge.score_pad import ScorePad
    from trackside.core.encoding import Encoding
    from trackside.core.moves import Move, Rule
    from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam
    from trackside.locales import Words
    from trackside.panels.panel import Panel
    from trackside.search.settings import Settings


class AmsterdamAdapter(GameAdapter[AmsterdamPosition]):
    def __init__(self, game: Amsterdam) -> None:
        super().__init__(game)
        self.its = game

    def view(self, p: AmsterdamPosition, seat: int | None) -> AmsterdamView:
        return view(p, seat)

    def situation(self, p: AmsterdamPosition) -> dict[str, Any]:
        return situation(p)

    def arrange(self, situation: Mapping[str, Any]) -> AmsterdamPosition:
        return arrange(self.its, situation)

    def faults(self, p: AmsterdamPosition) -> list[str]:
        return faults(p)

    def fields(self) -> tuple[Fields, Fields]:
        its = fields(self.its.box, int(self.its.seats))
        return its.table, its.seat

    def frames(self) -> Frames:
        return frames(self.its.box, int(self.its.seats))

    def panels(self, view: AmsterdamView, say: Words) -> list[Panel]:
        return panels(self.its, view, say)

    def figures(self, view: AmsterdamView, say: Words) -> list[list[Figure]]:
        return figures(view, say)

    def reasons(self, p: AmsterdamPosition, seat: int) -> list[Reason]:
        return reasons(p, seat)

    def forbidden(self, words: list[str]) -> Rule | None:
        return forbidden(self.its, words)

    def wanted(self) -> set[str]:
        return wanted()

    def seen(self, p: AmsterdamPosition, move: Move[AmsterdamPosition]) -> set[str]:
        return seen(p, move)

    # Seldom asked for, so imported only then.

    def settings(self, level: str) -> Settings:
        from trackside.games.ticket_to_ride_amsterdam.advice.levels import settings

        return settings(self.its, level)

    def encoding(self) -> Encoding[AmsterdamPosition]:
        from trackside.games.ticket_to_ride_amsterdam.advice.encoding import encoding

        return encoding(self.its)

    def inputs(self) -> Encoding[AmsterdamPosition]:
        from trackside.games.ticket_to_ride_amsterdam.advice.inputs import inputs

        return inputs(self.its)

    def score_pad(self) -> ScorePad:
        from trackside.games.ticket_to_ride_amsterdam.edge.score_pad import score_pad

        return score_pad(self.its)

    def entries(self, p: AmsterdamPosition, seat: int) -> dict[str, int]:
        from trackside.games.ticket_to_ride_amsterdam.edge.score_pad import entries

        return entries(p, seat)
