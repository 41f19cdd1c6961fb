"""Chapter 9: who sees what. The knowledge model itself is tested in test_knowledge.py."""

from __future__ import annotations

import msgspec
from marks import rule

import trackside
from trackside.core.journal import Journal

ROW = ["red", "blue", "green", "pink", "black"]


@rule("TTR-9.1")
def test_what_everyone_sees(table):
    p = table(
        3,
        seats=[{"routes": ["dam__begijnhof__grey"], "hand": {"red": 2}, "contracts": ["contract_01"]}, {}, {}],
        row=ROW,
    )
    for viewer in (0, 1, 2, None):
        view = p.view(viewer)
        assert view.row == ROW
        assert (view.deck, view.discard, view.contract_deck, view.bonus_stock) == (33, {}, 19, 16)
        seat = view.seats[0]
        assert (seat.carts, seat.points, seat.bonus_cards, seat.routes) == (14, 2, 0, ["dam__begijnhof__grey"])
        assert (seat.hand_size, seat.contract_count) == (2, 1)


@rule("TTR-9.1")
def test_hands_and_contracts_are_seen_only_by_their_owner(table):
    p = table(2, seats=[{"hand": {"red": 2}, "contracts": ["contract_01"]}, {}])
    assert p.view(0).seats[0].hand == {"red": 2}
    assert [contract.id for contract in p.view(0).seats[0].contracts] == ["contract_01"]
    for viewer in (1, None):
        assert p.view(viewer).seats[0].hand is None
        assert p.view(viewer).seats[0].contracts is None


@rule("TTR-9.1", "TTR-6.6")
def test_an_offer_is_seen_only_by_its_seat(table, play):
    p = table(2, contract_deck=["contract_01", "contract_02", "..."], seats=[{"contracts": []}, {"contracts": []}])
    play(p, "contracts")
    assert [contract.id for contract in p.view(0).offered] == ["contract_01", "contract_02"]
    assert p.view(1).offered is None and p.view(None).offered is None
    assert p.view(1).moves == []
    assert p.view(0).moves == ["keep contract_01", "keep contract_02", "keep contract_01 contract_02"]


@rule("TTR-9.1")
def test_a_blind_draw_is_secret_and_a_face_up_card_is_public(table, play):
    p = table(2, row=ROW, deck=["orange", "wild", "..."], seats=[{"hand": {}}, {"hand": {}}])
    p.journal = Journal()
    play(p, "draw", "take 1 blue")
    draw, take, reveal = p.journal.events
    assert draw.seen_by(0)["facts"] == {"known": 1, "card": "orange"}
    assert draw.seen_by(1)["facts"] == draw.seen_by(-1)["facts"] == {"known": 0}
    assert take.seen_by(1)["facts"] == {"card": "blue", "place": 2}
    assert reveal.seen_by(1)["facts"] == {"card": "wild", "place": 2}
    assert p.view(1).seats[0].seen == {"blue": 1}


@rule("TTR-9.1")
def test_a_payment_is_public(table, play):
    p = table(2, seats=[{"hand": {"red": 1, "wild": 1}}, {}])
    p.journal = Journal()
    play(p, "claim dam__begijnhof__grey red wild")
    facts = p.journal.events[0].seen_by(1)["facts"]
    assert facts == {"route": "dam__begijnhof__grey", "cards": {"red": 1, "wild": 1}, "points": 2, "bonus": 0}


@rule("TTR-9.1")
def test_a_seat_knows_the_contracts_it_returned_and_their_place(table, play):
    p = table(
        2, contract_deck=["contract_01", "contract_02", "contract_03"], seats=[{"contracts": []}, {"contracts": "rest"}]
    )
    p.journal = Journal()
    play(p, "contracts", "keep contract_02")
    assert [(back.place, back.contract) for back in p.view(0).returned] == [(2, "contract_01")]
    assert p.view(1).returned == []
    assert p.view(1).contract_deck == 2
    assert p.journal.events[-1].seen_by(1)["facts"] == {"known": 0, "count": 1, "returned": 1}


@rule("TTR-9.1")
def test_a_seat_sees_the_same_whatever_it_cannot_know():
    game = trackside.game("ticket_to_ride_amsterdam", players=3)
    bytes_of = msgspec.json.Encoder(order="sorted").encode
    for seed in range(6):
        p = game.start(seed)
        rng = game.start(seed + 100).rng
        while not p.over:
            for seat in (-1, 0, 1, 2):
                world = p.copy()
                world.resample(seat, rng)
                viewer = None if seat < 0 else seat
                assert bytes_of(world.view(viewer)) == bytes_of(p.view(viewer))
            moves = p.moves()
            p.play(moves[rng.below(len(moves))])
