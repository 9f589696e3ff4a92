from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.security.addresses import address_key
from grandtour.server.security.limits import PER_ADDRESS, PER_SESSION, Gate, Limits, Rate

KINDS = {
    "join",
    "chat",
    "create",
    "command",
    "hint",
    "login",
    "register",
    "request",
    "socket",
    "webhook-test",
    "page",
    "rename",
}


class Clock:
    def __init__(self) -> None:
        self.now = 50_000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    limits = Limits({"chat": Rate(3, 2.0)}, clock=clock)
    assert [limits.allow("chat", "anna") for _ in range(3)] == [None, None, None]
    assert limits.allow("chat", "anna") == pytest.approx(0.5)
    assert limits.allow("chat", "ben") is None
    clock.now += 0.5
    assert limits.allow("chat", "anna") is None
    assert limits.allow("chat", "anna") == pytest.approx(0.5)
    clock.now += 60
    assert [limits.allow("chat", "anna") is None for _ in range(4)] == [True, True, True, False]


@given(
    st.floats(1, 20),
    st.floats(0.01, 50),
    st.floats(0.1, 4),
    st.lists(st.floats(0, 2), min_size=1, max_size=60),
)
def test_never_more_than_the_burst_and_the_rate(burst: float, rate: float, factor: float, pauses: list[float]) -> None:
    clock = Clock()
    limits = Limits({"chat": Rate(burst, rate)}, factor, clock)
    begun = clock.now
    allowed = 0
    for pause in pauses:
        clock.now += pause
        wait = limits.allow("chat", "anna")
        if wait is None:
            allowed += 1
        else:
            assert 0 < wait <= 1 / (rate * factor) + 1e-3
            # who waits as long as told is let in
            clock.now += wait
            assert limits.allow("chat", "anna") is None
            allowed += 1
    assert allowed <= max(burst * factor, 1) + rate * factor * (clock.now - begun) + 1e-3 * len(pauses)


def test_a_factor_of_nothing_is_no_limit() -> None:
    limits = Limits({"chat": Rate(1, 0.001)}, factor=0)
    assert all(limits.allow("chat", "anna") is None for _ in range(1000))
    with pytest.raises(KeyError):
        limits.allow("chatt", "anna")
    with pytest.raises(ValueError, match="below 0"):
        Limits({}, factor=-1)


def test_the_table_of_keys_is_bounded_and_forgets_the_oldest() -> None:
    limits = Limits({"chat": Rate(1, 0.001), "join": Rate(1, 0.001)}, most_keys=100)
    assert limits.allow("join", "anna") is None
    for i in range(1000):
        assert limits.allow("chat", str(i)) is None
    assert limits.allow("chat", "999") is not None
    assert limits.allow("chat", "950") is not None, "asking counts as use"
    for i in range(1000, 1099):
        assert limits.allow("chat", str(i)) is None
    assert limits.allow("chat", "950") is not None
    assert limits.allow("chat", "0") is None, "forgotten"
    assert limits.allow("join", "anna") is not None, "one kind does not push out another"


def test_every_kind_has_both_rates() -> None:
    assert set(PER_SESSION) == set(PER_ADDRESS) == KINDS
    for kind in KINDS:
        assert PER_ADDRESS[kind].burst > PER_SESSION[kind].burst
        assert PER_ADDRESS[kind].per_second > PER_SESSION[kind].per_second
    assert PER_SESSION["command"] == Rate(60, 20)


def test_a_gate_spends_on_both_sides_or_on_neither() -> None:
    clock = Clock()
    gate = Gate(clock=clock)
    for _ in range(3):
        assert gate.allow("register", "anna", "192.0.2.1") is None
    assert gate.allow("register", "anna", "192.0.2.1") == pytest.approx(60)
    for i in range(57):
        assert gate.allow("register", f"guest {i}", "192.0.2.1") is None
    assert gate.allow("register", None, "192.0.2.1") == pytest.approx(10)
    assert gate.allow("register", "anna", "192.0.2.2") is not None
    assert gate.allow("register", "ben", "192.0.2.2") is None
    assert gate.allow("register", None, None) is None


def test_a_login_that_is_tried_too_often_costs_its_address_all_the_same() -> None:
    clock = Clock()
    gate = Gate(clock=clock)
    assert [gate.allow("login", "a login from here", "192.0.2.1") for _ in range(8)] == [None] * 8
    for _ in range(32):
        assert gate.allow("login", "a login from here", "192.0.2.1") == pytest.approx(10)
    # The address has nothing left for other logins, and no longer to wait than that.
    assert gate.allow("login", "another login from here", "192.0.2.1") == pytest.approx(5)
    for _ in range(100):
        gate.allow("login", "a login from here", "192.0.2.1")
    assert gate.allow("login", "another login from here", "192.0.2.1") == pytest.approx(5)
    assert gate.allow("login", "a login from there", "192.0.2.2") is None


def test_a_class_comes_in_at_once() -> None:
    """Thirty people, each with a new name, one in three of whom mistypes a password, and then a second class."""
    clock = Clock()
    gate = Gate(clock=clock)
    for person in range(60):
        assert gate.allow("register", f"pupil {person}", "192.0.2.1") is None
    for attempt in range(40):
        assert gate.allow("login", f"login {attempt % 30}", "192.0.2.1") is None


def test_friends_behind_one_address_play_fast() -> None:
    """A school: thirty people, each with two commands a second for ever, and all at once in between."""
    clock = Clock()
    gate = Gate(clock=clock)
    for second in range(200):
        clock.now += 1
        for person in range(30):
            for _ in range(2 + 4 * (second % 100 == 50)):
                assert gate.allow("command", f"friend {person}", "192.0.2.1") is None


def test_a_block_of_addresses_has_a_rate_of_its_own() -> None:
    gate = Gate(clock=Clock())
    allowed = sum(gate.allow("register", None, f"2001:db8:1:{street:x}::1") is None for street in range(1000))
    assert allowed == 8 * PER_ADDRESS["register"].burst
    assert gate.allow("register", None, "2001:db8:2::1") is None


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::1", True),
        ("", "no address", True),
    ],
)
def test_whom_an_address_stands_for(one: str, other: str, same: bool) -> None:
    assert (address_key(one) == address_key(other)) == same


@given(st.text() | st.ip_addresses().map(str))
def test_every_text_has_a_short_key(text: str) -> None:
    assert len(address_key(text)) < 50
