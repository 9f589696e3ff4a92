from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.notify import TurnNotes

MINUTE = 60_000


def test_one_note_until_the_player_has_looked_or_acted() -> None:
    notes = TurnNotes()
    assert notes.due("anna", "t", 0, looking=False) == 0
    assert notes.due("anna", "t", 60 * MINUTE, looking=False) is None
    assert notes.due("anna", "t", 6000 * MINUTE, looking=False) is None
    notes.seen("anna", "t")
    assert notes.due("anna", "t", 6001 * MINUTE, looking=False) == 6001 * MINUTE


def test_silent_while_the_player_looks_and_that_counts_as_having_looked() -> None:
    notes = TurnNotes()
    assert notes.due("anna", "t", 0, looking=True) is None
    assert notes.due("anna", "t", 0, looking=False) == 0
    assert notes.due("anna", "t", 11 * MINUTE, looking=True) is None
    assert notes.due("anna", "t", 12 * MINUTE, looking=False) == 12 * MINUTE


def test_one_per_table_in_ten_minutes_and_it_says_when_the_next_may_be_sent() -> None:
    notes = TurnNotes()
    assert notes.due("anna", "t", 0, looking=False) == 0
    notes.seen("anna", "t")
    assert notes.due("anna", "t", 1, looking=False) == 10 * MINUTE
    assert notes.due("anna", "t", 10 * MINUTE - 1, looking=False) == 10 * MINUTE
    assert notes.due("anna", "other", MINUTE, looking=False) == MINUTE
    assert notes.due("ben", "t", MINUTE, looking=False) == MINUTE
    assert notes.due("anna", "t", 10 * MINUTE, looking=False) == 10 * MINUTE


def test_twenty_an_hour_over_all_tables_of_a_player() -> None:
    notes = TurnNotes()
    first = [notes.due("anna", f"t{n}", n, looking=False) for n in range(25)]
    assert first == [*range(20), *[60 * MINUTE] * 5]
    assert notes.due("ben", "t0", 25, looking=False) == 25
    assert notes.due("anna", "t20", 60 * MINUTE - 1, looking=False) == 60 * MINUTE
    assert notes.due("anna", "t20", 60 * MINUTE, looking=False) == 60 * MINUTE
    assert notes.due("anna", "t21", 60 * MINUTE, looking=False) == 60 * MINUTE + 1
    assert notes.due("anna", "t21", 60 * MINUTE + 1, looking=False) == 60 * MINUTE + 1


def test_memory_is_bounded() -> None:
    notes = TurnNotes(most_tables=50, most_users=10)
    for n in range(1000):
        notes.due(f"u{n}", f"t{n}", n, looking=False)
        notes.due(f"w{n}", "t", n, looking=True)
        notes.seen(f"v{n}", "t")
    assert (len(notes.tables), len(notes.users)) == (50, 10)
    assert notes.due("u999", "t999", 1000, looking=False) is None  # the latest are remembered


EVENTS = st.lists(
    st.tuples(
        st.sampled_from("ab"),
        st.sampled_from("tuv"),
        st.integers(0, 8 * MINUTE),
        st.sampled_from(["turn", "look", "act"]),
    ),
    max_size=200,
)


@given(EVENTS)
def test_the_rules_hold_in_any_order_of_events(events: list[tuple[str, str, int, str]]) -> None:
    notes = TurnNotes()
    now = 0
    sent: list[tuple[str, str, int]] = []
    unseen: set[tuple[str, str]] = set()
    for user, table, pause, what in events:
        now += pause
        if what == "act":
            notes.seen(user, table)
        if what != "turn":
            unseen.discard((user, table))
        due = None if what == "act" else notes.due(user, table, now, looking=what == "look")
        if due is not None and due > now:
            assert due == notes.due(user, table, due - 1, looking=False)  # it holds until then
        if due == now:
            assert what == "turn"
            assert (user, table) not in unseen
            assert not any((u, t) == (user, table) and now - at < 10 * MINUTE for u, t, at in sent)
            sent.append((user, table, now))
            unseen.add((user, table))
            assert sum(u == user and now - at < 60 * MINUTE for u, _, at in sent) <= 20
