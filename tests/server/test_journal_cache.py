"""Journals in words are cached, up to a limited number of lines."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from server.in_process import in_process_server
from server.server_process import finished_record

from trackside.tables.views.table_view import MAX_CACHED_EVENTS

LANGUAGES = ("en", "uk", "ru", "fa")


def test_the_lines_of_all_journals_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            cache = server.context.cache.journals
            anna = await server.person("Anna")
            card = await server.context.lobby.import_record(anna, finished_record(), "en")
            ids = [card.id, (await server.context.lobby.fork(anna, card.id, 40, "en")).id]
            whole = {}
            for language in LANGUAGES:
                whole[language] = (await server.context.queries.show(anna.id, ids[0], language, None)).events
            length = len(whole["en"])
            assert cache.count == len(LANGUAGES) * length and length > 40
            cache.max_lines = 2 * length
            for id in (ids[1], ids[0]):
                for language in LANGUAGES:
                    for seat in (None, "0", "1"):
                        ply = 40 if id == ids[0] else 30
                        await server.context.queries.replay(anna.id, id, ply, language, seat)
                        assert cache.count <= cache.max_lines
                        assert cache.count == sum(len(lines) for lines in cache.journals.values())
            for language in LANGUAGES:
                view = await server.context.queries.show(anna.id, ids[0], language, None)
                assert view.events == whole[language]
            for id in ids:
                async with server.context.tables.locked(id) as table:
                    server.context.cache.evict(table)
            assert cache.count == 0 and not cache.journals and not cache.readers

    asyncio.run(run())


def test_a_view_with_a_long_journal_is_not_kept(tmp_path: Path) -> None:
    """It would keep the lines that the cache of journals drops."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            card = await server.context.lobby.import_record(anna, finished_record(), "en")
            async with server.context.tables.locked(card.id) as table:
                server.context.views.encode(table, anna.id, "en", from_ply=table.row.ply)
                assert len(table.views) == 1
                sent = json.loads(server.context.views.encode(table, anna.id, "en").json)
                assert len(sent["events"]) > MAX_CACHED_EVENTS and len(table.views) == 1

    asyncio.run(run())
