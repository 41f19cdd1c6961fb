"""The score pads agree with the engine: random games of every game, added up by the page's own code."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import trackside
from trackside.core.edge.record import read, replay
from trackside.core.position import Position
from trackside.games import about, ids
from trackside.games.score_pad import localized, score_pad
from trackside.locales import LANGUAGES

PADS = {game: pad for game in ids() if (pad := score_pad(game)) is not None}
RECORDS = Path(__file__).parent / "records"
PROGRAM = Path(__file__).parent / "score_pads.mjs"
COUNT = {"great_western_trail": 3, "steam": 6}  # of random games, which differ in length; else MANY
MANY = 12
MOVES = 4000


def test_the_four_games_have_a_score_pad() -> None:
    assert set(PADS) >= {"great_western_trail", "isle_of_trains", "steam", "ticket_to_ride_amsterdam"}


def recorded_games(game: str) -> list[Position]:
    """The ends of recorded games of good players with the usual rulings, which random players never reach."""
    usual = {option.name: option.write(option.default) for option in about(game).options if option.ruling}
    found: list[Position] = []
    for file in sorted((RECORDS / game).glob("*.txt")):
        record = read(file.read_text(encoding="utf-8"))
        if record.players > 1 and usual.items() <= record.options.items():
            found.append(replay(record))
    return found


@cache
def random_games(game: str) -> list[Position]:
    """Positions at the end and in the middle of random games, with every number of players."""
    found: list[Position] = []
    least, most = about(game).seats
    for seed in range(COUNT.get(game, MANY)):
        players = max(2, least) + seed % (most - max(2, least) + 1)
        options = {"rules": "standard"} if game == "steam" and seed % 2 else {}
        p = trackside.game(game, players=players, **options).start(seed=seed)
        chance = random.Random(seed)
        for move in range(MOVES):
            if p.over:
                break
            if move % 120 == 119:
                found.append(p.copy())
            p.play(chance.choice(p.moves()))
        found.append(p)
    return found


def node() -> str:
    """The machine's Node.js, or the one that the build of the client has put beside Python."""
    return shutil.which("node") or str(Path(sys.executable).parent / "node")


def test_score_pads_agree_with_the_engine() -> None:
    positions = [(game, p) for game in PADS for p in [*random_games(game), *recorded_games(game)]]
    told = {
        "pads": {game: localized(game, pad, "en") for game, pad in PADS.items()},
        "games": [
            {
                "game": game,
                "players": [p.game.adapter.entries(p, seat) for seat in range(len(p.scores()))],
                "shared": p.game.adapter.table_entries(p),
            }
            for game, p in positions
        ],
    }
    run = subprocess.run([node(), str(PROGRAM)], input=json.dumps(told), capture_output=True, text=True, check=True)
    answers: list[list[dict[str, Any]]] = json.loads(run.stdout)
    nonzero: set[tuple[str, str]] = set()
    for (game, p), answer in zip(positions, answers, strict=True):
        scores, places = p.scores(), p.game.places(p)
        expected: list[dict[str, Any]] = [
            {"total": int(score.total()), "place": place, "parts": {name: int(n) for name, n in score.parts().items()}}
            for score, place in zip(scores, places, strict=True)
        ]
        assert answer == expected, game
        nonzero |= {(game, name) for seat in expected for name, n in seat["parts"].items() if n}
    for game, pad in PADS.items():  # every category was compared with points in it
        assert {name for known, name in nonzero if known == game} == set(pad.categories), game


@pytest.mark.parametrize("game", PADS)
def test_what_a_player_has_can_be_entered(game: str) -> None:
    fields = {field.name: field for field in PADS[game].fields}
    for p in random_games(game)[-2:]:
        adapter = p.game.adapter
        for seat in range(len(p.scores())):
            for name, value in {**adapter.entries(p, seat), **adapter.table_entries(p)}.items():
                assert fields[name].least <= value <= fields[name].most, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_pads_speak_every_language(language: str) -> None:
    for game, its in PADS.items():
        pad = localized(game, its, language)
        texts = [field["label"] for field in pad["fields"]] + [line["label"] for line in pad["lines"]]
        texts += [choice for field in pad["fields"] for choice in field["choices"]]
        texts += [group["label"] for group in pad["groups"]]
        untold = [text for text in texts if text.startswith(("pad-", "reason-", "category-")) or "_" in text]
        assert not untold, untold
