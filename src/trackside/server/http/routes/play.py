"""Routes for a table: its view, moves, undo, hints, chat, standing orders and records."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from trackside.server.http.caller import InjectedCaller
from trackside.server.http.encoded_response import EncodedResponse
from trackside.server.http.errors import error_responses
from trackside.tables.requests import AskWhy, NewChat, NewMoves, Orders, UndoAnswer, UndoAsk, UndoTo
from trackside.tables.shapes import ChatView, Hint, Panels, Result, Since, StandingOrders, TableView, Why

TAGS = ["play"]
MOST_PLIES = 100_000  # that a query may name
As = Annotated[
    str | None,
    QueryParameter(
        name="as", max_length=4, description="Whose view: one of your seats; any seat or `all` once the game is over."
    ),
]
Ply = Annotated[int, QueryParameter(ge=0, le=MOST_PLIES)]
Stream = Annotated[
    str | None,
    HeaderParameter(name="x-stream", max_length=40, description="The name of your open stream of this table."),
]
OwnSeat = Annotated[str | None, QueryParameter(name="as", max_length=4, description="One of your own seats.")]


@get("/api/tables/{id:str}", tags=TAGS, responses=error_responses(403, 404, 409))
async def show_table(caller: InjectedCaller, id: FromPath[str], viewed_as: As = None) -> TableView:
    """The table as you see it, with the whole journal."""
    return await caller.context.queries.show(caller.id, id, caller.language, viewed_as)


@post("/api/tables/{id:str}/moves", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413, 422))
async def play_moves(
    caller: InjectedCaller, id: FromPath[str], data: JSONBody[NewMoves], stream: Stream = None
) -> Response[TableView]:
    """Play one or several moves, all or none. The answer is the view with the journal from these moves on, without the
    chat; with the name of a stream, it is what the stream would have sent next, and the stream does not send it.

    Whoever names a stream and gets no answer opens it again: `Last-Event-ID` counts the answers that were received.
    """
    person = caller.require_person()
    sent = await caller.context.play.play(person, id, data.ply, data.moves, caller.language, stream)
    return EncodedResponse(sent)


@post("/api/tables/{id:str}/undo", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413))
async def undo(caller: InjectedCaller, id: FromPath[str], data: JSONBody[UndoTo]) -> TableView:
    """Take back your own last moves, as long as nobody learned anything from them."""
    return await caller.context.play.undo(caller.require_person(), id, data.ply, caller.language)


@post(
    "/api/tables/{id:str}/undo-request", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413)
)
async def undo_request(caller: InjectedCaller, id: FromPath[str], data: JSONBody[UndoAsk]) -> TableView:
    """Ask the others to go back further: to before your own last move, or to a given ply.

    If there are no other people at the table, it is done at once.
    """
    return await caller.context.play.ask_undo(caller.require_person(), id, data.ply, caller.language)


@post(
    "/api/tables/{id:str}/undo-answer", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413)
)
async def undo_answer(caller: InjectedCaller, id: FromPath[str], data: JSONBody[UndoAnswer]) -> TableView:
    """Accept or decline an undo request. It is done when everybody has accepted; a move cancels the request.

    Whoever asked withdraws the request by declining it.
    """
    return await caller.context.play.answer_undo(caller.require_person(), id, data.accept, caller.language)


@post("/api/tables/{id:str}/why", tags=TAGS, status_code=200, responses=error_responses(403, 404, 409, 413, 422))
async def why(caller: InjectedCaller, id: FromPath[str], data: JSONBody[AskWhy]) -> Why:
    """Whether you may play a move now, or what you can do with a thing on the table; if nothing, which rule forbids it.

    Of several refusals about a thing, the one nearest to a legal move is given.
    """
    return await caller.context.queries.why(caller.id, id, data.move, data.where, caller.language)


@post("/api/tables/{id:str}/hint", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409))
async def hint(caller: InjectedCaller, id: FromPath[str]) -> Hint:
    """The move that a good bot would play in your place, knowing only what you know."""
    return await caller.context.queries.hint(caller.require_person(), id, caller.language)


@post("/api/tables/{id:str}/chat", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 413))
async def chat(caller: InjectedCaller, id: FromPath[str], data: JSONBody[NewChat]) -> ChatView:
    """Send a chat message to everybody at the table."""
    return await caller.context.chat.say(caller.require_person(), id, data.text)


@post(
    "/api/tables/{id:str}/orders", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413, 422)
)
async def orders(
    caller: InjectedCaller, id: FromPath[str], data: JSONBody[Orders], viewed_as: OwnSeat = None
) -> TableView:
    """Replace the standing orders of your seat: moves played automatically when their question comes up.

    Orders that are not in the list are withdrawn. Undoing a move that an order played withdraws the orders of that
    seat.
    """
    return await caller.context.play.leave_orders(caller.require_person(), id, data.orders, caller.language, viewed_as)


@get("/api/tables/{id:str}/orders", tags=TAGS, responses=error_responses(401, 403, 404, 409))
async def standing_orders(caller: InjectedCaller, id: FromPath[str], viewed_as: OwnSeat = None) -> StandingOrders:
    """The standing orders of your seat, and the routine questions of this game that can have one."""
    return await caller.context.queries.standing_orders(caller.require_person(), id, caller.language, viewed_as)


@get("/api/tables/{id:str}/since", tags=TAGS, responses=error_responses(401, 403, 404, 409))
async def since(caller: InjectedCaller, id: FromPath[str]) -> Since:
    """What happened since your last visit, and whose turn it is. This request does not count as a visit."""
    return await caller.context.queries.since(caller.require_person(), id, caller.language)


@get("/api/tables/{id:str}/replay", tags=TAGS, responses=error_responses(403, 404, 409))
async def replay(caller: InjectedCaller, id: FromPath[str], ply: Ply = 0, viewed_as: As = None) -> TableView:
    """The table after so many moves: your own view while the game runs, anybody's when it is over."""
    return await caller.context.queries.replay(caller.id, id, ply, caller.language, viewed_as)


