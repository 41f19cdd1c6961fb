"""Friends: who is suggested, who can be invited, and how an invitation arrives."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from server.in_process import InProcessServer, in_process_server
from server.notification_targets import NotificationReceiver
from sqlalchemy import select

from trackside.server.actions.friends import PER_FRIEND
from trackside.server.api.errors import Refused
from trackside.server.storage.models import InvitationRow, Person


async def friends(server: InProcessServer, person: Person, table: str | None = None) -> Any:
    query = "" if table is None else f"?table={table}"
    return json.loads(await server.get(person, f"/api/friends{query}"))


async def invited(server: InProcessServer, person: Person) -> list[tuple[str, str]]:
    lists = json.loads(await server.get(person, "/api/tables"))
    return [(asked["by"], asked["table"]["id"]) for asked in lists["invited"]]


def test_people_one_has_played_with_are_invited_and_sit_down_without_the_code(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, _ = await server.pair()
            stranger = await server.person("Carla")
            table = await server.table(anna, "me", "open")
            (ben_as_friend,) = await friends(server, anna, table)
            assert ben_as_friend == {"id": ben.id, "name": "Ben", "games": 1, "invited": False}
            assert await friends(server, stranger) == []
            invite = server.context.friends.invite
            for host, guest, code in [(anna, stranger, "not-friend"), (stranger, anna, "not-seated")]:
                with pytest.raises(Refused, match=code):
                    await invite(host, table, guest.id)
            await invite(anna, table, ben.id)
            await invite(anna, table, ben.id)  # once is enough
            assert (await friends(server, anna, table))[0]["invited"]
            assert await invited(server, ben) == [("Anna", table)] and await invited(server, stranger) == []
            await server.context.friends.decline(ben, table)
            assert await invited(server, ben) == []
            with pytest.raises(Refused, match="wrong-code"):
                await server.context.lobby.join(stranger, table, "WRONG", None, "en")
            await server.context.lobby.join(ben, table, None, None, "en")  # who declined may still come
            assert await invited(server, ben) == [] and await friends(server, anna, table) == []
            await nobody_who_does_not_want(server, anna, ben)
            await a_guest_takes_invitations_along(server, anna)

    async def a_guest_takes_invitations_along(server: InProcessServer, anna: Person) -> None:
        guest, account = await server.person("Dora"), await server.person("Dora at home")
        played = await server.table(anna, "me", "open", public=True)
        await server.context.lobby.join(guest, played, None, None, "en")
        await server.context.lobby.start(anna, played, "en")
        table = await server.table(anna, "me", "open")
        await server.context.friends.invite(anna, table, guest.id)
        await server.context.tables.transfer_to_account(guest.id, account.id)
        assert await invited(server, account) == [("Anna", table)]

    async def nobody_who_does_not_want(server: InProcessServer, anna: Person, ben: Person) -> None:
        await server.context.accounts.change(ben, invitations="none")
        other = await server.table(anna, "me", "open")
        assert await friends(server, anna, other) == []
        with pytest.raises(Refused, match="not-friend"):
            await server.context.friends.invite(anna, other, ben.id)

    asyncio.run(run())


def test_an_invitation_is_notified_to_those_who_wish_it_and_not_in_quiet_hours(
    database: str, receiver: NotificationReceiver
) -> None:
    quick = {"private_targets": True, "notification_delay": 0.0, "tick_seconds": 0.02}

    async def run() -> None:
        async with in_process_server(database, **quick) as server:
            anna, ben, _ = await server.pair()
            await server.context.accounts.change(ben, notice_url=f"json://{receiver.address}/ben")
            tables = [await server.table(anna, "me", "open") for _ in range(3)]
            await server.context.friends.invite(anna, tables[0], ben.id)  # only shown, as usual
            now = time.gmtime()
            sleeping = {
                "begin": f"{(now.tm_hour - 1) % 24:02}:00",
                "end": f"{(now.tm_hour + 2) % 24:02}:00",
                "zone": "UTC",
            }
            await server.context.accounts.change(ben, invitations="notify", quiet=sleeping)
            await server.context.friends.invite(anna, tables[1], ben.id)
            due = await put_off(server, tables[1], ben)
            assert due > time.time() + 1800
            await server.context.accounts.change(ben, quiet=None)
            await server.context.friends.invite(anna, tables[2], ben.id)
            await until(lambda: bool(receiver.received))
            await asyncio.sleep(0.2)
            assert len(receiver.received) == 1
            assert (
                "Anna invites you" in receiver.received[0][1].decode()
                and await stored_due(server, tables[0], ben) is None
            )

    async def stored_due(server: InProcessServer, table: str, person: Person) -> float | None:
        async with server.context.database.read_session() as session:
            wanted = select(InvitationRow.due).where(InvitationRow.table == table, InvitationRow.person == person.id)
            return (await session.execute(wanted)).scalar_one()

    async def put_off(server: InProcessServer, table: str, person: Person) -> float:
        while True:
            due = await stored_due(server, table, person)
            if due is not None and due > time.time() + 60:
                return due
            await asyncio.sleep(0.02)

    async def until(true: Any) -> None:
        while not true():
            await asyncio.sleep(0.02)

    asyncio.run(run())


def test_a_declined_invitation_is_not_repeated(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, _ = await server.pair()
            table = await server.table(anna, "me", "open")
            for _ in range(2):
                await server.context.friends.invite(anna, table, ben.id)
                await server.context.friends.decline(ben, table)
            assert await invited(server, ben) == []
            assert (await friends(server, anna, table))[0]["invited"]  # the host is not told

    asyncio.run(run())


def test_invitations_of_one_person_are_limited(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, _ = await server.pair()
            tables = [await server.table(anna, "me", "open") for _ in range(PER_FRIEND + 1)]
            for table in tables[:-1]:
                await server.context.friends.invite(anna, table, ben.id)
            with pytest.raises(Refused, match="too-many"):
                await server.context.friends.invite(anna, tables[-1], ben.id)

    asyncio.run(run())


def test_who_sits_at_a_table_is_told_only_to_those_at_it(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, _ = await server.pair()
            table = await server.table(ben, "me", "open")
            assert [friend["name"] for friend in await friends(server, anna, table)] == ["Ben"]  # who sits there

    asyncio.run(run())
