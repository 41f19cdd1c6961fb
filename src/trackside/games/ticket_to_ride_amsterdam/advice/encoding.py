"""What a seat knows as numbers: see `core/encoding.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trackside.core.arrays import i64, size_of, vec
from trackside.core.encoding import FLAG, NUMBER, ONE, WIDE, Encoding, clear, put, put_flags, wide
from trackside.core.question import Question
from trackside.games.ticket_to_ride_amsterdam.rules.box import KINDS, SLOTS
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import ChooseContracts, SetUpContracts
from trackside.games.ticket_to_ride_amsterdam.rules.draw import SecondCard
from trackside.games.ticket_to_ride_amsterdam.rules.offers import returned_of, seat_of
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.tally import size, tally_of
from trackside.games.ticket_to_ride_amsterdam.rules.turn import Turn

if TYPE_CHECKING:
    from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam

VERSION: Final = 1
QUESTIONS: Final[list[type[Question[AmsterdamPosition]]]] = [SetUpContracts, Turn, SecondCard, ChooseContracts]


class AmsterdamEncoding(Encoding[AmsterdamPosition]):
    def __init__(self, game: Amsterdam) -> None:
        super().__init__(game, VERSION)
        box = game.box
        seats = int(game.seats)
        contracts = int(box.contract_count)
        routes = int(box.route_count)
        cards = max(int(n) for n in box.card_count)
        self.add_question(QUESTIONS, "TTR-3.1")
        self.clock = self.add("ply, horizon", WIDE, (2,), 8191, "TTR-3.1")
        self.final = self.add("final turns, from 1", NUMBER, (1,), seats + 1, "TTR-7.2")
        self.row_cards = self.add("row", FLAG, (SLOTS, KINDS + 1), 1, "TTR-4.2")  # the last of each: an empty slot
        self.stocks = self.add("deck, contract deck, bonus cards", NUMBER, (3,), 127, "TTR-9.1")
        self.discard = self.add("discard", NUMBER, (KINDS,), cards, "TTR-9.1")
        self.hand = self.add("hand", NUMBER, (KINDS,), cards, "TTR-9.1")
        self.contracts = self.add("contracts", FLAG, (contracts,), 1, "TTR-9.1")
        self.offered = self.add("offered contracts", FLAG, (contracts,), 1, "TTR-6.2")
        self.returned = self.add("place in the deck of returned contracts", NUMBER, (contracts,), contracts, "TTR-6.3")
        self.closed = self.add("closed lanes", FLAG, (routes,), 1, "TTR-5.8")
        self.add_to_seats("points", WIDE, (1,), 8191, "TTR-5.6")
        self.counts = self.add_to_seats("carts, bonus cards, hand, contracts", NUMBER, (4,), 127, "TTR-9.1")
        self.seen = self.add_to_seats("cards seen being taken", NUMBER, (KINDS,), cards, "TTR-9.1")
        self.claimed = self.add_to_seats("routes", FLAG, (routes,), 1, "TTR-5.1")
        self.shown = self.add_to_seats("contracts shown at the end", FLAG, (contracts,), 1, "TTR-9.1")
        self.add_seats()

    def write(self, p: AmsterdamPosition, seat: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        me = p.players[seat]
        asked = p.asked
        if asked is not None:
            self.write_question(asked, seat, out, at)
            if asked.seat == seat:
                put_flags(out, at + self.offered, me.offered)
            self.write_returned(p, seat, out, at + self.returned)
        out[at + self.clock] = wide(p.ply) | (wide(p.horizon) << 16)
        out[at + self.final] = p.last_turns + 1
        to = at + self.row_cards
        for card in p.row:
            out[to] = ONE[card if card >= 0 else i64(KINDS)]
            to += 1
        out[at + self.discard] = p.discard
        out[at + self.hand] = tally_of(me.hand)
        put_flags(out, at + self.contracts, me.contracts)
        taken: i64 = 0
        bonus: i64 = p.box.bonus_cards
        to = at + self.players
        other = seat
        _k: i64
        for _k in range(self.seats):
            player = p.players[other]
            taken |= player.routes
            bonus -= player.bonus
            held = size(tally_of(player.hand))
            kept = size_of(player.contracts | player.offered)
            out[to] = wide(player.points)
            out[to + self.counts] = player.carts | (player.bonus << 8) | (held << 16) | (kept << 24)
            out[to + self.seen] = player.seen
            put_flags(out, to + self.claimed, player.routes)
            if asked is None:
                put_flags(out, to + self.shown, player.contracts)
            to += self.player
            other += 1
            if other == self.seats:
                other = 0
        put_flags(out, at + self.closed, me.closed & ~taken)
        out[at + self.stocks] = p.left | (len(p.contracts) << 8) | (bonus << 16)

    def write_returned(self, p: AmsterdamPosition, seat: i64, out: vec[i64], at: i64) -> None:
        """Returned contracts are the end of the deck, the latest at the bottom."""
        place: i64 = len(p.contracts)
        k: i64 = len(p.offers) - 1
        while k >= 0 and place > 0:
            made = p.offers[k]
            if returned_of(made) >= 0:
                if seat_of(made) == seat:
                    put(out, at, p.contracts[place - 1], place)
                place -= 1
            k -= 1


def encoding(game: Amsterdam) -> AmsterdamEncoding:
    return AmsterdamEncoding(game)
