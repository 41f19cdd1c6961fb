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
from trackside.server.api.responses import Problem
from trackside.server.http.authenticator import Authenticator, address_of
from trackside.tables.refusals import Name, Refused
from trackside.tables.shapes import TableView

log = logging.getLogger("trackside.server")
AnyRequest = Request[Any, Any, Any]

# What is wrong, as a status. Clients go by the name.
NAMES: dict[int, tuple[Name, ...]] = {
    400: ("bad-request", "empty-text"),
    401: ("no-person", "signed-out", "wrong-password"),
    403: (
        "coach-others",
        "forbidden",
        "not-alone",
        "not-asked",
        "not-friend",
        "not-host",
        "not-seated",
        "not-your-seat",
        "not-your-turn",
        "rated-account",
        "rated-hint",
        "wrong-code",
        "wrong-old-password",
    ),
    404: ("no-game", "no-lesson", "no-puzzle", "no-seat", "no-such-ply", "no-table", "no-target", "not-found"),
    405: ("no-such-method",),
    409: (
        "already-started",
        "busy",
        "conflict",
        "has-account",
        "login-taken",
        "no-account",
        "no-hint",
        "no-own-move",
        "no-undo-request",
        "not-over",
        "not-running",
        "not-started",
        "other-rules",
        "others-keep",
        "others-play",
        "ply-not-played",
        "rated-often",
        "rated-runs",
        "rated-undo",
        "seat-taken",
        "seats-open",
        "stale",
        "table-full",
        "too-many-browsers",
        "too-many-invitations",
        "too-many-tables",
        "undo-not-free",
    ),
    413: ("too-large",),
    422: (
        "bad-input",
        "bad-notation",
        "bad-notice-url",
        "mail-account",
        "bad-record",
        "bad-record-move",
        "clock-incomplete",
        "corrected-box",
        "illegal-move",
        "no-level",
        "no-notices",
        "no-question",
        "no-quiet",
        "no-seed",
        "no-such-setting",
        "no-zone",
        "not-in-lesson",
        "not-replayed",
        "one-at-a-time",
        "one-me",
        "rated-seats",
        "record-of-other-rules",
        "record-too-long",
        "wrong-commitment",
        "wrong-scores",
    ),
    429: ("too-many", "too-many-streams", "too-much"),
    500: ("failure",),
    503: ("storage",),
}
STATUS: dict[Name, int] = {name: status for status, names in NAMES.items() for name in names}
# The names of errors of the framework, which knows only statuses.
BY_STATUS: dict[int, Name] = {
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
    authenticator: Authenticator = request.app.state.authenticator
    return getattr(request.state, "language", None) or authenticator.language(request.scope)


def problem(request: AnyRequest, refused: Refused, status: int | None = None) -> Response[Problem]:
    """The answer to a refusal, by default with the status of its name."""
    body = Problem(
        status=STATUS[refused.name] if status is None else status,
        error=refused.name,
        message=_message(refused, _language(request)),
        rule=None if refused.rule is None else refused.rule.id,
        view=refused.view if isinstance(refused.view, TableView) else None,
    )
    return Response(body, status_code=body.status, media_type=MediaType.JSON)


def _message(refused: Refused, language: str) -> str:
    if refused.said is not None:
        return refused.said if isinstance(refused.said, str) else refused.said[language]
    if refused.rule is not None:
        return words(language, refused.game).rule(refused.rule)
    return words(language, "server").say(f"error-{refused.name}", refused.facts)


def on_refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    if error.name in ("no-table", "wrong-code"):  # this may be a guess
        request.app.state.context.wrong_codes.count(address_of(request.scope))
    return problem(request, error)


def on_engine_error(request: AnyRequest, error: TracksideError) -> Response[Problem]:
    """The engine rejects an option or a record; its message is one clear line."""
    language = _language(request)
    text = words(language).refuses(error) if isinstance(error, BadCombination) else said(language, str(error))
    return problem(request, Refused("bad-input", said=text))


def on_http_exception(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors raised by the framework itself."""
    status = error.status_code
    text = None
    if isinstance(error, ValidationException) and error.extra:
        text = "; ".join(_detail(item) for item in list(error.extra)[:5])
    elif status == 400 and error.detail:
        text = error.detail
    answer = problem(request, Refused(BY_STATUS.get(status, "failure"), said=text), status)
    answer.headers.update(error.headers or {})
    return answer


def on_recursion_error(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """The body is nested too deeply."""
    return problem(request, Refused("bad-request"))


def on_database_error(request: AnyRequest, error: SQLAlchemyError) -> Response[Problem]:
    """The database is full, locked or unreachable. Everything that was acknowledged is stored."""
    log.error("storage", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused("storage"))


def on_damaged_row(request: AnyRequest, error: JSONDecodeError) -> Response[Problem]:
    """A value of the database cannot be read; bodies of requests are decoded by another library."""
    log.error("storage", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused("storage"))


def on_unexpected_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("failure", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused("failure"))


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
    """The error responses of a route for the OpenAPI document, and those of every route."""
    texts = {
        400: "The request cannot be parsed, or a value is out of bounds.",
        401: "Not signed in, not even as a guest.",
        403: "The CSRF token is missing, or you may not do this.",
        404: "Not found, or not visible to you.",
        409: "The table has changed, or its state does not allow this. `view` is the current view of the table.",
        413: "The body is too large.",
        414: "The query is too long.",
        422: "The game does not allow this; `rule` names the rule.",
        429: "Too many requests.",
        431: "The head of the request is too large.",
        503: "The database cannot be read or written at the moment. Everything that was acknowledged is stored.",
    }
    return {
        status: ResponseSpec(Problem, description=texts[status], generate_examples=False)
        for status in sorted({400, 414, 429, 431, 503, *statuses})
    }
