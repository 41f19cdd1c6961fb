"""Servers for the tests: one process on SQLite, one on PostgreSQL, shared by all tests that do not break them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.notification_targets import NotificationReceiver
from server.server_process import Server, new_database, postgres

from trackside.server.notify import delivery, sender_process, senders

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(str(tmp_path_factory.mktemp("sqlite") / "trackside.db")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgresql_server(postgresql: str) -> Iterator[Server]:
    server = Server(new_database(postgresql, "shared")).start()
    yield server
    server.stop()


@pytest.fixture(params=DATABASES)
def server(request: pytest.FixtureRequest) -> Server:
    """The same test on both databases."""
    found = request.getfixturevalue(f"{request.param}_server")
    assert isinstance(found, Server)
    return found


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database for the test, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "trackside.db")
    name = "".join(letter if letter.isalnum() else "_" for letter in request.node.name.lower())[:50]
    return new_database(request.getfixturevalue("postgresql"), name)


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[NotificationReceiver]:
    monkeypatch.setattr(delivery, "RETRY_SECONDS", (0.05, 0.05, 0.05))
    monkeypatch.setattr(senders, "NEW_SECONDS", sender_process.SEND_SECONDS)  # the machine may be busy
    receiver = NotificationReceiver()
    yield receiver
    receiver.server.shutdown()