@get("/api/tables/{id:str}/panels", tags=TAGS, responses=error_responses(403, 404, 409))
async def panels(
    caller: InjectedCaller,
    id: FromPath[str],
    ply: Annotated[
        int | None, QueryParameter(ge=0, le=MOST_PLIES, description="After so many moves; omitted: now.")
    ] = None,
    viewed_as: As = None,
) -> Panels:
    """The table in tables, drawings and words, for whom the view itself does not serve."""
    return await caller.context.queries.panels(caller.id, id, ply, caller.language, viewed_as)


@get("/api/tables/{id:str}/steps", tags=TAGS, responses=error_responses(403, 404, 409))
async def steps(
    caller: InjectedCaller,
    id: FromPath[str],
    after: Annotated[int, QueryParameter(ge=-1, le=MOST_PLIES)],
    to: Ply,
    viewed_as: As = None,
) -> list[TableView]:
    """The table after each of the moves from `after` + 1 to `to`, at most 64 of them, each view with its own lines of
    the journal. Your own views while the game runs, anybody's when it is over."""
    return await caller.context.queries.steps(caller.id, id, after, to, caller.language, viewed_as, caller.address)


@get("/api/tables/{id:str}/scores", tags=TAGS, responses=error_responses(403, 404, 409))
async def scores(caller: InjectedCaller, id: FromPath[str]) -> Result:
    """The score sheet of a finished game, every point with its reason."""
    return await caller.context.queries.scores(id, caller.language)


@get("/api/tables/{id:str}/record", tags=TAGS, media_type=MediaType.TEXT, responses=error_responses(403, 404, 409))
async def record(caller: InjectedCaller, id: FromPath[str]) -> Response[str]:
    """The record as text. While the game runs, the seed and the moves of other players are hidden."""
    name, text = await caller.context.queries.record(caller.id, id)
    headers = {"content-disposition": f'attachment; filename="{name}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


ROUTES = [
    show_table,
    play_moves,
    undo,
    undo_request,
    undo_answer,
    why,
    hint,
    chat,
    orders,
    standing_orders,
    since,
    replay,
    panels,
    steps,
    scores,
    record,
]
