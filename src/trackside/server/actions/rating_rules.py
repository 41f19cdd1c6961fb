"""Which games are rated, and how: docs/ratings.md says it in words."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import exists, func, select
from sqlalchemy.orm import aliased

from trackside.server.api.errors import Refused
from trackside.server.api.requests import ClockSetting, NewTable
from trackside.server.storage.database import Database
from trackside.server.storage.models import ResultRow, SeatRow, TableRow
from trackside.server.storage.stored_rows import StoredSeat
from trackside.server.tables.seats import is_replacement_bot

BOT = "bot:"
DAY = 86_400.0
MOST_A_DAY = 10  # rated games of the same two players that run or ended within a day
CLOCK = ClockSetting(kind="days", days=7, at_zero="bot")  # of a rated game for which none is chosen


def with_rules(new: NewTable) -> NewTable:
    """The settings of a rated table: its clock ends a game that somebody stalls, and nobody stands in for a player."""
    if not new.rated:
        return new
    clock = CLOCK if new.clock.kind == "none" else msgspec.structs.replace(new.clock, at_zero="bot")
    return msgspec.structs.replace(new, clock=clock, stand_in=False)


def may_be_rated(seats: Sequence[StoredSeat]) -> bool:
    """Whether there are at least two different players, one of them a person, and nobody has two seats."""
    people = [seat.person for seat in seats if seat.kind == "human"]
    players = {*people, *(player(seat) for seat in seats)}
    return bool(people) and len(set(people)) == len(people) and None not in players and len(players) > 1


def player(seat: StoredSeat) -> str | None:
    """The player who is rated for a seat: the person who started the game there, or the level of its bot; None if their
    account was deleted."""
    if seat.entrant is not None:
        return seat.entrant
    if seat.kind == "human":
        return seat.person
    return f"{BOT}{seat.level}" if seat.kind == "bot" and not is_replacement_bot(seat) else None


async def require_variety(database: Database, seats: Sequence[StoredSeat]) -> None:
    """Refuse a rated game if two of its players have too many with each other: two accounts of one person could raise
    one of them, or a level of bots, without end."""
    others = {player(seat) for seat in seats}
    for person in {seat.person for seat in seats if seat.kind == "human" and seat.person is not None}:
        counts = await _rated_games(database, person)
        if any(counts[other] >= MOST_A_DAY for other in others - {person}):
            raise Refused(409, "rated-often")


async def _rated_games(database: Database, person: str) -> Counter[str | None]:
    """How many rated games with each other player are running or ended within a day."""
    own, other = aliased(SeatRow), aliased(SeatRow)
    ended = exists().where(ResultRow.table == TableRow.id, ResultRow.ended > time.time() - DAY)
    recent = (TableRow.state == "playing") | ((TableRow.state == "over") & ended)
    wanted = (
        select(other.entrant, other.level, func.count(other.table.distinct()))
        .join(own, (own.table == other.table) & (own.seat != other.seat))
        .join(TableRow, TableRow.id == other.table)
        .where(own.person == person, TableRow.rated.is_(True), recent)
        .group_by(other.entrant, other.level)
    )
    counts: Counter[str | None] = Counter()
    async with database.read_session() as session:
        for entrant, level, count in await session.execute(wanted):
            counts[entrant if entrant is not None else f"{BOT}{level}"] += count
    return counts


def has_forfeited(seat: StoredSeat, out_of_time: Collection[int]) -> bool:
    """Whether a person did not play their seat to the end themselves: they left, or a bot moved because their time was
    up."""
    return seat.person != seat.entrant or is_replacement_bot(seat) or seat.seat in out_of_time


def ranks(seats: Sequence[StoredSeat], places: Sequence[int], forfeited: Sequence[bool]) -> list[float] | None:
    """The ranks by which a game is rated; None if nobody finished it. Whoever did not finish is behind everybody else,
    however well the bot played."""
    if all(forfeited):
        return None
    return [float(len(seats) + 1 if gone else place) for place, gone in zip(places, forfeited, strict=True)]
