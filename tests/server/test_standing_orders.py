"""Standing orders: moves played automatically when their question comes up."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from server.in_process import in_process_server
from server.server_process import Server, Visitor, start_pair, until

from trackside.games import about, ids
from trackside.locales import LANGUAGES, words
from trackside.server.tables import due
from trackside.tables.requests import Order


@pytest.mark.parametrize("game", ids())
def test_every_routine_question_has_texts_and_answers(sqlite_server: Server, game: str) -> None:
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


def test_orders_need_a_seat_and_a_move_of_the_game(server: Server) -> None:
    anna, ben, id = start_pair(server)
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


def test_seats_of_a_shared_browser_have_separate_orders(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "human")
    order = {"question": "second-card", "move": "draw"}
    anna.ok(anna.post(f"/api/tables/{id}/orders?as=1", {"orders": [order]}))
    assert anna.get(f"/api/tables/{id}/orders?as=0")["orders"] == []
    assert anna.get(f"/api/tables/{id}/orders?as=1")["orders"] == [order]


def test_undoing_an_ordered_move_withdraws_the_order(server: Server) -> None:
    """Otherwise it would be played again at once."""
    anna = Visitor(server, "Anna")
    id = anna.make("me", "human")
    while anna.view(id)["prompt"]["question"] != "turn":
        anna.step(id)
    view = anna.view(id)
    seat = view["viewer"]
    anna.ok(anna.post(f"/api/tables/{id}/orders?as={seat}", {"orders": [{"question": "second-card", "move": "draw"}]}))
    anna.ok(anna.play(id, view["ply"], "draw"))
    until(lambda: anna.view(id)["ply"] == view["ply"] + 2)  # the second card was drawn automatically
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": view["ply"] + 1}))
    time.sleep(0.5)
    assert anna.view(id)["ply"] == view["ply"] + 1
    assert anna.get(f"/api/tables/{id}/orders?as={seat}")["orders"] == []


def test_an_order_is_carried_out_although_the_server_was_killed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due, "BOT_TIMEOUT", 0.1)

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            id = await server.table(anna, "me", "human")
            monkeypatch.setattr(server.context.autoplay, "check", lambda id: None)  # as if it did not come to it
            view = await server.context.queries.show(anna.id, id, "en", None)
            while view.prompt.question != "turn":
                await server.move(anna, id)
                view = await server.context.queries.show(anna.id, id, "en", None)
            orders = [Order(question="second-card", move="draw")]
            await server.context.play.leave_orders(anna, id, orders, "en", str(view.viewer))
            await server.context.play.play(anna, id, view.ply, ["draw"], "en")
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            for _ in range(100):
                after = await server.context.queries.show(anna.id, id, "en", None)
                if after.ply == view.ply + 2:
                    break
                await asyncio.sleep(0.05)
            assert after.ply == view.ply + 2

    asyncio.run(run())
