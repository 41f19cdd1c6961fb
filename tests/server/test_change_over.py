"""`make run` plays from the sources while the engine is compiled, and then changes over without losing anything."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.server_process import Listener, Server, start_pair, until

from trackside import engine
from trackside.campaign.processes import HASTY, WITHOUT_LIMITS, children, command_line
from trackside.server.commands.listener import CannotListen, handed_over

ROOT = Path(__file__).parents[2]
CHOICE = engine.installed()
# The compiler of this tree takes its time, and then the build of this repository is what it has made.
MAKEFILE = """
compile:
	while [ ! -e go ]; do sleep 0.1; done
	cp -r {build}/. build/compiled
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources without a compiled build."""
    assert CHOICE is not None
    (tmp_path / "src").symlink_to(ROOT / "src")
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "run.py", tmp_path / "tools")
    (tmp_path / "Makefile").write_text(MAKEFILE.format(build=Path(CHOICE.folder).parent))
    return tmp_path


@pytest.fixture
def server(tree: Path) -> Iterator[tuple[Server, subprocess.Popen[str]]]:
    """`make run` in the tree, when its first server answers."""
    here = Server(str(tree / "trackside.db"))
    kept = {name: value for name, value in os.environ.items() if name not in (engine.PURE, engine.TOLD)}
    running = subprocess.Popen(
        [sys.executable, "tools/run.py", "--port", str(here.port), "--database", here.database],
        cwd=tree,
        env={**kept, **WITHOUT_LIMITS, **HASTY, "TRACKSIDE_LOG": "ERROR", "PYTHONPATH": str(tree / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    until(lambda: answers(here), 60)
    yield here, running
    running.terminate()
    assert running.stdout is not None
    running.communicate(timeout=30)
    assert not answers(here)


def answers(server: Server) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return connection.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def is_server(process: int) -> bool:
    return command_line(process).startswith(sys.executable.encode()) and b"serve" in command_line(process)


def is_compiled(process: int) -> bool:
    return "/build/compiled/" in Path(f"/proc/{process}/maps").read_text()


@pytest.mark.skipif(CHOICE is None or bool(CHOICE.pure), reason="the compiled build is not fresh")
def test_a_game_and_its_streams_go_on_with_the_compiled_engine(
    tree: Path, server: tuple[Server, subprocess.Popen[str]]
) -> None:
    here, running = server
    assert running.stdout is not None
    anna, ben, id = start_pair(here)
    before = Listener(ben, id)
    anna.step(id)
    last, _ = before.wait("table", lambda view: view["ply"] == 1)
    (first,) = [id for id in children(running.pid) if is_server(id)]
    assert not is_compiled(first)

    refused: list[str] = []
    answered: list[bool] = []
    stopped = threading.Event()

    def knock() -> None:
        """Visitors who come while the server is replaced."""
        while not stopped.wait(0.02):
            try:
                socket.create_connection(("127.0.0.1", here.port), timeout=20).close()
            except OSError as problem:
                refused.append(repr(problem))
            answered.append(answers(here))

    visitors = threading.Thread(target=knock)
    visitors.start()
    (tree / "go").touch()
    said: list[str] = []
    while not said or "changing over" not in said[-1]:
        said.append(running.stdout.readline())
        assert said[-1], said  # it has not ended
    until(lambda: any(is_compiled(id) for id in children(running.pid) if id != first and is_server(id)), 60)
    assert before.ended.wait(20)  # with the server that is gone

    assert anna.view(id)["ply"] == 1
    mover = ben if ben.view(id)["moves"] else anna
    ply = mover.step(id)["ply"]
    again = Listener(ben, id, last)  # as a page does by itself
    _, view = again.wait("table", lambda view: view["ply"] == ply)
    assert {event["ply"] for event in view["events"]} == {2} and not again.events_of("afresh")
    stopped.set()
    visitors.join()
    again.close()
    assert not refused and answered.count(False) <= 1  # one request may meet the server as it ends
    assert any("You can play already" in line for line in said)


def test_a_socket_is_taken_only_from_whoever_means_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert handed_over() is None
    monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))
    monkeypatch.setenv("LISTEN_FDS", "1")
    assert handed_over() is None and "LISTEN_FDS" not in os.environ
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "2")
    with pytest.raises(CannotListen, match="one socket is wanted, but 2"):
        handed_over()


def test_what_does_not_listen_is_refused() -> None:
    script = (
        "import os, socket\n"
        "from trackside.server.commands.listener import HANDED_OVER, handed_over\n"
        "os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS='1')\n"
        "idle = socket.socket()\n"
        "os.dup2(idle.fileno(), HANDED_OVER)\n"
        "handed_over()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert "the socket that was handed over does not listen" in done.stderr
