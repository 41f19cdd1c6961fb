"""Away: standing orders, and what happened since one looked."""

from __future__ import annotations

import time

import pytest
from server.visiting import Listener, Server, Visitor, until

from trackside.games import about, ids
from trackside.locales import LANGUAGES, words
from trackside.server.live import read_marks as looks


def pair(server: Server, **more: object) -> tuple[Visitor, Visitor, str]:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", public=True, **more)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    return anna, ben, id


# Standing orders


@pytest.mark.parametrize("game", ids())
def test_every_routine_question_has_its_words_and_its_answers(sqlite_server: Server, game: str) -> None:
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", *["random"] * (max(2, about(game).seats[0]) - 1), game=game)
    shown = anna.get(f"/api/tables/{id}/orders")
    assert (shown["seat"], shown["orders"]) == (0, [])
    listed = {choice["question"]: [answer["move"] for answer in choice["answers"]] for choice in shown["choices"]}
    assert set(listed) <= set(about(game).routine) and listed
    for choice in shown["choices"]:
        assert choice["answers"] and all(answer["label"] for answer in choice["answers"])
        for language in LANGUAGES:
            say = words(language, game)
            assert say.has(f"ask-{choice['question']}") and say.has(f"order-{choice['question']}")
    everything = [{"question": question, "move": moves[0]} for question, moves in listed.items()]
    anna.ok(anna.post(f"/api/tables/{id}/orders", {"orders": everything}))
    assert anna.get(f"/api/tables/{id}/orders")["orders"] == everything
    anna.ok(anna.post(f"/api/tables/{id}/orders", {"orders": []}))
    assert anna.get(f"/api/tables/{id}/orders")["orders"] == []


def test_orders_are_for_those_who_sit_there_and_of_this_game(server: Server) -> None:
    anna, ben, id = pair(server)
    order = {"question": "second-card", "move": "draw"}
    anna.ok(anna.post(f"/api/tables/{id}/orders", {"orders": [order]}))
    assert ben.get(f"/api/tables/{id}/orders")["orders"] == []
    assert Visitor(server, "Eve").http.get(f"/api/tables/{id}/orders").status_code == 403
    assert anna.http.get(f"/api/tables/{id}/orders?as=1").status_code == 403
    wrong = anna.post(f"/api/tables/{id}/orders", {"orders": [{"question": "put-points", "move": "draw"}]})
    assert (wrong.status_code, wrong.json()["error"]) == (422, "no-question")
    assert anna.get(f"/api/tables/{id}/orders")["orders"] == [order]
    waiting = anna.make("me", "open", start=False)
    assert anna.http.get(f"/api/tables/{waiting}/orders").status_code == 409


def test_at_one_browser_each_seat_has_its_own_orders(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "human")
    order = {"question": "second-card", "move": "draw"}
    anna.ok(anna.post(f"/api/tables/{id}/orders?as=1", {"orders": [order]}))
    assert anna.get(f"/api/tables/{id}/orders?as=0")["orders"] == []
    assert anna.get(f"/api/tables/{id}/orders?as=1")["orders"] == [order]


def test_taking_back_an_ordered_answer_withdraws_the_order(server: Server) -> None:
    """Otherwise it would be given again at once, and nobody could ever answer otherwise."""
    anna = Visitor(server, "Anna")
    id = anna.make("me", "human")
    while anna.view(id)["prompt"]["question"] != "turn":
        anna.step(id)
    view = anna.view(id)
    seat = view["viewer"]
    anna.ok(anna.post(f"/api/tables/{id}/orders?as={seat}", {"orders": [{"question": "second-card", "move": "draw"}]}))
    anna.ok(anna.play(id, view["ply"], "draw"))
    until(lambda: anna.view(id)["ply"] == view["ply"] + 2)  # the second card came by itself
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": view["ply"] + 1}))
    time.sleep(0.5)
    assert anna.view(id)["ply"] == view["ply"] + 1
    assert anna.get(f"/api/tables/{id}/orders?as={seat}")["orders"] == []


# Since you left


def mine(visitor: Visitor, id: str) -> dict[str, object]:
    found: dict[str, object] = next(card for card in visitor.get("/api/tables")["mine"] if card["id"] == id)
    return found


def test_the_list_and_the_digest_tell_what_happened_since_one_looked(server: Server) -> None:
    anna, ben, id = pair(server)
    ben.view(id)
    assert (mine(ben, id)["unseen"], mine(ben, id)["deciding"]) == (0, 0)
    anna.step(id)  # she keeps contracts; then he does, then she plays her turn
    assert (mine(ben, id)["unseen"], mine(ben, id)["deciding"], mine(anna, id)["unseen"]) == (1, 1, 0)
    ben.step(id)
    while anna.view(id)["moves"]:
        anna.step(id)
    ply = anna.view(id)["ply"]
    assert mine(ben, id)["unseen"] == ply - 2
    for _ in range(2):  # asking is not looking
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


def test_who_never_looked_has_not_left(sqlite_server: Server) -> None:
    anna, ben, id = pair(sqlite_server)
    anna.step(id)
    assert mine(ben, id)["unseen"] == 1
    assert ben.view(id)["table"]["unseen"] == 0
    assert ben.get(f"/api/tables/{id}/since")["moves"] == 0


def test_a_long_absence_is_told_by_its_last_lines(sqlite_server: Server) -> None:
    anna, ben, id = pair(sqlite_server)
    ben.view(id)
    orders = [{"question": question, "move": "draw"} for question in ("turn", "second-card")]
    ben.ok(ben.post(f"/api/tables/{id}/orders", {"orders": orders}))
    anna.step(id)
    ben.step(id)
    for _ in range(12):
        anna.step(id)
    since = ben.get(f"/api/tables/{id}/since")
    assert since["moves"] > 12 and len(since["lines"]) == 12 and since["left_out"] > 0


def test_whoever_follows_live_has_seen_everything_and_it_outlives_the_server(database: str) -> None:
    server = Server(database).start()
    anna, ben, id = pair(server)
    his = Listener(ben, id)
    for _ in range(2):
        (anna if anna.view(id)["moves"] else ben).step(id)
    anna.step(id)
    ply = anna.view(id)["ply"]
    his.wait("table", lambda view: view["ply"] == ply)
    assert mine(ben, id)["unseen"] == 0
    his.close()
    time.sleep(looks.PAUSE + 1)  # written by then
    server.kill()
    server.start()
    assert mine(ben, id)["unseen"] == 0
    while anna.view(id)["moves"]:
        anna.step(id)
    assert mine(ben, id)["unseen"] == anna.view(id)["ply"] - ply
    server.stop()


def test_after_a_step_back_what_is_played_instead_is_new(server: Server) -> None:
    anna, ben, id = pair(server)
    anna.step(id)
    ben.step(id)
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 1}))
    ben.ok(ben.post(f"/api/tables/{id}/undo-answer", {"accept": True}))
    assert mine(anna, id)["unseen"] == 0
    ben.step(id)
    assert mine(anna, id)["unseen"] == 1
