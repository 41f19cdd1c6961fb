"""Start Trackside from the sources, compile the engine behind it, and change over to it: `make run`.

This program keeps the listening socket open while it replaces the server by one that is compiled. Connections made
meanwhile wait; pages open their event streams again where they broke off; games are stored move by move.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from trackside import engine
from trackside.cli import serve
from trackside.core.edge.errors import TracksideError
from trackside.server.commands.listener import HANDED_OVER, listen

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "compile.log"
SERVER = ("-m", "trackside", "serve")
# A process that gets a socket must find its own number in LISTEN_PID, which only itself can know.
EXEC = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"'
COMPILE = ("nice", "-n", "10", "make", "--no-print-directory", "compile")  # the game goes first


def start(listener: socket.socket, database: str) -> subprocess.Popen[bytes]:
    """The server, with the socket as the descriptor at which it looks for it."""
    os.dup2(listener.fileno(), HANDED_OVER, inheritable=True)
    more = ("--database", database) if database else ()
    environment = {"TRACKSIDE_LOG": "WARNING", **os.environ, engine.TOLD: "1"}  # it is said below
    command = ["sh", "-c", EXEC, sys.executable, *SERVER, *more]
    return subprocess.Popen(command, env=environment, pass_fds=(HANDED_OVER,))


def compile_behind() -> subprocess.Popen[bytes]:
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(COMPILE, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)


def stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.terminate()
        process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    serve.add(parser)
    arguments = parser.parse_args()
    try:
        listener = listen(arguments.host, arguments.port)
    except TracksideError as problem:
        sys.exit(f"trackside: {problem}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    choice = engine.installed()
    wanted = choice is not None and bool(choice.pure) and engine.compiler() is not None
    server = start(listener, arguments.database)
    compiling = compile_behind() if wanted else None
    if compiling is not None:
        print("You can play already. The engine is being compiled; until then bots think slowly.", flush=True)
    try:
        while server.poll() is None:
            if compiling is not None and compiling.poll() is not None:
                if compiling.returncode == 0:
                    print("The engine is compiled: changing over to it. Games go on where they are.", flush=True)
                    stop(server)
                    server = start(listener, arguments.database)
                else:
                    print(f"The engine could not be compiled ({LOG}); Trackside runs on, only slower.", flush=True)
                compiling = None
            time.sleep(0.1)
        return server.returncode
    except KeyboardInterrupt:
        return 130
    finally:
        stop(server)
        if compiling is not None and compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
