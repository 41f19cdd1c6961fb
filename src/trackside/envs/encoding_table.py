"""Prints a game's encoding as a Markdown table: python -m trackside.envs.encoding_table GAME [PLAYERS]"""

from __future__ import annotations

import sys

import trackside


def table(game: str, players: int | None = None) -> str:
    lines = ["| part | offset | shape | holds | range | rule |", "|---|---|---|---|---|---|"]
    for part in trackside.game(game, players=players).encoding().parts:
        shape = " × ".join(map(str, part.shape))
        lines.append(
            f"| {part.name} | {part.offset} | {shape} | {part.holds} | {part.low} … {part.high} | {part.rule} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None))
