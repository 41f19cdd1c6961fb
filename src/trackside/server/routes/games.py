"""Games: what can be played, what is in the box, what the rules say."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from trackside.server import shelf
from trackside.server.problems import Refused, refusals
from trackside.server.routes.caller import Asked
from trackside.server.types import Box, GameInfo, RuleText

TAGS = ["games"]


@get("/api/games", tags=TAGS, responses=refusals())
async def list_games(caller: Asked) -> list[GameInfo]:
    """All games in the reader's language, with their options and levels of bots."""
    return shelf.games(caller.language)


@get("/api/games/{id:str}/box", tags=TAGS, responses=refusals(404))
async def game_box(caller: Asked, id: FromPath[str]) -> Response[Box]:
    """The contents of the box with localised names."""
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-language, cookie"}
    return Response(shelf.box(id, caller.language), headers=headers)


@get("/api/games/{id:str}/words", tags=TAGS, media_type=MediaType.TEXT, responses=refusals(404))
async def board_words(caller: Asked, id: FromPath[str]) -> Response[str]:
    """The sentences of the game's board in the client, as Fluent source."""
    headers = {"cache-control": "private, max-age=600", "vary": "accept-language, cookie"}
    return Response(shelf.board_words(id, caller.language), media_type=MediaType.TEXT, headers=headers)


@get("/api/games/{id:str}/rules", tags=TAGS, responses=refusals(404))
async def game_rules(
    caller: Asked,
    id: FromPath[str],
    find: Annotated[str, QueryParameter(max_length=100, description="Words or a rule id to look for.")] = "",
) -> list[RuleText]:
    """The rules, or those in which all the words are found."""
    return shelf.rules(id, find)


@get("/api/words/{language:str}", tags=TAGS, media_type=MediaType.TEXT, responses=refusals(404))
async def client_words(language: FromPath[str]) -> Response[str]:
    """The client's own sentences of a language, as Fluent source."""
    text = shelf.client_words(language)
    if text is None:
        raise Refused(404, "not-found")
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "public, max-age=600"})


ROUTES = [list_games, game_box, board_words, game_rules, client_words]
