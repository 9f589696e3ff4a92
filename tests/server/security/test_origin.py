from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.security.origin import parse_origin, same_origin


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        (None, "example.org", "https"),
        ("https://example.org", "example.org", "https"),
        ("https://example.org", "example.org:443", "https"),
        ("https://example.org:443", "example.org", "https"),
        ("http://localhost:8000", "localhost:8000", "http"),
        ("http://localhost:8000", "localhost:8000", "ws"),
        ("https://example.org", "example.org", "wss"),
        ("https://Example.ORG", "example.org", "https"),
        ("http://[::1]:8000", "[::1]:8000", "http"),
        ("https://play.example.net", "inner:9000", "http"),  # one of the extra
        ("https://play.example.net:443", "inner:9000", "http"),
    ],
)
def test_our_own_page(origin: str | None, host: str, scheme: str) -> None:
    assert same_origin(origin, host, scheme, ["https://play.example.net"])


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("null", "example.org", "https"),
        ("", "example.org", "https"),
        ("http://example.org", "example.org", "https"),  # the same host without encryption is anybody on the way
        ("https://example.org", "example.org", "http"),
        ("https://example.org:8443", "example.org", "https"),
        ("https://example.org.evil.example", "example.org", "https"),
        ("https://evil.example/example.org", "example.org", "https"),
        ("https://example.org@evil.example", "example.org", "https"),
        ("https://evil.example https://example.org", "example.org", "https"),
        ("https://example.org/", "example.org", "https"),
        ("https://example.org\n", "example.org", "https"),
        ("https://", "", "https"),
        ("null", "null", "https"),
        ("ftp://example.org", "example.org", "ftp"),
        ("http://play.example.net", "example.org", "https"),
    ],
)
def test_somebody_elses_page(origin: str, host: str, scheme: str) -> None:
    # an entry of `extra` that is no origin lets nobody in: not those that are none either
    assert not same_origin(origin, host, scheme, ["https://play.example.net", "", "null"])


@given(st.text(), st.text(), st.sampled_from(["http", "https", "ws", "wss", ""]))
def test_what_is_no_origin_is_never_ours(origin: str, host: str, scheme: str) -> None:
    assert not same_origin(origin, host, scheme) or parse_origin(origin) is not None
