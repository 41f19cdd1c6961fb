"""The shortcut for moves answers as the framework would, and leaves unusual requests to it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from server.in_process import InProcessServer, in_process_server

from trackside.server.storage.models import Person

GOOD = {"content-type": "application/json", "accept-language": "uk"}


class Two:
    """The same requests to the application and, past its shortcut, to the framework."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.sent_on = 0  # requests that the shortcut left to the framework

        async def framework(scope: Any, receive: Any, send: Any) -> None:
            await Litestar.__call__(server.app, scope, receive, send)

        async def application(scope: Any, receive: Any, send: Any) -> None:
            await server.app(scope, receive, send)
            self.sent_on += "litestar_app" in scope and "path_template" in scope

        apps: list[Any] = [application, framework]
        self.clients = [
            httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") for app in apps
        ]

    def headers(self, person: Person | None, token: str = "", **more: str) -> dict[str, str]:
        token = token or self.server.http.cookies["csrftoken"]
        session = "" if person is None else f"; session={self.server.context.sessions.cookie(person).value}"
        return {**GOOD, "x-csrf-token": token, "cookie": f"csrftoken={token}{session}", **more}

    async def post(self, path: str, body: bytes, headers: dict[str, str]) -> list[httpx.Response]:
        return [await client.post(path, content=body, headers=headers) for client in self.clients]

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()


def alike(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    return answer.status_code, sorted(answer.headers.items()), answer.content


def test_a_move_is_answered_as_the_framework_would(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await server.pair()
            eve = await server.person("Eve")
            await server.http.get("/api/me")
            for person in (anna, ben, eve):
                await server.context.accounts.find(person.id)  # they are in memory, as people are who play
            two = Two(server)
            moves = f"/api/tables/{id}/moves"
            first = json.loads(await server.get(anna, f"/api/tables/{id}"))["moves"][0]["text"]
            good = json.dumps({"ply": 0, "moves": [first]}).encode()
            token = server.http.cookies["csrftoken"]
            forged = token[:-1] + ("0" if token[-1] != "0" else "1")
            large = b'{"ply": 0, "moves": ["' + b"x" * 70_000 + b'"]}'
            refused: list[tuple[int, bool, str, bytes, dict[str, str]]] = [
                # status, whether the shortcut leaves it to the framework, path, body, headers
                (409, False, moves, good.replace(b'"ply": 0', b'"ply": 7'), two.headers(anna)),
                (403, False, moves, good, two.headers(ben)),
                (422, False, moves, b'{"ply": 0, "moves": ["draw deck"]}', two.headers(anna)),
                (422, False, moves, b'{"ply": 0, "moves": ["fly"]}', two.headers(anna)),
                (403, False, moves, good, two.headers(eve)),
                (401, True, moves, good, two.headers(None)),
                (401, True, moves, good, two.headers(None, cookie=f"csrftoken={token}; session=forged")),
                (403, True, moves, good, two.headers(anna, forged)),
                (403, True, moves, good, {**two.headers(anna), "x-csrf-token": forged}),
                (400, True, moves, b'{"ply": 0, "moves": [', two.headers(anna)),
                (400, True, moves, b'{"ply": "0", "moves": ["keep"]}', two.headers(anna)),
                (400, True, moves, b'{"ply": 0, "moves": []}', two.headers(anna)),
                (400, True, moves, b'{"ply": 0, "moves": ["keep \xff"]}', two.headers(anna)),
                (400, True, moves, b"[" * 60_000, two.headers(anna)),
                (413, True, moves, large, two.headers(anna)),
                (404, True, "/api/tables/nowhere/moves", good, two.headers(anna)),
                (400, True, moves + "?lang=%00", good, two.headers(anna)),
                (409, True, moves + "?lang=fa", good.replace(b'"ply": 0', b'"ply": 7'), two.headers(anna)),
            ]
            for status, sent_on, path, body, headers in refused:
                before = two.sent_on
                here, there = await two.post(path, body, headers)
                assert here.status_code == status and alike(here) == alike(there), (path, body[:80], here.text)
                assert two.sent_on - before == sent_on, (path, body[:80])
            answers = []
            for client, by in zip(two.clients, (anna, ben), strict=True):  # each decides in turn at the beginning
                view = json.loads(await server.get(by, f"/api/tables/{id}"))
                body = json.dumps({"ply": view["ply"], "moves": [view["moves"][0]["text"]]}).encode()
                answers.append(await client.post(moves, content=body, headers=two.headers(by)))
            here, there = answers
            assert here.status_code == there.status_code == 200
            ours, theirs = ({**answer.headers, "content-length": ""} for answer in answers)
            assert ours == theirs and (here.json()["ply"], there.json()["ply"]) == (1, 2)
            assert two.sent_on == sum(row[1] for row in refused)
            counted = server.context.metrics.page().decode()
            count = 'trackside_request_seconds_count{method="POST",route="/api/tables/{id}/moves",status="%s"} %s'
            assert count % (200, "2.0") in counted and count % (403, "8.0") in counted
            await two.close()

    asyncio.run(run())


def test_moves_count_among_a_persons_requests(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, requests_per_minute=20) as server:
            anna, _, id = await server.pair()
            statuses = []
            for _ in range(21):
                answer = await server.post(anna, f"/api/tables/{id}/moves", {"ply": 7, "moves": ["fly"]})
                statuses.append(answer.status_code)
            assert statuses == [409] * 20 + [429] and int(answer.headers["retry-after"]) > 0

    asyncio.run(run())


@pytest.mark.parametrize("change", ["sign out", "grow old"])
def test_a_session_that_ends_plays_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """The signatures of its cookies were verified by an earlier move."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, _, id = await server.pair()
            body = {"ply": 7, "moves": ["fly"]}
            two = Two(server)
            await server.http.get("/api/me")
            headers = two.headers(anna)
            content = json.dumps(body).encode()
            assert [answer.status_code for answer in await two.post(f"/api/tables/{id}/moves", content, headers)] == [
                409,
                409,
            ]
            if change == "sign out":
                await server.context.accounts.change(anna, epoch=anna.epoch + 1)
            else:
                from trackside.server.people import sessions

                monkeypatch.setattr(sessions, "MAX_AGE", -1)
                server.app.shortcut.authenticator.claims.clear()  # the hour is over
                server.context.sessions._verify_cached.cache_clear()
            answers = await two.post(f"/api/tables/{id}/moves", content, headers)
            assert [answer.status_code for answer in answers] == [401, 401]
            await two.close()

    asyncio.run(run())
