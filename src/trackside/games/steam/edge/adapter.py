"""What the rest of the program asks of this game besides its rules: see core/edge/adapter.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trackside.core.edge.adapter import Figure, GameAdapter, Note
from trackside.games.steam.advice.compounds import compounds
from trackside.games.steam.edge.fields import fields
from trackside.games.steam.edge.forbidden import forbidden
from trackside.games.steam.edge.frames import frames
from trackside.games.steam.edge.notes import note
from trackside.games.steam.edge.panels import figures, panels
from trackside.games.steam.edge.reasons import reasons
from trackside.games.steam.edge.situation import arrange, situation
from trackside.games.steam.edge.view import SteamView, view
from trackside.games.steam.rules.audit import faults, seen, wanted
from trackside.games.steam.rules.position import SteamPosition

if TYPE_CHECKING:
    from trackside.core.compound import Compound
    from trackside.core.edge.adapter import EarlierMoves
    from trackside.core.edge.fields import Fields
    from trackside.core.edge.frames import Frames
    from trackside.core.edge.reason import Reason
    from trackside.core.edge.score_pad import ScorePad
    from trackside.core.encoding import Encoding
    from trackside.core.moves import Move, Rule
    from trackside.games.steam.game import Steam
    from trackside.locales import Words
    from trackside.panels.panel import Panel
    from trackside.search.settings import Settings


class SteamAdapter(GameAdapter[SteamPosition]):
    def __init__(self, game: Steam) -> None:
        super().__init__(game)
        self.its = game

    def view(self, p: SteamPosition, seat: int | None) -> SteamView:
        return view(p, seat)

    def situation(self, p: SteamPosition) -> dict[str, Any]:
        return situation(p)

    def arrange(self, situation: Mapping[str, Any]) -> SteamPosition:
        return arrange(self.its, situation)

    def faults(self, p: SteamPosition) -> list[str]:
        return faults(p)

    def fields(self) -> tuple[Fields, Fields]:
        its = fields(self.its.box, int(self.its.seats))
        return its.table, its.seat

    def frames(self) -> Frames:
        return frames(self.its.box, int(self.its.seats))

    def panels(self, view: SteamView, say: Words) -> list[Panel]:
        return panels(self.its, view, say)

    def figures(self, view: SteamView, say: Words) -> list[list[Figure]]:
        return figures(view, say)

    def reasons(self, p: SteamPosition, seat: int) -> list[Reason]:
        return reasons(p, seat)

    def compounds(self, p: SteamPosition) -> list[Compound]:
        return compounds(p)

    def note(self, p: SteamPosition, move: Move[SteamPosition]) -> Note | None:
        return note(p, move)

    def forbidden(self, words: list[str]) -> Rule | None:
        return forbidden(self.its, words)

    def wanted(self) -> set[str]:
        return wanted()

    def seen(self, p: SteamPosition, move: Move[SteamPosition]) -> set[str]:
        return seen(p, move)

    # Seldom asked for, so imported only then.

    def settings(self, level: str) -> Settings:
        from trackside.games.steam.advice.levels import settings

        return settings(self.its, level)

    def encoding(self) -> Encoding[SteamPosition]:
        from trackside.games.steam.advice.encoding import encoding

        return encoding(self.its)

    def score_pad(self) -> ScorePad:
        from trackside.games.steam.edge.score_pad import score_pad

        return score_pad(self.its)

    def entries(self, p: SteamPosition, seat: int) -> dict[str, int]:
        from trackside.games.steam.edge.score_pad import entries

        return entries(p, seat)

    def earlier_moves(self, rules: int) -> EarlierMoves:
        from trackside.games.steam.edge.earlier_rules import EarlierMoves

        return EarlierMoves(rules)
