"""Routes for games: the list, the box, the rules, and the client's messages."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from trackside.server.http.caller import InjectedCaller
from trackside.server.http.errors import error_responses
from trackside.tables.refusals import Refused
from trackside.tables.shapes import Box, GameAid, GameInfo, Rules, ScorePad
from trackside.tables.views import game_info

TAGS = ["games"]


@get("/api/games", tags=TAGS, responses=error_responses())
async def list_games(caller: InjectedCaller) -> list[GameInfo]:
    """All games in the reader's language, with options and bot levels."""
    return game_info.game_list(caller.language)


@get("/api/games/{id:str}/box", tags=TAGS, responses=error_responses(404))
async def game_box(caller: InjectedCaller, id: FromPath[str]) -> Response[Box]:
    """The contents of the box with localized names."""
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-language, cookie"}
    return Response(game_info.box(id, caller.language), headers=headers)


@get("/api/games/{id:str}/words", tags=TAGS, media_type=MediaType.TEXT, responses=error_responses(404))
async def board_messages(caller: InjectedCaller, id: FromPath[str]) -> Response[str]:
    """The messages of the game's board in the client, in the reader's language, as Fluent source."""
    headers = {"cache-control": "private, max-age=600", "vary": "accept-language, cookie"}
    return Response(game_info.board_messages(id, caller.language), media_type=MediaType.TEXT, headers=headers)


@get("/api/games/{id:str}/rules", tags=TAGS, responses=error_responses(404))
async def game_rules(
    caller: InjectedCaller,
    id: FromPath[str],
    find: Annotated[str, QueryParameter(max_length=100, description="Words or a rule id to search for.")] = "",
) -> Rules:
    """The rules in the reader's language, or those that contain all words of the query."""
    return game_info.rules(id, find, caller.language)


@get("/api/games/{id:str}/aid", tags=TAGS, responses=error_responses(404, 422))
async def game_aid(
    caller: InjectedCaller,
    id: FromPath[str],
    players: Annotated[int | None, QueryParameter(description="Figures that depend on it are for this number.")] = None,
) -> Response[GameAid]:
    """The game in one minute, and the player aid: the turn, the signs, the prices and the scoring."""
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-language, cookie"}
    return Response(game_info.game_aid(id, players, caller.language), headers=headers)


@get("/api/games/{id:str}/score-pad", tags=TAGS, responses=error_responses(404))
async def score_pad(caller: InjectedCaller, id: FromPath[str]) -> Response[ScorePad]:
    """What to enter at the end of a game on a real table, and what it is worth: tables to look points up in."""
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-language, cookie"}
    return Response(game_info.score_pad(id, caller.language), headers=headers)


@get("/api/words/{language:str}", tags=TAGS, media_type=MediaType.TEXT, responses=error_responses(404))
async def client_messages(language: FromPath[str]) -> Response[str]:
    """The client's messages in a language, as Fluent source."""
    text = game_info.client_messages(language)
    if text is None:
        raise Refused("not-found")
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "public, max-age=600"})


ROUTES = [list_games, game_box, board_messages, game_rules, game_aid, score_pad, client_messages]
