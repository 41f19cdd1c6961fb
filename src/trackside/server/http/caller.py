"""The caller of a request: person, language and application context. Injected into every route."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from trackside.server.api.errors import Refused
from trackside.server.context import Context
from trackside.server.http.language import request_language
from trackside.server.people.sessions import COOKIE
from trackside.server.storage.models import Person


class Caller:
    def __init__(self, context: Context, person: Person | None, language: str) -> None:
        self.context = context
        self.person = person
        self.language = language

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def require_person(self) -> Person:
        if self.person is None:
            raise Refused(401, "no-person")
        return self.person


InjectedCaller = NamedDependency[Caller]


def client_address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else "unknown"


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    context: Context = request.app.state.context
    person = await context.sessions.person(request.cookies.get(COOKIE))
    language = request_language(request, None if person is None else person.language)
    request.state.language = language
    return Caller(context, person, language)
