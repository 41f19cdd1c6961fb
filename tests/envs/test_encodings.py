"""Encodings contain what the view contains: all of it, and nothing else.

That two worlds alike to a seat are encoded alike, the referee checks in every random game (hidden.py); that both
engines write the same cells, test_agreement.py.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from mutations import change, situations
from toy import about_sidings

import trackside
from trackside.arena.bench_environments import encoded
from trackside.core.arrays import COMPILED
from trackside.core.edge.about import Setting
from trackside.core.edge.errors import Impossible, NoEncoding
from trackside.core.encoding import FLAG, ID, NUMBER, WIDE
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.rulebook import rulebook
from trackside.referee.variants import variants

MUTATIONS = 240 if COMPILED else 60


def random_game(game: Any, seed: int) -> Any:
    """Every position of a random game."""
    p = game.start(seed)
    chance = Rng(seed)
    while True:
        yield p
        if p.over:
            return
        legal = p.moves()
        p.play(legal[chance.below(len(legal))])


def seen(p: Position, seat: int) -> tuple[bytes, list[str]]:
    """The cells and the legal moves: what an agent gets."""
    return p.game.encoding().row(p, seat), p.view(seat).moves


def test_the_four_games_have_an_encoding() -> None:
    """A new game need not have one."""
    assert set(encoded(None)) >= {"great_western_trail", "isle_of_trains", "steam", "ticket_to_ride_amsterdam"}


@pytest.mark.parametrize("id", encoded(None))
def test_every_fact_of_the_view_is_in_some_part(id: str) -> None:
    """Change one thing of a situation. Where a seat sees the difference, the encoding must differ, too."""
    differing = 0
    for seed in range(MUTATIONS):
        chance = Rng(seed)
        game, found = situations(id, seed % 6)

        def choose(n: int, chance: Rng = chance) -> int:
            return int(chance.below(n))

        before = found[choose(len(found))]
        after = deepcopy(before)
        change(after, found[choose(len(found))], choose)
        try:
            p, q = game.arrange(before), game.arrange(after)
        except Impossible:
            continue
        for seat in range(game.seats):
            if p.view(seat) != q.view(seat):
                differing += 1
                assert seen(p, seat) != seen(q, seat), f"{game!r}, seed {seed}: seat {seat} sees more than is encoded"
    assert differing >= MUTATIONS / 10


@pytest.mark.parametrize("id", encoded(None))
def test_parts_fill_the_row_and_keep_to_their_ranges(id: str) -> None:
    variant = variants(id)[0]
    game = variant.game()
    encoding = game.encoding()
    end = 0
    for part in encoding.parts:
        assert part.offset >= end and part.offset % 8 == 0
        end = part.offset + cells(part)
    assert end <= encoding.size < end + 8
    assert len({part.name for part in encoding.parts}) == len(encoding.parts)
    for p in random_game(game, 1):
        row = encoding.row(p, int(max(p.seat, 0)))
        assert len(row) == encoding.size
        covered = bytearray(row)
        for part in encoding.parts:
            for value in values(row, part):
                assert part.low <= value <= part.high, f"{part}: {value}"
            covered[part.offset : part.offset + cells(part)] = bytes(cells(part))
        assert not any(covered), "a cell beside the parts is used"


def cells(part: Any) -> int:
    n = 1
    for length in part.shape:
        n *= length
    return n


def values(row: bytes, part: Any) -> list[int]:
    """The numbers of a part."""
    own = [cell - 256 if cell > 127 else cell for cell in row[part.offset : part.offset + cells(part)]]
    if part.holds == WIDE:
        return [64 * own[k] + own[k + 1] for k in range(0, len(own), 2)]
    assert part.holds in (FLAG, NUMBER, ID)
    return own


@pytest.mark.parametrize("id", encoded(None))
def test_every_part_names_a_rule_of_the_book(id: str) -> None:
    game = variants(id)[0].game()
    assert {part.rule for part in game.encoding().parts} <= {rule.id for rule in rulebook(id)}


@pytest.mark.parametrize("id", encoded(None))
def test_seats_are_counted_from_the_viewer(id: str) -> None:
    """The first cells of "decides" are 1, 0, ... for the seat that decides, whichever it is."""
    game = trackside.game(id)
    encoding = game.encoding()
    decides = next(part for part in encoding.parts if part.name == "decides")
    for p in random_game(game, 2):
        for seat in range(game.seats):
            row = values(encoding.row(p, seat), decides)
            assert row == [0 if p.over else int((seat + k) % game.seats == p.seat) for k in range(game.seats)]
        if p.ply > 60:
            return


def test_a_game_without_an_encoding_says_so() -> None:
    its = about_sidings()
    with pytest.raises(NoEncoding, match="sidings"):
        its.make(Setting(its, 2, its.read_options(2, {}), {}, {})).encoding()
