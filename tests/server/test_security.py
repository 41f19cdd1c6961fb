"""Security: forged, malformed, oversized and too many requests."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from server.in_process import in_process_server
from server.server_process import AMSTERDAM, Listener, Server, Visitor, until

from trackside.server.http.authenticator import address_of
from trackside.server.people.attempts import AttemptLimit
from trackside.tables.refusals import Refused

SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_a_request_without_csrf_token_is_refused(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    for headers in ({}, {"x-csrf-token": "x"}, {"x-csrf-token": "a" * 128}):
        answer = anna.http.post("/api/tables", json={"game": AMSTERDAM, "seats": SEATS}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"null",
        b'{"ply": "zero", "moves": ["x"]}',
        b'{"ply": "0", "moves": ["x"]}',
        b'{"ply": true, "moves": ["x"]}',
        b'{"ply": 0.5, "moves": ["x"]}',
        b'{"ply": -1, "moves": ["x"]}',
        b'{"ply": 0, "moves": []}',
        b'{"ply": 0, "moves": [""]}',
        b'{"ply": 0, "moves": ["x"], "seat": 1}',
        b'{"ply": 0, "moves": ["' + b"x" * 201 + b'"]}',
        b'{"ply": 0, "moves": [' + b",".join([b'"x"'] * 51) + b"]}",
        b'{"ply": 1e400, "moves": ["x"]}',
        b"[" * 10_000,
    ],
)
def test_malformed_bodies_are_bad_requests(sqlite_server: Server, body: bytes) -> None:
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "human")
    headers = {**anna.headers(), "content-type": "application/json"}
    answer = anna.http.post(f"/api/tables/{id}/moves", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-request" and answer.json()["message"]


def test_oversized_bodies_are_refused(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    big = {"text": "x" * 100_000}
    assert anna.post("/api/tables/x/chat", big).status_code == 413
    assert anna.post("/api/records", {"text": "x" * 700_000}).status_code == 413
    assert anna.post("/api/records", {"text": "x" * 300_000}).json()["error"] == "bad-record"

    def endless() -> Any:
        yield b'{"text": "'
        for _ in range(200):
            yield b"x" * 1000

    headers = {**anna.headers(), "content-type": "application/json"}
    answer = anna.http.post("/api/tables/x/chat", content=endless(), headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_every_response_has_security_headers(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    for path in ("/", "/api/me", "/api/tables/nothing", "/nothing.js", "/healthz"):
        headers = visitor.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    assert visitor.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_session_cookie_is_http_only(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server)
    answer = visitor.post("/api/guest", {"name": "Anna"})
    cookie = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("session="))
    assert "HttpOnly" in cookie and "samesite=lax" in cookie.lower()


def test_cookies_are_https_only_if_set(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, secure_cookies=True) as server:
            anna = await server.person("Anna")
            answer = await server.http.get("/api/me", headers=server.as_person(anna))
            assert "strict-transport-security" in answer.headers
            assert len(answer.headers.get_list("set-cookie")) == 2
            assert all("secure" in cookie.lower() for cookie in answer.headers.get_list("set-cookie"))

    asyncio.run(run())


def test_unknown_paths_are_not_found(sqlite_server: Server) -> None:
    visitor = Visitor(sqlite_server, "Anna")
    for path in (
        "/api/nothing",
        "/api/tables/nothing",
        "/api/games/chess/box",
        "/api/games/chess/words",
        "/api/words/xx",
        "/../../etc/passwd.txt",
    ):
        answer = visitor.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["status"] == 404
    assert visitor.http.get("/%2e%2e/%2e%2e/models.py").status_code == 404
    assert visitor.http.put("/api/me").json()["error"] in ("no-such-method", "forbidden")
    page = visitor.http.get("/table/whatever")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00.js",
        "/" + "a" * 5_000,
        "/assets/" + "a" * 300,
        "/api/tables/%00",
        "/api/tables/a%00b/events",
        "/api/tables/a%0Ab/record",
        "/api/tables/" + "a" * 5_000,
        "/api/tables/%ED%A0%80",
        "/api/games/%00/rules",
        "/api/games/%00/words",
        "/api/words/%00",
    ],
)
def test_impossible_paths_are_not_found(server: Server, path: str) -> None:
    assert Visitor(server).http.get(path).status_code == 404


@pytest.mark.parametrize(
    "path", ["/api/friends?table=%00", "/api/history?find=a%00&opponent=%00", "/api/history/records?game=%00"]
)
def test_impossible_queries_are_bad_requests(server: Server, path: str) -> None:
    assert Visitor(server, "Anna").http.get(path).status_code == 400


def test_codes_are_compared_in_ascii(server: Server) -> None:
    """The upper case of the long s (ſ) is S, but it is not part of any code, and no header could contain it."""
    anna = Visitor(server, "Anna")
    for _ in range(40):
        card = anna.ok(anna.post("/api/tables", {"game": AMSTERDAM, "seats": [{"kind": "me"}, {"kind": "human"}]}))
        if "S" in card["code"]:
            break
    anna.ok(anna.post(f"/api/tables/{card['id']}/start"))
    code = card["code"]
    answer = anna.http.get(f"/api/tables/{code.lower()}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{card["id"]}.txt"'
    assert anna.http.get(f"/api/tables/{code.replace('S', 'ſ')}/record").status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        *(
            ("POST", "/api/push", {"endpoint": endpoint, "keys": {"p256dh": "a", "auth": "b"}})
            for endpoint in ("https://[::1", "https://[zz]/", "https://x\0y", "https://x\n", "https:// x", "https://")
        ),
        *(
            ("PUT", "/api/notices/quiet", {"hours": {"begin": begin, "end": "07:00", "zone": zone}})
            for begin, zone in (("22:00\n", "Europe/Kyiv"), ("22:00", "\0"), ("22:00", "Europe/Kyiv\n"))
        ),
        ("PUT", "/api/notices", {"url": "json://example.org/\0"}),
        ("POST", "/api/notices/test", {"endpoint": "https://x\0y"}),
        ("POST", "/api/register", {"login": "anna\n", "password": "long enough"}),
        ("POST", "/api/tables", {"game": AMSTERDAM + "\0", "seats": [{"kind": "me"}, {"kind": "human"}]}),
        ("POST", "/api/guest", {"name": "\0"}),
        ("POST", "/api/tables/a%00b/join", {"code": "\0"}),
    ],
)
def test_values_that_cannot_be_stored_are_refused(server: Server, method: str, path: str, body: object) -> None:
    anna = Visitor(server, "Anna")
    answer = anna.http.request(method, path, json=body, headers=anna.headers())
    assert answer.status_code in (400, 404, 422), answer.text


def test_unusual_settings_are_stored(server: Server) -> None:
    anna = Visitor(server, "Anna")
    settings = {"a\0": "b\0", "b": 1.5}
    answer = anna.http.patch("/api/me", json={"settings": settings}, headers=anna.headers())
    assert answer.status_code == 200 and anna.get("/api/me")["settings"] == settings
    headers = {**anna.headers(), "content-type": "application/json"}
    half = anna.http.patch("/api/me", content=b'{"settings": {"a": "\\ud800"}}', headers=headers)
    assert half.status_code == 400  # a lone surrogate


def test_requests_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, requests_per_minute=5) as server:
            codes = [(await server.http.get("/api/games")).status_code for _ in range(8)]
            assert codes == [200] * 5 + [429] * 3
            answer = await server.http.get("/api/games", headers={"accept-language": "uk"})
            assert answer.json()["error"] == "too-many" and "швидко" in answer.json()["message"]
            assert answer.headers["connection"] == "close"  # which drops requests that are queued
            assert (await server.http.get("/healthz")).status_code == 200

    asyncio.run(run())


def test_expensive_requests_have_a_lower_limit(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, expensive_requests_per_minute=3) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            id = await server.table(anna, "me", "human", public=True)
            path = f"/api/tables/{id}/replay?ply=0"
            codes = [(await server.http.get(path, headers=server.as_person(anna))).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]
            assert (await server.post(anna, "/api/records", {"text": "x"})).status_code == 429  # counted together
            assert (await server.http.get(path, headers=server.as_person(ben))).status_code == 200
            assert (await server.http.get(f"/api/tables/{id}", headers=server.as_person(anna))).status_code == 200

    asyncio.run(run())


def test_sign_ins_are_limited_by_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, sign_ins_per_minute=3) as server:
            await server.http.get("/api/me")
            token = {"x-csrf-token": server.http.cookies.get("csrftoken") or ""}
            body = {"login": "nobody", "password": "guess after guess"}
            codes = [(await server.http.post("/api/login", json=body, headers=token)).status_code for _ in range(5)]
            assert codes == [401, 401, 401, 429, 429]
            assert (await server.http.get("/api/me")).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/login", "/api/login/", "//api/login", "/api//login"])
def test_other_spellings_of_a_path_are_limited_too(tmp_path: Path, path: str) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, sign_ins_per_minute=2) as server:
            await server.http.get("/api/me")
            token = {"x-csrf-token": server.http.cookies.get("csrftoken") or ""}
            body = {"login": "nobody", "password": "guess after guess"}
            answers = [await server.http.post(path, json=body, headers=token) for _ in range(4)]
            assert [answer.status_code for answer in answers] in ([401, 401, 429, 429], [404] * 4, [405] * 4)

    asyncio.run(run())


def test_streams_per_person_are_limited(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "trackside.db"), TRACKSIDE_STREAMS_PER_PERSON="3").start()
    anna, ben, stranger = Visitor(server, "Anna"), Visitor(server, "Ben"), Visitor(server)
    id = anna.make("me", "human", public=True)
    streams = [Listener(anna, id) for _ in range(3)]
    for stream in streams:
        stream.wait("table")
    refused = anna.http.get(f"/api/tables/{id}/events")
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-streams")
    others = [Listener(ben, id), *[Listener(stranger, id) for _ in range(3)]]
    for stream in others:
        stream.wait("table")
    assert stranger.http.get(f"/api/tables/{id}/events").status_code == 429  # counted by address
    streams.pop().close()
    until(lambda: "trackside_streams 6.0" in anna.http.get("/metrics").text)
    streams.append(Listener(anna, id))
    streams[-1].wait("table")
    for stream in (*streams, *others):
        stream.close()
    server.stop()


def test_streams_per_address_are_limited(tmp_path: Path) -> None:
    """Anybody can be many guests."""
    server = Server(str(tmp_path / "trackside.db"), TRACKSIDE_STREAMS_PER_ADDRESS="3").start()
    guests = [Visitor(server, f"Guest {n}") for n in range(4)]
    id = guests[0].make("me", "human", public=True)
    streams = [Listener(guest, id) for guest in guests[:3]]
    for stream in streams:
        stream.wait("table")
    assert guests[3].http.get(f"/api/tables/{id}/events").json()["error"] == "too-many-streams"
    streams.pop().close()
    until(lambda: "trackside_streams 2.0" in guests[0].http.get("/metrics").text)
    streams.append(Listener(guests[3], id))
    streams[-1].wait("table")
    for stream in streams:
        stream.close()
    server.stop()


def test_wrong_passwords_are_limited_by_account(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, failed_logins_per_minute=3) as server:
            accounts = server.context.accounts
            anna = await accounts.register(None, "Anna", "a long password")
            await accounts.register(None, "Ben", "a long password")

            async def guess(login: str, password: str = "a wrong password") -> str:
                try:
                    await accounts.log_in(login, password)
                except Refused as refused:
                    return refused.name
                return "welcome"

            assert await guess("anna") == "wrong-password"
            assert await guess("anna", "a long password") == "welcome"  # the count begins again
            codes = await asyncio.gather(*(guess(login) for login in ("anna", "Anna", "ANNA", "anna", "Anna")))
            assert sorted(codes) == ["too-many"] * 2 + ["wrong-password"] * 3
            assert await guess("anna", "a long password") == "too-many"
            with pytest.raises(Refused, match="too-many"):
                await accounts.change_password(anna, "a wrong password", "another password")
            assert await guess("ben", "a long password") == "welcome"
            assert [await guess("nobody") for _ in range(4)] == ["wrong-password"] * 3 + ["too-many"]

    asyncio.run(run())


def test_guessing_codes_is_limited_by_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, wrong_codes_per_minute=5) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            id = await server.table(anna, "me", "open")
            for n in range(4):
                assert (await server.http.get(f"/api/tables/CODE{n}")).status_code == 404
            wrong = await server.post(ben, f"/api/tables/{id}/join", {"code": "WRONG"})
            assert wrong.json()["error"] == "wrong-code"
            async with server.context.tables.locked(id) as table:
                code = table.row.code
            assert (await server.http.get(f"/api/tables/{code}")).status_code == 429
            assert (await server.post(ben, f"/api/tables/{id}/join", {"code": code})).status_code == 429
            assert (await server.http.get(f"/api/tables/{id}", headers=server.as_person(anna))).status_code == 200
            assert (await server.http.get("/api/tables")).status_code == 200

    asyncio.run(run())


def test_failed_attempts_are_forgotten_after_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    attempts = AttemptLimit(1)
    attempts.count("x")
    with pytest.raises(Refused):
        attempts.require("x")
    now += 61
    attempts.require("x")
    monkeypatch.setattr("trackside.server.people.attempts.MAX_KEYS", 3)
    for n in range(10):
        attempts.count(str(n))
    assert list(attempts.failures) == ["7", "8", "9"]


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a:b", "a:b"),
    ],
)
def test_addresses_of_an_ipv6_network_count_as_one(address: str, counted_as: str) -> None:
    scope: Any = {"type": "http", "client": (address, 1234)}
    assert address_of(scope) == counted_as
