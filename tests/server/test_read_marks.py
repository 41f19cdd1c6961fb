"""Read marks: what happened at a table since a player's last visit."""

from __future__ import annotations

import time

from server.server_process import Listener, Server, Visitor, start_pair

from trackside.server.live import read_marks


def mine(visitor: Visitor, id: str) -> dict[str, object]:
    found: dict[str, object] = next(card for card in visitor.get("/api/tables")["mine"] if card["id"] == id)
    return found


def test_lists_and_since_show_what_is_new(server: Server) -> None:
    anna, ben, id = start_pair(server)
    ben.view(id)
    assert (mine(ben, id)["unseen"], mine(ben, id)["deciding"]) == (0, 0)
    anna.step(id)  # she keeps contracts; then he does, then she has her turn
    assert (mine(ben, id)["unseen"], mine(ben, id)["deciding"], mine(anna, id)["unseen"]) == (1, 1, 0)
    ben.step(id)
    while anna.view(id)["moves"]:
        anna.step(id)
    ply = anna.view(id)["ply"]
    assert mine(ben, id)["unseen"] == ply - 2
    for _ in range(2):  # this request is not a visit
        since = ben.get(f"/api/tables/{id}/since")
        assert (since["from_ply"], since["ply"], since["moves"]) == (2, ply, ply - 2)
    assert (since["deciding"], since["your_turn"]) == (1, True) and since["text"]
    back = ben.view(id)
    assert (back["table"]["unseen"], ben.view(id)["table"]["unseen"]) == (ply - 2, 0)
    seen = [event for event in back["events"] if event["ply"] > 2]
    assert seen and since["lines"] == seen and since["left_out"] == 0
    now = ben.get(f"/api/tables/{id}/since")
    assert (now["moves"], now["lines"], mine(ben, id)["unseen"]) == (0, [], 0)
    assert Visitor(server, "Eve").http.get(f"/api/tables/{id}/since").status_code == 403


def test_a_first_visit_has_nothing_to_catch_up_on(sqlite_server: Server) -> None:
    anna, ben, id = start_pair(sqlite_server)
    anna.step(id)
    assert mine(ben, id)["unseen"] == 1
    assert ben.view(id)["table"]["unseen"] == 0
    assert ben.get(f"/api/tables/{id}/since")["moves"] == 0


def test_since_shows_only_the_last_lines_of_a_long_absence(sqlite_server: Server) -> None:
    anna, ben, id = start_pair(sqlite_server)
    ben.view(id)
    orders = [{"question": question, "move": "draw"} for question in ("turn", "second-card")]
    ben.ok(ben.post(f"/api/tables/{id}/orders", {"orders": orders}))
    anna.step(id)
    ben.step(id)
    for _ in range(12):
        anna.step(id)
    since = ben.get(f"/api/tables/{id}/since")
    assert since["moves"] > 12 and len(since["lines"]) == 12 and since["left_out"] > 0


def test_following_a_stream_marks_moves_as_read_and_survives_a_restart(database: str) -> None:
    server = Server(database).start()
    anna, ben, id = start_pair(server)
    his = Listener(ben, id)
    for _ in range(2):
        (anna if anna.view(id)["moves"] else ben).step(id)
    anna.step(id)
    ply = anna.view(id)["ply"]
    his.wait("table", lambda view: view["ply"] == ply)
    assert mine(ben, id)["unseen"] == 0
    his.close()
    time.sleep(read_marks.WRITE_SECONDS + 1)  # written by then
    server.kill()
    server.start()
    assert mine(ben, id)["unseen"] == 0
    while anna.view(id)["moves"]:
        anna.step(id)
    assert mine(ben, id)["unseen"] == anna.view(id)["ply"] - ply
    server.stop()


def test_after_an_undo_the_next_move_is_new(server: Server) -> None:
    anna, ben, id = start_pair(server)
    anna.step(id)
    ben.step(id)
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 1}))
    ben.ok(ben.post(f"/api/tables/{id}/undo-answer", {"accept": True}))
    assert mine(anna, id)["unseen"] == 0
    ben.step(id)
    assert mine(anna, id)["unseen"] == 1
