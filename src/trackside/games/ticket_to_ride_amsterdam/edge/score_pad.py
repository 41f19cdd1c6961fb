"""The score pad: routes by the points on the track, contracts, bonus cards (chapter 8)."""

from __future__ import annotations

from trackside.games.score_pad import TOTAL, Count, Field, Label, Line, Order, Rank, ScorePad, per_thing
from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import contract_facts
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import CATEGORIES, is_complete, networks

TRACK = 150  # points that may be entered
CONNECTED, UNCONNECTED = 1, 2


def score_pad(game: Amsterdam) -> ScorePad:
    box = game.box
    routes, bonus = Label("pad-routes"), Label("pad-bonus")
    fields = [Field(name="routes", group="routes", label=routes, most=TRACK)]
    lines = [per_thing("routes", "routes", routes, 1, TRACK)]
    for contract, name in enumerate(box.contract_names):
        label, value = Label("pad-contract", contract_facts(box, contract)), int(box.contract_value[contract])
        choices = ("pad-none", "pad-connected", "pad-unconnected")
        fields.append(Field(name=name, group="contracts", label=label, most=UNCONNECTED, choices=choices))
        lines.append(Line(category="contracts", label=label, counts=(Count(name),), points=(0, value, -value)))
    fields.append(Field(name="bonus", group="bonus", label=bonus, most=int(box.bonus_cards)))
    by_place = {int(players): tuple(int(n) for n in points) for players, points in box.bonus_points.items()}
    connected = tuple(Count(name, (0, 1, 0)) for name in box.contract_names)
    return ScorePad(
        categories=list(CATEGORIES),
        fields=fields,
        lines=lines,
        ranks=[Rank(category="bonus", label=bonus, field="bonus", points=by_place, dense=bool(box.dense))],
        order=[Order(category=TOTAL), Order(counts=connected, points=tuple(range(len(connected) + 1)))],
    )


def entries(p: AmsterdamPosition, seat: int) -> dict[str, int]:
    player, box = p.players[seat], p.box
    joined = networks(box, player.routes)
    found = {"routes": int(player.points), "bonus": int(player.bonus)}
    for contract, name in enumerate(box.contract_names):
        if player.contracts >> contract & 1:
            found[name] = CONNECTED if is_complete(box, joined, contract) else UNCONNECTED
    return found
