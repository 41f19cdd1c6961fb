"""Changes of a table: what moves, undo, start and departure write to its rows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypedDict

import msgspec

from trackside.core.difference import Situation, difference
from trackside.core.edge.record import as_json
from trackside.core.position import Position
from trackside.games import about
from trackside.tables import clocks, incidents, seams, standing_orders, undo
from trackside.tables.results import ResultFields, final_results
from trackside.tables.table import Table


class TableFields(TypedDict, total=False):
    """Columns of a table's row that a change sets."""

    host: str | None
    state: str
    rules: int
    opening: str
    seams: list[dict[str, Any]]
    ply: int
    deciding: int
    turn_since: float
    resting: dict[str, Any] | None
    due: float | None
    undo_request: dict[str, Any] | None
    happenings: list[dict[str, Any]]
    rematch: str


class SeatFields(TypedDict, total=False):
    """Columns of a seat's row that a change sets."""

    kind: str
    person: str | None
    name: str
    level: str | None
    left: float | None
    orders: list[Any]
    hidden: bool
    entrant: str | None


class MoveFields(TypedDict):
    """Columns of a new row of `moves`."""

    ply: int
    text: str
    seconds: float | None
    at: float
    difference: str


class Change(msgspec.Struct, kw_only=True):
    """What one transaction does to a table."""

    table: TableFields = {}
    seats: dict[int, SeatFields] = {}
    moves: list[MoveFields] = []
    undo_to: int | None = None  # ply
    results: list[ResultFields] = []  # of a game that is over
    moved_by: str = "human"  # for the metrics

    def parts(self) -> str:
        """What other processes must read again besides the table's row: m(oves), s(eats)."""
        undone = self.undo_to is not None
        return ("m" if self.moves or undone else "") + ("s" if self.seats or undone else "")


def play_moves(table: Table, moves: Sequence[str], now: float, moved_by: str, tried: bool = False) -> Change:
    """Play moves in memory and return the change that stores them. An illegal move raises and changes nothing.

    `tried` says that a trial has shown that all are legal.
    """
    playthrough = table.playthrough
    mover = table.deciding
    ply = playthrough.ply
    spent = max(0.0, now - table.row.turn_since)
    clock = table.clock
    left = clocks.seconds_left(table, mover, now)
    before = playthrough.position.copy() if len(moves) > 1 else None
    situation = table.situation()
    playthrough.play(moves, round(spent, 1) if clock.kind != "none" else None, tried)
    rows: list[MoveFields] = []
    for n, line in enumerate(playthrough.record.lines[ply:], start=1):
        after = table.situation() if before is None or n == len(moves) else _situation_after(before, line.text)
        made = as_json(difference(situation, after))
        rows.append(MoveFields(ply=ply + n, text=line.text, seconds=line.seconds, at=now, difference=made))
        situation = after
    seats: dict[int, SeatFields] = {}
    if clock.kind == "live" and left is not None:
        turn_ended = table.deciding != mover
        increment = float(clock.increment or 0) if turn_ended else 0.0
        table.seats[mover].left = max(0.0, left) + increment
        seats = {mover: SeatFields(left=table.seats[mover].left)}
    results = final_results(table, now) if playthrough.position.over else []
    fields = _current_state(table, now, mover)
    return Change(table=fields, seats=seats, moves=rows, results=results, moved_by=moved_by)


def take_back(table: Table, ply: int, now: float) -> Change:
    """Undo to that ply in memory and return the change that stores it. Used time is not given back."""
    thinking, left = table.deciding, clocks.seconds_left(table, table.deciding, now)
    table.playthrough.undo(ply)
    table.forget_situation()
    table.clear_journals()
    seat = table.deciding
    seats: dict[int, SeatFields] = {}
    if standing_orders.matching_move(table, seat) is not None:  # it would play the same move again
        seats[seat] = SeatFields(orders=[])
    if table.clock.kind == "live" and left is not None:
        table.seats[thinking].left = max(0.0, left)
        seats.setdefault(thinking, SeatFields())["left"] = table.seats[thinking].left
    fields = _current_state(table, now, thinking)
    fields["happenings"] = incidents.after_undo(table, ply)
    if table.row.seams:
        fields["seams"] = seams.to_column(table.playthrough.record)
    return Change(table=fields, seats=seats, undo_to=ply)


def _situation_after(p: Position, text: str) -> Situation:
    """Play a move of a batch, known to be legal."""
    p.play(text)
    return p.situation()


def start_game(table: Table, now: float) -> Change:
    """Deal the cards, by the current rules even if the table was created before they changed."""
    table.row.rules = about(table.row.game).version
    table.replay([])
    clock = table.clock
    left = clocks.starting_seconds(clock) if clock.kind == "live" else None
    seats = {seat.seat: SeatFields(left=left, entrant=seat.person) for seat in table.seats}
    fields = _current_state(table, now)
    fields["rules"] = table.row.rules
    fields["opening"] = as_json(table.situation())
    return Change(table=fields, seats=seats)


def replace_by_bots(table: Table, seats: dict[int, SeatFields], now: float) -> Change:
    """Give the seats of people who leave to bots.

    A pending undo no longer waits for their consent, and one they asked for is dropped.
    """
    happenings = incidents.with_incident(table, "left", *seats, ply=table.playthrough.ply)
    fields = TableFields(happenings=happenings)
    if table.deciding in seats:
        fields["due"] = now + clocks.BOT_TIMEOUT
    request = undo.pending(table)
    if request is not None:
        fields["undo_request"] = _undo_without(request, seats)
    return Change(table=fields, seats=seats)


def _undo_without(request: undo.PendingUndo, leaving: Collection[int]) -> dict[str, Any] | None:
    waiting = [seat for seat in request.waiting if seat not in leaving]
    if not waiting or request.seat in leaving:
        return None
    return msgspec.structs.replace(request, waiting=waiting).to_column()


def _current_state(table: Table, now: float, previous: int = -1) -> TableFields:
    """The columns that describe the current position; `previous` is the seat that decided before."""
    playthrough = table.playthrough
    seat = table.deciding
    turn_since, resting = now, table.row.resting
    if table.clock.kind == "days":  # its deadline is for the turn, not for each move
        person = table.seats[seat].person if seat >= 0 else None
        if seat == previous:
            turn_since = table.row.turn_since
        else:
            resting = table.quiet_hours.get(person or "")
    return TableFields(
        ply=playthrough.ply,
        state="over" if playthrough.position.over else "playing",
        deciding=seat,
        turn_since=turn_since,
        resting=resting,
        undo_request=None,
        due=earliest(clocks.check_at(table, now, turn_since, resting), order_due(table, now)),
    )


def order_due(table: Table, now: float) -> float | None:
    """When another process plays the move of a standing order, in case this one does not."""
    return now + clocks.BOT_TIMEOUT if standing_orders.matching_move(table, table.deciding) is not None else None


def earliest(*times: float | None) -> float | None:
    return min((time for time in times if time is not None), default=None)
