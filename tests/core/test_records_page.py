"""docs/records.md says all that a stranger needs to draw a game's chance again: these draws follow the page, not us."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import grandtour as gt
from grandtour.core.game import CHANCE
from tests.edition_files import lagoon

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
Choices = list[tuple[str, int]]  # actions and weights


def the_program() -> dict[str, Any]:
    found = re.search(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {"__name__": "of the page"}
    exec(found[1], names)
    return names


def file_of(game: str, edition: str) -> dict[str, Any]:
    path = files("grandtour.games").joinpath(game.replace("-", "_"), "editions", f"{edition}.toml")
    return tomllib.loads(path.read_text("utf-8"))


def played(game: gt.Game, seats: int, seed: int | str, often: str = "") -> gt.Match:
    """At random, but where it can begins with `often`."""
    match, picker = gt.Match(game, seats, seed), gt.Picker(f"page {seed}")
    while match.actors:
        seat = match.actors[0]
        legal = match.legal(seat)
        liked = [action for action in legal if often and game.write(action).startswith(often)] or legal
        match.play(seat, liked[picker.below(len(liked))])
    return match


# ---- the program of the page ------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_the_program_finds_a_true_record_true_and_a_changed_draw_false(edition: str) -> None:
    check = the_program()["check"]
    record = str(played(gt.game("explore-new-york", edition), 2, 7).record())
    data = file_of("explore-new-york", edition)
    assert re.fullmatch(r"all \d+ draws are the seed's", check(record, data))
    cards = re.findall(r"(?m)^\* card (\S+)$", record)
    lines = record.replace(f"* card {cards[0]}\n", f"* card {cards[1]}\n", 1)
    assert f"has 'card {cards[1]}', the seed gives 'card {cards[0]}'" in check(lines, data)
    assert "commitment" in check(record.replace("salt ", "salt x"), data)


# ---- the tables of the page, for all games ----------------------------------------------------------------------
def san_francisco(data: dict[str, Any], match: gt.Match) -> Iterator[Choices]:
    """By the page; of the rules only what the players are told (events) and the place where a deck comes from."""
    colors, seats = data["deck"]["colors"], match.seats
    deck, discard = dict(zip(colors, data["deck"]["count"], strict=True)), dict.fromkeys(colors, 0)
    market: list[str] = []
    symbols, tickets = list(data["tokens"]["symbols"]), list(range(len(data["board"]["tickets"])))
    fixed = list(data["tokens"]["fixed"])
    named = [place["symbol"] for place in fixed if isinstance(place, dict)]
    back: list[int] = []
    for step in match.steps:
        action = match.game.write(step.action)
        what, _, which = action.partition(" ")
        if step.seat == CHANCE:
            if what == "stack":
                place = fixed.pop(0)
                loose = [symbol for symbol in symbols if symbol not in named]
                yield [(f"stack {symbol}", 1) for symbol in ([place["symbol"]] if isinstance(place, dict) else loose)]
                symbols.remove(which)
            elif what == "card":
                yield [(f"card {color}", deck[color]) for color in colors if deck[color]]
                deck[which] -= 1
            elif what == "ticket":
                yield [(f"ticket {n}", 1) for n in tickets] or [(f"ticket {back[0]}", 1)]
                (tickets or back).remove(int(which))
            else:
                yield [(f"first {seat}", 1) for seat in range(seats)]
        for event in step.events:
            if event.kind == "face-up":
                market.append(colors[int(str(event.data["color"]))])
            elif event.kind == "take":
                market.remove(colors[int(str(event.data["color"]))])
            elif event.kind == "claim":
                for part in action.split(" ")[2].split("+"):
                    count, color = re.fullmatch(r"(\d+)(.*)", part).groups()  # type: ignore[union-attr]
                    discard[color] += int(count)
            elif event.kind == "reset":
                for color in market:
                    discard[color] += 1
                market = []
            elif event.kind == "shuffle":
                assert not any(deck.values())
                deck, discard = discard, dict.fromkeys(colors, 0)
            elif event.kind == "kept":
                put_back: Any = event.data["back"]
                back += put_back


def explore_new_york(data: dict[str, Any], match: gt.Match) -> Iterator[Choices]:
    possible = the_program()["possible"]
    drawn: list[str] = []
    for step in match.steps:
        if step.seat == CHANCE:
            action = match.game.write(step.action)
            yield possible(action.split()[0], match.seats, [card["id"] for card in data["card"]], drawn)
            drawn.append(action)


def french_quarter(data: dict[str, Any], match: gt.Match) -> Iterator[Choices]:
    drawn: list[str] = []
    dice = data["dice"][str(match.seats)]
    kinds = [deck["id"] for deck in data["deck"] if dice.get(deck["id"], 0)]
    numbered = {deck["id"]: [f"card {deck['id']}-{n + 1}" for n in range(len(deck["cards"]))] for deck in data["deck"]}
    mayors = [f"mayor mayor-{n + 1}" for n in range(len(data["mayor"]["cards"]))]
    with_mayor = match.game.options["mayor"] or match.seats == 1

    def left(actions: list[str]) -> Choices:
        return [(action, 1) for action in actions if action not in drawn]

    def due() -> Iterator[Choices]:
        """What comes when, but for the police, who come between."""
        yield left([f"start {n + 1}" for n in range(len(data["map"]["starts"]))])
        if match.seats > 1:
            yield left([f"first {seat}" for seat in range(match.seats)])
        if match.game.options["tourism"]:
            for _ in range(match.seats):
                yield left([f"vacation {card['id']}" for card in data["tourism"]["cards"]])
        while True:
            for kind in kinds:
                yield left(numbered[kind])
            if with_mayor:
                yield left(mayors)
            for kind in kinds:
                for _ in range(dice[kind]):
                    yield [(f"die {kind} {value}", 1) for value in range(1, 7)]

    next_due = due()
    for step in match.steps:
        if step.seat == CHANCE:
            action = match.game.write(step.action)
            police = action.startswith("police")
            yield [(f"police {value}", 1) for value in range(1, 7)] if police else next(next_due)
            drawn.append(action)


def drawn_again(choices: Iterator[Choices], seed: str) -> Iterator[str]:
    program = the_program()
    stream = program["words"](seed)
    for possible in choices:
        at = program["below"](sum(weight for _, weight in possible), stream)
        for action, weight in possible:
            at -= weight
            if at < 0:
                yield action
                break


BY_THE_PAGE: dict[str, Callable[[dict[str, Any], gt.Match], Iterator[Choices]]] = {
    "san-francisco": san_francisco,
    "explore-new-york": explore_new_york,
    "french-quarter": french_quarter,
}


@pytest.mark.parametrize("name", gt.games())
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_what_the_page_says_gives_every_draw(name: str, edition: str) -> None:
    data = file_of(name, edition)
    options = [option.name for option in gt.GAMES.entry(name).options]
    kinds: set[str] = set()
    for seed, often in enumerate(["", "", "tickets", "draw", "take", "claim"]):
        chosen: dict[str, object] = {option: (seed >> k) % 2 == 0 for k, option in enumerate(options)}
        game = gt.game(name, edition, chosen)
        match = played(game, game.seat_counts[seed % len(game.seat_counts)], seed, often)
        record = match.record()
        drawn = [text for seat, text in record.steps if seat == CHANCE]
        assert list(drawn_again(BY_THE_PAGE[name](data, match), match.seed)) == drawn
        kinds |= {text.split()[0] for text in drawn}
        kinds |= {event.kind for event in match.events(0) if event.kind in ("shuffle", "reset")}
    if (name, edition) == ("san-francisco", "grand-tour"):
        assert kinds >= {"stack", "card", "ticket", "first", "shuffle", "reset"}
    told = {word for words in re.findall(r"(?m)^\| (`\* .*?) \|", PAGE) for word in re.findall(r"`\* (\w+)", words)}
    assert kinds - {"shuffle", "reset"} <= told


def test_a_symbol_that_is_tied_to_a_place_is_drawn_as_the_page_says(tmp_path: Path) -> None:
    file = tmp_path / "lagoon.toml"
    fixed = '[{ at = "gardens", symbol = "crab" }, "pier", { at = "tower", symbol = "gull" }]'
    text = lagoon().replace('["pier"]', fixed).replace('["gull", "crab"]', '["crab", "gull", "seal", "tern"]')
    file.write_text(text.replace("[0, 1, 3]", "[0, 1, 3, 4, 5]"), "utf-8")
    game = gt.game("san-francisco", file)
    for seed in range(6):
        match = played(game, 2, seed)
        drawn = [text for seat, text in match.record().steps if seat == CHANCE]
        choices = san_francisco(tomllib.loads(file.read_text("utf-8")), match)
        assert list(drawn_again(choices, match.seed)) == drawn
        assert (drawn[0], drawn[2]) == ("stack crab", "stack gull")
