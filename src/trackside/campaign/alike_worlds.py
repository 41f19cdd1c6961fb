"""Checks that a real server sends a viewer the same bytes in two worlds that the viewer cannot tell apart.

The tables of a server started for this can be taken to another world and back (`world_server.py`). At some plies every
viewer asks for everything in both worlds: the table in all languages, panels, record, journal, standing orders,
explanations, hints, replays, refusals, and new event streams. Later, a replay must show what was seen then.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from socket import SHUT_RDWR
from threading import Thread
from typing import Any

import msgspec

from trackside.campaign.client import LOST, Client
from trackside.campaign.game_choice import variant_of
from trackside.campaign.processes import Server
from trackside.campaign.tally import Tally
from trackside.locales import LANGUAGES
from trackside.referee.variants import Variant

COUNTED = "bytes"
SIZE = 90  # plies
PER_HOUR = 1_200_000_000
EVERY = 3  # plies between those at which everything is asked
AROUND = 60  # bytes shown around a difference
PARTS = ("panels", "panels?lang=uk", "record", "analysis")
OWN_PARTS = ("since", "orders")
PROGRAM = ("-m", "trackside.campaign.world_server")

Sent = list[tuple[str, bytes]]  # what was asked, and the answer


class Viewer:
    """A viewer of a table: the person of a seat, or a spectator without a session."""

    def __init__(self, port: int, seat: int | None) -> None:
        self.seat = seat
        self.client = Client(port, None if seat is None else f"Person {seat}")
        self.stream = self.client.again()

    def stay(self, id: str) -> None:
        """Keep a stream open, so that presence does not change during the comparison."""
        response = self.stream.send("GET", f"/api/tables/{id}/events")

        def read() -> None:
            try:
                while response.readline():
                    pass
            except (*LOST, ValueError, AttributeError):  # closed meanwhile
                pass

        Thread(target=read, daemon=True).start()

    def leave(self) -> None:
        self.client.close()
        if self.stream.connection.sock is not None:  # closing it would wait for the next line
            self.stream.connection.sock.shutdown(SHUT_RDWR)

    def __str__(self) -> str:
        return "a spectator" if self.seat is None else f"seat {self.seat}"


class Worlds:
    """One table on one server, and everybody who looks at it."""

    def __init__(self, server: Server, variant: Variant, seed: int, tally: Tally) -> None:
        self.variant = variant
        self.tally = tally
        self.chance = random.Random(seed)
        self.control = Client(server.port)
        people = [Viewer(server.port, seat) for seat in range(variant.players)]
        self.people = people
        self.viewers = [Viewer(server.port, None), *people]
        host = people[0].client
        kinds = ["me", *["open"] * (variant.players - 1)]
        self.id = host.new_table(variant.id, *kinds, public=True, options=dict(variant.options))
        for person in people[1:]:
            person.client.ok(person.client.post(f"/api/tables/{self.id}/join", {}))
        if len(people) > 1:
            host.ok(host.post(f"/api/tables/{self.id}/start"))
        for viewer in self.viewers:
            viewer.stay(self.id)
        self.seen: list[tuple[int, Viewer, Any, Any]] = []  # ply, viewer, view and panels

    def world(self, what: str, **query: int) -> Any:
        path = f"/worlds/{self.id}/{what}?" + "&".join(f"{name}={value}" for name, value in query.items())
        return self.control.get_ok(path)

    def play(self, plies: int) -> None:
        for ply in range(plies):
            facts = self.world("facts")
            if facts["over"]:
                break
            if ply % EVERY == EVERY - 1:
                for viewer in self.viewers:
                    self.compare(viewer, facts)
            self.move(facts)
        for ply, viewer, view, panels in self.seen:
            self.look_back(ply, viewer, view, panels)

    def move(self, facts: Any) -> None:
        client = self.people[facts["deciding"]].client
        moves = client.get_ok(f"/api/tables/{self.id}")["moves"]
        kind = self.chance.choice(sorted({move["kind"] for move in moves}))
        some = [move for move in moves if move["kind"] == kind] if self.chance.random() < 0.5 else moves
        client.ok(client.play(self.id, facts["ply"], self.chance.choice(some)["text"]))

    def compare(self, viewer: Viewer, facts: Any) -> None:
        ply = facts["ply"]
        questions = self.world("questions", chance=self.chance.getrandbits(30))
        self.world("leave")
        true = self.everything(viewer, facts, questions)
        seat = -1 if viewer.seat is None else viewer.seat
        differs = self.world("enter", viewer=seat, chance=self.chance.getrandbits(30))["differs"]
        other = self.everything(viewer, facts, questions)
        self.world("leave")
        self.tally.count("pairs")
        self.tally.count("differing", int(differs))
        for (asked, mine), (_, its) in zip(true, other, strict=True):
            self.tally.count("answers")
            self.tally.count("bytes", len(mine))
            where = f"{self.variant}, {viewer} at ply {ply}, {asked}"
            if mine != its:
                self.tally.find(f"{where}: {difference(mine, its)}")
            for secret in ("seed", "salt"):
                self.tally.need(facts[secret].encode() not in mine, f"{where}: it contains the {secret}")
        answers = dict(true)
        self.seen.append((ply, viewer, msgspec.json.decode(answers["view en"]), msgspec.json.decode(answers["panels"])))

    def everything(self, viewer: Viewer, facts: Any, questions: Any) -> Sent:
        """All answers that a viewer can get for the table now."""
        client, table, ply = viewer.client, f"/api/tables/{self.id}", facts["ply"]
        own, deciding = viewer.seat is not None, viewer.seat == facts["deciding"]
        sent: Sent = [(f"view {language}", client.get(f"{table}?lang={language}").body) for language in LANGUAGES]
        sent += [(what, client.get(f"{table}/{what}").body) for what in PARTS]
        if own:
            sent += [(what, client.get(f"{table}/{what}").body) for what in OWN_PARTS]
        fresh = without_presence(client.first_events(self.id))
        sent.append(("events", fresh))
        sent.append(
            ("events after two changes", without_presence(client.first_events(self.id, earlier_event_id(fresh))))
        )
        for body in questions:
            sent.append((f"why {body}", client.post(f"{table}/why", body).body))
        if deciding:
            sent.append(("hints", self.control.get(f"/worlds/{self.id}/hints").body))
        sent.append(("replay", client.get(f"{table}/replay?ply={ply}").body))
        sent.append(("steps", client.get(f"{table}/steps?after={max(-1, ply - 5)}&to={ply}").body))
        for seat in ("0", "1", "all"):  # views of other seats while the game runs
            sent.append((f"replay as {seat}", client.get(f"{table}/replay?ply=0&as={seat}").body))
        if own:
            sent.append(("a move too late", client.play(self.id, ply + 7, "x").body))
            sent.append(("a move out of turn", b"" if deciding else client.play(self.id, ply, "x").body))
        return sent

    def look_back(self, ply: int, viewer: Viewer, then: Any, panels: Any) -> None:
        """A replay shows what could be seen then, and no more."""
        now = viewer.client.get_ok(f"/api/tables/{self.id}/replay?ply={ply}&lang=en")
        for part in ("view", "events"):
            same = now[part] == then[part]
            self.tally.need(same, f"{self.variant}, {viewer}: the replay of ply {ply} shows other {part} than then")
        words = viewer.client.get_ok(f"/api/tables/{self.id}/panels?ply={ply}")
        same = words["panels"] == panels["panels"]
        self.tally.need(same, f"{self.variant}, {viewer}: the replay of ply {ply} shows other panels than then")
        self.tally.count("replays")

    def close(self) -> None:
        for viewer in self.viewers:
            viewer.leave()
        self.control.close()


def run(seed: int, size: int, tally: Tally) -> None:
    with tempfile.TemporaryDirectory(prefix="trackside-worlds-") as folder:
        server = Server(str(Path(folder) / "trackside.db"), log=Path(folder) / "log", program=PROGRAM).start()
        try:
            worlds = Worlds(server, variant_of(seed), seed, tally)
            worlds.play(size)
            worlds.close()
        finally:
            server.stop()


def without_presence(events: bytes) -> bytes:
    """Who has the table open is told to everybody, and depends on when connections are closed."""
    return b"\n\n".join(event for event in events.split(b"\n\n") if b"event: presence" not in event)


def earlier_event_id(events: bytes) -> str:
    """The id of the state two changes before that of these events."""
    id = next(line for line in events.splitlines() if line.startswith(b"id: ")).removeprefix(b"id: ").decode()
    ply, seq = map(int, id.split("."))
    return f"{max(0, ply - 2)}.{max(0, seq - 2)}"


def difference(one: bytes, other: bytes) -> str:
    """Where two answers first differ."""
    at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    part = slice(max(0, at - AROUND), at + AROUND)
    return f"{one[part]!r} / {other[part]!r}"
