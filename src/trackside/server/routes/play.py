"""Play: a table as its viewer sees it, and everything a player does there."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from trackside.server.problems import refusals
from trackside.server.requests import AskWhy, NewChat, NewMoves, Orders, UndoAnswer, UndoAsk, UndoTo
from trackside.server.routes.caller import Asked
from trackside.server.types import ChatView, Hint, Result, Since, StandingOrders, TableView, Why

TAGS = ["play"]
As = Annotated[
    str | None,
    QueryParameter(name="as", max_length=4, description="Whose view: an own seat; any seat or `all` once it is over."),
]
OwnSeat = Annotated[str | None, QueryParameter(name="as", max_length=4, description="One of your own seats.")]


@get("/api/tables/{id:str}", tags=TAGS, responses=refusals(403, 404, 409))
async def show_table(caller: Asked, id: FromPath[str], viewed_as: As = None) -> TableView:
    """The table as you see it, with the whole journal."""
    return await caller.hall.play.show(caller.id, id, caller.language, viewed_as)


@post("/api/tables/{id:str}/moves", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 413, 422))
async def play_moves(caller: Asked, id: FromPath[str], data: JSONBody[NewMoves]) -> TableView:
    """Play one move or several: all of them or none."""
    return await caller.hall.play.play(caller.known(), id, data.ply, data.moves, caller.language)


@post("/api/tables/{id:str}/undo", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 413))
async def undo(caller: Asked, id: FromPath[str], data: JSONBody[UndoTo]) -> TableView:
    """Take back your own last moves as far as nobody learned anything from them."""
    return await caller.hall.play.undo(caller.known(), id, data.ply, caller.language)


@post("/api/tables/{id:str}/undo-request", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 413))
async def undo_request(caller: Asked, id: FromPath[str], data: JSONBody[UndoAsk]) -> TableView:
    """Ask the others to go back further: to before your own last move, or to a ply.

    Without other people at the table it is done at once.
    """
    return await caller.hall.play.ask_undo(caller.known(), id, data.ply, caller.language)


@post("/api/tables/{id:str}/undo-answer", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 413))
async def undo_answer(caller: Asked, id: FromPath[str], data: JSONBody[UndoAnswer]) -> TableView:
    """Agree to going back or not. It is done when everybody has agreed; a move ends the question.

    Whoever asked withdraws the question by not agreeing to it.
    """
    return await caller.hall.play.answer_undo(caller.known(), id, data.accept, caller.language)


@post("/api/tables/{id:str}/why", tags=TAGS, status_code=200, responses=refusals(403, 404, 409, 413, 422))
async def why(caller: Asked, id: FromPath[str], data: JSONBody[AskWhy]) -> Why:
    """Whether you may play a move now, or what you can do with a thing on the table; if nothing, which rule forbids it.

    Of several refusals about a thing the nearest to a legal move is told.
    """
    return await caller.hall.play.why(caller.id, id, data.move, data.where, caller.language)


@post("/api/tables/{id:str}/hint", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409))
async def hint(caller: Asked, id: FromPath[str]) -> Hint:
    """What a good bot would play in your place, knowing only what you know."""
    return await caller.hall.play.hint(caller.known(), id, caller.language)


@post("/api/tables/{id:str}/chat", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 413))
async def chat(caller: Asked, id: FromPath[str], data: JSONBody[NewChat]) -> ChatView:
    """Say something to everybody at the table."""
    return await caller.hall.play.say(caller.known(), id, data.text)


@post("/api/tables/{id:str}/orders", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 409, 413, 422))
async def orders(caller: Asked, id: FromPath[str], data: JSONBody[Orders], viewed_as: OwnSeat = None) -> TableView:
    """Standing answers of your seat, all of them anew: the server gives them for you when they are asked for.

    What is left out is withdrawn; an empty list withdraws all. Taking back an answer that an order gave withdraws the
    orders of that seat.
    """
    return await caller.hall.play.order(caller.known(), id, data.orders, caller.language, viewed_as)


@get("/api/tables/{id:str}/orders", tags=TAGS, responses=refusals(401, 403, 404, 409))
async def standing_orders(caller: Asked, id: FromPath[str], viewed_as: OwnSeat = None) -> StandingOrders:
    """The standing orders of your seat, and the routine questions of this game to which you may leave an answer."""
    return await caller.hall.play.orders(caller.known(), id, caller.language, viewed_as)


@get("/api/tables/{id:str}/since", tags=TAGS, responses=refusals(401, 403, 404, 409))
async def since(caller: Asked, id: FromPath[str]) -> Since:
    """What happened since you last looked at the table, and whose turn it is. Asking does not count as looking."""
    return await caller.hall.play.since(caller.known(), id, caller.language)


@get("/api/tables/{id:str}/replay", tags=TAGS, responses=refusals(403, 404, 409))
async def replay(
    caller: Asked,
    id: FromPath[str],
    ply: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    viewed_as: As = None,
) -> TableView:
    """The table as it was after that many moves: your own view while it runs, anybody's when it is over."""
    return await caller.hall.play.replay(caller.id, id, ply, caller.language, viewed_as)


@get("/api/tables/{id:str}/scores", tags=TAGS, responses=refusals(403, 404, 409))
async def scores(caller: Asked, id: FromPath[str]) -> Result:
    """The score sheet of a finished game, every point with its reason."""
    return await caller.hall.play.scores(caller.id, id, caller.language)


@get("/api/tables/{id:str}/record", tags=TAGS, media_type=MediaType.TEXT, responses=refusals(403, 404, 409))
async def record(caller: Asked, id: FromPath[str]) -> Response[str]:
    """The record as text; a running game's is without seed and with the players' own secrets kept."""
    name, text = await caller.hall.play.record(caller.id, id)
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
    scores,
    record,
]
