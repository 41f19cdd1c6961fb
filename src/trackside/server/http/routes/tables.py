"""Tables: made, joined, started, left, followed by another."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from trackside.server.api.requests import ForkAt, ImportRecord, Joining, NewTable, Resigning, SeatChange
from trackside.server.api.responses import TableCard, TableLists
from trackside.server.http.caller import Asked
from trackside.server.http.errors import refusals

TAGS = ["tables"]


@get("/api/tables", tags=TAGS, responses=refusals())
async def list_tables(
    caller: Asked, page: Annotated[int, QueryParameter(ge=1, le=100, description="Of all three lists.")] = 1
) -> TableLists:
    """Your tables, public tables with a free seat, and public tables to watch; the newest first."""
    return await caller.hall.lobby.lists(caller.person, caller.language, page)


@post("/api/tables", tags=TAGS, status_code=201, responses=refusals(401, 403, 413, 422))
async def create_table(caller: Asked, data: JSONBody[NewTable]) -> TableCard:
    """Make a table. With `start` it starts at once if no seat is open."""
    return await caller.hall.lobby.create(caller.known(), data, caller.language)


@post("/api/tables/{id:str}/join", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 413))
async def join_table(caller: Asked, id: FromPath[str], data: JSONBody[Joining]) -> TableCard:
    """Take a free seat. A table that is not public wants its code; the path may name the table by its code too."""
    return await caller.hall.lobby.join(caller.known(), id, data.code, data.seat, caller.language)


@post("/api/tables/{id:str}/leave", tags=TAGS, status_code=204, responses=refusals(401, 403, 404, 409))
async def leave_table(caller: Asked, id: FromPath[str]) -> None:
    """Leave: a waiting table loses you, in a running one a bot plays on, a finished one leaves your list.

    If you host a waiting table, the next person who sits there hosts it then. A table that nobody keeps is deleted.
    """
    await caller.hall.lobby.leave(caller.known(), id)


@post("/api/tables/{id:str}/start", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 422))
async def start_table(caller: Asked, id: FromPath[str]) -> TableCard:
    """The host starts the game; no seat may be open."""
    return await caller.hall.lobby.start(caller.known(), id, caller.language)


@post(
    "/api/tables/{id:str}/seats/{seat:int}",
    tags=TAGS,
    status_code=200,
    responses=refusals(401, 403, 404, 409, 413, 422),
)
async def change_seat(caller: Asked, id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]) -> TableCard:
    """The host changes who sits where while the table waits."""
    return await caller.hall.lobby.change_seat(caller.known(), id, seat, data, caller.language)


@delete("/api/tables/{id:str}", tags=TAGS, status_code=204, responses=refusals(401, 403, 404, 409))
async def delete_table(caller: Asked, id: FromPath[str]) -> None:
    """The host deletes the table. One that runs with other people cannot be deleted: resign instead."""
    await caller.hall.lobby.delete(caller.known(), id)


@post("/api/tables/{id:str}/resign", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 413, 422))
async def resign(caller: Asked, id: FromPath[str], data: JSONBody[Resigning]) -> TableCard:
    """Give your seat to a bot, which plays on."""
    return await caller.hall.lobby.resign(caller.known(), id, data.level, caller.language)


@post("/api/tables/{id:str}/rematch", tags=TAGS, status_code=201, responses=refusals(401, 403, 404, 409))
async def rematch(caller: Asked, id: FromPath[str]) -> TableCard:
    """Another game with the same people; the next seat begins. Whoever asks first makes it, the others get the same."""
    return await caller.hall.lobby.rematch(caller.known(), id, caller.language)


@post("/api/tables/{id:str}/fork", tags=TAGS, status_code=201, responses=refusals(401, 403, 404, 409, 413, 422))
async def fork(caller: Asked, id: FromPath[str], data: JSONBody[ForkAt]) -> TableCard:
    """Play on from any ply of a finished game, or of one in which all seats are yours, at a table of your own."""
    return await caller.hall.lobby.fork(caller.known(), id, data.ply, caller.language)


@post("/api/records", tags=TAGS, status_code=201, responses=refusals(401, 403, 413, 422), request_max_body_size=600_000)
async def import_record(caller: Asked, data: JSONBody[ImportRecord]) -> TableCard:
    """Import a record: a finished game to look at, or one to play on at this browser."""
    return await caller.hall.lobby.from_record(caller.known(), data.text, caller.language)


ROUTES = [
    list_tables,
    create_table,
    join_table,
    leave_table,
    start_table,
    change_seat,
    delete_table,
    resign,
    rematch,
    fork,
    import_record,
]
