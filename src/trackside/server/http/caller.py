"""The caller of a request: who it comes from, and the application context. Injected into every route."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from trackside.server.context import Context
from trackside.server.http.authenticator import Authenticator, address_of
from trackside.server.people.principal import Principal
from trackside.server.storage.models import Person
from trackside.tables.refusals import Refused

NUL = b"%00"  # PostgreSQL cannot search for a text that contains it


class Caller:
    def __init__(self, context: Context, principal: Principal) -> None:
        self.context = context
        self.principal = principal

    @property
    def person(self) -> Person | None:
        return self.principal.person

    @property
    def language(self) -> str:
        return self.principal.language

    @property
    def address(self) -> str:
        return self.principal.address

    @property
    def id(self) -> str | None:
        return self.principal.id

    def require_person(self) -> Person:
        return self.principal.require()


InjectedCaller = NamedDependency[Caller]


def _may_guess_a_code(request: Request[Any, Any, Any], context: Context) -> bool:
    """People who play at a table name it by its id, and are not limited by guesses from the same address."""
    id = request.path_params.get("id")
    return id is not None and (id not in context.tables.cache or request.url.path.endswith("/join"))


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    context: Context = request.app.state.context
    authenticator: Authenticator = request.app.state.authenticator
    if NUL in request.scope["query_string"]:
        raise Refused("bad-request")
    if _may_guess_a_code(request, context):
        context.wrong_codes.require(address_of(request.scope))
    principal = await authenticator.principal(request.scope)
    request.state.language = principal.language
    return Caller(context, principal)
