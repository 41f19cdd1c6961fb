"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Any

import pytest
from marks import example, rule

import trackside
from trackside.core.arrays import packed
from trackside.core.journal import Journal
from trackside.games.ticket_to_ride_amsterdam.rules.setup import deal_row

ID = "ticket_to_ride_amsterdam"


def keep(p, how):
    """Keep both contracts ("both"), or return the first or the second of the two."""
    moves = p.moves()
    p.play({"both": moves[2], "first": moves[1], "second": moves[0]}[how])


def offered(p, seat):
    return [k for k in range(p.box.contract_count) if p.players[seat].offered >> k & 1]


@example("V-01")
@rule("TTR-2.3", "TTR-2.4", "TTR-2.5", "TTR-2.6", "TTR-2.8")
def test_four_players_who_keep_both_contracts():
    p = trackside.game(ID, players=4).start(7)
    for _ in range(4):
        keep(p, "both")
    assert [(sum(q.hand), q.carts, q.points, q.contracts.bit_count()) for q in p.players] == [(2, 16, 0, 2)] * 4
    assert len(p.deck) == 31
    assert all(card >= 0 for card in p.row)
    assert p.discard == 0
    assert len(p.contracts) == 16
    assert p.view(None).bonus_stock == 16
    assert p.seat == 0 and p.asked.name == "turn"


@rule("TTR-2.3", "TTR-2.5")
@pytest.mark.parametrize(("players", "deck"), [(2, 35), (3, 33), (4, 31)])
def test_sizes_after_set_up(players, deck):
    p = trackside.game(ID, players=players).start(3)
    assert len(p.deck) == deck
    assert len(p.contracts) == 24 - 2 * players
    assert [len(offered(p, seat)) for seat in range(players)] == [2] * players


@rule("TTR-2.3", "TTR-2.5")
def test_cards_are_dealt_one_at_a_time_in_seat_order():
    """The seats get every n-th card of the shuffled decks."""
    game: Any = trackside.game(ID, players=3)
    p = game.start(5)
    rng = game.start(5).rng
    rng.count = 0
    cards = packed([kind for kind in range(7) for _ in range(game.box.card_count[kind])])
    rng.shuffle(cards)
    top = list(reversed(list(cards)))
    for seat in range(3):
        hand = [0] * 7
        hand[top[seat]] += 1
        hand[top[seat + 3]] += 1
        assert list(p.players[seat].hand) == hand
    contracts = packed(list(range(24)))
    rng.shuffle(contracts)
    for seat in range(3):
        assert set(offered(p, seat)) == {contracts[seat], contracts[seat + 3]}


@example("V-02")
@rule("TTR-2.4")
def test_a_first_row_of_wilds_goes_back_into_the_deck():
    game = trackside.game(ID)
    p = game.start(1)
    cards = sorted([*p.deck, *p.row])
    for card in [6, 4, 6, 6, 1]:
        cards.remove(card)
    p.put_deck(packed([*cards, *reversed([6, 4, 6, 6, 1])]))
    used = p.rng.count
    deal_row(p)
    assert p.rng.count - used >= 39  # the deck of 40 is shuffled
    assert list(p.row).count(6) < 3
    assert p.discard == 0
    assert len(p.deck) == 35


@example("V-03")
@rule("TTR-2.6")
def test_a_seat_keeps_one_or_two_of_its_own_two(refused):
    p = trackside.game(ID).start(4)
    own, others = offered(p, 0), offered(p, 1)
    assert [str(move) for move in p.moves()] == [
        f"keep contract_{own[0] + 1:02}",
        f"keep contract_{own[1] + 1:02}",
        f"keep contract_{own[0] + 1:02} contract_{own[1] + 1:02}",
    ]
    assert refused(p, f"keep contract_{others[0] + 1:02}") == "TTR-6.2"
    assert refused(p, "draw") == "TTR-2.6"
    assert refused(p, "contracts") == "TTR-2.6"


@rule("TTR-2.6")
def test_no_turn_starts_before_all_have_chosen():
    p = trackside.game(ID, players=3).start(4)
    asked = []
    for _ in range(3):
        asked.append((p.asked.name, int(p.seat)))
        keep(p, "both")
    assert asked == [("set-up-contracts", 0), ("set-up-contracts", 1), ("set-up-contracts", 2)]
    assert (p.asked.name, p.seat) == ("turn", 0)


@rule("TTR-2.6", "TTR-9.1")
def test_nobody_learns_from_the_choices_at_set_up_until_all_have_chosen():
    seen = set()
    for how in ("both", "first", "second"):
        p = trackside.game(ID, players=3).start(4)
        p.journal = Journal()
        keep(p, how)
        journal = [event.seen_by(1) for event in p.journal.events]
        seen.add(f"{p.view(1)} {p.view(2)} {p.view(None)} {journal}")
    assert len(seen) == 1


@example("V-04")
@rule("TTR-2.7")
def test_rejected_contracts_go_to_the_bottom_in_seat_order():
    p = trackside.game(ID, players=3).start(9)
    a, b = offered(p, 0)[0], offered(p, 2)[1]
    keep(p, "first")
    keep(p, "both")
    assert len(p.contracts) == 18  # not before all have chosen
    keep(p, "second")
    assert len(p.contracts) == 20
    assert list(p.contracts)[-2:] == [a, b]


@rule("TTR-2.2")
def test_seat_0_begins_whoever_sits_there():
    for seed in range(20):
        assert trackside.game(ID, players=4).start(seed).seat == 0
