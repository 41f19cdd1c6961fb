"""Hexes, faces and rotations; links found by walking along tiles."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marks import rule

import trackside
from trackside.core.rng import Rng
from trackside.games.steam.rules.geometry import EDGES, STEPS, TOWN, across, pair, pair_edges, turned
from trackside.games.steam.rules.tracing import apart_exits, chain_from, chains

MAPS = ("usa", "europe")


def box(map):
    game: Any = trackside.game("steam", players=3, map=map)
    return game.box


def wealthy(seed, map="usa"):
    """A random game of people who can afford everything, so that the board fills up."""
    game = trackside.game("steam", players=4, map=map, rules="standard")
    rich = [{"cash": 400, "income": 10} for _ in range(4)]
    p = game.arrange({"seats": rich, "phase": "select", "chance": {"key": str(seed + 1)}})
    rng = Rng(seed)
    while not p.over:
        moves = [move for move in p.moves() if move.kind not in ("loans", "bid")] or p.moves()[:1]
        p.play(moves[rng.below(len(moves))])
        yield p


@given(st.integers(0, 5), st.integers(0, 11), st.integers(0, 11))
def test_rotations_add_up(edge, one, other):
    assert turned(turned(edge, one), other) == turned(edge, one + other)
    assert turned(TOWN, one) == TOWN


@rule("STEAM-1.4")
@given(st.integers(0, 5))
def test_the_other_side_of_an_edge_is_the_opposite_edge(edge):
    assert across(across(edge)) == edge
    assert [a + b for a, b in zip(STEPS[edge], STEPS[across(edge)], strict=True)] == [0, 0]


def test_paths_are_numbered_once():
    assert [int(pair(a, b)) for a, b in pair_edges()] == list(range(15))
    assert all(pair(a, b) == pair(b, a) for a, b in pair_edges())


def test_every_face_has_its_rotations_and_no_two_are_alike():
    its = box("usa")
    paths = [frozenset(o.paths) for o in its.orientations]
    assert len(set(paths)) == len(paths)
    assert (int(its.first_town), len(paths)) == (51, 51 + 56)


@pytest.mark.parametrize("map", MAPS)
@rule("STEAM-1.1", "STEAM-1.4")
def test_neighbours_are_mutual(map):
    its = box(map)
    for hex in range(len(its.hex_names)):
        for edge in range(EDGES):
            other = its.beside[hex * EDGES + edge]
            if other >= 0:
                assert its.beside[other * EDGES + across(edge)] == hex


@pytest.mark.parametrize("map", MAPS)
@rule("STEAM-5.2")
def test_every_rotation_of_every_face_is_a_move_on_every_hex(map):
    """Land hexes have the land faces, towns the town faces, printed cities none; legality is another matter."""
    game: Any = trackside.game("steam", players=3, map=map)
    its = game.box
    laid = [move for move in game.moves if move.kind == "lay"]
    for hex, name in enumerate(its.hex_names):
        found = [move.orientation for move in laid if move.hex_name == name]
        if its.place[hex] < 0:
            assert found == list(range(its.first_town))
        elif its.place[hex] < its.cities:
            assert found == []
        else:
            assert found == list(range(its.first_town, len(its.orientations)))


@pytest.mark.parametrize("map", MAPS)
@rule("STEAM-1.5", "STEAM-1.6")
def test_tracing_both_ways_finds_the_same_link(map):
    for p in wealthy(5, map):
        assert p.game.faults(p) == []  # the links kept up tile by tile are those found by walking
        if p.ply % 25:
            continue
        track = p.track
        apart = apart_exits(track)
        for chain in chains(track, apart):
            for exit in chain.exits:
                again = chain_from(track, exit, apart)
                assert sorted(again.exits) == sorted(chain.exits)
                assert sorted((again.one, again.other)) == sorted((chain.one, chain.other))
                assert int(track.at[exit]) == int(track.at[chain.exits[0]])


@rule("STEAM-5.1", "STEAM-6.5", "STEAM-6.6")
def test_replacing_keeps_existing_track_and_supply_is_never_negative():
    before: dict[int, int] = {}
    improved = redirected = 0
    for p in wealthy(11):
        its = p.box
        assert min(p.track.stock) >= 0
        for hex in range(len(its.hex_names)):
            now, old = int(p.track.tile[hex]), before.get(hex, -1)
            if old >= 0 and now >= 0 and now != old:
                kept = set(its.orientations[old].paths) & set(its.orientations[now].paths)
                if len(kept) == len(its.orientations[old].paths):
                    improved += 1
                else:  # one path turned, all others stayed
                    redirected += 1
                    assert len(kept) == len(its.orientations[old].paths) - 1 == len(its.orientations[now].paths) - 1
            before[hex] = now
    assert improved > 3 and redirected > 0
