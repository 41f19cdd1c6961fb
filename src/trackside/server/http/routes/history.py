"""Routes for finished games: a person's list, statistics and records, and the ladders."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from trackside.server.actions.history import Wanted
from trackside.server.api.responses import GameStatistics, Ladder, Played
from trackside.server.http.caller import InjectedCaller
from trackside.server.http.errors import error_responses

TAGS = ["history"]
Time = Annotated[float | None, QueryParameter(ge=0, le=1e11, description="Seconds since 1970.")]


async def wanted_games(
    caller: InjectedCaller,  # found before: a mistake in the filter must not cancel the look-up of who asks
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    opponent: Annotated[str | None, QueryParameter(max_length=60, description="The key of an opponent.")] = None,
    result: Annotated[Literal["won", "lost"] | None, QueryParameter()] = None,
    since: Time = None,
    until: Time = None,
    find: Annotated[str, QueryParameter(max_length=100, description="Words in the names of table and players.")] = "",
) -> Wanted:
    return Wanted(game=game, opponent=opponent, result=result, since=since, until=until, text=find)


Filter = NamedDependency[Wanted]
FILTER = {"wanted": Provide(wanted_games)}


@get("/api/history", tags=TAGS, dependencies=FILTER, responses=error_responses(401))
async def list_played(
    caller: InjectedCaller,
    wanted: Filter,
    page: Annotated[int, QueryParameter(ge=1, le=1000)] = 1,
) -> Played:
    """Your finished games, newest first."""
    return await caller.context.history.page(caller.require_person(), wanted, page, caller.language)


@get("/api/history/statistics", tags=TAGS, dependencies=FILTER, responses=error_responses(401))
async def statistics(caller: InjectedCaller, wanted: Filter) -> list[GameStatistics]:
    """What your games have in common, for each game you have played. Only games with a secret deal count, in which you
    had one seat."""
    return await caller.context.history.statistics(caller.require_person(), wanted, caller.language)


@get(
    "/api/history/records",
    tags=TAGS,
    dependencies=FILTER,
    media_type="application/zip",
    responses=error_responses(401),
)
async def records(caller: InjectedCaller, wanted: Filter) -> Response[bytes]:
    """The records of your finished games as a ZIP file of text files, each of which can be imported."""
    archive = await caller.context.history.records(caller.require_person(), wanted)
    headers = {"content-disposition": 'attachment; filename="trackside-records.zip"'}
    return Response(archive, media_type="application/zip", headers=headers)


@get("/api/ladders/{game:str}", tags=TAGS, responses=error_responses(404))
async def ladder(caller: InjectedCaller, game: FromPath[str]) -> Ladder:
    """The ratings of a game: of bots, of people who agreed to appear, and your own."""
    return await caller.context.ladders.show(caller.person, game, caller.language)


ROUTES = [list_played, statistics, records, ladder]
