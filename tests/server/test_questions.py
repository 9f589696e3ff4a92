"""Who is thought for next: a worker's time is shared by the seconds that it takes, with a clock of the test's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from grandtour.server.questions import MOST, PATIENCE, QUIET, Asked, Full, Owner, Questions


class Pool:
    """Workers that think for as long as a question says, one after the other; no time passes but theirs."""

    def __init__(self, workers: int = 1) -> None:
        self.now = 1000.0
        self.questions = Questions(lambda: self.now)
        self.workers: list[tuple[float, Asked] | None] = [None] * workers
        self.answered: list[tuple[Asked, float]] = []
        """each with how long its answer took"""
        self.used: Counter[str] = Counter()
        """seconds by house"""

    def ask(self, who: str, seconds: float = 0.0, people: bool = True, kind: str = "move") -> Asked:
        """`who` is a house, or a house, a person and a table with blanks between them."""
        house, person, table = (*who.split(), *who.split()[-1:] * 2)[:3]
        asked = Asked(kind, Owner(house, person, table), lambda: None, seconds, people)  # type: ignore[arg-type]
        self.questions.put(asked)
        return asked

    def run(self, seconds: float, again: Callable[[Asked], None] = lambda asked: None) -> None:
        """Let so much time pass. `again` is called with everything that is answered, and may ask more."""
        until = self.now + seconds
        while True:
            for number, busy in enumerate(self.workers):
                kept = number == 0 and len(self.workers) > 1
                if busy is None and (taken := self.questions.take(quick_only=kept)) is not None:
                    self.workers[number] = (self.now + (taken.seconds or 0.01), taken)
            ends = [(busy[0], number) for number, busy in enumerate(self.workers) if busy is not None]
            if not ends or min(ends)[0] > until:
                self.now = until
                return
            self.now, number = min(ends)
            self.finish(number)
            again(self.answered[-1][0])

    def finish(self, number: int) -> None:
        busy = self.workers[number]
        assert busy is not None
        asked = busy[1]
        self.workers[number] = None
        self.questions.done(asked, asked.seconds or 0.01)
        self.used[asked.owner.house] += asked.seconds or 0.01  # type: ignore[assignment]
        self.answered.append((asked, self.now - asked.at))

    def order(self) -> list[str]:
        return [asked.owner.table for asked, _ in self.answered]


def flood(pool: Pool, house: str, tables: int = 30, guests: int = 10) -> Callable[[Asked], None]:
    """Tables with a master that moves all the time, of many guests of one house."""
    names = [f"{house} {house}-guest-{n % guests} {house}-table-{n}" for n in range(tables)]
    for name in names:
        pool.ask(name, 2.0)

    def again(asked: Asked) -> None:
        if asked.owner.house == house:
            pool.ask(f"{house} {asked.owner.person} {asked.owner.table}", 2.0)

    return again


@pytest.mark.parametrize("seconds", [0.0, 2.0])
def test_who_asks_seldom_waits_for_the_question_under_way_and_no_other_of_a_flood(seconds: float) -> None:
    pool = Pool()
    again = flood(pool, "flood")
    for number in range(20):
        pool.run(5.7, again)
        pool.ask(f"victim victim table-{number}", seconds)
    pool.run(10, again)
    waits = [took for asked, took in pool.answered if asked.owner.house == "victim"]
    assert len(waits) == 20
    assert max(waits) <= 2.0 + (seconds or 0.01) + 1e-9


def test_two_houses_that_always_ask_get_half_each_however_many_tables_they_have() -> None:
    pool = Pool()
    one, other = flood(pool, "large", 40), flood(pool, "small", 1)

    def again(asked: Asked) -> None:
        one(asked)
        other(asked)

    pool.run(400, again)
    assert abs(pool.used["large"] - pool.used["small"]) <= 4.0


def test_within_a_house_people_share_and_within_a_person_their_tables() -> None:
    pool = Pool()
    again = flood(pool, "school", tables=12, guests=3)  # four tables each
    for name in ("school quiet quiet-1", "school quiet quiet-2"):
        pool.ask(name, 2.0)
    pool.run(160, again)
    person: Counter[str] = Counter(asked.owner.person for asked, _ in pool.answered)
    tables: Counter[str] = Counter(asked.owner.table for asked, _ in pool.answered)
    assert {name: number for name, number in person.items() if name != "quiet"}.keys() == {
        f"school-guest-{n}" for n in range(3)
    }
    many = [number for name, number in person.items() if name != "quiet"]
    assert max(many) - min(many) <= 1
    of_tables = [number for name, number in tables.items() if not name.startswith("quiet")]
    assert max(of_tables) - min(of_tables) <= 1


def test_who_did_not_ask_for_long_has_saved_nothing_up() -> None:
    pool = Pool()
    again = flood(pool, "busy", 5)
    pool.run(100, again)
    more = flood(pool, "new", 5)

    def both(asked: Asked) -> None:
        again(asked)
        more(asked)

    before = pool.used["busy"]
    pool.run(100, both)
    assert abs(pool.used["new"] - (pool.used["busy"] - before)) <= 4.0


def test_quick_questions_do_not_stand_behind_long_ones_of_other_houses() -> None:
    pool = Pool()
    agains = [flood(pool, f"house-{n}", 2) for n in range(6)]

    def again(asked: Asked) -> None:
        for one in agains:
            one(asked)

    waits = []
    for number in range(20):
        pool.run(2.9, again)
        asked = pool.ask(f"quick-{number} quick table-{number}")
        pool.run(2.1, again)
        waits += [took for one, took in pool.answered if one is asked]
    assert len(waits) == 20
    assert max(waits) <= 2.02


def stream(pool: Pool, house: str) -> Callable[[Asked], None]:
    """Quick questions without an end: each answer leads to the next."""
    names = (f"{house} someone table-{n}" for n in count())
    for _ in range(5):
        pool.ask(next(names))
    return lambda asked: void(pool.ask(next(names)))


def test_a_long_question_has_its_turn_in_a_stream_of_quick_ones_even_of_its_own_house() -> None:
    for house in ("own", "other"):
        pool = Pool()
        long = pool.ask("own me long", 2.0)
        pool.run(30, stream(pool, house))
        assert long in [asked for asked, _ in pool.answered], house


def test_new_people_of_a_house_do_not_keep_one_who_has_had_much_from_being_answered() -> None:
    pool = Pool()
    new = (f"house person-{n} table-{n}" for n in count())
    for _ in range(4):
        pool.ask("house old old", 2.0)
    pool.run(5)
    for _ in range(3):
        pool.ask(next(new), 2.0)
    waits = pool.ask("house old again", 2.0)
    pool.run(100, lambda asked: void(pool.ask(next(new), 2.0)))
    assert waits in [asked for asked, _ in pool.answered]


def void(_: object) -> None:
    pass


def test_where_people_wait_comes_first_but_bots_alone_are_not_forgotten() -> None:
    pool = Pool()
    again = flood(pool, "people", 4)
    alone = pool.ask("bots host alone", 2.0, people=False)
    pool.run(PATIENCE - 4, again)
    assert alone not in [asked for asked, _ in pool.answered]
    pool.run(8, again)
    assert alone in [asked for asked, _ in pool.answered]


def test_a_table_that_somebody_looks_at_now_waits_no_longer_as_one_of_bots_alone() -> None:
    pool = Pool()
    again = flood(pool, "people", 4)
    pool.ask("bots host alone", 2.0, people=False)
    pool.run(4, again)
    pool.questions.hurry("alone")
    pool.run(4.1, again)
    assert "alone" in pool.order()


def test_of_two_workers_one_is_kept_for_quick_questions_as_long_as_there_are_any() -> None:
    pool = Pool(workers=2)
    again = flood(pool, "flood", 10)
    pool.run(1.0, again)
    assert all(pool.workers), "nobody asks anything quick: both are used"
    quick = pool.ask("victim victim first")
    pool.run(4.0, again)
    assert quick in [asked for asked, _ in pool.answered]
    assert pool.workers[0] is None, "kept from now on"
    last = pool.ask("victim victim second")
    pool.run(0.02, again)
    assert last in [asked for asked, _ in pool.answered], "at once"
    pool.run(QUIET + 4, again)
    assert all(pool.workers)


def test_hints_that_wait_are_limited_by_person_house_and_in_all_and_moves_are_not() -> None:
    pool = Pool()
    in_all, _, of_house, of_person = MOST["hint"]
    for number in range(of_person):
        pool.ask(f"house ann table-{number}", 1.5, kind="hint")
    with pytest.raises(Full) as full:
        pool.ask("house ann another", 1.5, kind="hint")
    assert full.value.wait >= 2.0
    for number in range(of_house - of_person):
        pool.ask(f"house person-{number} table", 1.5, kind="hint")
    with pytest.raises(Full):
        pool.ask("house bob table", 1.5, kind="hint")
    for number in range(in_all - of_house):
        pool.ask(f"house-{number} person-of-{number} table", 1.5, kind="hint")
    with pytest.raises(Full):
        pool.ask("new person table", 1.5, kind="hint")
    for number in range(2 * in_all):
        pool.ask(f"house ann table-{number}", 2.0)
    assert pool.questions.waiting("hint") == in_all
    pool.run(2.0)
    pool.run(1e6)
    assert pool.questions.waiting("hint") == pool.questions.waiting("move") == 0
    pool.ask("house ann table", 1.5, kind="hint")


def test_what_nobody_waits_for_any_more_leaves_nothing_behind() -> None:
    pool = Pool()
    asked = [pool.ask(f"house-{n} ann-{n} table", 2.0, kind="hint") for n in range(50)]
    for one in asked:
        pool.questions.drop(one)
        pool.questions.drop(one)
    assert pool.questions.take() is None
    pool.ask("house ann table")
    pool.run(1.0)
    assert pool.order() == ["table"]
    assert not list(held(pool.questions))


def held(questions: Questions) -> Iterator[str]:
    yield from questions._all.within
    yield from (str(who) for who in questions._of)


def test_nothing_is_kept_of_those_who_have_asked_long_ago() -> None:
    pool = Pool()
    names = (f"house-{n} person table" for n in count())
    for _ in range(10):
        pool.ask(next(names), 2.0)
    pool.run(4000, lambda asked: void(pool.ask(next(names), 2.0)))
    assert len(pool.answered) == 2000
    assert len(list(held(pool.questions))) < 100


def test_many_houses_of_one_block_have_together_what_one_house_has() -> None:
    """A home with a /48 has as many /64 as it likes."""
    pool = Pool()

    def ask(number: int, kind: str = "move") -> None:
        owner = Owner(f"2001:db8::{number}/64", f"person {number}", f"street {number}", "2001:db8::/48")
        pool.questions.put(Asked(kind, owner, lambda: None, 2.0))  # type: ignore[arg-type]

    for number in range(40):
        ask(number)
    for _ in range(10):
        pool.ask("victim", 2.0)
    pool.run(20.0)
    assert pool.used["victim"] >= 8.0
    for number in range(MOST["hint"][1]):
        ask(number, "hint")
    with pytest.raises(Full):
        ask(100, "hint")
    pool.ask("victim", 1.5, kind="hint")
    pool.run(1e6)
    assert pool.questions.waiting("hint") == pool.questions.waiting("move") == 0
