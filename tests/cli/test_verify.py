"""trackside verify: accepts a correct record, and refuses a changed move, score or seed, naming the line."""

from __future__ import annotations

from pathlib import Path

import pytest


def changed(record: Path, old: str, new: str) -> int:
    """Change the first line that starts with `old`; its number."""
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(old))
    lines[at] = new
    record.write_text("\n".join(lines) + "\n")
    return at + 1


def test_a_valid_record_verifies(command, record: Path):
    ran = command("verify", record)
    assert (ran.code, ran.err) == (0, "")
    assert "The record is valid" in ran.out


def refuses(run, record: Path, line: int) -> None:
    ran = run("verify", record)
    assert ran.code == 1
    assert f"line {line}:" in ran.out
    assert ran.out.count("\n") == 1


def test_a_changed_score(run, record: Path):
    refuses(run, record, changed(record, "scores:", "scores: 99 1"))


def test_a_changed_seed(run, record: Path):
    refuses(run, record, changed(record, "seed:", "seed: 6"))


def test_a_changed_move(run, record: Path):
    lines = record.read_text().splitlines()
    first = lines[lines.index("") + 1]
    refuses(run, record, changed(record, first, "pass"))


def test_a_word_that_is_no_move(run, record: Path):
    lines = record.read_text().splitlines()
    first = lines[lines.index("") + 1]
    refuses(run, record, changed(record, first, "fly to the moon"))


def test_a_seed_changed_together_with_its_commitment_still_changes_the_deal(run, record: Path):
    from trackside.core.edge.record import commit

    changed(record, "seed:", "seed: 6")
    changed(record, "commitment:", f"commitment: {commit(6, '')}")
    ran = run("verify", record)
    assert ran.code == 1
    assert "line" in ran.out


def test_a_record_without_its_last_moves(run, record: Path):
    record.write_text("\n".join(record.read_text().splitlines()[:-3]) + "\n")
    ran = run("verify", record)
    assert ran.code == 1
    assert "not over" in ran.out


@pytest.mark.parametrize("language", ["uk", "ru", "fa"])
def test_verdicts_in_other_languages(run, record: Path, language):
    english = run("verify", record).out
    ran = run("verify", record, "--lang", language)
    assert ran.code == 0
    assert ran.out != english


def test_an_unfinished_record_verifies(run, record: Path):
    lines = record.read_text().splitlines()
    kept = [line for line in lines[:-3] if not line.startswith("scores:")]
    record.write_text("\n".join(kept) + "\n")
    ran = run("verify", record)
    assert ran.code == 0
    assert "so far" in ran.out
