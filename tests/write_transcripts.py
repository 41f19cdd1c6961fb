"""Writes the transcripts that server/test_transcripts.py compares: python tests/write_transcripts.py [STORY ...]

With `--bodies FOLDER` it writes every body and row in full into that folder instead: the same command in a checkout of
another version, and `diff -r` says what differs.
"""

from __future__ import annotations

import asyncio
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from server.transcript import Transcript, told
from server.transcript_stories import STORIES

FOLDER = Path(__file__).parent / "server" / "transcripts"


def written(name: str) -> Transcript:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(told(STORIES[name], Path(folder)))


def write_bodies(transcript: Transcript, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, (what, body) in enumerate(transcript.bodies):
        name = "".join(letter if letter.isalnum() else "-" for letter in what)[:50]
        (folder / f"{number:05} {name}.json").write_bytes(body.replace(b',"', b',\n"'))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("stories", nargs="*", metavar="STORY", help=", ".join(STORIES))
    parser.add_argument("--bodies", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    for name in given.stories or STORIES:
        transcript = written(name)
        if given.bodies is not None:
            write_bodies(transcript, given.bodies / name)
        else:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{name}.txt").write_text(transcript.text(), "utf-8")
        print(f"{name}: {len(transcript.lines)} lines, {len(transcript.bodies)} bodies")


if __name__ == "__main__":
    main()
