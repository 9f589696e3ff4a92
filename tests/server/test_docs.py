"""docs/protocol.md and docs/self-hosting.md name all that there is, and what they show works."""

from __future__ import annotations

import ast
import inspect
import json
import re
import subprocess
import sys
import typing
from pathlib import Path

import msgspec
import pytest

import grandtour as gt
from grandtour.cli import admin
from grandtour.cli.serve import serve
from grandtour.core import record as records
from grandtour.server import connections, deciding, entries, hall, hub, making, routes_site, serving, sockets, telling
from grandtour.server import messages as m
from grandtour.server.codes import Code, status_of
from grandtour.server.observing import Metrics
from grandtour.server.routes_replay import provide_look
from grandtour.server.security import limits, names, passwords, shares, sizes
from scripts import typescript
from scripts.server.process import ServerProcess

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "self-hosting.md").read_text(encoding="utf-8")
WIRE = typescript.wire_structs()


# ---- reading the pages ------------------------------------------------------------------------------------------
def section(text: str, heading: str) -> str:
    """From a heading to the next one of its level or above."""
    level = heading.partition(" ")[0]
    found = re.search(
        rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{len(level)}}} |\Z)", text, flags=re.MULTILINE | re.DOTALL
    )
    assert found is not None, f"there is no heading {heading!r}"
    return found[1]


