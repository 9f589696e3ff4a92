"""Reading edition files, naming their faults with line and place, and the checks that every loader shares."""

from __future__ import annotations

import json
import pickle
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandtour.core import editions
from grandtour.core.editions import (
    BadEdition,
    Checker,
    Document,
    Fault,
    Names,
    Place,
    Scan,
    Table,
    edition_hash,
    line_numbers,
    read_json,
    read_toml,
)


def faults_of(read: Callable[[], object]) -> list[Fault]:
    with pytest.raises(BadEdition) as caught:
        read()
    return caught.value.faults


# ---- faults ------------------------------------------------------------------------------------------------
def test_a_fault_is_written_as_line_place_and_text() -> None:
    assert str(Fault("board.routes[12].b", 95, "is missing")) == "line 95, board.routes[12].b: is missing"
    assert str(Fault("deck", None, "is missing")) == "deck: is missing"
    assert str(Fault("", None, "there is no file")) == "there is no file"
    assert str(Fault("routes[0]", 7, "is missing", "a.json")) == "a.json, line 7, routes[0]: is missing"


def test_a_bad_edition_lists_all_faults_one_a_line() -> None:
    bad = BadEdition([Fault("a", 1, "is missing"), Fault("b", 2, "is missing")])
    assert str(bad) == "line 1, a: is missing\nline 2, b: is missing"
    assert isinstance(bad, ValueError)


def test_a_bad_edition_survives_the_way_from_a_worker_process() -> None:
    bad = BadEdition([Fault("a", 1, "is missing")])
    assert pickle.loads(pickle.dumps(bad)).faults == bad.faults


def test_a_key_that_is_twice_in_json_is_a_fault_as_it_is_in_toml(tmp_path: Path) -> None:
    path = tmp_path / "twice.json"
    path.write_text('{\n"a": 1,\n"b": [{"c": 1,\n"c": 1}],\n"\\u0061": 2, "d": {"a": 1}, "e": {"a": 1}}')
    assert [str(fault) for fault in faults_of(lambda: read_json(path))] == [
        "twice.json, line 4, b[0].c: is there already, on line 3",
        "twice.json, line 5, a: is there already, on line 2",
    ]
    assert faults_of(lambda: read_toml("a = 1\na = 2\n")) == [Fault("a", 2, "is there already, on line 1")]
    path.write_text('{"a": {"b": 1}, "c": [{"b": 1}, {"b": 1}], "b": 1}')
    assert read_json(path).data["b"] == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a.b = 1\na.c = 2\na.b = 3", "line 3, a.b: is there already, on line 1"),
        ("[[a]]\nb = 1\n[[a]]\nb = [\n1,\n]\nb = [\n2,\n]", "line 7, a[1].b: is there already, on line 4"),
        ("[a]\nb = 1\n[c]\n[a]\nd = 1", "line 4, a: is there already, on line 1"),
        ("[a]\nb = 1\n[a.b]\nc = 1", "line 3, a.b: is there already, on line 2"),
        ("[a.b]\nc = 1\n[a]\nb = 2", "line 4, a.b: is there already, on line 1"),
        ("[a]\n[[a]]\n", "line 2, a: is there already, on line 1"),
        ("a = { b = 1, b = 2 }", "line 1, a.b: is there already, on line 1"),
        ("a = 1\na.b = 2\nc = 1\nc = 2", "line 2: not TOML: this key is there already"),
        ("[[a]]\n[a]", "line 2: not TOML: a is there already"),
        ("[a]\nb.c = 1\n[a.b]", "line 3: not TOML: a.b is there already"),
        ("a = [1]\n[[a]]", "line 2: not TOML: a is there already"),
    ],
)
def test_a_key_or_a_table_that_is_twice_in_toml_is_named(text: str, said: str) -> None:
    assert list(map(str, faults_of(lambda: read_toml(text)))) == [said]


@pytest.mark.parametrize("begin", ["[{}]", "[[{}]]", "{} = 1", "x = {{ y = 1, {} = 1 }}", "{} = 1\nb = 1\nb = 2"])
def test_a_key_of_very_many_parts_is_refused_at_once(begin: str) -> None:
    """Reading it would take minutes, and gigabytes of memory for the lines of its parts."""
    text = 'a = "' + "x." * 100 + '"\n' + begin.format(".".join(["k"] * 100_000))
    assert list(map(str, faults_of(lambda: read_toml(text)))) == [
        "line 2: cannot be read: a key has more than 20 parts"
    ]


