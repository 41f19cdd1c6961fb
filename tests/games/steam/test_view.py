"""What the view gives a board besides the position: the auction, the order of play, what lapses."""

from __future__ import annotations


def test_the_standard_auction(game, play):
    p = game().start(3)
    while p.view(None).phase != "auction":
        play(p, "loans 2")
    order = p.view(None).order
    auction = p.view(None).auction
    assert (auction.high, auction.leader, auction.bidders) == (None, None, order)
    assert [(place.share, place.seat) for place in auction.places] == [
        ("full", None),
        ("full", None),
        ("half", None),
        ("free", None),
    ]
    play(p, "bid 1", "pass")
    auction = p.view(None).auction
    assert (auction.high, auction.leader) == (1, order[0])
    assert auction.bidders == [order[2], order[3], order[0]]
    assert [place.seat for place in auction.places] == [None, None, None, order[1]]


def test_the_base_auctions(game, play):
    p = game(rules="base").start(3)
    first = p.seat
    assert [place.share for place in p.view(None).auction.places] == ["full", "full", "full", "free"]
    play(p, "pass", "pass", "pass")
    auction = p.view(None).auction
    winner = (first + 3) % 4
    assert [place.seat for place in auction.places] == [winner, None, None, None]
    assert sorted(auction.bidders) == sorted(seat for seat in range(4) if seat != winner)


def test_who_acts_in_a_phase(table, play):
    p = table(seats={2: {"tile": "first_build"}}, to_move=2, order=[0, 1, 2, 3])
    view = p.view(0)
    assert (view.phase, view.acting, view.auction) == ("build", [2, 0, 1, 3], None)
    begun = view.acted
    play(p, "2 done")
    assert p.view(0).acted == begun + 1


def test_what_lapses_at_the_end_of_the_turn(table, tile, play):
    """An unfinished link that got no new path; for the builder's own links only."""
    p = table(track=[tile("N3", "gentle_curve", 3, 0)])
    assert [link.lapses for link in p.view(0).links] == [True]
    grown = next(text for text in p.view(0).moves if text.startswith("lay O6"))
    play(p, grown)
    lapsing = [link.lapses for link in p.view(0).links if link.owner == 0]
    assert sorted(lapsing) == [False, True]
    play(p, "done")
    assert not any(link.lapses for link in p.view(0).links)
    assert sum(link.owner is None for link in p.view(0).links) == 1


def test_the_parts_of_a_price(table):
    """The note beside a tile says what its price is made of."""
    p = table(rules="base")
    for move in p.moves():
        if move.kind == "lay":
            facts = p.game.note(p, move)[1]
            assert facts["price"] == facts["exits"] + facts["town"] + facts["terrain"]
            assert facts["exits"] > 0
