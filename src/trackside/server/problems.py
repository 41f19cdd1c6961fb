"""Refusals: everything a client can do wrong, as one sentence in the reader's language."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from trackside.core.edge.errors import BadCombination, TracksideError
from trackside.locales import LANGUAGES, words
from trackside.server.types import Problem

if TYPE_CHECKING:
    from trackside.server.types import TableView

log = logging.getLogger("trackside.server")

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


class Refused(Exception):
    """A request that cannot be granted: `error-<code>` in the locale files says why."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        rule: str | None = None,
        view: TableView | None = None,
        text: str | None = None,
        **facts: int,
    ) -> None:
        super().__init__(code)
        self.facts = facts  # of the sentence
        self.status = status
        self.code = code
        self.rule = rule
        self.view = view
        self.text = text  # a sentence already in the reader's language


def language_of(request: Request[Any, Any, Any], preferred: str | None = None) -> str:
    """The reader's language: asked for, chosen before, or the browser's."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    chosen = preferred or request.cookies.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tag = part.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"


def _language(request: Request[Any, Any, Any]) -> str:
    """That of the person who asks, once they are known."""
    return getattr(request.state, "language", None) or language_of(request)


def problem(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    say = words(_language(request), "server")
    message = refused.text if refused.text is not None else say.say(f"error-{refused.code}", refused.facts)
    body = Problem(status=refused.status, error=refused.code, message=message, rule=refused.rule, view=refused.view)
    return Response(body, status_code=refused.status, media_type=MediaType.JSON)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return problem(request, error)


def on_bad_input(request: Request[Any, Any, Any], error: TracksideError) -> Response[Problem]:
    """Whatever the engine says of an option or a record: its messages are one clear line."""
    text = words(_language(request)).refuses(error) if isinstance(error, BadCombination) else str(error)
    return problem(request, Refused(422, "bad-input", text=text))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework's own refusals in our form."""
    status = error.status_code
    text = None
    if isinstance(error, ValidationException) and error.extra:
        text = "; ".join(_detail(item) for item in list(error.extra)[:5])
    elif status == 400 and error.detail:
        text = error.detail
    answer = problem(request, Refused(status, CODES.get(status, "failure"), text=text))
    answer.headers.update(error.headers or {})
    return answer


def on_nonsense(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body nested deeper than any reader follows."""
    return problem(request, Refused(400, "bad-request"))


def on_storage(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database is full, locked or away. Nothing was acknowledged that is not stored."""
    log.error("storage", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused(503, "storage"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("failure", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(request, Refused(500, "failure"))


def _detail(item: Any) -> str:
    if isinstance(item, dict):
        return f"{item['key']}: {item['message']}" if item.get("key") else str(item.get("message", item))
    return str(item)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for the OpenAPI document; any route may also answer 400, 429 and 503."""
    texts = {
        400: "The request cannot be understood, or a value is out of bounds.",
        401: "Nobody is signed in, not even as a guest.",
        403: "The CSRF token is missing, or this is not yours to do.",
        404: "There is no such thing, or it is not for you.",
        409: "The table has changed, or its state does not allow this. `view` is the table as it is.",
        413: "The body is too large.",
        422: "The game does not allow this; `rule` names the rule.",
        429: "Too many requests.",
        503: "Nothing can be read or stored at the moment. Nothing was acknowledged that is not stored.",
    }
    return {
        status: ResponseSpec(Problem, description=texts[status], generate_examples=False)
        for status in sorted({400, 429, 503, *statuses})
    }
