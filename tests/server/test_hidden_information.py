"""Hidden information in the events of a whole game.

That worlds alike to a viewer give identical responses is tried by the campaign (`worlds`).
"""

from __future__ import annotations

import re

from server.server_process import Listener, Server, Visitor


def test_a_spectator_receives_no_hidden_card_during_a_game(sqlite_server: Server) -> None:
    """Contracts are named only to their owner until the game is over."""
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "greedy", public=True)
    stranger = Listener(Visitor(sqlite_server), id)
    stranger.wait("table")
    anna.play_to_end(id)
    stranger.wait("table", lambda view: view["table"]["state"] == "over")
    stranger.close()
    running = [line for line in stranger.raw if line.startswith("data:") and '"state":"over"' not in line]
    assert len(running) > 20
    assert not any(re.search(r"contract_\d\d", line) for line in running)
    assert any(re.search(r"contract_\d\d", line) for line in stranger.raw)  # revealed at the end
