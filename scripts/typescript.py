"""Writes web/src/wire/messages.ts: the server's messages as TypeScript types, made from the structs themselves.

    python -m scripts.typescript

A test fails while the file does not fit the structs. Comments come from the docstrings, and from the limits on what is
sent to the server, which types cannot say.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from textwrap import fill
from typing import Any, Literal

import msgspec
from litestar.handlers import HTTPRouteHandler

from grandtour.server import codes, commands, entries, messages
from grandtour.server.routes import ROUTERS

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "wire" / "messages.ts"
HEADER = """\
// Made by `make wire` from src/grandtour/server; do not edit.
//
// What the messages mean, and when they come: docs/protocol.md. Game views, facts of a rule and data of an event belong
// to the game, and are `Record<string, unknown>` here. Times are milliseconds since 1970, UTC.
"""
FREE = "Record<string, unknown>"
Struct = type[msgspec.Struct]


# ---- what is on the wire ----------------------------------------------------------------------------------------
def client_messages() -> list[Struct]:
    return list(typing.get_args(messages.ClientMessage))


def server_messages() -> list[Struct]:
    return list(typing.get_args(messages.ServerMessage))


def bodies() -> list[Struct]:
    return [s for s in own_structs() if issubclass(s, messages.In)]


def answers() -> list[Struct]:
    """All other structs of the server: the answers of REST, and the parts of these and of the socket's messages."""
    taken = {*client_messages(), *server_messages(), *bodies()}
    found = [s for s in own_structs() if s not in taken]
    return [*shared(), *found]


def own_structs() -> list[Struct]:
    """The structs of messages.py, in its order, without the bases."""
    bases = (messages.In, messages.Out)
    return [
        item
        for item in vars(messages).values()
        if isinstance(item, type)
        and issubclass(item, msgspec.Struct)
        and item.__module__ == messages.__name__
        and item not in bases
    ]


def shared() -> list[Struct]:
    """Structs of the table's entries that are sent as they are."""
    found: dict[Struct, None] = {}
    for struct in (*server_messages(), *own_structs()):
        for hint in hints(struct).values():
            for part in parts(hint):
                if isinstance(part, type) and issubclass(part, msgspec.Struct) and part.__module__ == entries.__name__:
                    found[part] = None
    return list(found)


def wire_structs() -> list[Struct]:
    return [*client_messages(), *server_messages(), *bodies(), *answers()]


def parts(hint: object) -> Iterable[object]:
    yield hint
    for inner in typing.get_args(hint):
        yield from parts(inner)


@cache
def hints(struct: Struct) -> dict[str, Any]:
    return typing.get_type_hints(struct, include_extras=True)


def is_input(struct: Struct) -> bool:
    return issubclass(struct, messages.In | commands.Live)


# ---- types --------------------------------------------------------------------------------------------------------
@cache
def aliases() -> dict[tuple[object, ...], str]:
    """The names of type aliases for lists of words, by the words."""
    found: dict[tuple[object, ...], str] = {}
    for module in (entries, messages):
        for name, value in vars(module).items():
            if typing.get_origin(value) is Literal:
                found.setdefault(typing.get_args(value), name)
    return found


def script(hint: Any, given: bool, used: set[str]) -> str:
    """A type in TypeScript. `given`: the client sends it, and may leave out what has a default."""
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return script(inside[0], given, used)
    if origin is Literal:
        name = aliases().get(inside)
        if name is not None:
            used.add(name)
            return name
        return words(inside)
    if origin in (typing.Union, types.UnionType):
        kinds = [script(kind, given, used) for kind in inside if kind is not types.NoneType]
        return " | ".join([*kinds, "null"] if types.NoneType in inside else kinds)
    if origin is list:
        item = script(inside[0], given, used)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return FREE if inside[1] is Any else f"Record<string, {script(inside[1], given, used)}>"
    if hint is msgspec.Raw:
        return FREE
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if given and not is_input(hint):
            assert not any(field.required for field in msgspec.structs.fields(hint)), "all of it may be left out"
            return f"Partial<{hint.__name__}>"
        return hint.__name__
    plain = {str: "string", int: "number", float: "number", bool: "boolean", codes.Code: "Code"}
    if hint in plain:
        return plain[hint]
    raise TypeError(f"no TypeScript for {hint!r}")


