"""Event streams: every change reaches every viewer exactly once, in every process."""

from __future__ import annotations

import asyncio
import secrets
import socket
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from server.in_process import in_process_server
from server.server_process import POSTGRES, Listener, Server, Visitor, new_database, start_pair, until

from trackside.server.bus import PresentElsewhere


@pytest.fixture(scope="session")
def two_processes(postgresql: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL."""
    database = new_database(postgresql, "two")
    servers = Server(database).start(), Server(database).start()
    yield servers
    for server in servers:
        server.stop()


def test_every_viewer_receives_a_move_in_their_own_view(server: Server) -> None:
    anna, ben, id = start_pair(server, server)
    hers, his, nobodys = Listener(anna, id), Listener(ben, id), Listener(Visitor(server), id)
    for listener in (hers, his, nobodys):
        listener.wait("table", lambda view: view["ply"] == 0)
    anna.step(id)
    for listener, viewer in ((hers, 0), (his, 1), (nobodys, None)):
        number, view = listener.wait("table", lambda view: view["ply"] == 1)
        assert view["viewer"] == viewer and number == f"1.{view['seq']}"
        assert view["journal_from"] == 1 and {event["ply"] for event in view["events"]} == {1}
        assert bool(view["moves"]) == (viewer == 1)
        assert [seat["hand"] is not None for seat in view["view"]["seats"]] == [viewer == 0, viewer == 1]
    for listener in (hers, his, nobodys):
        listener.close()


def test_a_client_ahead_of_a_restored_table_gets_the_whole_table(server: Server) -> None:
    """As after a restored backup: what clients know of later moves is no longer true."""
    anna, ben, id = start_pair(server, server)
    anna.step(id)
    here = ben.view(id)
    for last in ("500.500", "999999999.999999999", f"9.{here['seq']}", f"9.{here['seq'] - 1}", f"0.{here['seq']}"):
        listener = Listener(ben, id, last)
        number, view = listener.wait("table")
        assert [kind for kind, _, _ in listener.events][:2] == ["afresh", "table"]
        assert number == f"1.{here['seq']}" and view["journal_from"] == 0
        assert view["events"] == here["events"]
        listener.close()
    heard_less = Listener(ben, id, f"1.{here['seq']}", f"?known=2.{here['seq'] + 1}")
    assert heard_less.wait("table")[1]["journal_from"] == 0 and len(heard_less.events_of("afresh")) == 1
    heard_less.close()
    listener = Listener(ben, id, query=f"?known=1.{here['seq']}")
    listener.wait("table")
    assert listener.events_of("afresh") == []
    listener.close()


def test_a_stream_resumes_without_gaps_or_repetition(server: Server) -> None:
    anna, ben, id = start_pair(server, server)
    first = Listener(ben, id)
    anna.step(id)
    last, seen = first.wait("table", lambda view: view["ply"] == 1)
    first.close()
    again = Listener(ben, id, last)
    again.wait("presence")
    assert again.events_of("table") == []  # nothing happened meanwhile
    again.close()
    ben.step(id)
    anna.step(id)
    anna.post(f"/api/tables/{id}/chat", {"text": "hello"})
    resumed = Listener(ben, id, last)
    _, view = resumed.wait("table")
    whole = ben.view(id)
    assert view["journal_from"] == 2
    assert seen["events"] + view["events"] == whole["events"]
    assert [line["text"] for line in view["chat"]] == ["hello"]
    resumed.close()
    anna.post(f"/api/tables/{id}/chat", {"text": "again"})
    talk = Listener(ben, id, f"{view['ply']}.{view['seq']}")
    assert talk.wait("chat")[1]["text"] == "again"
    assert talk.events_of("table") == [] and len(talk.events_of("chat")) == 1
    talk.close()


def test_after_an_undo_the_whole_journal_is_sent(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    listener = Listener(anna, id)
    for _ in range(3):
        anna.step(id)
    ply = anna.turn(id)["ply"]
    listener.wait("table", lambda view: view["ply"] == ply)
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 2}))
    listener.wait("table", lambda view: view["ply"] == 2 and view["journal_from"] == 0 and view["seq"] > 4)
    listener.close()


def test_others_see_who_has_the_table_open(server: Server) -> None:
    anna, ben, id = start_pair(server, server)
    hers = Listener(anna, id)
    hers.wait("presence", lambda present: present == {"seats": [0], "watching": 0})
    his, stranger = Listener(ben, id), Listener(Visitor(server), id)
    hers.wait("presence", lambda present: present == {"seats": [0, 1], "watching": 1})
    assert [seat["online"] for seat in ben.view(id)["seats"]] == [True, True]
    before = len(hers.events_of("presence"))
    his.close()
    stranger.close()
    hers.wait(
        "presence",
        lambda present: present == {"seats": [0], "watching": 0} and before < len(hers.events_of("presence")),
    )
    hers.close()


def test_streams_of_a_deleted_table_end(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    listener = Listener(anna, id)
    listener.wait("table")
    anna.ok(anna.delete(f"/api/tables/{id}"))
    listener.wait("gone")
    assert listener.ended.wait(10)
    assert Visitor(server).http.get(f"/api/tables/{id}/events").status_code == 404


def test_a_table_is_shared_by_two_processes(two_processes: tuple[Server, Server]) -> None:
    here, there = two_processes
    anna, ben, id = start_pair(here, there)
    hers, his = Listener(anna, id), Listener(ben, id)
    his.wait("table")
    hers.wait("presence", lambda present: present["seats"] == [0, 1])
    for ply in range(30):
        mover = anna if anna.view(id)["moves"] else ben
        mover.step(id)
        hers.wait("table", lambda view, ply=ply: view["ply"] == ply + 1)
        his.wait("table", lambda view, ply=ply: view["ply"] == ply + 1)
    ben.ok(ben.post(f"/api/tables/{id}/chat", {"text": "hello from there"}))
    assert hers.wait("chat")[1]["text"] == "hello from there"
    assert anna.view(id)["events"] and len(anna.view(id)["events"]) == len(ben.view(id)["events"])
    hers.close()
    his.close()


def test_a_process_that_lost_its_database_connection_misses_nothing(two_processes: tuple[Server, Server]) -> None:
    here, there = two_processes
    anna, ben, id = start_pair(here, there)
    his = Listener(ben, id)
    his.wait("table")
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'two'"
    subprocess.run([POSTGRES / "psql", "-qAt", there.database, "-c", end], check=True, stdout=subprocess.DEVNULL)
    until(lambda: anna.play(id, 0, anna.view(id)["moves"][0]["text"]).status_code in (200, 409))
    his.wait("table", lambda view: view["ply"] == 1)
    ben.step(id)
    assert anna.view(id)["ply"] == 2
    his.close()


def test_a_sign_in_at_one_process_is_valid_at_the_other(two_processes: tuple[Server, Server]) -> None:
    here, there = two_processes
    body = {"login": f"anna{secrets.token_hex(4)}", "password": "long enough"}
    Visitor(there).post("/api/register", body)
    anna, ben, id = start_pair(here, there)
    his = Listener(ben, id)
    his.wait("table")
    desk = Visitor(there)
    desk.http.cookies.update(anna.http.cookies)
    desk.ok(desk.post("/api/login", body))
    anna.http.cookies.update(desk.http.cookies)
    assert until(lambda: anna.view(id)["viewer"] == 0)
    anna.step(id)
    his.wait("table", lambda view: view["ply"] == 1)
    his.close()


def test_a_change_that_was_never_announced_is_found(two_processes: tuple[Server, Server]) -> None:
    """A change is committed, and no message follows."""
    here, there = two_processes
    anna, ben, id = start_pair(here, there)
    his = Listener(ben, id)
    his.wait("table")
    said = f"""UPDATE tables SET seq = seq + 1 WHERE id = '{id}';
        INSERT INTO chat ("table", seq, name, text, at)
        SELECT id, seq, 'Anna', 'my last words', 0 FROM tables WHERE id = '{id}'"""
    subprocess.run([POSTGRES / "psql", "-qAt", there.database, "-c", said], check=True)
    assert his.wait("chat", seconds=30)[1]["text"] == "my last words"
    anna.step(id)
    his.wait("table", lambda view: view["ply"] == 1)
    his.close()


def dropped(visitor: Visitor, id: str) -> socket.socket:
    """A stream that can be dropped without closing it properly, as by a phone that loses its network."""
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    line = socket.create_connection(("127.0.0.1", visitor.server.port))
    line.sendall(f"GET /api/tables/{id}/events HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\n\r\n".encode())
    return line


def test_cut_streams_leave_no_errors_and_no_open_connections(postgresql: str, tmp_path: Path) -> None:
    """Moves are made in one process, so that the streams of the other are reading the database when they are cut."""
    database = new_database(postgresql, "cut")
    here = Server(database).start()
    there = Server(database, log=tmp_path / "log", TRACKSIDE_STREAMS_PER_PERSON="1000").start()
    anna = Visitor(here, "Anna")
    watcher = Visitor(there)
    watcher.http.cookies.set("session", anna.http.cookies.get("session") or "", domain="127.0.0.1")
    ids = [anna.make("me", "human") for _ in range(3)]
    for _ in range(5):
        lines = [dropped(watcher, ids[number % 3]) for number in range(60)]
        until(lambda: "trackside_streams 60.0" in watcher.http.get("/metrics").text)
        for id in ids:
            anna.step(id)
        for line in lines:  # all at once, while they read the moves
            line.close()
    until(lambda: "trackside_streams 0.0" in watcher.http.get("/metrics").text)
    assert [line["online"] for line in watcher.view(ids[0])["seats"]] == [False, False]

    def busy() -> str:
        ask = "SELECT count(*) FROM pg_stat_activity WHERE datname = 'cut' AND state LIKE 'idle in transaction%'"
        return subprocess.run(
            [POSTGRES / "psql", "-qAt", database, "-c", ask], check=True, capture_output=True, text=True
        ).stdout.strip()

    until(lambda: busy() == "0")
    with ThreadPoolExecutor(30) as pool:  # more than the pool has connections: none was lost
        fresh = [Visitor(there, f"Guest {number}") for number in range(30)]
        assert all(pool.map(lambda guest: guest.get("/api/tables")["mine"] == [], fresh))
    here.stop()
    there.stop()
    assert (tmp_path / "log").read_text() == ""


def test_two_processes_never_fork_a_game(two_processes: tuple[Server, Server]) -> None:
    """Both move at the same ply at the same time: one wins, the other gets the current table."""
    here, there = two_processes
    anna = Visitor(here, "Anna")
    twin = Visitor(there)
    twin.http.cookies.set("session", anna.http.cookies.get("session") or "", domain="127.0.0.1")
    id = anna.make("me", "human")
    with ThreadPoolExecutor(2) as pool:
        for _ in range(25):
            view = anna.view(id)
            moves = [view["moves"][0]["text"], view["moves"][-1]["text"]]
            tries = [pool.submit(who.play, id, view["ply"], m) for who, m in zip((anna, twin), moves, strict=True)]
            codes = sorted(attempt.result().status_code for attempt in tries)
            assert codes == [200, 409]
    assert anna.view(id)["ply"] == 25 == twin.view(id)["ply"]
    assert anna.view(id)["view"] == twin.view(id)["view"]


def test_departures_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            presence = server.context.presence
            for person in ("a", "b", "c", "a", "d"):
                presence.enter("table", person)
                presence.leave("table", person)
            assert list(presence.left_at) == [("table", person) for person in ("c", "a", "d")]
            presence.note_process(PresentElsewhere("table", "other", "x"))
            presence.note_process(PresentElsewhere("table", "other", ""))
            assert presence.elsewhere == presence.here == {}

    monkeypatch.setattr("trackside.server.live.presence.MAX_LEFT", 3)
    asyncio.run(run())
