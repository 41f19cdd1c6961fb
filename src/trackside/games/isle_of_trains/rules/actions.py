"""Chapter 3: the two actions of a turn, and bonus actions."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import ACTIONS, BUILD, DELIVER, LOAD, TAKE
from trackside.games.isle_of_trains.rules.build import list_builds
from trackside.games.isle_of_trains.rules.deliver import list_first_steps
from trackside.games.isle_of_trains.rules.load import list_loads
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import BOTH_ACTIONS, NOT_NOW, OTHER_ACTION
from trackside.games.isle_of_trains.rules.take import Acting, ActionMove, list_takes


@mypyc_attr(free_list_len=1)
class Action(Acting):
    """IOT-3.1 to 3.3: one of the actions of a turn; `left` are still to do, this one included."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, left: i64) -> None:
        super().__init__(seat, below)
        self.left = left
        self.next: Question[IslePosition] | None = Action(seat, below, left - 1) if left > 1 else below

    def cells(self, p: IslePosition) -> i64:
        return self.left

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"count": int(self.left)}

    def bonus(self) -> bool:
        return False

    def rest(self) -> Question[IslePosition] | None:
        return self.next

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        return BOTH_ACTIONS if isinstance(move, Decline) else why_no_action(p, self, move)

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        list_takes(p, menu)
        list_builds(p, self.seat, menu)
        list_loads(p, self.seat, False, menu)
        list_first_steps(p, self.seat, menu)


@mypyc_attr(free_list_len=1)
class Bonus(Acting):
    """IOT-3.4 to 3.6: a bonus action, one of `choices` (bits), or none."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, choices: i64) -> None:
        super().__init__(seat, below)
        self.choices = choices

    def cells(self, p: IslePosition) -> i64:
        return self.choices << 16

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"actions": [action for n, action in enumerate(ACTIONS) if self.choices >> n & 1]}

    def bonus(self) -> bool:
        return True

    def rest(self) -> Question[IslePosition] | None:
        return self.below

    def settle(self, p: IslePosition) -> bool:
        """IOT-3.5: a bonus action that cannot be performed is lost. Taking is always possible."""
        if self.choices & TAKE != 0:
            return True
        menu = Menu()
        self.list_own(p, menu)
        if menu.count > 1:
            return True
        p.asked = self.below
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if isinstance(move, Decline):
            return None
        if isinstance(move, ActionMove) and self.choices & move.action == 0:
            return OTHER_ACTION
        return why_no_action(p, self, move)

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        if self.choices & TAKE != 0:
            list_takes(p, menu)
        if self.choices & BUILD != 0:
            list_builds(p, self.seat, menu)
        if self.choices & LOAD != 0:
            list_loads(p, self.seat, True, menu)
        if self.choices & DELIVER != 0:
            list_first_steps(p, self.seat, menu)
        menu.add(p.box.at.decline)


class Decline(Move[IslePosition]):
    """IOT-3.5: a bonus action is optional; it is lost."""

    def __init__(self) -> None:
        super().__init__("decline")

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        if p.journal is not None:
            p.tell(asked.seat, "decline", {})


def why_no_action(p: IslePosition, asked: Acting, move: Move[IslePosition]) -> Rule | None:
    """IOT-3.2: the rule against one of the four actions, or None."""
    return move.refusal(p, asked) if isinstance(move, ActionMove) else NOT_NOW
