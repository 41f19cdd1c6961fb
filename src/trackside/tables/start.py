"""The start of a game."""

from __future__ import annotations

from trackside.core.edge.record import as_json
from trackside.games import about
from trackside.tables import clocks, rated
from trackside.tables.changes import Change, SeatFields
from trackside.tables.news import Started
from trackside.tables.play import position_fields
from trackside.tables.refusals import Refused
from trackside.tables.state import Player
from trackside.tables.table import Table


def start(table: Table, who: Player, now: float) -> Change:
    """Deal the cards, by the current rules even if the table was created before they changed."""
    table.require_host(who.id)
    table.require_state("waiting")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("seats-open")
    if table.row.rated and not rated.may_be_rated(table.seats):
        raise Refused("rated-seats")
    rules = about(table.row.game).version
    table.deal(rules)
    clock = table.clock
    left = clocks.starting_seconds(clock) if clock.kind == "live" else None
    seats = {seat.seat: SeatFields(left=left, entrant=seat.person) for seat in table.seats}
    fields = position_fields(table, now)
    fields["rules"] = rules
    fields["opening"] = as_json(table.situation())
    return Change(table=fields, seats=seats, news=[Started(table=table.id, game=table.row.game)])
