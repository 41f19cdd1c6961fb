"""The knowledge model of resample.py, fact by fact: no sampled world contradicts what a seat knows."""

from __future__ import annotations

from collections import Counter

import pytest
from marks import rule

import trackside
from trackside.core.journal import Journal
from trackside.core.rng import Rng

ID = "ticket_to_ride_amsterdam"
WORLDS = 40
ROW = ["red", "blue", "green", "pink", "black"]


def worlds(p, seat):
    for key in range(WORLDS):
        world = p.copy()
        world.resample(seat, Rng(key))
        assert world.game.faults(world) == []
        yield world


def hand(p, seat):
    return {p.box.card_names[kind]: n for kind, n in enumerate(p.players[seat].hand) if n}


def contracts(p, seat):
    return {p.box.contract_names[k] for k in range(p.box.contract_count) if p.players[seat].contracts >> k & 1}


def contract_deck(p):
    return [p.box.contract_names[k] for k in p.contracts]


def random_positions(players, seeds):
    game = trackside.game(ID, players=players)
    for seed in seeds:
        p = game.start(seed)
        rng = Rng(seed + 77)
        while not p.over:
            yield p
            moves = p.moves()
            p.play(moves[rng.below(len(moves))])
        yield p


@rule("TTR-9.1")
def test_fact_1_own_cards_and_what_lies_open_stay():
    for p in random_positions(3, range(2)):
        for seat in range(3):
            world = p.copy()
            world.resample(seat, Rng(p.ply))
            assert hand(world, seat) == hand(p, seat)
            assert contracts(world, seat) == contracts(p, seat)
            assert world.players[seat].offered == p.players[seat].offered
            assert (list(world.row), world.discard) == (list(p.row), p.discard)


@rule("TTR-9.1")
def test_fact_2_sizes_stay():
    for p in random_positions(4, range(2)):
        world = p.copy()
        world.resample(0, Rng(p.ply))
        assert [sum(q.hand) for q in world.players] == [sum(q.hand) for q in p.players]
        assert (len(world.deck), len(world.contracts)) == (len(p.deck), len(p.contracts))
        counts = [[(q.contracts | q.offered).bit_count() for q in at.players] for at in (world, p)]
        assert counts[0] == counts[1]


@rule("TTR-9.1")
def test_fact_3_a_card_taken_face_up_is_in_that_hand(table, play):
    p = table(2, seats=[{"hand": {}}, {"hand": {"orange": 2}}], row=ROW, deck=["pink", "pink", "..."])
    play(p, "take 0 red", "take 1 blue")
    hands = [hand(world, 0) for world in worlds(p, 1)]
    assert all(h == {"red": 1, "blue": 1} for h in hands)


@rule("TTR-9.1")
def test_fact_3_until_as_many_of_its_kind_have_been_paid(table, play):
    seats = [{"hand": {"red": 2, "pink": 1}, "seen": {"red": 1}}, {"hand": {"orange": 2}}]
    p = table(2, seats=seats, row=ROW)
    play(p, "claim jan_roodenpoortstoren__dam__red red")
    hands = [hand(world, 0).get("red", 0) for world in worlds(p, 1)]
    assert set(hands) >= {0, 1}  # the red card left may be any card now


def known_deck(events, seat, start_row):
    """What can be in the deck after the last reshuffle, from the journal of one seat alone; None before it."""
    row = list(start_row)
    discard: Counter[str] = Counter()
    deck: Counter[str] | None = None
    for event in events:
        seen = event.seen_by(seat)
        facts = seen["facts"]
        match seen["kind"]:
            case "take":
                row[facts["place"] - 1] = None
            case "reveal":
                row[facts["place"] - 1] = facts["card"]
                if deck is not None:
                    deck[facts["card"]] -= 1
            case "draw" if deck is not None and facts["known"]:
                deck[facts["card"]] -= 1
            case "claim":
                discard.update(facts["cards"])
            case "row-reset":
                discard.update(row)
            case "reshuffle":
                deck, discard = discard, Counter()
    return deck