def rows(text: str) -> list[list[str]]:
    """Cells of all tables."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def named(text: str) -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", text))


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def about(struct: type[msgspec.Struct]) -> str:
    """What the page says of a struct: the section of a message, the row of a shape."""
    tag = struct.__struct_config__.tag
    if tag is not None:
        return section(PROTOCOL, f"### `{tag}`")
    found = [row for row in rows(PROTOCOL) if row[0] == f"`{struct.__name__}`"]
    assert len(found) == 1, f"{struct.__name__} has {len(found)} rows"
    return found[0][1]


# ---- protocol.md ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("struct", WIRE, ids=lambda struct: struct.__name__)
def test_every_field_of_every_message_is_named(struct: type[msgspec.Struct]) -> None:
    assert set(struct.__struct_fields__) <= named(about(struct))


def test_no_message_or_shape_is_named_that_there_is_not() -> None:
    heads = set(re.findall(r"^### `(\w+)`$", PROTOCOL, flags=re.MULTILINE))
    assert heads == {struct.__struct_config__.tag for struct in WIRE if struct.__struct_config__.tag is not None}
    shapes = {row[0] for part in ("### Bodies", "### Shapes") for row in rows(section(PROTOCOL, part)) if row[0]}
    assert shapes == {f"`{struct.__name__}`" for struct in WIRE if struct.__struct_config__.tag is None}


@pytest.mark.parametrize("struct", typescript.client_messages(), ids=lambda struct: struct.__name__)
def test_examples_of_what_a_client_sends_are_read_by_the_server(struct: type[msgspec.Struct]) -> None:
    examples = blocks(about(struct), "json")
    assert examples
    for example in examples:
        assert isinstance(msgspec.json.decode(example, type=m.ClientMessage), struct)


@pytest.mark.parametrize("struct", typescript.server_messages(), ids=lambda struct: struct.__name__)
def test_examples_of_what_the_server_sends_have_every_field_and_no_other(struct: type[msgspec.Struct]) -> None:
    examples = blocks(about(struct), "json")
    assert examples
    for example in examples:
        told = json.loads(example)
        if struct is m.View:
            assert isinstance(told["game"], dict)
            told["game"] = None  # the game's own; written as it is, and read by nobody here
        message = msgspec.convert(told, m.ServerMessage)
        assert isinstance(message, struct)
        assert json.loads(msgspec.json.encode(message)) == told


def test_the_example_of_a_table_can_be_made() -> None:
    (example,) = blocks(section(PROTOCOL, "### Bodies"), "json")
    created, _, sit = making.new_table(msgspec.json.decode(example, type=m.NewTable), "somebody")
    assert (created.game, sit) == ("french-quarter", 0)


def test_every_route_is_there_with_what_it_takes_and_answers() -> None:
    shapes = {struct.__name__ for struct in WIRE}
    told = {}
    for route, body, answer, *_ in routes_told():
        told[route] = (body if body in shapes else "", answer.replace("a list of ", "").strip("`"))
    there = {}
    for route, (body, answer) in typescript.routes(set()).items():
        there[route] = (body.replace("null", ""), answer.removesuffix("[]").replace("string", "text"))
    assert told == there


def routes_told() -> list[list[str]]:
    found = [row for row in rows(section(PROTOCOL, "## REST")) if len(row) == 4 and "/api/" in row[0]]
    return [[cell.strip("`") for cell in row] for row in found]


def test_what_a_route_reads_from_its_address_is_named() -> None:
    told = {row[0]: row[1] for row in routes_told()}
    given = {"request", "services", "visitor", "person", "data", "look"}
    for handler in typescript.handlers():
        (path,) = handler.paths
        # What a replay is seen with is read from the address for all its routes at once.
        reading = [handler.fn, *([provide_look] if "look" in inspect.signature(handler.fn).parameters else [])]
        names = [name for read in reading for name in inspect.signature(read).parameters if name not in given]
        asked = [f"{name}=" for name in names if f"{{{name}:" not in path]
        if asked:
            route = "GET /api" + path.replace(":str}", "}").replace(":int}", "}")
            assert told[route] == "?" + "&".join(asked)


def test_every_code_is_there_with_its_status_and_what_to_do() -> None:
    told = [row for row in rows(section(PROTOCOL, "## Errors")) if row[0].startswith("`")]
    assert [(row[0].strip("`"), row[1]) for row in told] == [(str(code), str(status_of(code))) for code in Code]
    assert all(row[2] for row in told)
    somewhere = re.findall(
        r"`((?:request|person|table|seat|action|proposal|chat|notify|server)/[a-z-]+)`", PROTOCOL + HOSTING
    )
    assert set(somewhere) <= {str(code) for code in Code}


def test_rates_and_sizes_are_those_of_the_server() -> None:
    told = {row[0].partition("`:")[0].strip("`"): row[1:] for row in rows(section(PROTOCOL, "## Limits"))}
    del told["what"]
    there = {
        kind: [f"{rate.burst:g}, then {rate.per_second:.3g} a second" for rate in (mine, limits.PER_ADDRESS[kind])]
        for kind, mine in limits.PER_SESSION.items()
    }
    assert told == there
    numbers = (sockets.LONGEST_MESSAGE, connections.LARGEST_FRAME, sizes.LARGEST_BODY)
    assert all(re.search(rf"\b{number}\b", section(PROTOCOL, "## Limits")) for number in numbers)


def test_other_numbers_are_those_of_the_server() -> None:
    life = " ".join(section(PROTOCOL, "## The life of a connection").split())
    assert f"every {sockets.BEAT_SECONDS:g} seconds" in life
    assert f"more than {sockets.VIEWS_WAITING} that wait" in life
    assert f"answer for {connections.PING_SECONDS:g} seconds or takes nothing for {sockets.SEND_SECONDS:g}" in life
    assert f"{sockets.FAULTS} of them end a connection" in PROTOCOL
    caps = " ".join(section(PROTOCOL, "## Limits").split())
    assert f"{routes_site.MOST_EACH} connections of one person, {routes_site.MOST_AT_A_TABLE} at one table" in caps
    assert f"{routes_site.MOST_FROM} from one address" in caps
    assert f"{connections.FRAMES_AT_ONCE} frames are taken at once and then {connections.FRAMES_PER_SECOND} a" in caps
    assert f"{connections.FLOOD_SECONDS:g} seconds, or at once if more than 32 kB are waiting" in caps
    assert f"at most {connections.MOST_FRAGMENTS} parts" in caps
    assert f"at most {connections.LARGEST_HEAD} bytes and {connections.HEAD_SECONDS:g} seconds" in caps
    assert f"a body has {sizes.USUAL.seconds:g} seconds" in caps
    assert f"closed after {connections.IDLE_SECONDS:g} seconds" in caps
    assert f"most {hall.FROM_ONE} connections of any kind" in caps
    assert f"if it would take more than {shares.LONGEST:g} seconds" in caps
    assert f"host of at most {hub.MOST_TABLES} tables" in caps
    assert f"take back {deciding.MOST_UNDOS} steps" in caps
    assert f"{deciding.MOST_TALK} entries that are no moves" in caps
    assert f"after {deciding.MOST_COMING}, nobody can sit down" in caps
    assert f"At most {deciding.MOST_MUTED} people are muted" in caps
    assert f"takes back {deciding.MOST_UNDOS} steps" in " ".join(PROTOCOL.split())
    assert (serving.NOTICE_SECONDS, telling.GONE_MS) == (0.5, 60_000), "the sentences about a stop and a note say so"
    bodies = section(PROTOCOL, "### Bodies")
    assert f"1 to {names.LONGEST_NAME} characters" in bodies
    assert f"{names.SHORTEST_LOGIN} to {names.LONGEST_LOGIN} letters" in bodies
    assert f"{passwords.SHORTEST} to {passwords.LONGEST} characters" in bodies
    assert (making.SHORTEST, making.LONGEST) == (
        {"move": 5, "bank": 10, "days": 3600},
        {"move": 24 * 3600, "bank": 7 * 24 * 3600, "days": 30 * 24 * 3600},
    ), "the sentence about clocks says so"


def test_the_client_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """As it stands on the page, against a real server."""
    (client,) = blocks(PROTOCOL, "python")
    (tmp_path / "client.py").write_text(client, encoding="utf-8")
    with ServerProcess(tmp_path) as server:
        command = [sys.executable, "client.py", server.url]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("scores: [")
    record = records.parse((tmp_path / "game.record.txt").read_text(encoding="utf-8"))
    assert record.scores is not None
    records.verify(record, gt.game("san-francisco"))


# ---- self-hosting.md ------------------------------------------------------------------------------------------
def test_every_setting_is_there_with_its_variable() -> None:
    told = {row[0].strip("`"): row[1].strip("`") for row in rows(section(HOSTING, "## Settings")) if row[0] != "option"}
    there = {}
    for name, hint in typing.get_type_hints(serve, include_extras=True).items():
        if name != "return":
            variables = [v for meta in getattr(hint, "__metadata__", ()) for v in getattr(meta, "env_var", None) or ()]
            there["--" + name.replace("_", "-")] = "".join(variables)
    assert told == there


def test_every_figure_is_there() -> None:
    told = named(section(HOSTING, "## Health, figures, logs"))
    for family in Metrics().registry.collect():
        if family.name.startswith("grandtour_"):
            assert (f"{family.name}_total" if family.type == "counter" else family.name) in told


def test_every_kind_of_entry_is_there() -> None:
    told = {kind for row in rows(section(HOSTING, "## Privacy")) for kind in named(row[0])}
    assert told == {kind.__struct_config__.tag for kind in typing.get_args(entries.AnyEntry)}


def test_every_admin_command_is_there() -> None:
    table = section(HOSTING, "## Tables and accounts")
    for name in admin.app:
        if not name.startswith("-"):
            assert re.search(rf"`(grandtour admin )?{name}\b", table), name


# ---- both -------------------------------------------------------------------------------------------------------
def anchors(text: str) -> set[str]:
    """As GitHub makes them."""
    heads = re.findall(
        r"^#+ (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), flags=re.MULTILINE
    )
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", ["protocol.md", "self-hosting.md"])
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", (DOCS / page).read_text(encoding="utf-8")):
        path, _, anchor = target.partition("#")
        file = DOCS / path if path else DOCS / page
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file.read_text(encoding="utf-8")), target


# ---- the words of the glossary ----------------------------------------------------------------------------------
def test_the_server_says_notification_as_its_pages_do() -> None:
    """In its refusals, its logs, and what /api/openapi.json says of its routes."""
    for path in Path(hub.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
                assert not re.search(r"\bnotes?\b", node.value), f"{path.name}: {node.value!r}"
