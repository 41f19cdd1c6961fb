"""Run a notebook without Jupyter and keep what its cells print and show:

python tools/notebook.py examples/trackside.ipynb            runs it and writes the outputs into the file
python tools/notebook.py examples/trackside.ipynb --check    runs it only
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

MIMES = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}


def run(cells: list[dict[str, Any]]) -> None:
    """Run the cells one after the other as the module __main__, each with its outputs put beside it."""
    main = sys.modules["__main__"] = ModuleType("__main__")
    number = 0
    for cell in cells:
        if cell["cell_type"] != "code":
            continue
        number += 1
        cell["execution_count"] = number
        cell["outputs"] = []
        code = "".join(cell["source"])
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            value = run_cell(code, f"cell {number}", main.__dict__)
        if printed.getvalue():
            text = printed.getvalue().splitlines(keepends=True)
            cell["outputs"].append({"output_type": "stream", "name": "stdout", "text": text})
        if value is not None:
            result = {
                "output_type": "execute_result",
                "execution_count": number,
                "metadata": {},
                "data": output_data(value),
            }
            cell["outputs"].append(result)


def run_cell(code: str, name: str, names: dict[str, Any]) -> Any:
    """The value of its last line, if that is an expression."""
    tree = ast.parse(code, name)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, name, "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), name, "exec"), names)
    return eval(compile(ast.Expression(last.value), name, "eval"), names)


def output_data(value: Any) -> dict[str, list[str]]:
    data = {"text/plain": repr(value).splitlines(keepends=True)}
    for method, mime in MIMES.items():
        if hasattr(value, method):
            data[mime] = getattr(value, method)().splitlines(keepends=True)
    return data


def main() -> None:
    file = Path(sys.argv[1])
    notebook = json.loads(file.read_text(encoding="utf-8"))
    sys.path.insert(0, str(file.parent.resolve()))
    run(notebook["cells"])
    if "--check" not in sys.argv[2:]:
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
