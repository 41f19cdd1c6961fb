"""trackside play, driven from a script: whole games, and everything a person can ask for at the table."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import read
from trackside.games import about, ids
from trackside.locales import LANGUAGES, words

GAME = "ticket_to_ride_amsterdam"
FIRST_MOVES = "1\n" * 2000  # more than any game of this kind takes
BOXES = set("─│╭╮╰╯━┃┏┓┗┛▪")


def test_a_whole_game_in_a_separate_process(command, tmp_path: Path):
    file = tmp_path / "game.txt"
    ran = command("play", GAME, "--seats", "human,greedy", "--seed", "7", "--record", file, typed=FIRST_MOVES)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over" in ran.out
    assert ran.out.count("\n1> 1\n") == 1
    assert "\x1b" not in ran.out
    assert command("verify", file).code == 0


@pytest.mark.parametrize("id", ids())
def test_a_whole_game_of_every_kind(run, tmp_path: Path, id):
    file = tmp_path / "game.txt"
    seats = ",".join(["human"] + ["random"] * (max(2, about(id).seats[0]) - 1))
    ran = run("play", id, "--seats", seats, "--seed", "2", "--plain", "--record", file, typed="1\n" * 20_000)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert run("verify", file).code == 0


def test_a_solo_game_says_whether_the_goal_was_reached(run):
    solo = ("--seats", "human", "--option", "scenario=1", "--seed", "3")
    ran = run("play", "isle_of_trains", *solo, "--plain", typed="1\n" * 5_000)
    assert ran.code == 0
    assert "Player has not reached the goal" in ran.out
    assert "Place" not in ran.out.split("The game is over")[1]


@pytest.mark.parametrize("id", ids())
def test_unnamed_seats_get_bots(run, id):
    ran = run("play", id, "--plain", typed="quit\n")
    assert ran.code == 0
    assert "You left the game before its end." in ran.out


@pytest.mark.parametrize("seats", ["human,random,greedy", "random,human,random,human"])
def test_whole_games_with_people_and_bots(run, tmp_path: Path, seats):
    file = tmp_path / "game.txt"
    ran = run("play", GAME, "--seats", seats, "--seed", "3", "--plain", "--record", file, typed=FIRST_MOVES)
    assert ran.code == 0
    assert read(file.read_text()).scores is not None
    assert run("verify", file).code == 0


def test_a_solo_player_sees_the_table_again_every_day(run):
    alone = ("play", "isle_of_trains", "--seats", "human", "--option", "scenario=1", "--seed", "1")
    shown = run(*alone, typed="take passenger\ntake passenger\n").out
    day, night = shown.split("1> ")[0], shown.split("2> ")[1]
    assert "Deck" in day and "63 cards" in day
    assert "62 cards" in night and "last action" not in night


def test_cards_that_are_discarded_one_by_one_are_asked_for_in_order(run):
    """Isle of Trains asks for a set of cards from left to right, and says so before one begins in the middle."""
    typed = "take deck\n" * 2 + "quit\n"
    ran = run("play", "isle_of_trains", "--seats", "human,human", "--seed", "1", "--plain", typed=typed)
    asked = ran.out.index("Discard 2 cards, down to the hand limit.")
    assert "choose from left to right" in ran.out[asked:]
    assert "choose from left to right" not in ran.out[:asked]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(run, language):
    seats = ("--seats", "human,random")
    ran = run("play", GAME, *seats, "--seed", "7", "--lang", language, "--plain", typed="help\nscore\n" + FIRST_MOVES)
    assert ran.code == 0
    assert words(language).say("cli-game-over") in ran.out
    drawn = run("play", GAME, *seats, "--seed", "7", "--lang", language, typed="help\nhint\n1\n1\n")
    assert drawn.code == 0
    assert words(language).say("cli-left") in drawn.out


def test_plain_text_has_no_drawings(run):
    ran = run("play", GAME, "--seats", "human,random", "--seed", "7", "--plain", typed="help\n" + FIRST_MOVES)
    assert not BOXES & set(ran.out)


def test_the_same_seed_is_the_same_game(run, tmp_path: Path):
    moves = []
    for name in ("one", "two"):
        run("play", GAME, "--seed", "11", "--plain", "--record", tmp_path / name, typed="1\n" * 12)
        moves.append(read((tmp_path / name).read_text()).moves)
    assert moves[0] == moves[1]


def test_the_end_of_the_input_leaves_the_table(run, tmp_path: Path):
    file = tmp_path / "game.txt"
    ran = run("play", GAME, "--seed", "7", "--record", file, typed="1\n")
    assert ran.code == 0
    assert "You left the game before its end." in ran.out
    assert run("verify", file).code == 0


def test_ctrl_c_exits_with_130_and_keeps_the_record(run, monkeypatch, tmp_path: Path):
    from trackside.cli.keyboard import Keyboard

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Keyboard, "ask", interrupted)
    file = tmp_path / "game.txt"
    ran = run("play", GAME, "--seed", "7", "--record", file)
    assert ran.code == 130
    assert "Traceback" not in ran.err
    assert run("verify", file).code == 0


def test_saved_games_continue(run, tmp_path: Path):
    saved, finished = tmp_path / "saved.txt", tmp_path / "finished.txt"
    assert "saved.txt" in run("play", GAME, "--seed", "7", typed=f"1\n1\nsave {saved}\nquit\n").out
    played = read(saved.read_text()).moves
    ran = run("play", GAME, "--resume", saved, "--record", finished, "--plain", typed=FIRST_MOVES)
    assert ran.code == 0
    assert read(finished.read_text()).moves[: len(played)] == played
    assert run("verify", finished).code == 0


def test_a_saved_game_is_not_resumed_with_other_seats(run, tmp_path: Path):
    saved = tmp_path / "saved.txt"
    run("play", GAME, "--seed", "7", typed=f"save {saved}\n")
    ran = run("play", GAME, "--seats", "human,human,human", "--resume", saved)
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_a_failed_save_is_reported_at_the_table(run, tmp_path: Path):
    ran = run("play", GAME, "--seed", "7", typed=f"save\nsave {tmp_path}/no/such/folder/x\nquit\n")
    assert ran.code == 0
    assert "save game.txt" in ran.out
    assert "No such file" in ran.out


def typed_moves(run, tmp_path: Path, *typed: str) -> list[str]:
    """The person's moves after some lines at the prompt."""
    file = tmp_path / "moves.txt"
    run("play", GAME, "--seed", "7", "--record", file, typed="".join(f"{line}\n" for line in typed))
    playing = Playthrough(read(file.read_text()))
    return [move for move, mover in zip(playing.record.moves, playing.movers, strict=True) if mover == 0]


