"""Games by text: what a model reads, how its replies are read, and that nothing hidden is told."""

from __future__ import annotations

import random
import re

import pytest

import trackside
from trackside.bots import Sight
from trackside.core.edge.errors import BadOption, TracksideError
from trackside.core.rng import Rng
from trackside.envs.text import Reader, TextGame, get_legal_moves, make_prompt, parse_response
from trackside.envs.text.renaming import Renaming
from trackside.games import ids
from trackside.locales import words

AMSTERDAM = "ticket_to_ride_amsterdam"


@pytest.mark.parametrize("game", ids())
def test_a_whole_game_is_played_by_numbers_and_nonsense(game: str) -> None:
    chance = random.Random(5)
    played = TextGame(game, seed=5, rethinks=1)
    nonsense = 0
    while not played.over and played.playing.ply < 1500:
        seat, prompt = played.get_observation()
        assert f"seat {seat} of" in prompt.splitlines()[0]
        if chance.random() < 0.2:
            reply = chance.choice(["I resign", "[99999]", "[fly]", "", "Move: pass!", "\x00"])
            nonsense += 1
        else:
            reply = f"Thinking [1] is bad.\nBest: [{chance.randrange(len(played.sight().moves)) + 1}]"
        played.step(reply, tokens=7)
    illegal = [each for each in played.attempts if each.choice.move is None]
    assert 0 < len(illegal) <= nonsense
    assert all(each.choice.why for each in illegal)
    if played.over:
        rewards, info = played.close()
        assert sorted(rewards) == list(range(len(played.readers)))
        assert info["illegal"] == len(illegal)
        assert trackside.read(info["record"]).position.over
        with pytest.raises(TracksideError, match="over"):
            played.step("[1]")


@pytest.mark.parametrize(
    ("reply", "move"),
    [
        ("[2]", "keep contract_21"),
        ("The first looks good [1], but no: [2].", "keep contract_21"),
        ("Answer: 2", "keep contract_21"),
        ("**Move:** `keep contract_21`", "keep contract_21"),
        ("[KEEP  Contract_21.]", "keep contract_21"),
        ("I think so.\n\n  2.  \n", "keep contract_21"),
        ("[Keep Oost-Indisch Huis – Begijnhof (4)]", "keep contract_21"),
        ("[ “2” ]", "keep contract_21"),
    ],
)
def test_the_form_of_a_reply_is_forgiven(reply: str, move: str) -> None:
    assert parse_response(TextGame(AMSTERDAM, players=2, seed=7), reply).move == move


@pytest.mark.parametrize(
    ("reply", "rule", "why"),
    [
        ("[pass]", "TTR-2.6", "First choose the contracts you begin with."),
        ("[4]", None, "There is no move 4: the moves are numbered from 1 to 3."),
        ("[0]", None, "There is no move 0"),
        ("[1 and 2]", None, "1 and 2"),
        ("[keep]", None, "keep"),
        ("", None, ""),
        ("[²]", None, ""),
    ],
)
def test_the_content_of_a_reply_is_not(reply: str, rule: str | None, why: str) -> None:
    choice = parse_response(TextGame(AMSTERDAM, players=2, seed=7), reply)
    assert (choice.move, choice.rule) == (None, rule)
    assert why in str(choice.why)


def test_a_refusal_cites_its_rule_and_is_asked_again_as_often_as_allowed() -> None:
    game = TextGame(AMSTERDAM, players=2, seed=7, rethinks=2)
    assert game.step("[pass]") == (
        False,
        {"refused": "First choose the contracts you begin with.", "rule": "TTR-2.6", "left": 2},
    )
    assert make_prompt(game).endswith(
        'Your answer "pass" was refused: First choose the contracts you begin with. (TTR-2.6)\nAnswers left: 2.'
    )
    game.step("[pass]")
    _, info = game.step("[pass]")
    assert info["played"] in ("keep contract_10", "keep contract_21", "keep contract_10 contract_21")
    assert game.playing.ply == 1
    assert "refused" not in make_prompt(game)
    assert [(each.ply, each.played is None) for each in game.attempts] == [(0, True), (0, True), (0, False)]


def test_the_same_replies_give_the_same_game() -> None:
    def record() -> str:
        game = TextGame("isle_of_trains", players=2, seed=2, rethinks=0)
        for _ in range(60):
            game.step("nothing")
        return str(game.playing.record.moves)

    assert record() == record()


def test_what_others_did_is_told_once() -> None:
    game = TextGame(AMSTERDAM, players=2, seed=7)
    game.step("[1]")
    game.step("[1]")
    assert "Player 2 begins with 1 contract" in make_prompt(game)
    game.step("[1]")
    seat, prompt = game.get_observation()
    told = prompt.partition("# Since your last decision")[2]
    assert (seat, "Player 2 begins with 1 contract" in told) == (0, False)


def test_without_a_list_the_notation_is_shown_by_examples() -> None:
    game = TextGame(AMSTERDAM, players=2, seed=7, moves=False)
    prompt = make_prompt(game)
    assert "keep contract_10 contract_21" not in prompt
    kinds = {move.kind for move in game.playing.game.moves}
    assert len(re.findall(r"\[[^\]]+\]", prompt.splitlines()[-1])) == len(kinds)
    assert next(iter(get_legal_moves(game))) == "keep contract_10"
    with pytest.raises(BadOption, match="cannot be renamed"):
        TextGame(AMSTERDAM, players=2, moves=False, renamed=True)


@pytest.mark.parametrize("game", ids())
def test_renamed_prompts_hold_no_name_of_the_box_and_are_understood(game: str) -> None:
    plain, renamed = TextGame(game, seed=4), TextGame(game, seed=4, renamed=True)
    names = set(Renaming(game, 4)._told)
    assert len(names) > 10
    for _ in range(25):
        prompt = make_prompt(renamed)
        words_of_prompt = set(re.findall(r"\w[\w'’–-]*", prompt))
        assert not {name for name in names if name in words_of_prompt and " " not in name}
        assert words("en", game).say("title") not in prompt
        sentence = prompt.splitlines()[-2].partition(". ")[2]
        assert renamed.parse(f"[{sentence}]").move == plain.sight().moves[-1].text
        for each in (plain, renamed):
            each.step("[1]")


@pytest.mark.parametrize("game", ids())
def test_worlds_that_look_alike_give_the_same_prompt(game: str) -> None:
    rng = Rng(3)
    p = trackside.game(game).start(seed=9)
    reader = Reader(p.game, 0)
    for ply in range(30):
        if p.over:
            break
        twin = p.copy()
        twin.resample(p.seat, rng)
        assert reader.prompt(Sight(p)) == reader.prompt(Sight(twin))
        p.play(p.moves()[ply % len(p.moves())])
