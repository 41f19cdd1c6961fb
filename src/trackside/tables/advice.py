"""Advice: who may have it."""

from __future__ import annotations

from trackside.tables.refusals import Refused
from trackside.tables.state import Player
from trackside.tables.table import Table


def require_hint(table: Table, who: Player) -> None:
    """Only the player who decides may ask for hints and the coach, and nobody in a rated game."""
    table.require_state("playing")
    if table.deciding not in table.require_seat(who.id):
        raise Refused("not-your-turn")
    if table.row.rated:
        raise Refused("rated-hint")


def require_coach(table: Table, who: Player) -> None:
    """The coach is available only where nobody is put at a disadvantage: all other seats are bots or the person's own,
    or everybody agreed by playing at a table that allows it."""
    require_hint(table, who)
    if table.other_seats(who.id) and not table.row.coach:
        raise Refused("coach-others")
