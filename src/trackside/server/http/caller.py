"""The caller of a request: person, language and application context. Injected into every route."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from trackside.server.api.errors import Refused
from trackside.server.context import Context
from trackside.server.http.address import shared_address
from trackside.server.http.language import request_language
from trackside.server.people.sessions import COOKIE
from trackside.server.storage.models import Person

NUL = b"%00"  # PostgreSQL cannot search for a text that contains it


class Caller:
    def __init__(self, context: Context, person: Person | None, language: str, address: str) -> None:
        self.context = context
        self.person = person
        self.language = language
        self.address = address

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def require_person(self) -> Person:
        if self.person is None:
            raise Refused(401, "no-person")
        return self.person


InjectedCaller = NamedDependency[Caller]


def client_address(request: Request[Any, Any, Any]) -> str:
    """The address under which a client is counted."""
    return shared_address(request.client.host if request.client else "unknown")


def _may_guess_a_code(request: Request[Any, Any, Any], context: Context) -> bool:
    """People who play at a table name it by its id, and are not limited by guesses from the same address."""
    id = request.path_params.get("id")
    return id is not None and (id not in context.tables.cache or request.url.path.endswith("/join"))


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    context: Context = request.app.state.context
    if NUL in request.scope["query_string"]:
        raise Refused(400, "bad-request")
    if _may_guess_a_code(request, context):
        context.wrong_codes.require(client_address(request))
    person = await context.sessions.person(request.cookies.get(COOKIE))
    language = request_language(request, None if person is None else person.language)
    request.state.language = language
    return Caller(context, person, language, client_address(request))
