"""Routes for the analysis of finished games and for the coach at running ones."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from trackside.server.api.responses import AnalysisStatus
from trackside.server.http.caller import InjectedCaller
from trackside.server.http.errors import error_responses
from trackside.tables.requests import NewMoves
from trackside.tables.shapes import CoachView, TableView

TAGS = ["analysis"]


@get("/api/tables/{id:str}/analysis", tags=TAGS, responses=error_responses(403, 404, 409))
async def analysis(caller: InjectedCaller, id: FromPath[str]) -> AnalysisStatus:
    """How far the analysis of a finished game is, and what it says when it is done. Everybody who sees the table sees
    the same one."""
    return await caller.context.analyses.status(caller.id, id, caller.language)


@post("/api/tables/{id:str}/analysis", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409))
async def start_analysis(caller: InjectedCaller, id: FromPath[str]) -> AnalysisStatus:
    """Analyse a finished game, unless that is done or under way. It takes from seconds to some minutes."""
    return await caller.context.analyses.start(caller.require_person(), id, caller.language, caller.address)


@delete("/api/tables/{id:str}/analysis", tags=TAGS, status_code=204, responses=error_responses(401, 403, 404, 409))
async def cancel_analysis(caller: InjectedCaller, id: FromPath[str]) -> None:
    """Stop an analysis that is not done, as who asked for it or as a player or the host of the table."""
    await caller.context.analyses.cancel(caller.require_person(), id)


@get("/api/tables/{id:str}/analysis/line", tags=TAGS, responses=error_responses(403, 404, 409))
async def better_line(
    caller: InjectedCaller,
    id: FromPath[str],
    decision: Annotated[int, QueryParameter(ge=0, le=100_000)],
    moves: Annotated[int, QueryParameter(ge=0, le=100)],
) -> TableView:
    """The table after so many moves of the better line of a decision, as its seat would have seen it."""
    return await caller.context.analyses.line(caller.id, id, decision, moves, caller.language)


@post("/api/tables/{id:str}/coach", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 409, 413, 422))
async def coach(caller: InjectedCaller, id: FromPath[str], data: JSONBody[NewMoves]) -> CoachView:
    """What moves would do to your chance to win, before you play them. Only where all other seats are bots or yours."""
    person = caller.require_person()
    return await caller.context.coaching.look(person, id, data.ply, data.moves, caller.language)


ROUTES = [analysis, start_analysis, cancel_analysis, better_line, coach]