def test_number_notation_and_abbreviation_are_the_same(run, tmp_path: Path):
    first = typed_moves(run, tmp_path, "1")[0]
    kind, *rest = first.split()
    short = " ".join([kind[:3], *rest])
    assert typed_moves(run, tmp_path, first) == typed_moves(run, tmp_path, short) == [first]


def test_what_is_not_understood_changes_nothing(run, tmp_path: Path):
    assert typed_moves(run, tmp_path, "fly me to the moon", "99999", "-1", "", "pass", "why", "why fly") == []


def test_why_names_the_rule_and_quotes_the_book(run):
    ran = run("play", GAME, "--seed", "7", typed="why pass\nquit\n")
    assert "Not allowed (TTR-" in ran.out
    rule = ran.out.split("Not allowed (")[1].split(")")[0]
    assert ran.out.count(rule) >= 2


def test_why_of_an_allowed_move(run):
    assert "is allowed now" in run("play", GAME, "--seed", "7", typed="why 1\nquit\n").out


def test_an_illegal_move_is_refused_with_its_rule(run):
    assert "Not allowed (TTR-" in run("play", GAME, "--seed", "7", typed="pass\nquit\n").out


def test_there_may_be_nothing_to_undo(run):
    assert "You have no move to undo" in run("play", GAME, "--seed", "7", typed="undo\nquit\n").out


