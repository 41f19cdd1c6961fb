"""`kill -9` of servers, workers and PostgreSQL under load: no acknowledged move is lost, duplicated or forked.

Every third task runs one server on SQLite, the others two servers on one PostgreSQL. Players play a script at many
tables, and against bots at others, whatever happens to the processes. Afterwards every acknowledged move is there
exactly once, all servers show the same, and every table replays.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from contextlib import suppress
from functools import partial
from typing import Any

import trackside
from trackside.campaign.client import LOST, Answer, Client
from trackside.campaign.followers import Follower
from trackside.campaign.installation import installation
from trackside.campaign.processes import (
    NotInTime,
    Postgres,
    Server,
    has_postgres,
    until,
)
from trackside.campaign.tally import Tally
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import new_record
from trackside.games import ids
from trackside.server.commands.doctor import examine
from trackside.server.settings import database_url

COUNTED = "kills"
SIZE = 8
PER_HOUR = 120
SCRIPTED = 12  # tables
AGAINST_BOTS = 4
FOLLOWED = 3  # tables whose events somebody reads at each server
PLAYERS = 4  # threads
BETWEEN = 25  # moves acknowledged between two kills
LENGTH = 600  # moves of the script
PAUSE = 0.05  # seconds, when there is no answer
UNAVAILABLE = 503


class Table:
    """What is known of a table from the answers to its player."""

    def __init__(self, id: str, script: list[str] | None) -> None:
        self.id = id
        self.script = script  # without one, any legal move is played, against bots
        self.ply = 0  # that was acknowledged
        self.own: dict[int, str] = {}  # acknowledged moves, by the ply before them
        self.unsure: dict[int, str] = {}  # sent without an answer


class Traffic:
    """Players in threads, who go on whatever happens to the servers."""

    def __init__(self, host: Client, servers: list[Server], tables: list[Table], seed: int, tally: Tally) -> None:
        self.host = host
        self.servers = servers
        self.tables = tables
        self.tally = tally
        self.acknowledged = 0
        self.stopping = threading.Event()
        self.threads = [
            threading.Thread(target=self.play, args=(tables[n::PLAYERS], random.Random(seed * PLAYERS + n)))
            for n in range(PLAYERS)
        ]
        for thread in self.threads:
            thread.start()

    def wait(self) -> None:
        """Until some more moves were acknowledged."""
        enough = self.acknowledged + BETWEEN
        until(lambda: self.acknowledged >= enough, 60)

    def stop(self) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join()

    def play(self, tables: list[Table], chance: random.Random) -> None:
        clients = [self.host.again(server.port) for server in self.servers]
        while not self.stopping.is_set():
            table, client = chance.choice(tables), chance.choice(clients)
            try:
                found = self.step(table, client, chance)
            except LOST:
                found = False
            except Exception as problem:
                self.tally.find(f"table {table.id}: {type(problem).__name__}: {problem}")
                return
            if not found:
                self.stopping.wait(PAUSE)
        for client in clients:
            client.close()

    def step(self, table: Table, client: Client, chance: random.Random) -> bool:
        """One move at a table; whether the server answered."""
        if table.script is None:
            return self.step_against_bots(table, client, chance)
        if table.ply >= len(table.script):
            return False
        ply, move = table.ply, table.script[table.ply]
        answer = client.play(table.id, ply, move)
        if answer.status == 200:
            self.acknowledge(table, ply, move, ply + 1)
        elif answer.status == 409:  # stored, but the answer was lost; or this server has not heard of the last move yet
            now = int(answer.json()["view"]["ply"])
            self.tally.need(now <= ply + 1, f"table {table.id} was at ply {ply} and is at {now}")
            if now == ply + 1:
                self.acknowledge(table, ply, move, now)
            return now > ply
        else:
            return self.refused(table, answer)
        return True

    def step_against_bots(self, table: Table, client: Client, chance: random.Random) -> bool:
        view = client.get(f"/api/tables/{table.id}")
        if view.status != 200:
            return self.refused(table, view)
        shown = view.json()
        ply, moves = shown["ply"], [move["text"] for move in shown["moves"]]
        if not moves:
            return False
        move = chance.choice(moves)
        table.unsure[ply] = move
        answer = client.play(table.id, ply, move)
        if answer.status == 200:
            del table.unsure[ply]
            self.acknowledge(table, ply, move, answer.json()["ply"])
        elif answer.status != 409:
            return self.refused(table, answer)
        return True

    def acknowledge(self, table: Table, ply: int, move: str, now: int) -> None:
        self.tally.need(ply not in table.own, f"table {table.id}: ply {ply} was acknowledged twice")
        table.own[ply] = move
        table.ply = now
        self.acknowledged += 1
        self.tally.count("acknowledged")

    def refused(self, table: Table, answer: Answer) -> bool:
        self.tally.need(answer.status == UNAVAILABLE, f"table {table.id}: {answer.status} {answer.body[:300]!r}")
        self.tally.count("unavailable")
        return False


def run(seed: int, size: int, tally: Tally) -> None:
    chance = random.Random(seed)
    with installation(on_postgres=bool(seed % 3) and has_postgres()) as its:
        postgres, servers = its.postgres, its.servers
        host = Client(servers[0].port, "Host")
        tables = scripted_tables(host, seed) + tables_against_bots(host, seed)
        some = tables[:: len(tables) // FOLLOWED]
        followers = [Follower(host.again(server.port), table.id, tally) for server in servers for table in some]
        traffic = Traffic(host, servers, tables, seed, tally)
        try:
            for number in range(size):
                traffic.wait()
                kill(victims(postgres)[(seed + number) % len(victims(postgres))], postgres, servers, chance, tally)
            traffic.wait()  # everybody plays on
        except NotInTime:
            tally.find(f"nobody could play for a minute; {tally.counts}")
        finally:
            traffic.stop()
        check_tables(host, servers, tables, tally)
        check_followers(host, followers, tally)
        for server in servers:
            server.stop()
        report = asyncio.run(examine(database_url(servers[0].database)))
        for fault in report.faults:
            tally.need(not fault.startswith(("table", "the database")), fault)
        tally.count("tables", len(tables))


def scripted_tables(host: Client, seed: int) -> list[Table]:
    """Tables at which the host has all seats, all with the same deal, and the moves to play there."""
    games = ids()
    made: list[Table] = []
    for number in range(SCRIPTED):
        id = games[number % len(games)]
        game = trackside.game(id, players=max(2, trackside.game(id).seats))
        playing = Playthrough(new_record(game, seed, salt="salt", seats=[f"p{n}" for n in range(game.seats)]))
        opening = playing.record.text()
        chance = random.Random(seed + number)
        while not playing.position.over and playing.ply < LENGTH:
            playing.play([chance.choice(playing.position.moves()).text])
        made.append(Table(host.ok(host.post("/api/records", {"text": opening}))["id"], playing.record.moves))
    return made


def tables_against_bots(host: Client, seed: int) -> list[Table]:
    games = ids()
    found = []
    for number in range(AGAINST_BOTS):
        id = games[(seed + number) % len(games)]
        found.append(Table(host.new_table(id, "me", *["greedy"] * max(1, trackside.game(id).seats - 1)), None))
    return found


def victims(postgres: Postgres | None) -> tuple[str, ...]:
    return ("server", "worker") if postgres is None else ("server", "worker", "postgresql", "server")


def kill(victim: str, postgres: Postgres | None, servers: list[Server], chance: random.Random, tally: Tally) -> None:
    """Kill a process and start it again; a server starts its workers itself."""
    server = chance.choice(servers)
    if victim == "worker":
        found = until(server.workers, 20)
        with suppress(ProcessLookupError):
            os.kill(chance.choice(found), signal.SIGKILL)
    elif victim == "postgresql" and postgres is not None:
        postgres.kill()
        postgres.start()
    else:
        server.kill()
        server.start()
    tally.count("kills")
    tally.count(f"kills of {victim}")


def check_tables(host: Client, servers: list[Server], tables: list[Table], tally: Tally) -> None:
    clients = [host.again(server.port) for server in servers]
    for table in tables:
        try:
            shown = until(partial(settled, clients, table), 30)
        except NotInTime:
            tally.find(f"table {table.id}: the servers do not show the same game")
            continue
        for client in clients:
            record = client.get(f"/api/tables/{table.id}/record").body.decode()
            moves = [line.split("  ")[0] for line in record.split("\n\n", 1)[1].splitlines() if line]
            check_moves(table, shown["ply"], moves, tally)
    for client in clients:
        client.close()


def check_followers(host: Client, followers: list[Follower], tally: Tally) -> None:
    """Whoever follows a table has heard of everything."""
    client = host.again()

    def is_current(follower: Follower) -> bool:
        return bool(client.get_ok(f"/api/tables/{follower.id}")["ply"] == follower.ply)

    for follower in followers:
        try:
            until(partial(is_current, follower), 30)
        except NotInTime:
            tally.find(f"who follows table {follower.id} stays at ply {follower.ply}")
        follower.stop()
    client.close()


def settled(clients: list[Client], table: Table) -> Any:
    """The view of a table, if all servers show the same and no bot is to move."""
    answers = [client.get(f"/api/tables/{table.id}") for client in clients]
    if any(answer.status != 200 for answer in answers):
        return None
    views = [answer.json() for answer in answers]
    same = all(view[part] == views[0][part] for view in views for part in ("ply", "view", "events"))
    waiting = not views[0]["moves"] and views[0]["table"]["state"] == "playing"
    return views[0] if same and not waiting else None


def check_moves(table: Table, ply: int, moves: list[str], tally: Tally) -> None:
    """Every acknowledged move is in the record, at its place, and nothing else is but what may have been stored."""
    tally.need(len(moves) == ply, f"table {table.id}: {len(moves)} moves in the record of ply {ply}")
    if table.script is not None:
        may_be = (table.ply, table.ply + 1)  # one may have been stored without an answer
        tally.need(ply in may_be, f"table {table.id} is at ply {ply}; {table.ply} were acknowledged")
        tally.need(moves == table.script[:ply], f"table {table.id}: its moves are not those of the script")
        return
    for at, move in table.own.items():
        there = moves[at] if at < len(moves) else "nothing"
        tally.need(there == move, f"table {table.id}: {move} was acknowledged at ply {at}, where {there} is stored")
