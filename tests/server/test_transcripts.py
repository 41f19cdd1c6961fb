"""Whole games through HTTP and streams give the bytes and rows of the transcripts that are kept.

python tests/write_transcripts.py [STORY ...]                      renews them after a change that is meant
python tests/write_transcripts.py --bodies FOLDER [STORY ...]      shows every body, to compare two versions
"""

from __future__ import annotations

import asyncio
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest
from server.transcript import told
from server.transcript_stories import STORIES

FOLDER = Path(__file__).parent / "transcripts"


@pytest.mark.parametrize("story", STORIES)
def test_the_same_story_gives_the_same_transcript(tmp_path: Path, story: str) -> None:
    kept = (FOLDER / f"{story}.txt").read_text("utf-8").splitlines()
    now = asyncio.run(told(STORIES[story], tmp_path)).text().splitlines()
    assert now == kept, "\n".join(islice(unified_diff(kept, now, "kept", "now", lineterm="", n=1), 40))


def test_no_transcript_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(STORIES)
