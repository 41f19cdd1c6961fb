"""Go through the doors by which people get in: install each wheel into a fresh environment, and play.

    python tools/doors.py dist/*.whl

For each Python on this machine that one of the wheels is for, in an empty folder and with nothing of the checkout on
the path: install the wheel, ask for the version, start the server, play a game against a bot through it, run the first
environment of the research guide from the extra `gym`, and uninstall. Prints a table of seconds and megabytes. Ends
with 1 if a door is closed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
GAME = "ticket_to_ride_amsterdam"
RESEARCH = """
import gymnasium
env = gymnasium.make("trackside.envs:trackside/TicketToRideAmsterdam-v0", seats=["agent", "greedy"])
observation, info = env.reset(seed=3)
over = False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    over = terminated or truncated
"""


class Closed(Exception):
    """A door through which nobody gets; the message says where it ended."""


class Passed(NamedTuple):
    """What a way took."""

    python: str
    wheel: str
    engine: str
    install: float
    first_page: float
    game: float
    research: float
    size: float


def pythons() -> Iterator[tuple[str, str]]:
    """The interpreters of this machine, with their versions."""
    for version in PYTHONS:
        homes = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python3"))
        found = str(homes[-1]) if homes else shutil.which(f"python{version}")
        if found is not None:
            yield version, found


def wheel_for(version: str, wheels: list[Path]) -> Path | None:
    """The compiled wheel of a version, or else the pure one."""
    tag = f"-cp{version.replace('.', '')}-"
    return next((each for kind in (tag, "-py3-none-any") for each in wheels if kind in each.name), None)


def run(command: list[str], folder: Path) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TRACKSIDE_"))}
    environment = {**kept, "XDG_DATA_HOME": str(folder / "data"), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Closed(f"{' '.join(command)}: {(done.stderr or done.stdout).strip()[-400:]}")
    return done.stdout


def timed(work: Callable[[], Any]) -> float:
    start = time.monotonic()
    work()
    return time.monotonic() - start


class Person:
    """Somebody at the server's HTTP interface, with cookies."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "x-csrf-token": self.cookies.get("csrftoken", ""),
            "content-type": "application/json",
        }
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        for line in response.headers.get_all("set-cookie") or []:
            self.cookies.update({name: morsel.value for name, morsel in SimpleCookie(line).items()})
        text = response.read()
        connection.close()
        if response.status >= 300:
            raise Closed(f"{method} {path}: {response.status} {text[:200]!r}")
        return json.loads(text) if response.headers.get_content_type() == "application/json" else text.decode()

    def play(self) -> None:
        """A game against a bot, to its end."""
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/guest", {"name": "Visitor"})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        id = self.ask("POST", "/api/tables", {"game": GAME, "seats": seats, "start": True})["id"]
        view = self.ask("GET", f"/api/tables/{id}")
        while view["table"]["state"] != "over":
            if view["moves"]:
                move = {"ply": view["ply"], "moves": [view["moves"][0]["text"]]}
                view = self.ask("POST", f"/api/tables/{id}/moves", move)
            else:
                time.sleep(0.02)
                view = self.ask("GET", f"/api/tables/{id}")


def serve(program: list[str], folder: Path) -> tuple[float, float]:
    """Start the server and play: seconds until the first page, and for the game."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "TRACKSIDE_LOG": "ERROR", "PYTHONSAFEPATH": "1"}
    command = [*program, "serve", "--port", str(port), "--database", str(folder / "games.db")]
    start = time.monotonic()
    server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        person, page = Person(port), ""
        while not page:
            if server.poll() is not None or time.monotonic() > start + 120:
                raise Closed(f"{' '.join(command)}: no page")
            try:
                page = person.ask("GET", "/")
            except OSError:
                time.sleep(0.05)
        first_page = time.monotonic() - start
        for asset in re.findall(r'"(/assets/[^"]+)"', page) or ["/no-client"]:
            person.ask("GET", asset)
        return first_page, timed(person.play)
    finally:
        server.terminate()
        server.wait()


def through(version: str, python: str, wheel: Path, folder: Path) -> Passed:
    environment = folder / "environment"
    run([python, "-m", "venv", str(environment)], folder)
    bin = environment / "bin"
    pip = [str(bin / "python"), "-m", "pip", "--disable-pip-version-check"]
    install = timed(lambda: run([*pip, "install", "-q", str(wheel)], folder))
    size = sum(file.lstat().st_size for file in environment.rglob("*") if file.is_file()) / 1e6
    program = [str(bin / "trackside")]
    told = run([*program, "--version"], folder).splitlines()[0]
    first_page, game = serve(program, folder)
    run([*pip, "install", "-q", f"trackside[gym] @ {wheel.absolute().as_uri()}"], folder)
    research = timed(lambda: run([str(bin / "python"), "-c", RESEARCH], folder))
    run([*pip, "uninstall", "-q", "-y", "trackside"], folder)
    left = [str(file) for file in environment.rglob("*trackside*") if file.name != "__pycache__"]
    if left:
        raise Closed(f"uninstalling leaves {left}")
    return Passed(version, wheel.name, told.partition(", ")[2], install, first_page, game, research, size)


def main(arguments: list[str]) -> int:
    wheels = [Path(each).absolute() for each in arguments]
    if not wheels or not all(each.is_file() for each in wheels):
        sys.exit(__doc__)
    closed = 0
    print("| Python | wheel | engine | install s | first page s | game s | research s | environment MB |")
    print("|---|---|---|---|---|---|---|---|")
    for version, python in pythons():
        wheel = wheel_for(version, wheels)
        if wheel is None:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                it = through(version, python, wheel, Path(folder))
            except Closed as problem:
                closed += 1
                print(f"| {version} | {wheel.name} | closed: {problem} |", flush=True)
                continue
        figures = " | ".join(f"{figure:.1f}" for figure in it[3:7])
        print(f"| {it.python} | {it.wheel} | {it.engine} | {figures} | {it.size:.0f} |", flush=True)
    return 1 if closed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
