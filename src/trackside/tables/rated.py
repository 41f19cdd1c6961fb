"""Which games are rated, and how: docs/ratings.md says it in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from trackside.tables.requests import ClockSetting, NewTable
from trackside.tables.seats import is_replacement_bot
from trackside.tables.state import SeatState

BOT = "bot:"
CLOCK = ClockSetting(kind="days", days=7, at_zero="bot")  # of a rated game for which none is chosen


def with_rules(new: NewTable) -> NewTable:
    """The settings of a rated table: its clock ends a game that somebody stalls, and nobody stands in for a player."""
    if not new.rated:
        return new
    clock = CLOCK if new.clock.kind == "none" else msgspec.structs.replace(new.clock, at_zero="bot")
    return msgspec.structs.replace(new, clock=clock, stand_in=False)


def may_be_rated(seats: Sequence[SeatState]) -> bool:
    """Whether there are at least two different players, one of them a person, and nobody has two seats."""
    people = [seat.person for seat in seats if seat.kind == "human"]
    players = {*people, *(player(seat) for seat in seats)}
    return bool(people) and len(set(people)) == len(people) and None not in players and len(players) > 1


def player(seat: SeatState) -> str | None:
    """The player who is rated for a seat: the person who started the game there, or the level of its bot; None if their
    account was deleted."""
    if seat.entrant is not None:
        return seat.entrant
    if seat.kind == "human":
        return seat.person
    return f"{BOT}{seat.level}" if seat.kind == "bot" and not is_replacement_bot(seat) else None


def has_forfeited(seat: SeatState, out_of_time: Collection[int]) -> bool:
    """Whether a person did not play their seat to the end themselves: they left, or a bot moved because their time was
    up."""
    return seat.person != seat.entrant or is_replacement_bot(seat) or seat.seat in out_of_time


def ranks(seats: Sequence[SeatState], places: Sequence[int], forfeited: Sequence[bool]) -> list[float] | None:
    """The ranks by which a game is rated; None if nobody finished it. Whoever did not finish is behind everybody else,
    however well the bot played."""
    if all(forfeited):
        return None
    return [float(len(seats) + 1 if gone else place) for place, gone in zip(places, forfeited, strict=True)]
