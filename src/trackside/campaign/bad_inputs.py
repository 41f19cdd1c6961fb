"""Sends bad bodies, paths, queries, headers and records to a real server: never a 5xx, never a changed table.

The sender is a stranger or the player herself. A table may change only if the server accepted something of hers: some
mutations are harmless, like another text in the chat.
"""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import quote

import msgspec

import trackside
from trackside.campaign.client import LOST, Answer, Client
from trackside.campaign.installation import Installation, installation
from trackside.campaign.mutation import NUMBERS, TOKENS, mutated_body, mutated_bytes, mutated_record
from trackside.campaign.processes import has_postgres
from trackside.campaign.tally import Tally
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import new_record, read
from trackside.games import ids
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, check_record

COUNTED = "inputs"
SIZE = 4_000
PER_HOUR = 240_000
EVERY = 50  # inputs after which the tables are looked at
AMSTERDAM = "ticket_to_ride_amsterdam"
LENGTH = 40  # moves of the records that are mutated

# Method, path, a good body, and how often it is taken. {id} is a table, {move} a legal move there, {ply} its ply.
BODIES: list[tuple[str, str, Any, int]] = [
    ("POST", "/api/tables/{id}/moves", {"ply": "{ply}", "moves": ["{move}"]}, 10),
    ("POST", "/api/tables/{id}/why", {"move": "{move}"}, 4),
    ("POST", "/api/tables/{id}/why", {"where": ["card", "red"]}, 3),
    ("POST", "/api/tables/{id}/undo", {"ply": 1}, 3),
    ("POST", "/api/tables/{id}/undo-request", {"ply": 1}, 3),
    ("POST", "/api/tables/{id}/undo-answer", {"accept": True}, 2),
    ("POST", "/api/tables/{id}/chat", {"text": "good evening"}, 3),
    ("POST", "/api/tables/{id}/orders", {"orders": [{"question": "turn", "move": "draw"}]}, 4),
    ("POST", "/api/tables/{id}/join", {"code": "ABCDE", "seat": 1}, 3),
    ("POST", "/api/tables/{id}/seats/1", {"kind": "bot", "level": "greedy", "name": "Ben"}, 3),
    ("POST", "/api/tables/{id}/fork", {"ply": 1}, 2),
    ("POST", "/api/tables/{id}/coach", {"ply": "{ply}", "moves": ["{move}"]}, 3),
    ("POST", "/api/tables/{id}/invitations", {"person": "abcdefghijkl"}, 2),
    (
        "POST",
        "/api/tables",
        {
            "game": AMSTERDAM,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
            "options": {"bonus_tie_ranking": "dense"},
            "public": False,
            "name": "Friday",
            "clock": {"kind": "live", "minutes": 10, "increment": 5, "at_zero": "nothing"},
        },
        5,
    ),
    ("PATCH", "/api/me", {"name": "Eve", "language": "uk", "theme": "dark", "settings": {"confirm": "always"}}, 4),
    ("PUT", "/api/notices/quiet", {"hours": {"begin": "22:00", "end": "07:00", "zone": "Europe/Kyiv"}}, 3),
    ("POST", "/api/register", {"login": "eve@example.org", "password": "short"}, 1),
    ("POST", "/api/login", {"login": "nobody", "password": "short"}, 1),
    ("POST", "/api/password", {"old": "short", "new": "short"}, 1),
]
PATHS = [
    "/api/tables/{id}",
    "/api/tables/{id}/record",
    "/api/tables/{id}/since",
    "/api/tables/{id}/orders",
    "/api/tables/{id}/scores",
    "/api/tables/{id}/panels?ply={number}&as={number}",
    "/api/tables/{id}/replay?ply={number}&as={number}",
    "/api/tables/{id}/steps?after={number}&to={number}",
    "/api/tables/{id}?lang={number}&as={number}",
    "/api/tables/{id}/analysis",
    "/api/tables/{id}/analysis/line?decision={number}&moves={number}",
    "/api/tables?page={number}",
    "/api/friends?table={number}",
    "/api/history?page={number}&game={number}&since={number}&find={number}",
    "/api/history/statistics?opponent={number}&result={number}&until={number}",
    "/api/history/records?game={number}",
    "/api/ladders/{number}",
    "/api/games/{number}/rules",
    "/api/games/{number}/score-pad",
    "/api/games/{number}/box?players={number}",
    "/api/words/{number}",
]
HEADERS = ("cookie", "x-csrf-token", "content-type", "accept-language", "accept-encoding", "last-event-id", "accept")


