"""The game as the rest of the program sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trackside.core.arrays import i64
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.games.ticket_to_ride_amsterdam.box import Box
from trackside.games.ticket_to_ride_amsterdam.claim import all_claims
from trackside.games.ticket_to_ride_amsterdam.contracts import DrawContracts, all_keeps
from trackside.games.ticket_to_ride_amsterdam.draw import DrawFromDeck, all_takes
from trackside.games.ticket_to_ride_amsterdam.hints import rate
from trackside.games.ticket_to_ride_amsterdam.position import Table
from trackside.games.ticket_to_ride_amsterdam.resample import resample
from trackside.games.ticket_to_ride_amsterdam.scoring import CATEGORIES, scores
from trackside.games.ticket_to_ride_amsterdam.setup import set_up
from trackside.games.ticket_to_ride_amsterdam.turn import Pass

if TYPE_CHECKING:
    from trackside.core.about import Setting


class Amsterdam(Game[Table]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data)
        self.dense: bool = setting.options["bonus_tie_ranking"] == "dense"  # TTR-8.4
        moves: list[Move[Table]] = []
        moves.extend(all_takes(self.box))
        moves.append(DrawFromDeck())
        moves.append(DrawContracts())
        moves.append(Pass())
        moves.extend(all_claims(self.box))
        moves.extend(all_keeps(self.box))
        super().__init__(setting, CATEGORIES, moves)

    def set_up(self, rng: Rng) -> Table:
        return set_up(self, self.box, rng)

    def scores(self, p: Table) -> list[Score]:
        return scores(p, self.categories, self.dense)

    def resample(self, p: Table, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: Table, moves: list[Move[Table]]) -> list[float]:
        return rate(p, moves)

    def view(self, p: Table, seat: int | None) -> Any:
        from trackside.games.ticket_to_ride_amsterdam.view import view

        return view(p, seat)

    def arrange(self, situation: dict[str, Any]) -> Table:
        from trackside.games.ticket_to_ride_amsterdam.situation import arrange

        return arrange(self, situation)

    def situation(self, p: Table) -> dict[str, Any]:
        from trackside.games.ticket_to_ride_amsterdam.situation import situation

        return situation(p)

    def faults(self, p: Table) -> list[str]:
        from trackside.games.ticket_to_ride_amsterdam.audit import faults

        return faults(p)

    def panels(self, view: Any, say: Any) -> list[Any]:
        from trackside.games.ticket_to_ride_amsterdam.panels import panels

        return panels(self.setting.data, view, say)

    def reasons(self, p: Table, seat: int) -> list[Any]:
        from trackside.games.ticket_to_ride_amsterdam.reasons import reasons

        return reasons(p, seat, self.dense)