def test_undo_is_free_while_nobody_has_learned_anything(run, tmp_path: Path):
    """In Great Western Trail the first player places the cattleman and then decides what to do there."""
    file = tmp_path / "game.txt"
    lines = "place neutral_a\nundo\nplace neutral_b\nquit\n"
    ran = run("play", "great_western_trail", "--seats", "human,human", "--seed", "3", "--record", file, typed=lines)
    assert "Your last move is undone" in ran.out
    assert read(file.read_text()).moves == ["place neutral_b"]


def test_undo_beyond_the_horizon_needs_consent(run, tmp_path: Path):
    file = tmp_path / "game.txt"
    ran = run("play", GAME, "--seed", "7", "--record", file, typed="1\nundo\nundo anyway\nquit\n")
    assert "undo anyway" in ran.out
    assert "Your last move is undone" in ran.out
    assert read(file.read_text()).moves == []


def test_a_hint_is_a_legal_move(run, tmp_path: Path):
    hinted = run("play", GAME, "--seed", "7", "--plain", typed="hint\nquit\n").out
    notation = next(line for line in hinted.splitlines() if line.startswith("Hint: ")).rpartition("(")[2].rstrip(")")
    assert typed_moves(run, tmp_path, notation) == [notation]


def test_log_score_rules_board_and_moves(run):
    ran = run("play", GAME, "--seed", "7", typed="log\nscore\nrules\nrules 4.3\nrules xyzzy\nboard\nmoves\nquit\n")
    assert ran.code == 0
    for said in ("Total", "TTR-2.6 Every player, secretly", "TTR-4.3", "'xyzzy'", "rules 4"):
        assert said in ran.out


def test_nobody_reads_what_only_another_seat_learned(run, tmp_path: Path):
    """The person's screen has no sentence of the journal that another seat reads differently."""
    file = tmp_path / "game.txt"
    said = run(
        "play", GAME, "--seats", "human,random", "--seed", "5", "--plain", "--record", file, typed="1\n" * 60
    ).out
    playing = Playthrough(read(file.read_text()))
    say = words("en", GAME).seated(["Player", "Random"])
    secrets = [
        say.event(event.seen_by(1))
        for event in playing.events
        if event.seat == 1 and event.seen_by(1)["facts"] != event.seen_by(0)["facts"]
    ]
    assert secrets
    before_the_end = said.split("The game is over")[0].splitlines()
    assert not set(secrets) & set(before_the_end)


def test_several_people_are_distinguished(run):
    ran = run("play", GAME, "--seats", "human,human", "--seed", "7", typed="1\n1\n1\nquit\n")
    turns = [line for line in ran.out.splitlines() if line.startswith("It is Player")]
    assert [who for who, _ in itertools.groupby(turns)][:2] == [
        "It is Player 1’s turn.",
        "It is Player 2’s turn.",
    ]


def test_a_compound_is_typed_as_one_line(run, tmp_path: Path):
    """ "travel" and a space play all its steps; "travel" alone lists the journeys."""
    file = tmp_path / "game.txt"
    seats = ("--seats", "human,random", "--option", "first_player=1", "--seed", "7")
    typed = "place neutral_a\n" + "done\ndecline\n" * 8 + "travel\ntravel neutral_b\nquit\n"
    ran = run("play", "great_western_trail", *seats, "--plain", "--record", file, typed=typed)
    assert ran.code == 0
    assert "Go to neutral space B" in ran.out
    moves = [line.text for line in read(file.read_text()).lines]
    assert moves[moves.index("step neutral_b") + 1] == "stop"
