"""Undo: free for moves from which nobody learned anything, otherwise with the consent of the others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from trackside.tables import clocks, incidents, seams, standing_orders
from trackside.tables.changes import Change, SeatFields, TableFields
from trackside.tables.news import Undone
from trackside.tables.play import position_fields
from trackside.tables.refusals import Refused
from trackside.tables.state import Player
from trackside.tables.table import Table


class PendingUndo(msgspec.Struct, frozen=True):
    """A request to undo that waits for the consent of others."""

    seat: int  # that asks
    ply: int  # to go back to
    waiting: list[int]  # seats that have not answered

    def to_column(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


def pending(table: Table) -> PendingUndo | None:
    stored = table.row.undo_request
    return None if stored is None else msgspec.convert(stored, PendingUndo)


def free_undo_ply(table: Table, own: Sequence[int]) -> int | None:
    """The earliest ply to which the player of these seats may go back without consent; None if there is none.

    Moves of a stand-in bot cannot be undone freely: the bot would play them again while the others' time runs.
    """
    playthrough = table.playthrough
    if not playthrough.ply or playthrough.movers[-1] not in own:
        return None
    mover = playthrough.movers[-1]
    if incidents.stand_in_reason(table, mover) is not None:
        return None
    returns = [i.ply for i in incidents.all_incidents(table) if i.seat == mover and i.kind == "back"]
    ply = max(playthrough.free_undo(), *returns, 0)
    return ply if ply < playthrough.ply else None


def last_decision_ply(table: Table, own: Sequence[int]) -> int | None:
    """The ply at which one of these seats last decided; None if none has moved."""
    movers = table.playthrough.movers
    return next((ply for ply in reversed(range(len(movers))) if movers[ply] in own), None)


def undo(table: Table, who: Player, ply: int, now: float) -> Change:
    """Take back one's own moves without asking anybody."""
    own = table.require_seat(who.id)
    table.require_state("playing")
    earliest = free_undo_ply(table, own)
    if earliest is None or not earliest <= ply < table.ply:
        raise Refused("undo-not-free")
    return take_back(table, ply, now)


def request(table: Table, who: Player, ply: int | None, now: float) -> Change:
    """Ask the others to go back to a ply, or to before one's own last decision. Done at once if there are no others."""
    own = table.require_seat(who.id)
    table.require_state("playing")
    if table.row.rated:
        raise Refused("rated-undo")
    to = last_decision_ply(table, own) if ply is None else ply
    if to is None:
        raise Refused("no-own-move")
    if to >= table.ply:
        raise Refused("ply-not-played")
    others = table.other_seats(who.id)
    if not others:
        return take_back(table, to, now)
    seat = table.viewer_seat(who.id) if len(own) > 1 else own[0]
    asked = PendingUndo(seat=own[0] if seat is None else seat, ply=to, waiting=others)
    return Change(table=TableFields(undo_request=asked.to_column()))


def answer(table: Table, who: Player, accept: bool, now: float) -> Change:
    """Accept or decline a request. Whoever asked withdraws it by declining."""
    own = table.require_seat(who.id)
    asked = pending(table)
    if asked is None or table.row.state != "playing":
        raise Refused("no-undo-request")
    if asked.seat in own and not accept:
        return Change(table=TableFields(undo_request=None))
    answering = next((seat for seat in asked.waiting if seat in own), None)
    if answering is None:
        raise Refused("not-asked")
    if not accept:
        declined = incidents.with_incident(table, "undo-refused", asked.seat, ply=table.ply, by=answering)
        return Change(table=TableFields(undo_request=None, happenings=declined))
    waiting = [seat for seat in asked.waiting if seat not in own]
    if waiting:
        rest = msgspec.structs.replace(asked, waiting=waiting)
        return Change(table=TableFields(undo_request=rest.to_column()))
    count = table.ply - asked.ply
    change = take_back(table, asked.ply, now)
    added = incidents.with_incident(table, "taken-back", asked.seat, ply=asked.ply, moves=count)
    change.table["happenings"] = [*change.table["happenings"], added[-1]]
    return change


def without(asked: PendingUndo, leaving: Collection[int]) -> dict[str, Any] | None:
    """A request when these seats leave: it no longer waits for their consent, and one they asked for is dropped."""
    waiting = [seat for seat in asked.waiting if seat not in leaving]
    if not waiting or asked.seat in leaving:
        return None
    return msgspec.structs.replace(asked, waiting=waiting).to_column()


def take_back(table: Table, ply: int, now: float) -> Change:
    """Undo to that ply. Used time is not given back."""
    thinking, left = table.deciding, clocks.seconds_left(table, table.deciding, now)
    table.take_back(ply)
    seat = table.deciding
    seats: dict[int, SeatFields] = {}
    if standing_orders.matching_move(table, seat) is not None:  # it would play the same move again
        seats[seat] = SeatFields(orders=[])
    if table.clock.kind == "live" and left is not None:
        seats.setdefault(thinking, SeatFields())["left"] = max(0.0, left)
    fields = position_fields(table, now, thinking)
    fields["happenings"] = incidents.after_undo(table, ply)
    if table.row.seams:
        fields["seams"] = seams.to_column(table.playthrough.record)
    return Change(table=fields, seats=seats, undo_to=ply, news=[Undone(table=table.id, ply=ply)])
