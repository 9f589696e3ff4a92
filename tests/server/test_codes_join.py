"""Joining by a code: said at the table, good while the table is open, and of no use to who guesses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grandtour.server.security.signing import CODE_LENGTH, TABLE_LETTERS
from scripts.server.client import Guest, Json
from tests.server.house import KEYS, House, in_house, refusal_of


async def code_of(guest: Guest, table: str) -> Any:
    return (await guest.ask("GET", f"/api/tables/{table}/code"))["code"]


async def found(guest: Guest, code: str) -> Json:
    answer = await guest.ask("POST", "/api/join-code", {"code": code})
    assert isinstance(answer, dict)
    return answer


def test_a_code_leads_to_a_private_table_and_a_seat(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, cy, eve = [await house.guest(name) for name in ("Ann", "Bob", "Cy", "Eve")]
        other = await ann.new_table("san-francisco", [{}, {}], public=False)
        table = await ann.new_table("san-francisco", [{}, {}, {}], public=False)
        code = await code_of(ann, table)
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(TABLE_LETTERS)
        assert code != await code_of(ann, other)
        assert await refusal_of(code_of(eve, table)) == "table/none"
        for spelled in (code, code.upper(), f"  {code[:3]}-{code[3:]} "):
            invitation = await found(bob, spelled)
            assert invitation["table"] == table
        await bob.join(table, token=invitation["token"])
        await cy.ask("POST", f"/api/tables/{table}/watch", {"token": invitation["token"]})
        assert await code_of(bob, table) == await code_of(cy, table) == code  # all at the table can say it

    in_house(tmp_path, visit)


def test_at_a_public_table_only_who_is_there_knows_the_code(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        table = await ann.new_table("san-francisco", [{}, {}])
        assert await refusal_of(code_of(eve, table)) == "table/members-only"

    in_house(tmp_path, visit)


def test_a_code_ends_when_a_link_is_revoked_somebody_is_removed_or_the_game_begins(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await ann.new_table("san-francisco", [{}, {}], public=False)
        codes = [await code_of(ann, table)]
        await ann.ask("POST", f"/api/tables/{table}/links/revoke", {"seat": None})
        codes.append(await code_of(ann, table))
        await bob.join(table, token=(await found(bob, codes[-1]))["token"])
        await ann.ask("DELETE", f"/api/tables/{table}/seats/1/player")
        codes.append(await code_of(ann, table))
        assert len(set(codes)) == 3
        for old in codes[:-1]:
            assert await refusal_of(found(bob, old)) == "seat/bad-link"
        await bob.join(table, token=(await found(bob, codes[-1]))["token"])
        await ann.start(table)
        assert await code_of(ann, table) is None
        assert await refusal_of(found(bob, codes[-1])) == "seat/bad-link"

    in_house(tmp_path, visit)


def test_wrong_codes_all_say_the_same_and_soon_one_has_to_wait(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        eve = await house.guest("Eve")
        said = [await refusal_of(found(eve, code)) for code in ("zzzzzz", "z", "z" * 40, "äöü\x00ßé", "o0O0l1")]
        assert set(said) == {"seat/bad-link"}
        assert await refusal_of(found(eve, "z" * 41)) == "request/malformed"
        more = [await refusal_of(found(eve, "zzzzzz")) for _ in range(12)]
        assert more[-1] == "request/limited"

    in_house(tmp_path, visit, rate_factor=1.0)


def test_codes_are_spread_and_another_for_every_table_and_revocation() -> None:
    codes = {KEYS.code(f"table{number}", revoked) for number in range(2000) for revoked in range(2)}
    assert len(codes) >= 3998
    assert {letter for code in codes for letter in code} == set(TABLE_LETTERS)
