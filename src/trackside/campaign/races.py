"""Simultaneous requests to one table, at two processes on PostgreSQL or one on SQLite: one wins, or all count.

In every race some connections send at the same moment. What they may be answered, and what the table must be
afterwards, is said by each race below.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

from trackside.campaign.client import Answer, Client
from trackside.campaign.installation import Installation, installation
from trackside.campaign.processes import NotInTime, has_postgres, until
from trackside.campaign.tally import Tally
from trackside.games import about, ids

COUNTED = "races"
SIZE = 1_000
PER_HOUR = 24_000
RUNNERS = 4  # connections that send at the same moment
EVERY = 25  # races after which all servers must show the same table
LOST_RACE = 409

Request = Callable[[Client], Answer]


class Track:
    """Where races are run: connections of two people to all servers, and a running table of the first one."""

    def __init__(self, its: Installation, seed: int, tally: Tally) -> None:
        self.tally = tally
        self.chance = random.Random(seed)
        self.games = ids()
        ports = [its.ports[n % len(its.ports)] for n in range(RUNNERS)]
        anna, ben = Client(ports[0], "Anna"), Client(ports[0], "Ben")
        self.anna = [anna.again(port) for port in ports]
        self.ben = [ben.again(port) for port in ports]
        self.carl = Client(ports[-1], "Carl")
        self.barrier = Barrier(RUNNERS)
        self.pool = ThreadPoolExecutor(RUNNERS)
        self.table = ""
        self.view: Any = None  # of the running table, as the last winner saw it
        self.played: list[str] = []

    def race(self, *requests: tuple[Client, Request]) -> list[Answer]:
        """Send all at the same moment; their answers."""

        def run(client: Client, request: Request) -> Answer:
            barrier.wait()
            return request(client)

        barrier = self.barrier if len(requests) == RUNNERS else Barrier(len(requests))
        waiting = [self.pool.submit(run, client, request) for client, request in requests]
        self.tally.count("races")
        return [each.result() for each in waiting]

    def expect(self, what: str, answers: list[Answer], *allowed: tuple[int, ...]) -> None:
        """The statuses of the answers are one of these."""
        statuses = tuple(answer.status for answer in answers)
        if statuses not in allowed:
            bodies = [answer.body[:200] for answer in answers if answer.status >= 300]
            self.tally.find(f"{what}: {statuses}, allowed are {allowed}; {bodies}")

    def new_game(self) -> None:
        """Another running table, at which Anna has all seats."""
        if self.table:
            self.check()
        game = self.chance.choice(self.games)
        self.table = self.anna[0].new_table(game, "me", *["human"] * (max(2, about(game).seats[0]) - 1))
        self.view, self.played = self.anna[0].get_ok(f"/api/tables/{self.table}"), []

    def moves(self) -> None:
        """Several moves at the same ply, or the same one several times: one is played."""
        if self.view is None or not self.view["moves"]:
            self.new_game()
        ply, texts = self.view["ply"], [move["text"] for move in self.view["moves"]]
        sent = [self.chance.choice(texts) for _ in self.anna]
        if self.chance.random() < 0.3:
            sent = sent[:1] * len(sent)
        answers = self.race(
            *((client, partial(play, self.table, ply, move)) for client, move in zip(self.anna, sent, strict=True))
        )
        won = [n for n, answer in enumerate(answers) if answer.status == 200]
        others = [answer.status for answer in answers if answer.status not in (200, LOST_RACE)]
        if len(won) != 1 or others:
            bodies = [answer.body[:200] for answer in answers]
            self.tally.find(f"{self.table}, ply {ply}, {sent}: {[a.status for a in answers]} {bodies}")
            self.view = None
            return
        self.view = answers[won[0]].json()
        self.played = [*self.played[:ply], sent[won[0]]]
        self.tally.need(self.view["ply"] == ply + 1, f"{self.table}: after ply {ply} comes {self.view['ply']}")

    def undo(self) -> None:
        """A move against an undo to the ply before: whichever is first, the table ends at the ply before."""
        if self.view is None or self.view["ply"] == 0 or not self.view["moves"]:
            self.moves()
            return
        ply, move = self.view["ply"], self.chance.choice(self.view["moves"])["text"]
        back = {"ply": ply - 1}
        answers = self.race(
            (self.anna[0], lambda client: client.post(f"/api/tables/{self.table}/undo-request", back)),
            (self.anna[-1], partial(play, self.table, ply, move)),
        )
        self.expect(f"{self.table}, undo against a move", answers, (200, 200), (200, LOST_RACE), (LOST_RACE, 200))
        self.catch_up(ply - 1 if answers[0].status == 200 else ply + 1, move)

    def catch_up(self, ply: int, move: str) -> None:
        """The view after a race of a move and something else, which left the table at that ply."""
        self.played = [*self.played[:ply], move][:ply]
        try:
            views = until(partial(self.views_at, ply), 20)
        except NotInTime:
            self.tally.find(f"{self.table}: the servers are not at ply {ply}")
            self.view = None
            return
        self.view = views[0]

    def views_at(self, ply: int) -> list[Any]:
        """What all servers show, if they are all at that ply."""
        views = [client.get_ok(f"/api/tables/{self.table}") for client in (self.anna[0], self.anna[-1])]
        return views if all(view["ply"] == ply for view in views) else []

    def chat(self) -> None:
        """Two lines of chat and a move do not disturb each other: all count, once."""
        if self.view is None or not self.view["moves"]:
            self.new_game()
        ply, move = self.view["ply"], self.chance.choice(self.view["moves"])["text"]
        said = [f"line {self.chance.getrandbits(40)}" for _ in range(2)]
        answers = self.race(
            (self.anna[0], partial(say, self.table, said[0])),
            (self.anna[-1], partial(say, self.table, said[1])),
            (self.anna[1], partial(play, self.table, ply, move)),
        )
        self.expect(f"{self.table}, chat and a move", answers, (200, 200, 200))
        self.catch_up(ply + 1, move)
        lines = [line["text"] for line in (self.view or {"chat": said})["chat"]]
        self.tally.need(all(lines.count(line) == 1 for line in said), f"{self.table}: {said} in {lines[-4:]}")

    def join(self) -> None:
        """Two people take the last open seat: one gets it."""
        id = self.anna[0].new_table("ticket_to_ride_amsterdam", "me", "open", public=True)
        answers = self.race(
            (self.ben[-1], lambda client: client.post(f"/api/tables/{id}/join", {})),
            (self.carl, lambda client: client.post(f"/api/tables/{id}/join", {})),
        )
        self.expect(f"{id}, join against join", answers, (200, LOST_RACE), (LOST_RACE, 200))

    def start(self) -> None:
        """A game that is started is not deleted, and a deleted one does not start."""
        id = self.anna[0].new_table("ticket_to_ride_amsterdam", "me", "open", public=True)
        self.ben[0].ok(self.ben[0].post(f"/api/tables/{id}/join", {}))
        answers = self.race(
            (self.anna[0], lambda client: client.post(f"/api/tables/{id}/start")),
            (self.anna[-1], lambda client: client.request("DELETE", f"/api/tables/{id}")),
        )
        self.expect(f"{id}, start against delete", answers, (200, LOST_RACE), (404, 204), (LOST_RACE, 204))
        self.become(id, ("playing", "human") if answers[0].status == 200 else None)

    def leave(self) -> None:
        """A seat is left while the host starts: the game starts with a bot there, or waits with an open seat."""
        id = self.anna[0].new_table("ticket_to_ride_amsterdam", "me", "open", public=True)
        self.ben[0].ok(self.ben[0].post(f"/api/tables/{id}/join", {}))
        answers = self.race(
            (self.anna[0], lambda client: client.post(f"/api/tables/{id}/start")),
            (self.ben[-1], lambda client: client.post(f"/api/tables/{id}/leave")),
        )
        self.expect(f"{id}, start against leave", answers, (200, 204), (LOST_RACE, 204), (422, 204))
        self.become(id, ("playing", "bot") if answers[0].status == 200 else ("waiting", "open"))

    def become(self, id: str, wanted: tuple[str, str] | None) -> None:
        """All servers soon show this state of a table and kind of its second seat; None: there is no such table."""

        def state(client: Client) -> tuple[str, str] | None:
            answer = client.get(f"/api/tables/{id}")
            card = answer.json()["table"] if answer.status == 200 else None
            return None if card is None else (card["state"], card["seats"][1]["kind"])

        clients = (self.anna[0], self.anna[-1])
        try:
            until(lambda: all(state(client) == wanted for client in clients), 20)
        except NotInTime:
            self.tally.find(f"{id}: it is {[state(client) for client in clients]}, not {wanted}")

    def check(self) -> None:
        """All servers show the same table, with the moves that won and no others."""
        if self.view is None:
            return
        try:
            views = until(partial(self.views_at, self.view["ply"]), 20)
        except NotInTime:
            self.tally.find(f"{self.table}: a server does not reach ply {self.view['ply']}")
            return
        for part in ("view", "events"):
            same = views[0][part] == views[1][part]
            self.tally.need(same, f"{self.table}: the servers show different {part} at ply {self.view['ply']}")
        for client in (self.anna[0], self.anna[-1]):
            text = client.get(f"/api/tables/{self.table}/record").body.decode()
            moves = [line.split("  ")[0] for line in text.split("\n\n", 1)[1].splitlines() if line]
            self.tally.need(moves == self.played, f"{self.table}: the record has {moves}, {self.played} were played")

    def close(self) -> None:
        self.pool.shutdown()
        for client in (*self.anna, *self.ben, self.carl):
            client.close()


def play(id: str, ply: int, move: str, client: Client) -> Answer:
    return client.play(id, ply, move)


def say(id: str, text: str, client: Client) -> Answer:
    return client.post(f"/api/tables/{id}/chat", {"text": text})


KINDS = (Track.moves, Track.undo, Track.chat, Track.join, Track.start, Track.leave)
WEIGHTS = (80, 8, 4, 3, 3, 2)


def run(seed: int, size: int, tally: Tally) -> None:
    with installation(on_postgres=bool(seed % 3) and has_postgres(), TRACKSIDE_TABLES_PER_PERSON="100000") as its:
        track = Track(its, seed, tally)
        try:
            while tally.counts["races"] < size:
                track.chance.choices(KINDS, WEIGHTS)[0](track)
                if tally.counts["races"] % EVERY == 0:
                    track.check()
            track.check()
        finally:
            track.close()
        its.check_log(tally)
