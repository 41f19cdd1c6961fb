"""The errors of the PostgreSQL driver."""

from __future__ import annotations

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from trackside.server.storage.postgres_driver import _database_errors


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.ConnectionDoesNotExistError("closed in the middle of operation"),
        asyncpg.InterfaceError("the connection is closed"),
        asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress"),
        ConnectionRefusedError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_lost_connection_is_an_error_of_the_database(error: Exception) -> None:
    """So it is answered with 503, and not as a fault of the server (500)."""
    with pytest.raises(OperationalError), _database_errors("SELECT 1"):
        raise error
