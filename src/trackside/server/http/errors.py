"""Exception handlers: every error becomes a JSON `Problem` with one sentence in the reader's language."""

from __future__ import annotations

import logging
from json import JSONDecodeError
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from trackside.core.edge.errors import BadCombination, TracksideError
from trackside.locales import words
from trackside.locales.problems import said
from trackside.server.api.errors import Refused
from trackside.server.api.responses import Problem
from trackside.server.http.caller import client_address
from trackside.server.http.language import request_language

log = logging.getLogger("trackside.server")
AnyRequest = Request[Any, Any, Any]

CODES = {
    400: "bad-request",
    401: "no-person",
    403: "forbidden",
    404: "not-found",
    405: "no-such-method",
    409: "conflict",
    413: "too-large",
    422: "bad-input",
    429: "too-many",
    500: "failure",
    503: "storage",
}


def _language(request: AnyRequest) -> str:
    """The language of the person, if the request got as far as identifying them."""
    return getattr(request.state, "language", None) or request_language(request)


def problem(request: AnyRequest, refused: Refused) -> Response[Problem]:
    say = words(_language(request), "server")
    message = refused.text if refused.text is not None else say.say(f"error-{refused.code}", refused.facts)
    body = Problem(status=refused.status, error=refused.code, message=message, rule=refused.rule, view=refused.view)
    return Response(body, status_code=refused.status, media_type=MediaType.JSON)


def on_refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    if error.code in ("no-table", "wrong-code"):  # this may be a guess
        request.app.state.context.wrong_codes.count(client_address(request))
    return problem(request, error)


def on_engine_error(request: AnyRequest, error: TracksideError) -> Response[Problem]:
    """The engine rejects an option or a record; its message is one clear line."""
    language = _language(request)
    text = words(language).refuses(error) if isinstance(error, BadCombination) else said(language, str(error))
    return problem(request, Refused(422, "bad-input", text=text))


def on_http_exception(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors raised by the framework itself."""
    status = error.status_code
    text = None
    if isinstance(error, ValidationException) and error.extra:
        text = "; ".join(_detail(item) for item in list(error.extra)[:5])
    elif status == 400 and error.detail:
        text = error.detail
    answer = problem(request, Refused(status, CODES.get(status, "failure"), text=text))
    answer.headers.update(error.headers or {})
    return answer


def on_recursion_error(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """The body is nested too deeply."""
    return problem(request, Refused(400, "bad-request"))


def on_database_error(request: AnyRequest, error: SQLAlchemyError) -> Response[Problem]:
    """The database is full, locked or unreachable. Everything that was acknowledged is stored."""
    log.error("storage", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused(503, "storage"))


def on_damaged_row(request: AnyRequest, error: JSONDecodeError) -> Response[Problem]:
    """A value of the database cannot be read; bodies of requests are decoded by another library."""
    log.error("storage", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused(503, "storage"))


def on_unexpected_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("failure", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused(500, "failure"))


HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    TracksideError: on_engine_error,
    HTTPException: on_http_exception,
    RecursionError: on_recursion_error,
    SQLAlchemyError: on_database_error,
    JSONDecodeError: on_damaged_row,
    Exception: on_unexpected_error,
}


def error_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The answer of the handler for the nearest class of an error."""
    handlers: dict[Any, Any] = {**HANDLERS}
    handle = next(handlers[kind] for kind in type(error).__mro__ if kind in handlers)
    answer: Response[Problem] = handle(request, error)
    return answer


def _detail(item: Any) -> str:
    if isinstance(item, dict):
        return f"{item['key']}: {item['message']}" if item.get("key") else str(item.get("message", item))
    return str(item)


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route for the OpenAPI document; every route may also answer 400, 429 and 503."""
    texts = {
        400: "The request cannot be parsed, or a value is out of bounds.",
        401: "Not signed in, not even as a guest.",
        403: "The CSRF token is missing, or you may not do this.",
        404: "Not found, or not visible to you.",
        409: "The table has changed, or its state does not allow this. `view` is the current view of the table.",
        413: "The body is too large.",
        422: "The game does not allow this; `rule` names the rule.",
        429: "Too many requests.",
        503: "The database cannot be read or written at the moment. Everything that was acknowledged is stored.",
    }
    return {
        status: ResponseSpec(Problem, description=texts[status], generate_examples=False)
        for status in sorted({400, 429, 503, *statuses})
    }
