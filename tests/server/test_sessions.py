"""Session cookies: what is accepted, and what is kept in memory."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from pathlib import Path

import pytest
from server.in_process import in_process_server

import trackside.server
from trackside.server.people.sessions import CLOCK_SKEW, MAX_AGE, MAX_LENGTH


def test_only_valid_cookies_are_kept_in_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            sessions = server.context.sessions
            valid = sessions.cookie(await server.person("Anna")).value or ""
            assert len(valid) < MAX_LENGTH / 2
            for number in range(100):
                headers = {"cookie": f"session={number}{'x' * 200}"}
                assert (await server.http.get("/api/me", headers=headers)).status_code == 200
            assert sessions._verify_cached.cache_info().currsize == 0
            assert sessions.verify(valid) is not None
            assert sessions._verify_cached.cache_info().currsize == 1

    asyncio.run(run())


def test_only_the_authenticator_reads_what_requests_say_of_themselves() -> None:
    """Then limits, routes, the shortcut and the CSRF check cannot take one request for two people."""
    folder = Path(trackside.server.__file__).parent
    readers = {
        file.relative_to(folder).as_posix()
        for file in folder.rglob("*.py")
        if re.search(r"\.cookies\b(?!=)|x-csrf-token|[\"']authorization[\"']|[\"']cookie[\"']", file.read_text("utf-8"))
    }
    assert readers == {"http/authenticator.py", "http/head_limits.py"}  # which counts the bytes


def test_a_long_cookie_is_refused_unread(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            sessions = server.context.sessions
            long = str(sessions.signer.dumps([secrets.token_hex(MAX_LENGTH), 0]))
            assert sessions.signer.loads(long) and sessions.verify(long) is None

    asyncio.run(run())


def test_the_clocks_of_two_machines_may_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            sessions = server.context.sessions
            anna = await server.person("Anna")
            cookie = sessions.cookie(anna).value
            now = time.time()
            for offset, accepted in (
                (0, True),
                (2 - CLOCK_SKEW, True),
                (-CLOCK_SKEW - 2, False),
                (MAX_AGE - 2, True),
                (MAX_AGE + 2, False),
            ):
                sessions._verify_cached.cache_clear()
                monkeypatch.setattr(time, "time", lambda offset=offset: now + offset)
                assert (sessions.verify(cookie) == (anna.id, 0)) == accepted, offset

    asyncio.run(run())


def test_a_refusal_is_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            sessions = server.context.sessions
            anna = await server.person("Anna")
            now = time.time() // 3600 * 3600 + 1800  # all of this happens in one hour
            monkeypatch.setattr(time, "time", lambda: now)
            cookie = sessions.cookie(anna).value
            monkeypatch.setattr(time, "time", lambda: now - CLOCK_SKEW - 60)
            assert sessions.verify(cookie) is None
            monkeypatch.setattr(time, "time", lambda: now)
            assert sessions.verify(cookie) == (anna.id, 0)

    asyncio.run(run())
