"""The position as people use it from Python: text for moves, legality, explanations, and how it prints."""

from __future__ import annotations

import pytest

import trackside
from trackside import games
from trackside.core.edge.errors import BadNotation
from trackside.core.moves import IllegalMove
from trackside.core.position import Position

AMSTERDAM = "ticket_to_ride_amsterdam"


@pytest.fixture
def p() -> Position:
    p: Position = trackside.game(AMSTERDAM, players=2).start(seed=7)
    return p


def test_a_move_is_played_by_its_notation(p: Position) -> None:
    same = p.copy()
    p.play("keep  contract_10")
    same.play(same.game.parse("keep contract_10"))
    assert p.situation() == same.situation()


def test_an_illegal_text_raises_and_changes_nothing(p: Position) -> None:
    before = p.situation()
    with pytest.raises(IllegalMove, match=r"TTR-2\.6"):
        p.play("pass")
    with pytest.raises(BadNotation, match="'dance' is not a move"):
        p.play("dance")
    assert p.situation() == before


@pytest.mark.parametrize("text", ["Keep contract_10", "keep contract_10.", " KEEP  CONTRACT_10. "])
def test_capital_letters_and_a_full_stop_do_not_matter(p: Position, text: str) -> None:
    assert p.is_legal(text)
    p.play(text)
    assert p.ply == 1


@pytest.mark.parametrize("text", ["1", "keep contract 10", "take contract_10", "keep"])
def test_a_text_that_is_no_move_is_answered_with_the_nearest_ones(p: Position, text: str) -> None:
    with pytest.raises(BadNotation, match=r"the nearest legal moves: .*keep contract_10") as refused:
        p.play(text)
    assert "\n" not in str(refused.value)


def test_legality_can_be_asked_of_a_text_and_of_a_move(p: Position) -> None:
    assert p.is_legal("keep contract_10")
    assert p.is_legal(p.moves()[0])
    assert not p.is_legal("pass")
    assert not p.is_legal(p.game.parse("pass"))
    assert not p.is_legal("dance")


def test_explain_is_a_sentence_with_the_rule_in_every_language(p: Position) -> None:
    assert p.explain("keep contract_10") == ""
    sentences = {p.explain("pass", language) for language in ("en", "uk", "ru", "fa")}
    assert len(sentences) == 4
    assert all(sentence.endswith("(TTR-2.6)") for sentence in sentences)
    assert p.game.explain(p, "pass") == p.refusal(p.game.parse("pass"))


def test_repr_says_game_ply_and_who_decides_what(p: Position) -> None:
    assert repr(p) == "<ticket_to_ride_amsterdam, ply 0, seat 0: set-up-contracts, 3 moves>"
    assert repr(p.game) == f"<game {AMSTERDAM}, 2 players, {len(p.game.moves)} moves>"
    while not p.over:
        p.play(p.moves()[0])
    assert repr(p).endswith(f"over {p.scores()[0].total()}:{p.scores()[1].total()}>")


@pytest.mark.parametrize("id", games.ids())
def test_printing_shows_what_the_deciding_seat_may_know(id: str) -> None:
    p: Position = trackside.game(id).start(seed=3)
    panels = [panel for panel in p.panels(int(p.seat)) if panel.rows or panel.picture or panel.note]
    text = str(p)
    html = p._repr_html_()
    assert panels
    for panel in panels:
        assert panel.title in text
        assert f"<h4>{panel.title}</h4>" in html
    assert html.count("<section>") == html.count("</section>") == len(panels)


def test_html_is_escaped(p: Position) -> None:
    from trackside.panels.html import as_html
    from trackside.panels.panel import Panel

    html = as_html([Panel(title="<b>", rows=[["<script>"]], note="&")], "fa", right_to_left=True)
    assert "<script>" not in html
    assert "<b>" not in html
    assert 'dir="rtl"' in html
