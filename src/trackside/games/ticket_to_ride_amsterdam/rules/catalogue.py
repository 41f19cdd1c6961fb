"""The catalogue of moves: each block is declared once, in the order of the ids."""

from __future__ import annotations

from trackside.core.arrays import append, i64, vec
from trackside.core.catalogue import Blocks
from trackside.core.moves import Move
from trackside.games.ticket_to_ride_amsterdam.rules.box import Box
from trackside.games.ticket_to_ride_amsterdam.rules.claim import all_claims
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import DrawContracts, all_keeps
from trackside.games.ticket_to_ride_amsterdam.rules.draw import DrawFromDeck, all_takes
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.turn import Pass


class Catalogue:
    """The first id of each block."""

    def __init__(self, box: Box) -> None:
        blocks = Blocks[AmsterdamPosition]()
        self.take: i64 = blocks.add(all_takes(box))  # slot by slot, within a slot card by card
        self.draw: i64 = blocks.add([DrawFromDeck()])
        self.contracts: i64 = blocks.add([DrawContracts()])
        self.pass_: i64 = blocks.add([Pass()])
        claims = all_claims(box)
        self.claim: i64 = blocks.add(claims)
        self.keep: i64 = blocks.add(all_keeps(box))  # single contracts, then pairs
        self.moves: list[Move[AmsterdamPosition]] = blocks.moves

        first = vec[i64](capacity=box.route_count)
        id = self.claim
        for claim in claims:
            if claim.route == len(first):
                first = append(first, id)
            id += 1
        self.claims: vec[i64] = first  # the first claim of each route
