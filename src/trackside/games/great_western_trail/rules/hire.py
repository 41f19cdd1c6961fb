"""Chapter 7: hire a worker."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import ROWS, WORKER_SPACES, WORKERS
from trackside.games.great_western_trail.rules.perform import decline_refusal, offer_immediate
from trackside.games.great_western_trail.rules.position import WesternPosition, one
from trackside.games.great_western_trail.rules.principles import Decline, Offer
from trackside.games.great_western_trail.rules.refusals import CANNOT_PAY, NO_SUCH_WORKER, NOT_NOW, ROW_BARRED, ROW_FULL


class Hire(Move[WesternPosition, "HireWorker"]):
    """GWT-7.1 to 7.5: a worker from a row of the job market to the next space of its row on the board."""

    def __init__(self, row: i64, worker: i64) -> None:
        super().__init__(f"hire {WORKERS[worker]} {row + 1}")
        self.row = row
        self.worker = worker

    def facts(self) -> dict[str, Any]:
        return {"worker": WORKERS[self.worker], "row": self.row + 1}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("job", f"{self.row + 1} {WORKERS[self.worker]}"), ("worker", WORKERS[self.worker])]

    def refusal(self, p: WesternPosition, seat: i64, modifier: i64) -> Rule | None:
        me = p.players[seat]
        if p.jobs[3 * self.row + self.worker] == 0:
            return NO_SUCH_WORKER
        if self.row >= p.token:
            return ROW_BARRED
        if me.worker(self.worker) >= WORKER_SPACES:
            return ROW_FULL
        return CANNOT_PAY if me.dollars < p.box.row_cost[self.row] + modifier else None

    def play(self, p: WesternPosition, asked: HireWorker) -> None:
        seat = asked.seat
        me = p.players[seat]
        cost = p.box.row_cost[self.row] + asked.modifier
        p.jobs[3 * self.row + self.worker] -= 1
        me.workers += one(self.worker)
        if p.journal is not None:
            p.tell(seat, "hire", {"worker": WORKERS[self.worker], "row": self.row + 1, "dollars": cost})
        me.dollars -= cost
        offer_immediate(p, seat, p.box.worker_slot[WORKER_SPACES * self.worker + me.worker(self.worker) - 1])


class HireWorker(Offer):
    """GWT-7.1, 7.2: `modifier` is what the icon adds to the price of the row."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, modifier: i64, optional: bool) -> None:
        super().__init__(seat, below)
        self.modifier = modifier
        self.optional = optional

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.modifier)

    def settle(self, p: WesternPosition) -> bool:
        if can_hire(p, self.seat, self.modifier):
            return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Hire):
            return move.refusal(p, self.seat, self.modifier)
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        row: i64
        worker: i64
        for row in range(min(p.token, len(p.box.row_cost))):
            for worker in range(3):
                if p.jobs[3 * row + worker]:
                    self.offer(p, p.box.at.hire + 3 * row + worker, 1, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"modifier": self.modifier, "cheaper": max(-self.modifier, 0)}


def can_hire(p: WesternPosition, seat: i64, modifier: i64) -> bool:
    me = p.players[seat]
    row: i64
    worker: i64
    for row in range(min(p.token, len(p.box.row_cost))):
        if p.box.row_cost[row] + modifier <= me.dollars:
            for worker in range(3):
                if p.jobs[3 * row + worker] and me.worker(worker) < WORKER_SPACES:
                    return True
    return False


def why_no_hire(p: WesternPosition, seat: i64) -> Rule:
    """GWT-7.1 to 7.3: why nobody can be hired: above the token there is nobody, no room for anybody, or no money."""
    me = p.players[seat]
    against = NO_SUCH_WORKER
    row: i64
    worker: i64
    for row in range(min(p.token, len(p.box.row_cost))):
        for worker in range(3):
            if p.jobs[3 * row + worker]:
                if me.worker(worker) < WORKER_SPACES:
                    return CANNOT_PAY
                against = ROW_FULL
    return against


def all_hires() -> list[Move[WesternPosition]]:
    moves: list[Move[WesternPosition]] = []
    row: i64
    worker: i64
    for row in range(ROWS):
        for worker in range(3):
            moves.append(Hire(row, worker))
    return moves
