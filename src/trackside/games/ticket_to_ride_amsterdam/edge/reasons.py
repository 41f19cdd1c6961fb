"""Where the points of a seat come from."""

from __future__ import annotations

from trackside.core.edge.reason import Reason
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import contract_facts
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import bonus_place, bonus_points, is_complete, networks


def reasons(p: AmsterdamPosition, seat: int) -> list[Reason]:
    """TTR-8.1 to 8.5, line by line."""
    box = p.box
    player = p.players[seat]
    found = [
        Reason("routes", int(box.points[route]), "route", {"route": box.route_names[route]})
        for route in range(box.route_count)
        if player.routes >> route & 1
    ]
    joined = networks(box, player.routes)
    for contract in range(box.contract_count):
        if player.contracts >> contract & 1:
            complete = is_complete(box, joined, contract)
            value = int(box.contract_value[contract])
            facts = {key: fact for key, fact in contract_facts(box, contract).items() if key != "value"}
            key = "contract-complete" if complete else "contract-incomplete"
            found.append(Reason("contracts", value if complete else -value, key, facts))
    if player.bonus:
        facts = {"cards": int(player.bonus), "place": int(bonus_place(p, player)) + 1}
        found.append(Reason("bonus", int(bonus_points(p, player)), "bonus", facts))
    return found
