"""Isle of Trains: All Aboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trackside.core.arrays import i64
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.core.score import places as ranks
from trackside.games.isle_of_trains.box import Box
from trackside.games.isle_of_trains.catalogue import all_moves
from trackside.games.isle_of_trains.hints import rate
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.resample import resample
from trackside.games.isle_of_trains.scoring import CATEGORIES, scores
from trackside.games.isle_of_trains.setup import set_up
from trackside.games.isle_of_trains.solo import won

if TYPE_CHECKING:
    from trackside.core.about import Setting


class IsleOfTrains(Game[Table]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.players, setting.options)
        super().__init__(setting, CATEGORIES, all_moves(self.box))

    def set_up(self, rng: Rng) -> Table:
        return set_up(self, self.box, rng)

    def scores(self, p: Table) -> list[Score]:
        return scores(p)

    def places(self, p: Table) -> list[int]:
        """IOT-9.4; alone one is first with a scenario won or a challenge finished, and second otherwise."""
        if self.box.solo:
            return [1 if won(p) else 2]
        return ranks(scores(p))

    def resample(self, p: Table, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: Table, moves: list[Move[Table]]) -> list[float]:
        return rate(p, moves)

    def view(self, p: Table, seat: int | None) -> Any:
        from trackside.games.isle_of_trains.view import view

        return view(p, seat)

    def arrange(self, situation: dict[str, Any]) -> Table:
        from trackside.games.isle_of_trains.situation import arrange

        return arrange(self, situation)

    def situation(self, p: Table) -> dict[str, Any]:
        from trackside.games.isle_of_trains.situation import situation

        return situation(p)

    def faults(self, p: Table) -> list[str]:
        from trackside.games.isle_of_trains.audit import faults

        return faults(p)

    def panels(self, view: Any, say: Any) -> list[Any]:
        from trackside.games.isle_of_trains.panels import panels

        return panels(view, say)

    def note(self, p: Table, move: Move[Table]) -> tuple[str, dict[str, Any]] | None:
        from trackside.games.isle_of_trains.notes import note

        return note(p, move)

    def reasons(self, p: Table, seat: int) -> list[Any]:
        from trackside.games.isle_of_trains.reasons import reasons

        return reasons(p, seat)
