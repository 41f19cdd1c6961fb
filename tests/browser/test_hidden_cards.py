"""A spectator's browser never receives hidden information: checks everything that is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from browser.person import AMSTERDAM, Person
from playwright.sync_api import expect

MakePerson = Callable[..., Person]

# Keeps the text of every answer of the server, streams included, as it arrives.
LISTEN = """
window.heard = [];
const real = window.fetch;
window.fetch = async (...request) => {
  const answer = await real(...request);
  const kept = {url: answer.url, text: ""};
  window.heard.push(kept);
  const reader = answer.clone().body?.getReader();
  (async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      kept.text += decoder.decode(value, {stream: true});
    }
  })().catch(() => {});
  return answer;
};
"""


def test_a_spectator_never_receives_hidden_cards(person: MakePerson) -> None:
    host, watcher = person(), person()
    host.home()
    host.page.get_by_role("link", name="New table: Ticket to Ride: Amsterdam").click()
    host.page.get_by_label("Anyone can find this table and watch.").check()
    host.page.get_by_role("button", name="Play against bots now").click()
    expect(host.prompt).to_be_visible()
    id = host.page.url.rsplit("/", 1)[1]

    watcher.page.add_init_script(LISTEN)
    watcher.open_table(id)
    secrets: set[str] = set()
    for _ in range(10):
        view = host.await_turn(id)
        secrets |= secrets_of(view)
        host.act()
        host.wait_for_move(view["ply"])
    last = host.await_turn(id)
    secrets |= secrets_of(last)
    expect(watcher.page.locator(f'[data-ply="{last["ply"]}"]')).to_be_visible()

    heard = [kept for kept in watcher.page.evaluate("window.heard") if f"/tables/{id}" in kept["url"]]
    streams = [kept for kept in heard if "/events" in kept["url"]]
    views = [json.loads(kept["text"]) for kept in heard if kept["url"].endswith(id)]
    assert len(streams) > 0
    views += [view for kept in streams for view in streamed(kept["text"])]
    assert len(views) > 10, "the spectator saw the game go on"
    for view in views:
        assert view["viewer"] is None
        assert view["moves"] == [] and "moves" not in view["view"]
        assert view["view"]["offered"] is None
        for seat in view["view"]["seats"]:
            assert seat["hand"] is None
            assert seat["contracts"] is None
    everything = "".join(kept["text"] for kept in heard)
    assert len(secrets) >= 3
    for secret in secrets:
        assert secret not in everything
    assert AMSTERDAM in everything


def secrets_of(view: dict[str, Any]) -> set[str]:
    """What only its owner may know, as it is written on the wire: contracts by id, and sentences that tell of them."""
    own = view["view"]["seats"][view["viewer"]]
    contracts = {contract["id"] for contract in [*(own["contracts"] or []), *(view["view"]["offered"] or [])]}
    told = {event["text"] for event in view["events"] if event["facts"].get("known") == 1}
    return contracts | told


def streamed(text: str) -> list[dict[str, Any]]:
    """The views of a stream of events."""
    found = []
    for block in text.replace("\r\n", "\n").split("\n\n"):
        lines = block.split("\n")
        if "event: table" in lines:
            data = "\n".join(line.removeprefix("data:").lstrip() for line in lines if line.startswith("data:"))
            if data.endswith("}"):
                found.append(json.loads(data))
    return found
