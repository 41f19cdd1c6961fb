"""Routes for the lobby: tables are listed, created, joined, started, left and deleted."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from trackside.server.api.requests import Inviting
from trackside.server.api.responses import Friend, TableLists
from trackside.server.http.caller import InjectedCaller
from trackside.server.http.errors import error_responses
from trackside.tables.requests import ForkAt, ImportRecord, Joining, NewTable, Resigning, SeatChange
from trackside.tables.shapes import TableCard

TAGS = ["tables"]


@get("/api/tables", tags=TAGS, responses=error_responses())
async def list_tables(
    caller: InjectedCaller,
    page: Annotated[int, QueryParameter(ge=1, le=100, description="Page number, for all three lists.")] = 1,
) -> TableLists:
    """Your tables, public tables with an open seat, and public tables to watch; newest first."""
    return await caller.context.lists.page(caller.person, caller.language, page)


@post("/api/tables", tags=TAGS, status_code=201, responses=error_responses(401, 403, 413, 422))
async def create_table(caller: InjectedCaller, data: JSONBody[NewTable]) -> TableCard:
    """Create a table. With `start` it starts at once if no seat is open."""
    return await caller.context.lobby.create(caller.require_person(), data, caller.language, caller.address)


@post("/api/tables/{id:str}/join", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413))
async def join_table(caller: InjectedCaller, id: FromPath[str], data: JSONBody[Joining]) -> TableCard:
    """Take an open seat. A private table requires its code; the path may also name the table by its code."""
    return await caller.context.lobby.join(caller.require_person(), id, data.code, data.seat, caller.language)


@get("/api/friends", tags=TAGS, responses=error_responses(401))
async def friends(
    caller: InjectedCaller,
    table: Annotated[str | None, QueryParameter(max_length=24, description="Whether they are invited to it.")] = None,
) -> list[Friend]:
    """People you have played with, who may be invited to a table; those you played with most come first."""
    return await caller.context.friends.suggestions(caller.require_person(), table)


@post(
    "/api/tables/{id:str}/invitations", tags=TAGS, status_code=204, responses=error_responses(401, 403, 404, 409, 413)
)
async def invite(caller: InjectedCaller, id: FromPath[str], data: JSONBody[Inviting]) -> None:
    """Invite a friend to a waiting table. They can sit down without its code."""
    await caller.context.friends.invite(caller.require_person(), id, data.person)


@delete("/api/tables/{id:str}/invitations", tags=TAGS, status_code=204, responses=error_responses(401, 403))
async def decline(caller: InjectedCaller, id: FromPath[str]) -> None:
    """Decline the invitation to a table."""
    await caller.context.friends.decline(caller.require_person(), id)


@post("/api/tables/{id:str}/leave", tags=TAGS, status_code=204, responses=error_responses(401, 403, 404, 409))
async def leave_table(caller: InjectedCaller, id: FromPath[str]) -> None:
    """Leave a table: your seat opens if it waits, a bot takes over if it runs, and a finished game leaves your list.

    A waiting table passes to another host. A table that nobody keeps is deleted.
    """
    await caller.context.lobby.leave(caller.require_person(), id)


@post("/api/tables/{id:str}/start", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 422))
async def start_table(caller: InjectedCaller, id: FromPath[str]) -> TableCard:
    """Start the game, as the host. No seat may be open."""
    return await caller.context.lobby.start(caller.require_person(), id, caller.language)


@post(
    "/api/tables/{id:str}/seats/{seat:int}",
    tags=TAGS,
    status_code=200,
    responses=error_responses(401, 403, 404, 409, 413, 422),
)
async def change_seat(
    caller: InjectedCaller, id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]
) -> TableCard:
    """Change who sits where, as the host, before the game starts."""
    return await caller.context.lobby.change_seat(caller.require_person(), id, seat, data, caller.language)


@delete("/api/tables/{id:str}", tags=TAGS, status_code=204, responses=error_responses(401, 403, 404, 409))
async def delete_table(caller: InjectedCaller, id: FromPath[str]) -> None:
    """Delete the table, as the host. A running game with other people cannot be deleted: resign instead."""
    await caller.context.lobby.delete(caller.require_person(), id)


@post(
    "/api/tables/{id:str}/resign", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413, 422)
)
async def resign(caller: InjectedCaller, id: FromPath[str], data: JSONBody[Resigning]) -> TableCard:
    """Give your seat to a bot, which continues the game."""
    return await caller.context.lobby.resign(caller.require_person(), id, data.level, caller.language)


@post("/api/tables/{id:str}/rematch", tags=TAGS, status_code=201, responses=error_responses(401, 403, 404, 409))
async def rematch(caller: InjectedCaller, id: FromPath[str]) -> TableCard:
    """Create another game for the same people; the next seat begins. The seats of others are kept for them. Everybody
    who asks gets the same table, and takes their seat."""
    return await caller.context.lobby.rematch(caller.require_person(), id, caller.language)


@post("/api/tables/{id:str}/fork", tags=TAGS, status_code=201, responses=error_responses(401, 403, 404, 409, 413, 422))
async def fork(caller: InjectedCaller, id: FromPath[str], data: JSONBody[ForkAt]) -> TableCard:
    """Continue from any ply of a finished game, or of a game in which all seats are yours, at a new table. All seats of
    people are yours there; if you name one, only that one, and bots play the others."""
    person = caller.require_person()
    return await caller.context.lobby.fork(person, id, data.ply, caller.language, data.seat, caller.address)


@post("/api/games/{game:str}/lessons/{name:str}", tags=TAGS, status_code=201, responses=error_responses(401, 403, 404))
async def begin_lesson(caller: InjectedCaller, game: FromPath[str], name: FromPath[str]) -> TableCard:
    """Begin a lesson: a table with the lesson's deal, where the caller learns against bots."""
    return await caller.context.lobby.begin_lesson(caller.require_person(), game, name, caller.language)


@post(
    "/api/records",
    tags=TAGS,
    status_code=201,
    responses=error_responses(401, 403, 413, 422),
    request_max_body_size=600_000,
)
async def import_record(caller: InjectedCaller, data: JSONBody[ImportRecord]) -> TableCard:
    """Import a record: a finished game to review, or an unfinished one to continue in this browser."""
    return await caller.context.lobby.import_record(caller.require_person(), data.text, caller.language, caller.address)


ROUTES = [
    list_tables,
    create_table,
    join_table,
    friends,
    invite,
    decline,
    leave_table,
    start_table,
    change_seat,
    delete_table,
    resign,
    rematch,
    fork,
    import_record,
    begin_lesson,
]
