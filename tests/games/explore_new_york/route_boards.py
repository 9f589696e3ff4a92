"""Boards for the tests of the Final Route: maps of any size drawn by hand, and random ones."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import grandtour as gt
from grandtour.games.explore_new_york.edition import Edition, tourists_of
from grandtour.games.explore_new_york.load import load
from tests.new_york import bare_edition

LETTERS = "RGBYS."


@cache
def grand_tour() -> Edition:
    return load("grand-tour")


def hand_made(rows: list[str], cafes: tuple[tuple[int, int], ...] = ()) -> Edition:
    """A map by its rows, `RGBYS.` for the blocks, with no cards: all that routes need."""
    kinds = [LETTERS.index(letter) for row in rows for letter in row]
    return bare_edition(
        len(rows[0]),
        len(rows),
        block_kind=kinds,
        cafes=[f"cafe-{k}" for k in range(len(cafes))],
        cafe_names=[""] * len(cafes),
        cafe_at=list(cafes),
        cafe_tourists=[0] * len(cafes),
        grey_points=[0, 4, 12, 24, *(36 + 12 * k for k in range(len(kinds)))],
    )


def link(e: Edition, text: str) -> int:
    """A link by its two points, in either order."""
    a, b = text.split("-")
    return e.links.index(text) if text in e.links else e.links.index(f"{b}-{a}")


def drawn(e: Edition, *walks: str) -> list[int]:
    """Links along walks: "1,1 2,1 2,2" has two."""
    found: list[int] = []
    for walk in walks:
        points = walk.split()
        found += [link(e, f"{a}-{b}") for a, b in pairwise(points)]
    return found


def people(e: Edition, **groups: list[int]) -> list[int]:
    """Tourists by block: people(e, b1_2=[3, 0, 0]) puts three circles into block 1,2."""
    tourists = [0] * len(e.blocks)
    for name, (circles, squares, triangles) in groups.items():
        symbols = [0] * circles + [1] * squares + [2] * triangles
        tourists[e.blocks.index(name[1:].replace("_", ","))] = tourists_of(symbols)
    return tourists


SIZES = [(2, 2), (3, 2), (2, 4), (3, 3), (4, 3), (5, 5), (6, 6), (7, 4), (9, 9)]
MAPS = 12  # of each size


def random_map(picker: gt.Picker) -> Edition:
    """A map of some size; half of them nearly empty, so that points come from pairs that lie far apart."""
    return map_number(picker.below(len(SIZES) * MAPS))


@cache
def map_number(number: int) -> Edition:
    picker = gt.Picker(seed=f"map {number}")
    width, height = SIZES[number % len(SIZES)]
    letters = LETTERS + ["", "...................."][picker.below(2)]
    rows = ["".join(letters[picker.below(len(letters))] for _ in range(width)) for _ in range(height)]
    points = hand_made(rows).points
    cafes = {points[picker.below(len(points))] for _ in range(picker.below(4))}
    return hand_made(rows, tuple(sorted(cafes)))


def random_group(picker: gt.Picker, most: int) -> int:
    return tourists_of([picker.below(3) for _ in range(picker.below(most + 1))])


def random_people(e: Edition, picker: gt.Picker, chance: int) -> list[int]:
    """In `chance` of ten blocks, up to four tourists each."""
    return [random_group(picker, 4) if picker.below(10) < chance else 0 for _ in e.blocks]


def some_links(e: Edition, picker: gt.Picker, links: int, spread: int) -> list[int]:
    """Links that mostly go on from where others are; in `spread` of ten cases anywhere. The last one before is the
    favourite, which makes long lines and loops; without it, clumps."""
    at: list[list[int]] = [[] for _ in e.points]
    for k in range(len(e.links)):
        at[e.link_a[k]].append(k)
        at[e.link_b[k]].append(k)
    found: list[int] = []
    favour = picker.below(2)
    while len(found) < min(links, len(e.links)):
        new = picker.below(len(e.links))
        if found and picker.below(10) >= spread:
            old = found[-1 if favour and picker.below(3) else picker.below(len(found))]
            near = at[[e.link_a, e.link_b][picker.below(2)][old]]
            new = near[picker.below(len(near))]
        if new not in found:
            found.append(new)
    return found
