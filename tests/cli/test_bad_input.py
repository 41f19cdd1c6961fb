"""Bad input gets one clear line on standard error and exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

GAME = "ticket_to_ride_amsterdam"

BAD = {
    "unknown command": (["fly"], "fly"),
    "unknown argument": (["games", "--fly"], "--fly"),
    "unknown game": (["play", "monopoly"], "'monopoly'"),
    "unknown game to simulate": (["simulate", "monopoly"], "'monopoly'"),
    "unknown game to read about": (["rules", "monopoly"], "'monopoly'"),
    "unknown rule": (["rules", GAME, "TTR-99.9"], "TTR-99.9"),
    "five players": (["play", GAME, "--seats", "human,random,random,random,random"], "not 5"),
    "five bots": (["simulate", GAME, "--seats", "random,random,random,random,random"], "not 5"),
    "one player": (["watch", GAME, "--seats", "greedy"], "not 1"),
    "a seat without a name": (["play", GAME, "--seats", "human,"], "human,"),
    "unknown bot": (["watch", GAME, "--seats", "greedy,genius"], "'genius'"),
    "unknown bot to play against": (["play", GAME, "--seats", "human,genius"], "'genius'"),
    "unknown bot to simulate": (["simulate", GAME, "--seats", "random,genius"], "'genius'"),
    "a person among bots": (["watch", GAME, "--seats", "human,greedy"], "people"),
    "unknown option": (["simulate", GAME, "--option", "colour=red"], "'colour'"),
    "an argument as an option": (["simulate", GAME, "--option", "players=3"], "'players'"),
    "a bad value": (["simulate", GAME, "--option", "bonus_tie_ranking=never"], "'never'"),
    "an option without a value": (["simulate", GAME, "--option", "bonus_tie_ranking"], "NAME=VALUE"),
    "unknown language": (["games", "--lang", "de"], "'de'"),
    "unknown language to verify in": (["verify", "nowhere.txt", "--lang", "de"], "'de'"),
    "a seed that is no number": (["play", GAME, "--seed", "x"], "'x'"),
    "no games": (["simulate", GAME, "--games", "0"], "one game"),
    "no processes": (["simulate", GAME, "--jobs", "0"], "one job"),
    "missing record": (["verify", "nowhere.txt"], "nowhere.txt"),
    "missing record to replay": (["replay", "nowhere.txt"], "nowhere.txt"),
    "missing record to resume": (["play", GAME, "--resume", "nowhere.txt"], "nowhere.txt"),
    "a record to nowhere": (["watch", GAME, "--record", "no/such/folder/x.txt"], "no/such/folder/x.txt"),
    "a person's record to nowhere": (["play", GAME, "--record", "no/such/folder/x.txt"], "no/such/folder/x.txt"),
    "missing corrections": (["play", GAME, "--box", "nowhere.yaml"], "nowhere.yaml"),
}


@pytest.mark.parametrize(("words", "named"), BAD.values(), ids=BAD.keys())
def test_bad_input_gets_one_line_and_exit_code_2(run, words, named):
    ran = run(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("trackside: ")
    assert named in ran.err


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "five play on"), ("uk", "п’ятеро грають"), ("ru", "пятеро играют"), ("fa", "پنج نفر")],
)
def test_options_that_do_not_go_together(run, language, named):
    ran = run("watch", "steam", "--seats", ",".join(["random"] * 5), "--option", "map=usa", "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert named in ran.err.lower()


@pytest.mark.parametrize(
    ("corrections", "named"),
    [
        ("constants: {no_such_figure: 3}", "constants.no_such_figure"),
        ("no_such_table: {a: 1}", "no_such_table"),
        ("constants: [1, 2]", "constants"),
        ("- a list", "mapping"),
        ("{", "YAML"),
    ],
)
def test_bad_corrections_name_the_key(run, tmp_path: Path, corrections, named):
    file = tmp_path / "box.yaml"
    file.write_text(corrections)
    ran = run("simulate", GAME, "--games", "1", "--box", file)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert named in ran.err


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "line 1"),
        (b"\xff\xfe\x00 not text", "text"),
        (b"just some words\n", "line 1"),
        (b"trackside: 1\ngame: monopoly\nrules: 1\nplayers: 2\nseed: 1\n\n", "monopoly"),
        (b"trackside: 1\ngame: ticket_to_ride_amsterdam\nrules: 1\nplayers: two\n\n", "line 4"),
        (b"trackside: 1\ngame: ticket_to_ride_amsterdam\nrules: 99\nplayers: 2\nseed: 1\n\n", "rules 99"),
        (b"trackside: 1\ngame: ticket_to_ride_amsterdam\nrules: 1\nplayers: 2\ngenerator: dice\nseed: 1\n\n", "line 5"),
        (b"trackside: 1\ngame: ticket_to_ride_amsterdam\nrules: 1\nplayers: 2\noption.box: 1\nseed: 1\n\n", "box"),
    ],
)
@pytest.mark.parametrize("order", ["verify", "replay"])
def test_a_broken_record(run, tmp_path: Path, order, content, named):
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    ran = run(order, file)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert named in ran.err


def test_replaying_an_illegal_move_names_its_line(run, record: Path):
    lines = record.read_text().splitlines()
    at = lines.index("") + 3
    record.write_text("\n".join([*lines[:at], "pass", *lines[at:]]))
    ran = run("replay", record)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"line {at + 1}:" in ran.err


@pytest.mark.parametrize(
    ("order", "argument"), [("--until", "100000"), ("--until", "-1"), ("--seat", "0"), ("--seat", "3")]
)
def test_moments_and_seats_that_a_record_does_not_have(run, record: Path, order, argument):
    ran = run("replay", record, order, argument)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_bad_input_ends_the_process_with_one_line(command):
    ran = command("play", GAME, "--seats", "human,random,random,random,random")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"trackside: {GAME} is for 2 to 4 players, not 5\n"
