"""The OpenAPI document: complete, described, and confirmed by schemathesis."""

from __future__ import annotations

import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from server.server_process import Server, Visitor, finished_record

from trackside.server.openapi import document

DOCUMENT = document()
STREAM = "/api/tables/{id}/events"
# Who calls is not for schemathesis to vary: every request here has a session.
OPERATIONS = {
    path: {method: {**operation, "security": []} for method, operation in operations.items()}
    for path, operations in DOCUMENT["paths"].items()
}
COMPONENTS = {"schemas": DOCUMENT["components"]["schemas"]}
schema = schemathesis.openapi.from_dict({**DOCUMENT, "paths": OPERATIONS, "components": COMPONENTS}).exclude(
    path=STREAM
)
NOT_CHECKED: Any = [
    schemathesis.checks.CHECKS.get_one(name)
    for name in (
        "positive_data_acceptance",  # well-formed input may still be refused by the game
        "allow_header_conformance",  # the framework answers OPTIONS for one handler of a path
    )
]


def test_every_operation_has_a_description_and_its_errors_are_problems() -> None:
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), (method, path)
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    reference = response["content"]["application/json"]["schema"]["$ref"]
                    assert reference.endswith("/Problem"), (method, path, status)


def test_the_document_is_served_without_third_party_pages(sqlite_server: Server) -> None:
    http = Visitor(sqlite_server).http
    for path in ("/api/schema", "/api/schema/openapi.json"):
        assert http.get(path).json() == DOCUMENT
    for page in ("swagger", "redoc", "elements", "rapidoc", "scalar"):
        assert http.get(f"/api/schema/{page}").status_code == 404


def test_the_document_lists_every_route() -> None:
    wanted = """get /api/me · post /api/guest · patch /api/me · post /api/register · post /api/login ·
    post /api/logout · post /api/password ·
    post /api/logout-everywhere · get /api/games · get /api/games/{id}/box · get /api/games/{id}/rules ·
    get /api/tables · post /api/tables · post /api/tables/{id}/join · post /api/tables/{id}/leave ·
    post /api/tables/{id}/start · post /api/tables/{id}/seats/{seat} · delete /api/tables/{id} ·
    post /api/tables/{id}/resign · post /api/tables/{id}/rematch · post /api/tables/{id}/fork · get /api/tables/{id} ·
    post /api/tables/{id}/moves · post /api/tables/{id}/undo · post /api/tables/{id}/undo-request ·
    post /api/tables/{id}/undo-answer · post /api/tables/{id}/why · post /api/tables/{id}/hint ·
    post /api/tables/{id}/chat · post /api/tables/{id}/orders · get /api/tables/{id}/orders ·
    get /api/tables/{id}/since · get /api/notices · put /api/notices · put /api/notices/quiet ·
    post /api/notices/test ·
    get /api/tables/{id}/events ·
    get /api/tables/{id}/replay · get /api/tables/{id}/steps · get /api/tables/{id}/scores ·
    get /api/tables/{id}/record · post /api/records ·
    get /healthz · get /metrics · get /api/words/{language}"""
    there = {f"{method} {path}" for path, operations in DOCUMENT["paths"].items() for method in operations}
    assert set(re.sub(r"\s+", " ", wanted).split(" · ")) <= there


@pytest.fixture(scope="module")
def known(sqlite_server: Server) -> dict[str, Any]:
    """A visitor with a running and a finished table, so that requests get past the first checks."""
    anna = Visitor(sqlite_server, "Anna")
    running = anna.make("me", "human")
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]
    return {"visitor": anna, "tables": [running, over]}


@schema.parametrize()
@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_responses_conform_to_the_document(case: Case, known: dict[str, Any]) -> None:
    anna: Visitor = known["visitor"]
    if "id" in (case.path_parameters or {}) and case.path.startswith("/api/tables/"):
        case.path_parameters["id"] = known["tables"][len(str(case.body)) % 2]
    if case.path in ("/api/logout-everywhere", "/api/tables/{id}", "/api/tables/{id}/leave") and case.method != "GET":
        case.path_parameters = {**(case.path_parameters or {}), **({"id": "nothing"} if "id" in case.path else {})}
        cookies = {"csrftoken": anna.http.cookies.get("csrftoken")}
    else:
        cookies = dict(anna.http.cookies)
    case.call_and_validate(
        base_url=anna.server.address,
        headers=anna.headers(),
        cookies=cookies,
        excluded_checks=NOT_CHECKED,
    )