class Attack:
    def __init__(self, its: Installation, seed: int, tally: Tally) -> None:
        self.tally = tally
        self.chance = random.Random(seed)
        port = its.ports[0]
        self.anna = Client(port, "Anna")
        self.ben = Client(port, "Ben")
        self.stranger = Client(port, "Eve")
        self.nobody = Client(port)
        self.weights = [each[3] for each in BODIES]
        self.table = self.anna.new_table(AMSTERDAM, "me", "open")  # private: strangers may not even chat
        code = self.anna.get_ok(f"/api/tables/{self.table}")["table"]["code"]
        self.ben.ok(self.ben.post(f"/api/tables/{self.table}/join", {"code": code}))
        self.anna.ok(self.anna.post(f"/api/tables/{self.table}/start"))
        self.bystander = self.ben.new_table(self.chance.choice(ids()), "me", "human", "human")  # nothing names it well
        self.records = [some_record(id, seed) for id in ids()]
        self.accepted = False
        self.look()

    def look(self) -> None:
        """Remember what the tables are now."""
        self.accepted = False
        self.before = [client.get(f"/api/tables/{id}").body for client, id in self.watched()]
        view = msgspec.json.decode(self.before[0])
        self.ply = view["ply"]
        self.moves = [move["text"] for move in view["moves"]] or ["pass"]

    def watched(self) -> list[tuple[Client, str]]:
        return [(self.anna, self.table), (self.ben, self.table), (self.ben, self.bystander)]

    def check(self) -> None:
        """No table has changed since the last look, unless something of its player was accepted."""
        for (client, id), before in zip(self.watched(), self.before, strict=True):
            now = client.get(f"/api/tables/{id}")
            may_change = self.accepted and id == self.table
            self.tally.need(now.status == 200, f"then {id} is {now.status}")
            self.tally.need(may_change or now.body == before, f"table {id} has changed although nothing was accepted")
        self.look()

    def send(self, client: Client, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
        self.tally.count("inputs")
        cookies = dict(client.cookies)
        asked = f"{method} {path[:200]} {(body or b'')[:400]!r} {headers if headers != client.headers() else ''}"
        try:
            answer = client.request(method, path, body, headers)
        except LOST as problem:
            self.tally.find(f"{asked}: no answer, {type(problem).__name__}: {problem}")
            return
        client.cookies = cookies  # an accepted input may have made somebody else of her
        self.judge(asked, answer)
        self.accepted |= answer.status < 300 and client is self.anna

    def judge(self, asked: str, answer: Answer) -> None:
        self.tally.count("accepted" if answer.status < 300 else "refused")
        self.tally.need(answer.status < 500, f"{asked}: {answer.status} {answer.body[:300]!r}")
        self.tally.need(len(answer.body) < 2_000 or answer.status < 400 or b'"view"' in answer.body, f"{asked}: long")

    def sender(self) -> Client:
        return self.chance.choices((self.anna, self.stranger, self.nobody), (5, 4, 1))[0]

    def body(self) -> None:
        """A mutated body."""
        method, path, good, _ = self.chance.choices(BODIES, self.weights)[0]
        text = msgspec.json.encode(good).replace(b'"{ply}"', str(self.ply).encode())
        text = text.replace(b"{move}", self.chance.choice(self.moves).encode())
        client = self.sender()
        path = path.format(id=self.table)
        self.send(client, method, path, mutated_body(msgspec.json.decode(text), self.chance), client.headers())

    def path(self) -> None:
        """A mutated path or query."""
        client = self.sender()
        path = self.chance.choice(PATHS)
        while "{number}" in path:
            path = path.replace("{number}", self.chance.choice((*NUMBERS, "all", "en", AMSTERDAM)), 1)
        path = path.replace("{id}", self.table)
        text = mutated_bytes(path.encode(), self.chance)[:3_000] if self.chance.random() < 0.5 else path.encode()
        self.send(client, "GET", "/" + quote(text.lstrip(b"/"), safe="/?&=%"), None, client.headers())

    def header(self) -> None:
        """A good move with a mutated header; the stranger sends it, so it is refused all the same."""
        client = self.chance.choice((self.stranger, self.nobody))
        name = self.chance.choice(HEADERS)
        value = mutated_bytes(client.headers().get(name, "text/plain").encode(), self.chance).decode("latin-1")
        clean = "".join(letter for letter in value if letter.isprintable())  # no second header
        headers = {**client.headers(), name: clean[:2_000].encode("ascii", "ignore").decode()}
        body = msgspec.json.encode({"ply": self.ply, "moves": [self.chance.choice(self.moves)]})
        self.send(client, "POST", f"/api/tables/{self.table}/moves", body, headers)

    def record(self) -> None:
        """A mutated record, checked as the server checks it."""
        text = mutated_record(self.chance.choice(self.records), self.records, self.chance)
        self.tally.count("inputs")
        self.tally.count("records")
        found = check_record(RecordToCheck(text=text))
        if isinstance(found, InvalidRecord):
            self.tally.count("refused")
            self.tally.need(found.name != "not-replayed", f"a record that makes the rules fail: {text!r}")
            return
        self.tally.count("accepted")
        again = read(found.record.text())
        self.tally.need(again.text() == found.record.text(), f"an accepted record is read as another one: {text!r}")

    def sent_record(self) -> None:
        """A mutated record, imported; a table that comes of it is deleted."""
        text = mutated_record(self.chance.choice(self.records), self.records, self.chance)
        client = self.stranger
        self.tally.count("inputs")
        self.tally.count("records")
        answer = client.post("/api/records", {"text": text or " "})
        self.judge(f"POST /api/records {text!r}", answer)
        if answer.status == 201:
            client.ok(client.request("DELETE", f"/api/tables/{answer.json()['id']}"))

    def token(self) -> None:
        """Anything at all as a body."""
        client = self.sender()
        method, path, _, _ = self.chance.choices(BODIES, self.weights)[0]
        body = b"".join(self.chance.choices(TOKENS, k=self.chance.randint(0, 4)))
        self.send(client, method, path.format(id=self.table), body, client.headers())

    def close(self) -> None:
        for client in (self.anna, self.ben, self.stranger, self.nobody):
            client.close()


KINDS = (Attack.body, Attack.path, Attack.header, Attack.token, Attack.record, Attack.sent_record)
WEIGHTS = (50, 20, 8, 5, 14, 3)


def some_record(id: str, seed: int) -> str:
    """The record of the first moves of a random game."""
    game = trackside.game(id)
    playing = Playthrough(new_record(game, seed, salt="salt", seats=[f"p{n}" for n in range(game.seats)]))
    chance = random.Random(seed)
    while not playing.position.over and playing.ply < LENGTH:
        playing.play([chance.choice(playing.position.moves()).text])
    return playing.record.text()


def run(seed: int, size: int, tally: Tally) -> None:
    with installation(on_postgres=seed % 4 == 3 and has_postgres(), TRACKSIDE_TABLES_PER_PERSON="50") as its:
        attack = Attack(its, seed, tally)
        for number in range(1, size + 1):
            attack.chance.choices(KINDS, WEIGHTS)[0](attack)
            if number % EVERY == 0 or number == size:
                attack.check()
        attack.close()
        its.check_log(tally)
