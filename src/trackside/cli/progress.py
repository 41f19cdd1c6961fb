"""A progress bar on standard error."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(arguments: Namespace, total: int | None) -> Iterator[Callable[[int], object]]:
    """Yields a function to be called with the number done; without a terminal nothing is shown."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    stderr = Console(stderr=True)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=stderr, transient=True)
    bar.disable = not stderr.is_terminal or arguments.plain
    with bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