def words(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


# ---- comments -----------------------------------------------------------------------------------------------------
@cache
def notes(module: types.ModuleType) -> dict[tuple[str, str], str]:
    """By class and field: the string below the field."""
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            for field, note in zip(node.body, node.body[1:]):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
                        found[node.name, field.target.id] = str(note.value.value)
    return found


def note_of(struct: Struct, field: str, hint: object) -> str:
    said = notes(sys.modules[struct.__module__]).get((struct.__name__, field), "")
    limit = limits(hint) if is_input(struct) else ""
    return "; ".join(part for part in (said, limit) if part)


def limits(hint: object) -> str:
    """The limits on what may be sent, if the type does not say them."""
    for part in parts(hint):
        for meta in getattr(part, "__metadata__", ()):
            thing = {"list": "entries", "dict": "entries"}.get(getattr(typing.get_args(part)[0], "__name__", ""), "")
            thing = thing or ("" if meta.ge is not None else "characters")
            least = meta.ge if meta.ge is not None else meta.min_length
            most = meta.le if meta.le is not None else meta.max_length
            said = f"{least or 0} to {most} {thing}".rstrip()
            return f"{said} like {meta.pattern}" if meta.pattern else said
    return ""


def comment(text: str, indent: str = "") -> list[str]:
    text = " ".join(text.split()).replace("*/", "* /")
    if not text:
        return []
    one = f"{indent}/** {text} */"
    if len(one) <= 120:
        return [one]
    body = fill(text, 120, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ", break_on_hyphens=False)
    return [f"{indent}/**", *body.splitlines(), f"{indent} */"]


def about(struct: Struct) -> str:
    return struct.__dict__.get("__doc__") or ""


# ---- the file -----------------------------------------------------------------------------------------------------
def interface(struct: Struct, used: set[str]) -> str:
    given = is_input(struct)
    config = struct.__struct_config__
    if not struct.__struct_fields__ and config.tag is None:  # an interface without fields would fit everything
        return "\n".join([*comment(about(struct)), f"export type {struct.__name__} = Record<string, never>;"])
    lines = [*comment(about(struct)), f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    for field in msgspec.structs.fields(struct):
        hint = hints(struct)[field.name]
        lines += comment(note_of(struct, field.name, hint), "  ")
        optional = "?" if not field.required and (given or config.omit_defaults) else ""
        lines.append(f"  {field.encode_name}{optional}: {script(hint, given, used)};")
    return "\n".join([*lines, "}"])


def union(name: str, kinds: Iterable[str], text: str) -> str:
    return "\n".join([*comment(text), f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"


def handlers() -> list[HTTPRouteHandler]:
    """Our route handlers; Litestar adds one for OPTIONS to every path."""
    found = []
    for router in ROUTERS:
        for route in router.routes:
            for handler in getattr(route, "route_handlers", ()):
                if isinstance(handler, HTTPRouteHandler) and handler.fn.__module__.startswith("grandtour."):
                    found.append(handler)
    return found


def routes(used: set[str]) -> dict[str, tuple[str, str]]:
    """By method and path: the types of what is sent and what is answered."""
    found = {}
    for handler in handlers():
        said = typing.get_type_hints(handler.fn)
        back = said["return"]
        if typing.get_origin(back) is not None and typing.get_origin(back) is not list:  # Response[…]
            back = typing.get_args(back)[0]
        body = script(said["data"], False, used) if "data" in said else "null"
        for path in handler.paths:
            path = "/api" + path.replace(":str}", "}").replace(":int}", "}")
            for method in handler.http_methods:
                if method not in ("HEAD", "OPTIONS"):
                    found[f"{method} {path}"] = (body, script(back, False, used))
    return dict(sorted(found.items(), key=lambda item: item[0].split()[::-1]))


def text() -> str:
    used: set[str] = set()
    chapters: list[tuple[str, list[str]]] = [
        (
            "over the socket, from the client",
            [
                union("ClientMessage", (s.__name__ for s in client_messages()), "Whatever a client sends."),
                *(interface(struct, used) for struct in client_messages()),
            ],
        ),
        (
            "over the socket, from the server",
            [
                union("ServerMessage", (s.__name__ for s in server_messages()), "Whatever the server sends."),
                *(interface(struct, used) for struct in server_messages()),
            ],
        ),
        ("REST: what is sent", [interface(struct, used) for struct in bodies()]),
        ("REST: what is answered, and parts of messages", [interface(struct, used) for struct in answers()]),
    ]
    table = [
        "/** By method and path, below where the server is: the body to send (null: none) and what comes back. */",
        "export interface Routes {",
        *(f'  "{route}": {{ body: {body}; answer: {back} }};' for route, (body, back) in routes(used).items()),
        "}",
    ]
    chapters.append(("REST: the routes", ["\n".join(table)]))
    named = [f"export type {name} = {words(values)};" for values, name in aliases().items() if name in used]
    code = union("Code", (json.dumps(str(code)) for code in codes.Code), codes.__doc__ or "")
    chapters.insert(0, ("words", [*named, code]))
    out = [HEADER]
    for title, items in chapters:
        out.append(f"// ---- {title} {'-' * (110 - len(title))}\n" + "\n\n".join(items) + "\n")
    return "\n".join(out)


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8", newline="\n")
    print(FILE.relative_to(FILE.parents[3]))


if __name__ == "__main__":
    main()
