"""The `trackside` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from trackside.core.edge.errors import BadCombination, TracksideError

FINE = 0
WRONG = 1  # the check failed
BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; bad input gets one line and no traceback."""
    from trackside.cli.arguments import spoken
    from trackside.cli.parser import parser
    from trackside.locales import words
    from trackside.locales.problems import said

    language = spoken(sys.argv[1:] if argv is None else argv)
    try:
        arguments = parser(language).parse_args(argv)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except BadCombination as problem:
        print(f"trackside: {words(language).refuses(problem)}", file=sys.stderr)
        return BAD_INPUT
    except (TracksideError, OSError) as problem:
        print(f"trackside: {said(language, in_one_line(problem))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def in_one_line(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.filename is not None:
        return f"{problem.filename}: {problem.strerror}"
    return " ".join(str(problem).split())
