"""After an upgrade people continue their games: a current server on a database of the previous version."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.person import Person
from playwright.sync_api import Browser, expect
from server.earlier_database import PASSWORD, write_earlier
from server.server_process import Server


@pytest.fixture
def ben(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Person]:
    file = tmp_path_factory.mktemp("earlier") / "trackside.db"
    write_earlier(str(file))
    server = Server(str(file)).start()
    look: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en-GB"}
    one = Person(chromium.new_context(base_url=server.address, **look), server.address)
    yield one
    one.context.close()
    server.stop()
    assert one.complaints == []


def pass_goods(one: Person) -> None:
    one.page.get_by_role("button", name="Pass").first.click()
    one.confirm.click()


def test_games_of_the_version_before_are_played_on(ben: Person) -> None:
    ben.enter("Sign in", "ben", PASSWORD)
    ids = {table["name"]: table["id"] for table in ben.tables()}
    plays: dict[str, Callable[[Person], None]] = {
        "Amsterdam: second card": lambda one: one.element("deck:cards").click(),
        "Steam: a player is bankrupt": pass_goods,
    }
    for name, play in plays.items():
        ben.open_table(ids[name])
        view = ben.await_turn(ids[name])
        has_seam = name.startswith("Steam")
        line = ben.page.get_by_text("Trackside was updated. The game continues from the same position")
        expect(line).to_have_count(1 if has_seam else 0)
        play(ben)
        ben.wait_for_move(view["ply"])
        assert ben.view(ids[name])["ply"] > view["ply"]
    record = ben.context.request.get(f"/api/tables/{ids['Steam: a player is bankrupt']}/record").text()
    assert "rules: 1\n" in record and "rules.38: 2\n" in record