def test_dots_in_a_text_are_no_parts_of_a_key() -> None:
    assert read_toml(f"a = {'x.' * 100!r}\n{'.'.join('k' * 20)} = 1").data["a"] == "x." * 100


# ---- reading -----------------------------------------------------------------------------------------------
def test_toml_is_read_from_a_file_its_bytes_or_its_text(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text('name = "é"\n', "utf-8")
    sources: list[Path | bytes | str] = [path, path.read_bytes(), path.read_text("utf-8")]
    assert [read_toml(source).data for source in sources] == [{"name": "é"}] * 3


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_toml(b"\xef\xbb\xbfa = 1\n").data == {"a": 1}


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = = 2\n", 2), ("a = [1,\n2,\n", 3), ("[a]\n[b\n", 2)],
)
def test_a_syntax_error_is_named_with_its_line(text: str, line: int) -> None:
    (fault,) = faults_of(lambda: read_toml(text))
    assert fault.line == line
    assert fault.text.startswith("not TOML: ")
    assert "(at " not in fault.text


def test_a_file_that_is_not_utf_8_is_refused_with_the_line() -> None:
    assert faults_of(lambda: read_toml(b"a = 1\nb = '\xff'\n")) == [Fault("", 2, "not UTF-8: byte 0xff")]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (missing,) = faults_of(lambda: read_toml(tmp_path / "nowhere.toml"))
    assert "there is no file" in missing.text
    assert "nowhere.toml" in missing.text
    (folder,) = faults_of(lambda: read_toml(tmp_path))
    assert folder.text.startswith("cannot read ")
    (zero,) = faults_of(lambda: read_toml(Path("a\0b.toml")))
    assert zero.text.startswith("cannot read ")


def test_a_file_that_is_too_large_is_refused_without_reading_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.toml"
    file.write_bytes(b"#" * 2**20)
    assert read_toml(file).data == {}
    monkeypatch.setattr(editions, "LARGEST_FILE", 2**20 - 1)
    assert faults_of(lambda: read_toml(file)) == [Fault("", None, "has more than 0 MB")]
    assert faults_of(lambda: read_json(file)) == [Fault("", None, "has more than 0 MB", "a.toml")]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero here")
def test_a_file_without_end_is_refused() -> None:
    assert faults_of(lambda: read_toml(Path("/dev/zero"))) == [Fault("", None, "has more than 16 MB")]


@pytest.mark.parametrize("text", ["a = " + "[" * 9999 + "]" * 9999, "a = " + "9" * 9999])
def test_what_the_parser_itself_cannot_bear_is_refused(text: str) -> None:
    assert len(faults_of(lambda: read_toml(text))) == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [('{"a":\n 1,,}', 2), ('{"a": NaN}', None), ("[1, 2]", None), ("[" * 99999, None), ("9" * 9999, None)],
)
def test_a_twin_file_that_is_no_json_table_is_refused_by_name(tmp_path: Path, text: str, line: int) -> None:
    (tmp_path / "a.json").write_text(text)
    (fault,) = faults_of(lambda: read_json(tmp_path / "a.json"))
    assert (fault.file, fault.line) == ("a.json", line)


def test_why_a_json_file_cannot_be_read_is_told_in_plain_words(tmp_path: Path) -> None:
    """It may be a layout or a sheet."""
    for text, said in (
        ('{"a": NaN}', "not JSON: there is no number NaN"),
        ("[" * 99999, "cannot be read: lists or tables lie too deep in each other"),
    ):
        (tmp_path / "a.json").write_text(text)
        assert faults_of(lambda: read_json(tmp_path / "a.json")) == [Fault("", None, said, "a.json")]


def test_a_twin_file_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    assert faults_of(lambda: read_json(tmp_path / "a.json")) == [Fault("", None, "there is no such file", "a.json")]


# ---- the hash ----------------------------------------------------------------------------------------------
def test_the_hash_ignores_comments_spacing_and_the_order_of_keys() -> None:
    one = read_toml('# a comment\n[b]\nc = [ 1, 2 ]\n[a]\nname = "é"\n').data
    two = read_toml('a.name = "\\u00e9"\n[b]   # another\nc = [1,\n2]\n').data
    assert edition_hash(one) == edition_hash(two)


@pytest.mark.parametrize("text", ["a = [2, 1]", "a = [1, 3]", 'a = ["1", 2]', "b = [1, 2]", "a = [1, 2]\nb = 1"])
def test_the_hash_notices_what_is_said(text: str) -> None:
    assert edition_hash(read_toml(text).data) != edition_hash({"a": [1, 2]})


def test_the_hash_is_the_sha256_of_canonical_json() -> None:
    # printf '{"a":[1,"\\u00e9"],"b":true}' | sha256sum
    assert edition_hash({"b": True, "a": [1, "é"]}) == (
        "3a99647325dba3c321f73f9bd93a5ae8758c96823ad374b90d7fa66d9d78e71e"
    )


# ---- lines -------------------------------------------------------------------------------------------------
EVERYTHING = '''\
# comment with = and [brackets]
title = "one # not a comment"   # line 2
'quoted key' = 'C:\\'
"a.b" . c = 4
multi = """
  [not.a.table]
  x = 1 \\"""
""""
after = \'\'\'
key = 2'' \'\'\'\'\'

[deck]
count = [ 1, # one ]
  2,

  [3,
   { p = { q = 1979-05-27 07:32:00 }, "r s" = [
     true ] }, ],
]

[[board.routes]]   # 21
a = "x"
[[board.routes]]
b.c = "y"
[board.routes.deep]
d = 0xf_f
[[board.routes.list]]
[ board . other ]
'''


def test_every_kind_of_value_has_the_line_it_begins_on() -> None:
    assert line_numbers(EVERYTHING) == {
        ("title",): 2,
        ("quoted key",): 3,
        ("a.b",): 4,
        ("a.b", "c"): 4,
        ("multi",): 5,
        ("after",): 9,
        ("deck",): 12,
        ("deck", "count"): 13,
        ("deck", "count", 0): 13,
        ("deck", "count", 1): 14,
        ("deck", "count", 2): 16,
        ("deck", "count", 2, 0): 16,
        ("deck", "count", 2, 1): 17,
        ("deck", "count", 2, 1, "p"): 17,
        ("deck", "count", 2, 1, "p", "q"): 17,
        ("deck", "count", 2, 1, "r s"): 17,
        ("deck", "count", 2, 1, "r s", 0): 18,
        ("board",): 21,
        ("board", "routes"): 21,
        ("board", "routes", 0): 21,
        ("board", "routes", 0, "a"): 22,
        ("board", "routes", 1): 23,
        ("board", "routes", 1, "b"): 24,
        ("board", "routes", 1, "b", "c"): 24,
        ("board", "routes", 1, "deep"): 25,
        ("board", "routes", 1, "deep", "d"): 26,
        ("board", "routes", 1, "list"): 27,
        ("board", "routes", 1, "list", 0): 27,
        ("board", "other"): 28,
    }
    assert set(line_numbers(EVERYTHING)) == places(tomllib.loads(EVERYTHING))


def places(value: object, place: Place = ()) -> set[Place]:
    """Every place in the data, itself not counted at the top."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    found: set[Place] = {place} if place else set()
    for key, entry in inner:
        found |= places(entry, (*place, key))
    return found


class Writer:
    """Writes data as TOML in as many styles as there are, and notes the line of everything."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.text = ""
        self.lines: dict[Place, int] = {}

    def choose(self, *styles: str) -> str:
        return self.draw(st.sampled_from(styles))

    def note(self, place: Place) -> None:
        self.lines.setdefault(place, self.text.count("\n") + 1)

    def gap(self) -> None:
        self.text += self.choose("", " ", "\n", " # ]}\",'\n\t", "\r\n")

    def key(self, key: str) -> str:
        styles = [json.dumps(key, ensure_ascii=False)]
        if Scan.WORD.fullmatch(key):
            styles.append(key)
        if "'" not in key and "\n" not in key:
            styles.append(f"'{key}'")
        return self.choose(*styles)

    def string(self, value: str) -> str:
        escaped = value.replace("\\", "\\\\").replace('"""', '""\\"')
        styles = [json.dumps(value, ensure_ascii=False), f'"""\n{escaped}"""', f'"""\\\n  {escaped}"""']
        if "'" not in value and "\n" not in value:
            styles.append(f"'{value}'")
        if "'''" not in value:
            styles.append(f"'''\n{value}'''")
        return self.choose(*styles)

    def value(self, value: object, place: Place) -> None:
        self.note(place)
        if isinstance(value, list):
            self.text += "["
            self.gap()
            for number, entry in enumerate(value):
                self.value(entry, (*place, number))
                self.gap()
                self.text += "," if number < len(value) - 1 else self.choose("", ",")
                self.gap()
            self.text += "]"
        elif isinstance(value, dict):
            self.text += "{ "
            for number, (key, entry) in enumerate(value.items()):
                self.text += ", " if number else ""
                self.pair([key], entry, place)
            self.text += " }"
        elif isinstance(value, str):
            self.text += self.string(value)
        else:
            plain = ("true", "-1_000", "0xff", "6.0e-3", "inf", "1979-05-27 07:32:00", "07:32:00.5")
            self.text += self.choose(*plain)

    def pair(self, keys: list[str], value: object, table: Place) -> None:
        for depth in range(len(keys)):
            self.note((*table, *keys[: depth + 1]))
        self.text += self.choose(".", " . ").join(map(self.key, keys)) + self.choose("=", " = ")
        self.value(value, (*table, *keys))

    def table(self, table: dict[str, object], place: Place) -> None:
        """What must come first, then the tables within it."""
        later = []
        for key, value in table.items():
            below = (*place, key)
            style = self.choose("inline", "header", "dotted")
            if style == "header" and (isinstance(value, dict) or is_tables(value)):
                later.append((below, value))
            elif style == "dotted" and isinstance(value, dict) and value:
                for inner, entry in value.items():
                    self.pair([key, inner], entry, place)
                    self.text += self.choose("\n", "  # = [\n")
            else:
                self.pair([key], value, place)
                self.text += self.choose("\n", " # ]\n\n", "\r\n")
        for below, value in later:
            if isinstance(value, dict):
                self.header(below, "[", "]")
                self.table(value, below)
            else:
                assert isinstance(value, list)
                for number, entry in enumerate(value):
                    self.note(below)
                    self.header((*below, number), "[[", "]]")
                    self.table(entry, (*below, number))

    def header(self, place: Place, before: str, after: str) -> None:
        self.note(place)
        keys = [self.key(key) for key in place if isinstance(key, str)]
        self.text += before + self.choose(".", " . ").join(keys) + after + "\n"


def is_tables(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(entry, dict) for entry in value)


letters = st.text(st.sampled_from("ab-_1 .\"'\\#=[]{},\n\té😀"), max_size=6)
data: st.SearchStrategy[dict[str, object]] = st.dictionaries(
    letters,
    st.recursive(
        st.integers() | letters,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(letters, inner, max_size=3),
        max_leaves=8,
    ),
    max_size=4,
)


@st.composite
def written(draw: st.DrawFn) -> tuple[str, dict[Place, int]]:
    writer = Writer(draw)
    writer.table(draw(data), ())
    return writer.text, writer.lines


@settings(deadline=None)
@given(written())
def test_lines_are_found_in_any_style_of_writing(document: tuple[str, dict[Place, int]]) -> None:
    text, lines = document
    assert set(lines) == places(tomllib.loads(text)), "the test's own writer"
    assert line_numbers(text) == lines


@settings(deadline=None)
@given(data, st.sampled_from([None, 1]))
def test_lines_are_found_in_json(value: dict[str, object], indent: int | None) -> None:
    text = json.dumps(value, indent=indent)
    lines = line_numbers(text)
    lines.pop((), None)
    assert set(lines) == places(value)
    assert list(lines.values()) == sorted(lines.values())
    if indent is not None and value:
        assert lines[(next(iter(value)),)] == 2


@settings(deadline=None)
@given(st.text(st.sampled_from("a=.[]{},\"'\\#\n1 "), max_size=40))
def test_the_scan_of_a_broken_text_ends_quietly(text: str) -> None:
    line_numbers(text)


# ---- checking ----------------------------------------------------------------------------------------------
def check(text: str, walk: Callable[[Table], object], *keys: str) -> list[str]:
    """What a loader that reads only `walk` says to `text`."""
    checker = Checker(read_toml(text))
    walk(checker.top([], keys or None))
    return [str(fault) for fault in checker.faults()]


def test_missing_and_unknown_keys_are_named() -> None:
    checker = Checker(read_toml("[deck]\ncolor = 1\nsize = 2\n"))
    checker.top(["deck", "start"]).table("deck", ["colors", "count"])
    assert list(map(str, checker.faults())) == [
        "start: is missing",
        "line 1, deck.colors: is missing",
        "line 1, deck.count: is missing",
        "line 2, deck.color: there is no such key here; did you mean 'colors'?",
        "line 3, deck.size: there is no such key here; there are: colors, count",
    ]


def test_finish_raises_all_faults_at_once_and_each_once() -> None:
    checker = Checker(Document({}))
    checker.finish()
    for _ in range(2):
        checker.fault(("a",), "is missing")
        checker.fault(("b", 2), "is missing")
    assert faults_of(checker.finish) == [Fault("a", None, "is missing"), Fault("b[2]", None, "is missing")]


@pytest.mark.parametrize("value", ["0", "10", "true", "3.0", '"3"', "[3]", "{}", "1979-05-27"])
def test_an_integer_is_no_other_type_and_in_range(value: str) -> None:
    (fault,) = check(f"n = {value}", lambda top: top.integer("n", 1, 9))
    assert fault.startswith("line 1, n: must be a whole number from 1 to 9, not ")


def test_good_values_are_read_without_a_fault() -> None:
    scalars = 'n = 3\nflag = false\nname = "Pier 39"\nid = "pier-39"\n'
    lists = 'list = [1, 1]\nids = ["a", "b"]\nto = ["b", "a"]\n'
    top = Checker(read_toml(scalars + lists)).top(["n", "flag", "name", "id", "list", "ids", "to"])
    names = Names("thing", top.slugs("ids"))
    assert (top.integer("n", 3, 3), top.flag("flag")) == (3, False)
    assert (top.text("name"), top.slug("id")) == ("Pier 39", "pier-39")
    assert (top.integers("list", 0, 1), top.references("to", names)) == ([1, 1], [1, 0])
    assert top.integer("none", 0, 1, default=1) == 1
    top.checker.finish()


@pytest.mark.parametrize("value", ['"Castro"', '"a--b"', '"-a"', '"a b"', '"é"', '""', "3", "[]"])
def test_a_slug_is_small_letters_digits_and_single_hyphens(value: str) -> None:
    assert len(check(f"id = {value}", lambda top: top.slug("id"))) == 1


@pytest.mark.parametrize("value", ['""', '" "', '"a\\nb"', '"\\u001b[31m"', "3", f'"{"a" * 201}"'])
def test_a_text_can_be_shown_to_people(value: str) -> None:
    assert len(check(f"name = {value}", lambda top: top.text("name"))) == 1


@pytest.mark.parametrize("value", ["true", '"1"', "nan", "inf", "1e7"])
def test_a_number_is_finite(value: str) -> None:
    assert len(check(f"x = {value}", lambda top: top.number("x"))) == 1


def test_every_entry_of_a_list_is_checked_and_named() -> None:
    text = 'n = [\n 1,\n "2",\n 3,\n 99,\n]'
    assert check(text, lambda top: top.integers("n", 1, 9)) == [
        "line 3, n[1]: must be a whole number from 1 to 9, not '2'",
        "line 5, n[3]: must be a whole number from 1 to 9, not 99",
    ]


def test_a_list_has_its_least_and_most() -> None:
    assert check("n = []", lambda top: top.integers("n", 1, 9)) == [
        "line 1, n: must be a list of 1 to 1000 entries, not of 0"
    ]
    assert check("n = 3", lambda top: top.tables("n", [])) == ["line 1, n: must be a list of 1 to 1000 entries, not 3"]


def test_a_slug_given_twice_is_named_with_the_first() -> None:
    assert check('ids = ["a", "b",\n"a"]', lambda top: top.slugs("ids")) == ["line 2, ids[2]: 'a' is already ids[0]"]


def test_a_reference_to_nothing_suggests_what_was_meant() -> None:
    names = Names("location", ["castro", "mission"])
    assert check('a = "castr"', lambda top: top.one_of("a", names)) == [
        "line 1, a: there is no location 'castr'; did you mean 'castro'?"
    ]
    assert check('a = "xyz"', lambda top: top.one_of("a", names)) == [
        "line 1, a: there is no location 'xyz'; there are: castro, mission"
    ]
    assert check("a = 3", lambda top: top.one_of("a", names)) == ["line 1, a: must name a location in quotes, not 3"]
    assert check('a = ["castro", "castro"]', lambda top: top.references("a", names)) == [
        "line 1, a[1]: 'castro' is already a[0]"
    ]


def test_a_wrong_table_is_named_and_reading_goes_on() -> None:
    def walk(top: Table) -> None:
        assert top.table("deck", ["count"]).integer("count", 1, 9) is None
        assert [table.slug("id") for table in top.tables("list", ["id"])] == ["a", ""]

    assert check('deck = 3\nlist = [{ id = "a" },\n4]', walk) == [
        "line 1, deck: must be a table, not 3",
        "line 3, list[1]: must be a table, not 4",
    ]


def test_a_huge_number_or_text_stays_out_of_the_message() -> None:
    (number, text) = check(
        f"n = 0x{'f' * 9999}\nid = '{'A' * 9999}'", lambda top: (top.integer("n", 1, 9), top.slug("id"))
    )
    assert number.endswith("not a number of many digits")
    assert len(text) < 200