@rule("TTR-9.1", "TTR-4.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fact_4_after_a_reshuffle_the_deck_can_be_counted(players):
    game = trackside.game(ID, players=players)
    checked = 0
    for seed in range(12):
        p = game.start(seed)
        start_row = p.view(None).row
        journal = p.journal = Journal()
        rng = Rng(seed)
        while not p.over:
            moves = p.moves()
            p.play(moves[rng.below(len(moves))])
            seat = p.ply % players
            possible = known_deck(journal.events, seat, start_row)
            if possible is not None:
                world = p.copy()
                world.resample(seat, Rng(p.ply))
                deck = Counter(world.box.card_names[card] for card in world.deck)
                assert not deck - possible
                checked += 1
    assert checked > 50


@rule("TTR-9.1", "TTR-4.10")
def test_fact_4_old_cards_stay_in_the_hands(table):
    """Right after the reshuffle the deck is known card by card, and so are the other hands together."""
    p = table(
        3,
        seats=[
            {"hand": {"red": 2}},
            {"hand": {"pink": 1, "blue": 2}, "before_reshuffle": {"pink": 1, "blue": 2}},
            {"hand": "rest"},
        ],
        row=ROW,
        deck=["green", "wild", "wild", "black"],
    )
    p.players[2].old = sum(int(n) << 8 * kind for kind, n in enumerate(p.players[2].hand))
    together = Counter(hand(p, 1)) + Counter(hand(p, 2))
    for world in worlds(p, 0):
        assert sorted(world.deck) == sorted(p.deck)
        assert Counter(hand(world, 1)) + Counter(hand(world, 2)) == together
    assert len({str(hand(world, 1)) for world in worlds(p, 0)}) > 5


OLD_HAND = {"hand": {"red": 3, "blue": 1}, "before_reshuffle": {"red": 3, "blue": 1}}


@rule("TTR-9.1")
def test_fact_5_a_seat_that_drew_nothing_blind_since_pays_with_old_cards(table, play):
    p = table(2, seats=[OLD_HAND, {"hand": "rest"}], row=ROW, deck=["red", "wild", "green"])
    play(p, "claim westermarkt__begijnhof__red red red red")
    assert (p.players[0].old, p.players[0].mixed) == (1 << 8, 0)
    assert all(hand(world, 0) == {"blue": 1} for world in worlds(p, 1))


@rule("TTR-9.1")
def test_fact_5_a_seat_without_old_cards_pays_with_newer_ones(table, play):
    p = table(2, seats=[{"hand": {"red": 3, "blue": 1}}, {"hand": {"pink": 2}}], row=ROW)
    play(p, "claim westermarkt__begijnhof__red red red red")
    assert (p.players[0].old, p.players[0].mixed) == (0, 0)


@rule("TTR-9.1")
def test_fact_5_otherwise_a_paid_card_may_be_old_or_newer(table, play):
    """Seat 0 held red and blue at the reshuffle and drew one card of {red, green, green} since; it pays a red one."""
    p = table(
        2,
        seats=[
            {"hand": {"red": 2, "blue": 1}, "before_reshuffle": {"red": 1, "blue": 1}},
            {"hand": "rest"},
        ],
        row=ROW,
        deck=["green", "green"],
    )
    play(p, "claim jan_roodenpoortstoren__dam__red red")
    assert p.players[0].mixed == 1 << 32
    found = {str(sorted(hand(world, 0).items())) for world in worlds(p, 1)}
    # The red was old: blue and the new card (red or green) are left. The red was new: red and blue are left.
    assert found == {"[('blue', 1), ('red', 1)]", "[('blue', 1), ('green', 1)]"}


A, B, C, D, E = (f"contract_0{k}" for k in range(1, 6))
NONE = [{"contracts": []}, {"contracts": []}, {"contracts": []}]


@rule("TTR-9.1", "TTR-6.3")
def test_fact_6_a_returned_contract_lies_where_it_was_put(table, play):
    p = table(3, seats=NONE, contract_deck=[A, B, C, D, "..."])
    play(p, "contracts", f"keep {A}")
    for world in worlds(p, 0):
        assert contract_deck(world)[-1] == B
    assert len({contract_deck(world)[-1] for world in worlds(p, 1)}) > 10
    play(p, "contracts", f"keep {C}")
    for world in worlds(p, 0):
        assert contract_deck(world)[-2] == B
    for world in worlds(p, 1):
        assert contract_deck(world)[-1] == D


def returned_then_offered(table, play, choice):
    """Seat 0 returns B to a deck of C, D, E; seat 2 is offered E and B."""
    seats = [{"contracts": []}, {"contracts": "rest"}, {"contracts": []}]
    p = table(3, seats=seats, contract_deck=[A, B, C, D, E])
    play(p, "contracts", f"keep {A}", "contracts", f"keep {C} {D}", "contracts")
    play(p, choice)
    return p


@rule("TTR-9.1", "TTR-6.2")
def test_fact_7_another_seat_that_keeps_all_has_it(table, play):
    p = returned_then_offered(table, play, f"keep {B} {E}")
    for world in worlds(p, 0):
        assert B in contracts(world, 2)


@rule("TTR-9.1", "TTR-6.3")
@pytest.mark.parametrize("kept", [B, E])
def test_fact_7_another_seat_that_returns_one_has_it_or_put_it_back(table, play, kept):
    p = returned_then_offered(table, play, f"keep {kept}")
    places = set()
    for world in worlds(p, 0):
        assert (B in contracts(world, 2)) != (contract_deck(world) == [B])
        places.add(B in contracts(world, 2))
    assert places == {True, False}
    for world in worlds(p, 2):
        assert contracts(world, 2) == {kept}
        assert contract_deck(world) == [E if kept == B else B]


@rule("TTR-9.1", "TTR-6.2")
@pytest.mark.parametrize("kept", [B, E])
def test_fact_7_a_later_offer_settles_it(table, play, kept):
    """Seat 0 draws the last card of the deck and sees whether it is the one it had returned."""
    p = returned_then_offered(table, play, f"keep {kept}")
    play(p, "contracts")
    for world in worlds(p, 0):
        assert (B in contracts(world, 2)) == (kept == B)
        assert world.players[0].offered == p.players[0].offered
    play(p, str(p.moves()[0]))
    for world in worlds(p, 0):
        assert (B in contracts(world, 2)) == (kept == B)


@rule("TTR-9.1")
def test_fact_7_an_open_offer_of_a_returned_contract_is_known(table, play):
    seats = [{"contracts": []}, {"contracts": "rest"}, {"contracts": []}]
    p = table(3, seats=seats, contract_deck=[A, B, C, D, E])
    play(p, "contracts", f"keep {A}", "contracts", f"keep {C} {D}", "contracts")
    for world in worlds(p, 0):
        offered = {world.box.contract_names[k] for k in range(24) if world.players[2].offered >> k & 1}
        assert B in offered and len(offered) == 2
    assert len({world.players[2].offered for world in worlds(p, 0)}) > 5


@rule("TTR-9.1", "TTR-6.2")
@pytest.mark.parametrize("players", [2, 3])
def test_fact_7_holds_when_contracts_go_round_and_round(players):
    """Seats that draw contracts whenever they can: every card comes back several times, and every world fits."""
    game = trackside.game(ID, players=players)
    for seed in range(12):
        p = game.start(seed)
        rng = Rng(seed)
        while not p.over and len(p.contracts) > 0:
            moves = [move for move in p.moves() if move.kind in ("contracts", "keep")]
            single = [move for move in moves if len(str(move).split()) == 2] or moves
            p.play(single[rng.below(len(single))])
            for seat in range(-1, players):
                world = p.copy()
                world.resample(seat, Rng(p.ply))
                assert game.faults(world) == []
                assert seat < 0 or world.view(seat) == p.view(seat)


@rule("TTR-2.6", "TTR-9.1")
def test_fact_8_the_choices_at_set_up_are_open_until_all_have_chosen():
    p = trackside.game(ID, players=3).start(1)
    p.play(p.moves()[0])
    kept = Counter(world.players[0].contracts.bit_count() for world in worlds(p, 1))
    assert set(kept) == {1, 2}
    for world in worlds(p, 1):
        assert world.players[1].offered == p.players[1].offered
        assert world.players[2].offered.bit_count() == 2
    for world in worlds(p, 0):
        assert world.players[0].contracts == p.players[0].contracts


@rule("TTR-8.2", "TTR-9.1")
def test_fact_9_when_the_game_is_over_all_contracts_are_known():
    for p in random_positions(3, range(3)):
        if p.over:
            for world in worlds(p, 1):
                assert [q.contracts for q in world.players] == [q.contracts for q in p.players]
                assert [score.total() for score in world.scores()] == [score.total() for score in p.scores()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_depends_only_on_what_the_seat_knows(players):
    for p in random_positions(players, range(2)):
        for seat in range(-1, players):
            one, other = p.copy(), p.copy()
            other.resample(seat, Rng(p.ply + 5))
            one.resample(seat, Rng(99))
            other.resample(seat, Rng(99))
            assert one.situation() == other.situation()


def test_the_future_is_dealt_again():
    p = trackside.game(ID).start(1)
    world = p.copy()
    world.resample(0, Rng(3))
    assert (world.rng.key, world.rng.count) != (p.rng.key, p.rng.count)
