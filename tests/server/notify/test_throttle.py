from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.notify import TurnNotes

MINUTE = 60_000


def test_one_note_until_the_player_has_looked_or_acted() -> None:
    notes = TurnNotes()
    assert notes.due("anna", "t", 0, looking=False)
    assert not notes.due("anna", "t", 60 * MINUTE, looking=False)
    assert not notes.due("anna", "t", 6000 * MINUTE, looking=False)
    notes.seen("anna", "t")
    assert notes.due("anna", "t", 6001 * MINUTE, looking=False)


def test_silent_while_the_player_looks_and_that_counts_as_having_looked() -> None:
    notes = TurnNotes()
    assert not notes.due("anna", "t", 0, looking=True)
    assert notes.due("anna", "t", 0, looking=False)
    assert not notes.due("anna", "t", 11 * MINUTE, looking=True)
    assert notes.due("anna", "t", 12 * MINUTE, looking=False)


def test_one_per_table_in_ten_minutes() -> None:
    notes = TurnNotes()
    assert notes.due("anna", "t", 0, looking=False)
    notes.seen("anna", "t")
    assert not notes.due("anna", "t", 10 * MINUTE - 1, looking=False)
    assert notes.due("anna", "other", MINUTE, looking=False)
    assert notes.due("ben", "t", MINUTE, looking=False)
    assert notes.due("anna", "t", 10 * MINUTE, looking=False)


def test_twenty_an_hour_over_all_tables_of_a_player() -> None:
    notes = TurnNotes()
    assert [notes.due("anna", f"t{n}", n, looking=False) for n in range(25)] == [True] * 20 + [False] * 5
    assert notes.due("ben", "t0", 25, looking=False)
    assert not notes.due("anna", "t20", 60 * MINUTE - 1, looking=False)
    assert notes.due("anna", "t20", 60 * MINUTE, looking=False)
    assert not notes.due("anna", "t21", 60 * MINUTE, looking=False)
    assert notes.due("anna", "t21", 60 * MINUTE + 1, looking=False)


def test_memory_is_bounded() -> None:
    notes = TurnNotes(most_tables=50, most_users=10)
    for n in range(1000):
        notes.due(f"u{n}", f"t{n}", n, looking=False)
        notes.due(f"w{n}", "t", n, looking=True)
        notes.seen(f"v{n}", "t")
    assert (len(notes.tables), len(notes.users)) == (50, 10)
    assert not notes.due("u999", "t999", 1000, looking=False)  # the latest are remembered


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
        due = what != "act" and notes.due(user, table, now, looking=what == "look")
        if due:
            assert what == "turn"
            assert (user, table) not in unseen
            assert not any((u, t) == (user, table) and now - at < 10 * MINUTE for u, t, at in sent)
            sent.append((user, table, now))
            unseen.add((user, table))
            assert sum(u == user and now - at < 60 * MINUTE for u, _, at in sent) <= 20
