"""A server for `alike_worlds` whose prompt tells everybody something about what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec

from trackside.campaign import world_server
from trackside.server.views.table_view import TableViewBuilder

prompt = TableViewBuilder.prompt


def telling_prompt(self: TableViewBuilder, view: Any) -> Any:
    said = prompt(self, view)
    return msgspec.structs.replace(said, text=f"{said.text} {hash(str(self.table.position.situation()))}")


if __name__ == "__main__":
    setattr(TableViewBuilder, "prompt", telling_prompt)  # noqa: B010 - a method cannot be assigned
    world_server.main()
