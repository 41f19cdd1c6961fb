"""Real server processes and a real PostgreSQL, to be killed and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, TypeVar

from trackside.core.edge.errors import TracksideError

Found = TypeVar("Found")

POSTGRES_FOLDERS = "/usr/lib/postgresql/*/bin"  # where Debian puts the programs, outside of PATH
PER_MINUTE = ("REQUESTS", "EXPENSIVE_REQUESTS", "SIGN_INS", "TEST_NOTIFICATIONS", "FAILED_LOGINS", "WRONG_CODES")
COPIED = ("COPIED_MOVES_PER_PERSON", "COPIED_MOVES_PER_ADDRESS", "MOVES_PER_PERSON")
LIMITS = (*(f"{what}_PER_MINUTE" for what in PER_MINUTE), *COPIED, "PUBLIC_TABLES_PER_HOUR")
WITHOUT_LIMITS = {f"TRACKSIDE_{what}": "10000000" for what in LIMITS}
HASTY = {"TRACKSIDE_BOT_WAIT_SECONDS": "0.05", "TRACKSIDE_HINT_SECONDS": "0.1"}  # bots that think little
TRACKSIDE = ("-m", "trackside")
WORKER = b"trackside.server.workers."


class ProcessFailed(TracksideError):
    """A process did not start, or ended when it should not."""


class NotInTime(AssertionError):
    """A condition did not become true in time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(true: Callable[[], Found], seconds: float = 20.0) -> Found:
    """Wait until a condition is true; return its value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.02)
    raise NotInTime("the condition did not become true in time")


class Server:
    """`trackside serve` in its own process."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        log: Path | None = None,
        program: Sequence[str] = TRACKSIDE,
        **settings: str,
    ) -> None:
        self.database = database
        self.log = log  # the file its log goes to
        self.program = program  # arguments of Python, before those of the server
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        with open(self.log, "ab") if self.log is not None else nullcontext() as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, "serve", "--port", str(self.port), "--database", self.database],
                env={**os.environ, **WITHOUT_LIMITS, **HASTY, "TRACKSIDE_LOG": "ERROR", **self.settings},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        until(self.answers, 40)
        return self

    def answers(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise ProcessFailed(f"the server on {self.database} ended")
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """Kill the process without warning, as a power failure would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def workers(self) -> list[int]:
        """The ids of its worker processes."""
        return [] if self.process is None else [id for id in children(self.process.pid) if WORKER in command_line(id)]

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class Postgres:
    """A PostgreSQL server on a free port, with its files in a folder.

    PostgreSQL refuses to run as root, so the folder must be one that its user may enter.
    """

    def __init__(self, base: Path) -> None:
        user = pwd.getpwnam("postgres" if _user_exists("postgres") else "nobody") if os.geteuid() == 0 else None
        who: dict[str, Any] = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.data = base / "data"
        self.port = free_port()
        self.url = f"postgresql://trackside@127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.data.mkdir()
        if user is not None:
            os.chmod(base, 0o755)
            os.chown(self.data, user.pw_uid, user.pw_gid)
        self.run: dict[str, Any] = {**who, "cwd": str(self.data), "env": {**os.environ, "HOME": str(self.data)}}
        subprocess.run(
            [program("initdb"), "-D", self.data, "-U", "trackside", "--auth=trust", "-E", "UTF8", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            **self.run,
        )

    def start(self) -> Postgres:
        options = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        options += ["-c", f"unix_socket_directories={self.data}"]
        self.process = subprocess.Popen(
            [program("postgres"), "-D", self.data, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self.run,
        )
        until(self.is_ready, 30)
        return self

    def is_ready(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise ProcessFailed("PostgreSQL ended")
        ready = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0

    def kill(self) -> None:
        """Kill the server with all its processes, as a power failure would."""
        if self.process is not None:
            family = [self.process.pid, *children(self.process.pid)]
            for id in family:
                with suppress(ProcessLookupError):
                    os.kill(id, signal.SIGKILL)
            self.process.wait()
            until(lambda: not any(Path(f"/proc/{id}").exists() for id in family))

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="trackside-postgres-", ignore_cleanup_errors=True) as base:
        server = Postgres(Path(base))
        try:
            yield server.start()
        finally:
            server.stop()


def program(name: str) -> str:
    """A program of PostgreSQL."""
    folders = sorted(Path("/").glob(POSTGRES_FOLDERS.lstrip("/")), reverse=True)
    found = next((str(folder / name) for folder in folders if (folder / name).is_file()), shutil.which(name))
    if found is None:
        raise ProcessFailed(f"PostgreSQL is not installed: there is no {name}")
    return found


def has_postgres() -> bool:
    try:
        program("initdb")
    except ProcessFailed:
        return False
    return True


def new_database(url: str, name: str) -> str:
    """Create an empty database on a PostgreSQL server."""
    subprocess.run([program("createdb"), "--maintenance-db", f"{url}/postgres", name], check=True)
    return f"{url}/{name}"


def children(parent: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # the process ended meanwhile
            if int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1]) == parent:
                found.append(int(folder.name))
    return found


def command_line(id: int) -> bytes:
    try:
        return Path(f"/proc/{id}/cmdline").read_bytes()
    except OSError:
        return b""


def _user_exists(name: str) -> bool:
    return any(entry.pw_name == name for entry in pwd.getpwall())
