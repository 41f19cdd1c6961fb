"""What the rest of the program asks of this game besides its rules: see core/edge/adapter.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trackside.core.edge.adapter import Figure, GameAdapter, Note
from trackside.games.great_western_trail.advice.compounds import compounds
from trackside.games.great_western_trail.edge.box_facts import BoxFacts, box_facts
from trackside.games.great_western_trail.edge.fields import fields
from trackside.games.great_western_trail.edge.forbidden import forbidden
from trackside.games.great_western_trail.edge.frames import frames
from trackside.games.great_western_trail.edge.notes import note
from trackside.games.great_western_trail.edge.panels import figures, panels
from trackside.games.great_western_trail.edge.parts import PARTS
from trackside.games.great_western_trail.edge.reasons import reasons
from trackside.games.great_western_trail.edge.situation import arrange, situation
from trackside.games.great_western_trail.edge.view import GreatWesternTrailView, view
from trackside.games.great_western_trail.rules.audit import faults, seen, wanted
from trackside.games.great_western_trail.rules.position import WesternPosition

if TYPE_CHECKING:
    from trackside.core.compound import Compound
    from trackside.core.edge.adapter import EarlierMoves
    from trackside.core.edge.fields import Fields
    from trackside.core.edge.frames import Frames
    from trackside.core.edge.reason import Reason
    from trackside.core.edge.score_pad import ScorePad
    from trackside.core.encoding import Encoding
    from trackside.core.moves import Move, Rule
    from trackside.games.great_western_trail.game import GreatWesternTrail
    from trackside.locales import Words
    from trackside.panels.panel import Panel
    from trackside.search.settings import Settings


class WesternAdapter(GameAdapter[WesternPosition]):
    def __init__(self, game: GreatWesternTrail) -> None:
        super().__init__(game)
        self.its = game

    def view(self, p: WesternPosition, seat: int | None) -> GreatWesternTrailView:
        return view(p, seat)

    def situation(self, p: WesternPosition) -> dict[str, Any]:
        return situation(p)

    def arrange(self, situation: Mapping[str, Any]) -> WesternPosition:
        return arrange(self.its, situation)

    def faults(self, p: WesternPosition) -> list[str]:
        return faults(p)

    def fields(self) -> tuple[Fields, Fields]:
        its = fields(self.its.box, int(self.its.seats))
        return its.table, its.seat

    def frames(self) -> Frames:
        return frames(self.its.box, int(self.its.seats))

    def panels(self, view: GreatWesternTrailView, say: Words) -> list[Panel]:
        return panels(self.its, view, say)

    def figures(self, view: GreatWesternTrailView, say: Words) -> list[list[Figure]]:
        return figures(view, say)

    def reasons(self, p: WesternPosition, seat: int) -> list[Reason]:
        return reasons(p, seat)

    def compounds(self, p: WesternPosition) -> list[Compound]:
        return compounds(p)

    def note(self, p: WesternPosition, move: Move[WesternPosition]) -> Note | None:
        return note(p, move)

    def forbidden(self, words: list[str]) -> Rule | None:
        return forbidden(self.its, words)

    def parts(self) -> Mapping[str, str]:
        return PARTS

    def box_facts(self) -> BoxFacts:
        return box_facts(self.its)

    def wanted(self) -> set[str]:
        return wanted()

    def seen(self, p: WesternPosition, move: Move[WesternPosition]) -> set[str]:
        return seen(p, move)

    # Seldom asked for, so imported only then.

    def settings(self, level: str) -> Settings:
        from trackside.games.great_western_trail.advice.levels import settings

        return settings(self.its, level)

    def encoding(self) -> Encoding[WesternPosition]:
        from trackside.games.great_western_trail.advice.encoding import encoding

        return encoding(self.its)

    def score_pad(self) -> ScorePad:
        from trackside.games.great_western_trail.edge.score_pad import score_pad

        return score_pad(self.its)

    def entries(self, p: WesternPosition, seat: int) -> dict[str, int]:
        from trackside.games.great_western_trail.edge.score_pad import entries

        return entries(p, seat)

    def earlier_moves(self, rules: int) -> EarlierMoves:
        from trackside.games.great_western_trail.edge.earlier_rules import EarlierMoves

        return EarlierMoves(rules)
