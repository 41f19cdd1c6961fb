"""Chapter 4: draw transport cards."""

from __future__ import annotations

import pytest
from marks import example, rule

PLAIN = ["red", "blue", "green", "pink", "black"]
EMPTY_HANDS = [{"hand": {}}, {"hand": {}}]
DEAD = {"deck": [], "discard": {}}  # nothing to refill the row from


def row(p):
    return p.view(None).row


def hand(p, seat=0):
    return p.view(seat).seats[seat].hand


def kinds(p):
    return {str(move) for move in p.moves() if move.kind in ("take", "draw")}


@rule("TTR-4.1", "TTR-4.2")
def test_the_first_card_is_any_of_the_row_or_the_top_of_the_deck(table):
    p = table(2, row=["wild", "red", "red", "green", "pink"])
    assert kinds(p) == {"take 0 wild", "take 1 red", "take 2 red", "take 3 green", "take 4 pink", "draw"}


@rule("TTR-4.2")
def test_only_what_lies_in_the_row_can_be_taken(table, refused):
    p = table(2, row=PLAIN)
    assert refused(p, "take 0 blue") == "TTR-4.2"
    assert refused(p, "take 1 red") == "TTR-4.2"


@example("V-05")
@rule("TTR-4.5")
def test_a_wild_drawn_blind_is_an_ordinary_card(table, play):
    p = table(2, seats=EMPTY_HANDS, row=PLAIN, deck=["wild", "red", "..."])
    play(p, "draw")
    assert p.seat == 0
    play(p, "draw")
    assert hand(p) == {"red": 1, "wild": 1}
    assert p.seat == 1


@rule("TTR-4.5")
def test_a_wild_drawn_blind_does_not_restrict_the_second_card(table, play):
    p = table(2, seats=EMPTY_HANDS, row=PLAIN, deck=["wild", "wild", "..."])
    play(p, "draw")
    assert kinds(p) == {"take 0 red", "take 1 blue", "take 2 green", "take 3 pink", "take 4 black", "draw"}
    play(p, "draw")
    assert hand(p) == {"wild": 2}


@example("V-06")
@rule("TTR-4.3", "TTR-4.7")
def test_a_face_up_wild_is_the_only_card_of_the_action(table, play):
    p = table(2, seats=EMPTY_HANDS, row=["wild", "red", "blue", "green", "pink"], deck=["orange", "..."])
    play(p, "take 0 wild")
    assert hand(p) == {"wild": 1}
    assert row(p) == ["orange", "red", "blue", "green", "pink"]
    assert (p.asked.name, p.seat) == ("turn", 1)


@example("V-07")
@rule("TTR-4.4")
def test_a_face_up_wild_is_never_the_second_card(table, play, refused):
    p = table(2, seats=EMPTY_HANDS, row=PLAIN, deck=["wild", "orange", "..."])
    play(p, "take 0 red")
    assert row(p)[0] == "wild"
    assert refused(p, "take 0 wild") == "TTR-4.4"
    assert "take 0 wild" not in kinds(p)
    play(p, "draw")
    assert hand(p) == {"red": 1, "orange": 1}
    assert p.seat == 1


@example("V-08")
@rule("TTR-4.7", "TTR-4.8")
def test_three_wilds_reset_the_row_before_the_second_card(table, play):
    p = table(
        2,
        seats=EMPTY_HANDS,
        row=["wild", "wild", "red", "blue", "green"],
        deck=["wild", "pink", "black", "orange", "red", "blue", "..."],
    )
    play(p, "take 2 red")
    assert p.view(0).discard == {"wild": 3, "blue": 1, "green": 1}
    assert row(p) == ["pink", "black", "orange", "red", "blue"]
    assert (p.asked.name, p.seat) == ("second-card", 0)
    assert kinds(p) == {"take 0 pink", "take 1 black", "take 2 orange", "take 3 red", "take 4 blue", "draw"}


@rule("TTR-4.8")
def test_a_reset_that_shows_three_wilds_is_reset_again(table, play):
    p = table(
        2,
        seats=EMPTY_HANDS,
        row=["wild", "wild", "red", "blue", "green"],
        deck=["wild", "wild", "wild", "wild", "pink", "red", *PLAIN, "..."],
    )
    play(p, "take 2 red")
    assert row(p) == PLAIN
    assert p.view(0).discard == {"wild": 6, "blue": 1, "green": 1, "pink": 1, "red": 1}


