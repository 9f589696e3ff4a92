"""web/src/wire/messages.ts says what the structs say."""

from __future__ import annotations

import re

import msgspec
import pytest

from grandtour.server import messages as m
from grandtour.server.codes import Code
from scripts import typescript

SCRIPT = typescript.FILE.read_text(encoding="utf-8")


def without_comments(text: str) -> str:
    return re.sub(r"//[^\n]*", "", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))


CODE = without_comments(SCRIPT)
INTERFACES = dict(re.findall(r"export interface (\w+) \{\n(.*?)\n\}", CODE, flags=re.DOTALL))


def fields(name: str) -> dict[str, str]:
    """By field, with its question mark: its type."""
    return dict(re.findall(r"^ +([\w\"]+\??): (.*);$", INTERFACES[name], flags=re.MULTILINE))


def test_the_file_is_as_new_as_the_structs() -> None:
    assert typescript.text() == SCRIPT, "run `make wire`"


def test_it_is_the_same_every_time() -> None:
    assert typescript.text() == typescript.text()


def test_every_struct_of_the_wire_has_a_type_with_all_its_fields() -> None:
    structs = typescript.wire_structs()
    assert len(structs) == len({struct.__name__ for struct in structs})
    for struct in structs:
        if struct is m.Nothing:
            assert "export type Nothing = Record<string, never>;" in CODE
            continue
        names = [name.rstrip("?") for name in fields(struct.__name__)]
        tag = [] if struct.__struct_config__.tag is None else [str(struct.__struct_config__.tag_field)]
        assert names == [*tag, *struct.__struct_fields__], struct


def test_every_code_is_there_and_no_other() -> None:
    union = re.search(r"export type Code =(.*?);", CODE, flags=re.DOTALL)
    assert union is not None
    assert re.findall(r'"(.*?)"', union[1]) == [str(code) for code in Code]


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_always_there() -> None:
    assert fields("NewTable")["game"] == "string"
    assert fields("NewTable")["edition?"] == "string | null"
    assert fields("NewTable")["clock?"] == "Partial<ClockSpec>"
    assert fields("Look")["seat"] == "number | null", "without a default, null has to be sent"
    assert fields("Error")["wait"] == "number | null"
    assert fields("ClockSpec") == {"kind": "ClockKind", "seconds": "number", "increment": "number"}
    for struct in (*typescript.server_messages(), *typescript.answers()):
        assert "?" not in "".join(INTERFACES.get(struct.__name__, "")), struct


def test_every_name_that_is_used_is_defined() -> None:
    defined = set(re.findall(r"export (?:interface|type) (\w+)", CODE)) | {"Record", "Partial"}
    used = set(re.findall(r"\b[A-Z]\w*\b", re.sub(r'"[^"\n]*"', "", CODE)))
    assert used <= defined, used - defined


def test_it_has_the_form_of_typescript() -> None:
    for left, right in ("{}", "()", "[]", "<>"):
        assert CODE.count(left) == CODE.count(right)
    assert not re.search(r"\bany\b", CODE), "whatever is the game's own is Record<string, unknown>"
    for line in CODE.splitlines():
        code = line.strip()
        assert not code or code.endswith((";", "{", "}", "=")) or code.startswith("|"), line


def test_what_is_the_games_own_is_left_open() -> None:
    opened = {
        (name, field.rstrip("?"))
        for name in INTERFACES
        if name != "Routes"
        for field, kind in fields(name).items()
        if "unknown" in kind
    }
    assert opened == {
        ("View", "game"),
        ("View", "result"),
        ("ReasonInfo", "arguments"),
        ("EventInfo", "data"),
        ("Error", "arguments"),
        ("Fault", "arguments"),
        ("PasskeyAsked", "options"),  # and the browser's own
        ("PasskeyGiven", "credential"),
        ("BoardInfo", "data"),
        ("WhyInfo", "arguments"),
        ("InsightInfo", "data"),
        ("LessonView", "insight"),
    }


def test_docstrings_and_limits_become_comments() -> None:
    assert "/** Take the seat back from the stand-in. */\nexport interface Return {" in SCRIPT
    assert "  /** null: a guest */\n  login: string | null;" in SCRIPT
    assert "  /** 1 to 500 characters */\n  text: string;" in SCRIPT


def test_every_route_names_what_it_takes_and_answers() -> None:
    routes = dict(re.findall(r'^  "(\w+ /api/.*?)": (\{.*\});$', INTERFACES["Routes"], flags=re.MULTILINE))
    assert routes["POST /api/tables"] == "{ body: NewTable; answer: NewId }"
    assert routes["GET /api/tables/{table_id}/record"] == "{ body: null; answer: string }"
    assert len(routes) == len(typescript.routes(set()))


def test_a_type_without_a_translation_is_refused() -> None:
    class Odd(msgspec.Struct):
        value: bytes

    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.interface(Odd, set())
