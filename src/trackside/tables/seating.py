"""Who sits where: joining, changing seats, leaving, and what becomes of a table that nobody keeps."""

from __future__ import annotations

import hmac

from trackside.tables import incidents, undo
from trackside.tables.changes import Change, SeatFields, TableFields
from trackside.tables.refusals import Refused
from trackside.tables.requests import SeatChange
from trackside.tables.seats import may_take, open_seat, person_seat, replacement_bot, requested_seat
from trackside.tables.state import Player
from trackside.tables.table import Table


def require_account(who: Player) -> None:
    """Ratings belong to accounts: guests come and go."""
    if who.kind != "account":
        raise Refused("rated-account")


def join(table: Table, who: Player, code: str, seat: int | None, invited: bool) -> Change:
    """Take an open seat: that one, or else one that is kept for the person, or any. A private table needs its code or
    an invitation."""
    if table.own_seats(who.id):
        return Change()
    table.require_state("waiting")
    if table.row.rated:
        require_account(who)
    kept = [s.seat for s in table.seats if s.kind == "open" and s.entrant == who.id]
    knows_code = hmac.compare_digest(code.upper().encode(), table.row.code.encode())
    if not (table.row.public or invited or kept or knows_code):
        raise Refused("wrong-code")
    free = [s.seat for s in table.seats if may_take(s, who.id)]
    free = (kept or free) if seat is None else [seat] if seat in free else []
    if not free:
        raise Refused("seat-taken" if seat is not None else "table-full")
    return Change(seats={free[0]: person_seat(who)})


def change_seat(table: Table, who: Player, seat: int, new: SeatChange) -> Change:
    """What the host makes of a seat before the start."""
    table.require_host(who.id)
    table.require_state("waiting")
    if not 0 <= seat < len(table.seats):
        raise Refused("no-seat")
    if table.row.rated and new.kind == "human":
        raise Refused("rated-seats")
    own = table.own_seats(who.id)
    if new.kind == "me" and own and seat not in own:  # the host moves to another seat
        return Change(seats={own[0]: open_seat(), seat: person_seat(who)})
    return Change(seats={seat: requested_seat(table.row.game, new.kind, new.level, new.name, who)})


def link_rematch(table: Table, known: str | None, created: str) -> Change:
    """Link a rematch in place of the one known, unless somebody else has linked another at the same moment."""
    free = table.row.rematch in (None, known)
    return Change(table=TableFields(rematch=created)) if free else Change()


# Leaving


def is_last(table: Table, who: Player) -> bool:
    """Whether nobody else keeps the table, so that it goes with this person."""
    keep = [seat for seat in table.other_seats(who.id) if not table.seats[seat].hidden]
    may_delete = table.row.host == who.id or table.row.state != "waiting"
    may_delete = may_delete and not (table.row.rated and table.row.state == "playing")
    return may_delete and bool(table.own_seats(who.id)) and not keep


def require_last(table: Table, who: Player) -> None:
    if not is_last(table, who):
        raise Refused("busy")  # somebody joined at this moment


def leave(table: Table, who: Player) -> Change:
    """Leave a table that others keep. A waiting table passes to another host; in a game, bots play on."""
    own = table.require_seat(who.id)
    if table.row.state == "waiting":
        others = table.other_seats(who.id)
        fields = TableFields()
        if others and table.row.host == who.id:
            fields["host"] = table.seats[others[0]].person
        return Change(table=fields, seats={seat: open_seat() for seat in own})
    if table.row.state == "over":
        return Change(seats={seat: SeatFields(hidden=True) for seat in own})
    bots = {seat: replacement_bot(table.row.game, table.seats[seat], None, True) for seat in own}
    return replace_by_bots(table, bots)


def resign(table: Table, who: Player, level: str | None) -> Change:
    """Give one's seats to bots."""
    table.require_state("playing")
    own = table.require_seat(who.id)
    return replace_by_bots(table, {n: replacement_bot(table.row.game, table.seats[n], level) for n in own})


def replace_by_bots(table: Table, seats: dict[int, SeatFields]) -> Change:
    """Give the seats of people who leave to bots."""
    fields = TableFields(happenings=incidents.with_incident(table, "left", *seats, ply=table.ply))
    asked = undo.pending(table)
    if asked is not None:
        fields["undo_request"] = undo.without(asked, seats)
    return Change(table=fields, seats=seats)


def require_deletable(table: Table, who: Player) -> None:
    """Refuse to delete a table that others need."""
    table.require_host(who.id)
    others = table.other_seats(who.id)
    if table.row.state == "playing" and table.row.rated:
        raise Refused("rated-runs")
    if table.row.state == "playing" and others:
        raise Refused("others-play")
    if table.row.state == "over" and any(not table.seats[seat].hidden for seat in others):
        raise Refused("others-keep")


# A person who is deleted


def keepers(table: Table, who: Player) -> list[str]:
    """The others who keep the table."""
    kept = [table.seats[seat] for seat in table.other_seats(who.id)]
    return [seat.person for seat in kept if seat.person is not None and not seat.hidden]


def is_only_theirs(table: Table, who: Player) -> bool:
    started = table.row.state != "waiting" and bool(table.own_seats(who.id))
    return (table.row.host == who.id or started) and not keepers(table, who)


def forget(table: Table, who: Player) -> Change:
    """Make a person anonymous at a table that others keep; bots play on."""
    own = table.own_seats(who.id)
    fields = TableFields()
    if table.row.host == who.id:
        fields["host"] = keepers(table, who)[0]
    # Earlier: they left it to a bot, it is kept for them, or somebody's fork has it under their name.
    left = [seat.seat for seat in table.seats if seat.entrant == who.id]
    if table.row.state == "waiting":
        return Change(table=fields, seats={seat: open_seat() for seat in {*own, *left}})
    if table.row.state == "playing" and own:
        game = table.row.game
        change = replace_by_bots(table, {n: replacement_bot(game, table.seats[n], None, hidden=True) for n in own})
        change.table.update(fields)
    else:
        change = Change(table=fields, seats={seat: SeatFields(person=None, hidden=True) for seat in own})
    for seat in {*own, *left}:
        change.seats.setdefault(seat, SeatFields())["name"] = ""
    return change
