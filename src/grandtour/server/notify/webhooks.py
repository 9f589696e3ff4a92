"""Puts a notification into the form that each service wants.

`json` is our own form, for everything else: `{"version": 1, "title": …, "text": …, "link": … or null, "tag": …}`, where
`tag` is the same for all notifications about one table.
"""

from __future__ import annotations

import json
import re
from email.header import Header
from typing import Final, Literal, get_args

from grandtour.server.notify.note import Note

Style = Literal["ntfy", "discord", "slack", "json"]
STYLES: Final = get_args(Style)

JSON: Final = {"Content-Type": "application/json"}
MARKDOWN: Final = re.compile(r"([\\*_~`|<>\[\]()#@:-])")


def webhook_request(style: Style, url: str, note: Note) -> tuple[str, dict[str, str], bytes]:
    """What to post: address, headers, body."""
    note = note.clean()
    if style == "ntfy":
        return url, ntfy_headers(note), note.text.encode()
    if style == "discord":
        return url, JSON, dump({"content": discord_text(note), "allowed_mentions": {"parse": []}})
    if style == "slack":
        return url, JSON, dump({"text": slack_text(note)})
    return url, JSON, dump({"version": 1, "title": note.title, "text": note.text, "link": note.link, "tag": note.tag})


def dump(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def ntfy_headers(note: Note) -> dict[str, str]:
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": encoded(note.title), "Tags": "game_die"}
    return headers if note.link is None else headers | {"Click": note.link}


def encoded(text: str) -> str:
    """A text for a header, which must be ASCII: ntfy reads the encoded words of RFC 2047 since its version 2.4."""
    if text.isascii() and "=?" not in text:
        return text
    return Header(text, "utf-8", maxlinelen=75).encode(linesep="")


def discord_text(note: Note) -> str:
    """The text for Discord. Names of players must not work as Markdown, or they could hide where a link leads."""
    lines = [f"**{plain_markdown(note.title)}**", plain_markdown(note.text)]
    return "\n".join(lines if note.link is None else [*lines, f"<{note.link}>"])


def plain_markdown(text: str) -> str:
    return MARKDOWN.sub(r"\\\1", text)


def slack_text(note: Note) -> str:
    lines = [escaped(note.title), escaped(note.text)]
    return "\n".join(lines if note.link is None else [*lines, f"<{escaped(note.link)}>"])


def escaped(text: str) -> str:
    """The text for Slack, with its three special characters escaped, so that `<!channel>` calls nobody."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
