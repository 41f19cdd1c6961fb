"""Route for live updates of a table as server-sent events."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, QueryParameter

from trackside.server.http.caller import InjectedCaller
from trackside.server.http.compression import accepts_gzip, packed_stream
from trackside.server.http.errors import error_responses
from trackside.server.http.live_response import LiveResponse
from trackside.server.live.event_stream import Viewer
from trackside.tables.shapes import ChatView, Presence, TableView

HEADERS = {"cache-control": "no-cache", "connection": "keep-alive", "x-accel-buffering": "no"}


@get(
    "/api/tables/{id:str}/events",
    tags=["play"],
    responses={
        **error_responses(403, 404, 409),
        200: ResponseSpec(
            TableView | ChatView | Presence,
            description="Events `table` (a TableView), `chat` (a ChatView), `presence` (a Presence), `gone` (the table "
            "was deleted: `no-table`, or you were signed out: `signed-out`), `afresh` (your state is not part of the "
            "table's history, as after a restored backup: drop it, the whole table follows). The id of each is "
            "`<ply>.<seq>`.",
            media_type="text/event-stream",
            generate_examples=False,
        ),
    },
)
async def events(
    request: Request[Any, Any, Any],
    caller: InjectedCaller,
    id: FromPath[str],
    last_event_id: Annotated[str | None, HeaderParameter(name="last-event-id", max_length=40)] = None,
    known: Annotated[
        str | None,
        QueryParameter(
            max_length=40,
            description="`<ply>.<seq>` of the newest view you have, if a response is newer than the last event.",
        ),
    ] = None,
    viewed_as: Annotated[
        str | None, QueryParameter(name="as", max_length=4, description="One of your own seats.")
    ] = None,
    stream: Annotated[
        str | None,
        QueryParameter(max_length=40, description="A name for this stream: see `x-stream` of the route for moves."),
    ] = None,
) -> LiveResponse:
    """The table as you see it, now and after every change. `Last-Event-ID` resumes without gaps or repetition."""
    viewer = Viewer(caller.principal, viewed_as, stream)
    opened = await caller.context.event_streams.open(viewer, id, last_event_id, known)
    events, headers = opened.events(), {**HEADERS}
    if accepts_gzip(request.headers):
        headers.update({"content-encoding": "gzip", "vary": "accept-encoding"})
        events = packed_stream(events)
    return LiveResponse(request.scope, opened, events, headers)


ROUTES = [events]