@example("V-09")
@rule("TTR-4.10")
def test_the_discard_pile_is_shuffled_as_soon_as_the_deck_is_empty(table, play):
    p = table(2, seats=[{"hand": {}}, {"hand": "rest"}], row=PLAIN, deck=["green"], discard={"red": 3, "wild": 1})
    play(p, "draw")
    assert hand(p) == {"green": 1}
    assert sorted(p.box.card_names[card] for card in p.deck) == ["red", "red", "red", "wild"]
    assert p.view(0).discard == {}
    assert "draw" in kinds(p)


@example("V-10")
@rule("TTR-4.6", "TTR-4.11")
def test_without_a_legal_second_card_the_action_ends_with_one(table, play):
    p = table(2, seats=[{"hand": {}}, {"hand": "rest"}], row=["blue", "wild"], **DEAD)
    play(p, "take 0 blue")
    assert row(p) == [None, "wild", None, None, None]
    assert hand(p) == {"blue": 1}
    assert (p.asked.name, p.seat) == ("turn", 1)


@rule("TTR-4.6")
def test_the_second_card_is_compulsory_if_there_is_one(table, play, refused):
    p = table(2, seats=[{"hand": {"red": 3}}, {"hand": "rest"}], row=["blue", "wild", "green"], **DEAD)
    play(p, "take 0 blue")
    assert kinds(p) == {"take 2 green"}
    assert refused(p, "pass") == "TTR-4.6"
    assert refused(p, "claim jan_roodenpoortstoren__dam__red red") == "TTR-4.6"


@example("V-11")
@rule("TTR-4.1", "TTR-4.3")
def test_the_only_card_of_the_row_can_be_taken_if_wild(table, play):
    p = table(2, seats=[{"hand": {}}, {"hand": "rest"}], row=[None, "wild"], **DEAD)
    play(p, "take 1 wild")
    assert row(p) == [None] * 5
    assert hand(p) == {"wild": 1}
    assert p.seat == 1


@example("V-12")
@rule("TTR-4.1")
def test_no_draw_without_cards(table, refused):
    p = table(2, seats=[{"hand": {}}, {"hand": "rest"}], row=[], **DEAD)
    assert kinds(p) == set()
    assert refused(p, "draw") == "TTR-4.11"
    assert refused(p, "take 0 red") == "TTR-4.2"


@example("V-13")
@rule("TTR-4.9")
@pytest.mark.parametrize(("deck", "reset"), [(["wild"], False), (["wild", "green"], True)])
def test_the_row_is_not_reset_if_that_cannot_help(table, deck, reset):
    row = ["wild", "wild", "wild", "red", "blue"]
    p = table(2, seats=[{"hand": "rest"}, {"hand": {}}], row=row, row_stays=reset, deck=deck)
    before = p.situation()
    p.settle_row()
    assert (p.situation() != before) == reset


@example("V-14")
@rule("TTR-4.9")
def test_no_reset_of_an_incomplete_row(table):
    p = table(2, seats=[{"hand": "rest"}, {"hand": {}}], row=["wild", "wild", "wild", "red"], **DEAD)
    p.settle_row()
    assert row(p) == ["wild", "wild", "wild", "red", None]


@rule("TTR-4.9")
def test_the_row_is_reset_at_most_a_hundred_times(table):
    """Three cards that are not wild among eleven: a row that stays is rare, and the hundredth reset is the last."""
    stayed = 0
    for key in range(40):
        p = table(
            2,
            seats=[{"hand": "rest"}, {"hand": {}}],
            row=["wild", "wild", "wild", "wild", "wild"],
            row_stays=True,
            deck=["wild", "wild", "wild", "red", "blue", "green"],
            chance={"key": str(key)},
        )
        p.settle_row()
        resets_left = p.wilds_in_row() >= 3
        stayed += resets_left
        assert p.game.faults(p) == []
        assert not resets_left or p.rng.count >= 100
    assert stayed < 40


@example("V-15")
@rule("TTR-4.11", "TTR-5.6")
def test_empty_slots_are_refilled_as_soon_as_cards_are_paid(table, play):
    p = table(
        2, seats=[{"hand": {"blue": 3}}, {"hand": "rest", "contracts": "rest"}], row=["red", "pink", "green"], **DEAD
    )
    play(p, "claim munttoren__blauwbrug__blue blue blue blue")
    assert row(p) == ["red", "pink", "green", "blue", "blue"]
    assert [p.box.card_names[card] for card in p.deck] == ["blue"]
    assert p.view(0).discard == {}


@rule("TTR-4.12")
def test_no_limit_on_cards_in_hand(table, play):
    p = table(
        2,
        seats=[{"hand": {"pink": 6, "blue": 6, "green": 6}}, {"hand": {}}],
        row=["red", "red", "black", "black", "orange"],
    )
    play(p, "draw", "draw")
    assert sum(hand(p).values()) == 20
