"""Explore New York in words: its actions, events, score lines, rules and prompts, for one edition and one language.

The numbers of an edition go into the sentences here; the sentences are in locale/*/explore-new-york.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from grandtour.core.game import CHANCE, Action, Reason, View
from grandtour.core.numbers import whole, wholes
from grandtour.core.result import Line
from grandtour.games.explore_new_york.actions import Block, Card, Discard, End, First, Link, Tourist
from grandtour.games.explore_new_york.edition import KINDS, STAR, SYMBOLS, Edition, counts
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.words import GameWords

RULES: Final = (
    *("NY-C1", "NY-C2", "NY-C3", "NY-C4", "NY-C5"),
    *("NY-S1", "NY-S2", "NY-S3"),
    *("NY-T1", "NY-T2"),
    *("NY-B1", "NY-B2", "NY-B3", "NY-B4", "NY-B5"),
    *("NY-P1", "NY-P2"),
    *("NY-L1", "NY-L2", "NY-L3", "NY-L4", "NY-L5"),
    "NY-K1",
    *("NY-F1", "NY-F2", "NY-F3", "NY-F4", "NY-F5", "NY-F6", "NY-F7"),
)


class ExploreNewYorkWords(GameWords):
    own_rules = RULES

    def __init__(self, game: ExploreNewYork, language: str = "en", *, strict: bool = False) -> None:
        super().__init__("explore-new-york", language, strict=strict)
        self.game = game
        self.e = game.edition

    # ---- things -----------------------------------------------------------------------------------------------
    def kind(self, kind: int) -> str:
        """What a block can be: "red circle", "white"."""
        return self.word("kind", KINDS[kind])

    def symbol(self, symbol: int) -> str:
        return self.word("symbol", SYMBOLS[symbol])

    def block(self, block: int) -> str:
        """Its X and Y, and what is there: "(4,5) Times Square"."""
        name = self.e.block_names[block]
        at = self.e.blocks[block]
        return self.say("part-block-named", block=at, name=name) if name else self.say("part-block", block=at)

    def link(self, link: int) -> str:
        """Where it is: "between (4,4) and (4,5)". The blocks' numbers are printed on the map, unlike the notation's."""
        e = self.e
        beside = [e.blocks[block] for block in e.link_blocks[link]]
        if len(beside) == 2:
            return self.say("part-link-between", a=beside[0], b=beside[1])
        return self.say(f"part-link-{border(e, link)}", a=beside[0])

    def links(self, links: Sequence[int]) -> str:
        """The links, with commas but no "and": it would be lost beside the "and" in each of them."""
        return ", ".join(self.link(link) for link in links)

    def card(self, card: int) -> str:
        """ "4 (one green square, +)"."""
        e = self.e
        number = "*" if e.card_number[card] == STAR else str(e.card_number[card])
        tourists = self._tourists("part-on-card", counts(e.card_tourists[card]))
        return self.say("part-card-plus" if e.card_plus[card] else "part-card", number=number, tourists=tourists)

    def cards(self, cards: Sequence[int]) -> str:
        return self.every([self.card(card) for card in cards])

    def cafe(self, cafe: int) -> str:
        """Its name and tourists: "Café Inwood (1 circle and 1 square)"."""
        return self.say(
            "part-cafe", cafe=self.e.cafe_names[cafe], tourists=self.tourists(counts(self.e.cafe_tourists[cafe]))
        )

    def cafes(self, cafes: Sequence[int]) -> str:
        return self.every([self.cafe(cafe) for cafe in cafes])

    def tourists(self, numbers: Sequence[int]) -> str:
        """How many of each symbol: "2 circles and 1 triangle"."""
        return self._tourists("part-tourists", numbers)

    def _tourists(self, key: str, numbers: Sequence[int]) -> str:
        parts = [self.say(key, symbol=SYMBOLS[symbol], n=n) for symbol, n in enumerate(numbers) if n > 0]
        return self.every(parts) if parts else self.say("part-no-tourists")

    # ---- actions ----------------------------------------------------------------------------------------------
    def action(self, action: Action) -> str:
        """A line for a menu; of chance's actions, which nobody chooses, what is drawn."""
        if isinstance(action, Link):
            return self.say("action-link", link=self.link(action.link))
        if isinstance(action, Block):
            return self.say("action-block", block=self.block(action.block))
        if isinstance(action, End):
            return self.say("action-end")
        if isinstance(action, Discard):
            return self.say("action-discard", card=self.card(action.card))
        if isinstance(action, Tourist):
            return self.say("action-tourist", tourists=self.tourists(one_of(action.symbol)))
        if isinstance(action, Card):
            return self.card(action.card)
        if isinstance(action, First):
            return self.name(action.seat)
        raise TypeError(f"not an Explore New York action: {action!r}")

    # ---- refusals ---------------------------------------------------------------------------------------------
    def refusal(self, reason: Reason, names: Sequence[str] | None = None, viewer: int | None = None) -> str:
        """Blocks, links and cards as they are named everywhere, not as in the notation that the reason has."""
        arguments = dict(reason.arguments)
        known: tuple[tuple[str, list[str], Callable[[int], str]], ...] = (
            ("block", self.e.blocks, self.block),
            ("link", self.e.links, self.link),
            ("card", self.e.cards, self.card),
        )
        for name, ids, spoken in known:
            if arguments.get(name) in ids:
                arguments[name] = spoken(ids.index(cast(str, arguments[name])))
        return super().refusal(Reason(reason.rule, arguments), names, viewer)

    # ---- events -----------------------------------------------------------------------------------------------
    def event_arguments(self, data: Mapping[str, object]) -> dict[str, object]:
        """Numbers of things become their names; `count` is how many cafes were reached."""
        out = dict(data)
        if "card" in data:
            out["card"] = self.card(whole(data["card"]))
        if "kept" in data:
            out["kept"] = self.cards(wholes(data["kept"]))
        if "block" in data:
            out["block"] = self.block(whole(data["block"]))
        if "fallback" in data:
            out["fallback_is"] = "yes" if data["fallback"] else "no"
            if data["fallback"] and "links" in data:  # where a whole turn is told, its block says so
                out["block"] = self.say("part-block-fallback", block=out["block"])
        if "kind" in data:
            out |= {"kind": self.kind(whole(data["kind"])), "kind_id": KINDS[whole(data["kind"])]}
        if "symbol" in data:
            out["tourists"] = self.tourists(one_of(whole(data["symbol"])))
        if "tourists" in data:
            out["tourists"] = self.tourists(wholes(data["tourists"]))
        if "link" in data:
            out["link"] = self.link(whole(data["link"]))
        if "links" in data:
            out["links"] = self.links(wholes(data["links"]))
        if "cafes" in data:
            out["cafes"] = self.cafes(wholes(data["cafes"]))
            out["count"] = len(wholes(data["cafes"]))
        return out

    # ---- the score sheet --------------------------------------------------------------------------------------
    def line(self, line: Line) -> str:
        """What a line of the score sheet is for; its points stand beside it."""
        return self.say(f"line-{line.key}", **line.arguments)

    # ---- prompts ----------------------------------------------------------------------------------------------
    def prompt(self, view: View, names: Sequence[str] | None = None) -> str:
        """What the viewer is asked to do, or whom the table waits for."""
        actors = wholes(view["actors"])
        viewer = view["viewer"]
        phase = view["phase"]
        if not actors:
            return self.say("phase-over")
        if actors == [CHANCE]:
            return self.say(f"phase-{phase}")
        if viewer not in actors:
            ended = phase == "mark" and viewer is not None
            waiting = self.every([self.name(seat, names) for seat in actors])
            return self.say("phase-done" if ended else "phase-wait", actors=waiting)
        return self.say("phase-discard") if phase == "discard" else self._own_turn(view)

    def _own_turn(self, view: View) -> str:
        mine = cast(dict[str, object], cast(list[object], view["players"])[whole(view["viewer"])])
        turn = cast(dict[str, object], mine["turn"])
        doing = turn["doing"]
        if doing == "block":
            return self.say("phase-block" if self._named_and_empty(view, mine) else "phase-block-fallback")
        block = self.block(whole(turn["block"]))
        if doing == "tourist":
            return self.say("phase-tourist", block=block)
        left = whole(turn["due"])
        if left > 0:
            return self.say("phase-links", left=left, block=block, fallback_is="yes" if turn["fallback"] else "no")
        return self.say("phase-extend", block=block) if turn["may_extend"] else self.say("phase-end")

    def _named_and_empty(self, view: View, mine: Mapping[str, object]) -> list[int]:
        """NY-B5: the blocks that the cards point to and that have no tourists."""
        a, b = [self.e.card_number[card] for card in wholes(view["shown"])]
        taken = {wholes(row)[0] for row in cast(list[object], mine["tourists"])}
        return [block for block in self.game.tables.offer(a, b) if block not in taken]

    # ---- rules ------------------------------------------------------------------------------------------------
    def numbers(self, rule_id: str) -> dict[str, object]:
        return NUMBERS[rule_id](self, self.e) if rule_id in NUMBERS else {}

    def by_players(self, key: str, argument: str, numbers: Mapping[int, int]) -> str:
        """ "8 turns with 2 or 4 players and 9 turns with 3 players"; the house mode is told in NY-C1."""
        groups: dict[int, list[str]] = {}
        for players in rulebook_seats(self.e):
            groups.setdefault(numbers[players], []).append(str(players))
        return self.every(
            [self.say(key, **{argument: n}, players=self.any_of(players)) for n, players in groups.items()]
        )


def one_of(symbol: int) -> list[int]:
    """One tourist of that symbol, as counts."""
    return [int(other == symbol) for other in range(len(SYMBOLS))]


def border(e: Edition, link: int) -> str:
    """Where a link with one block beside it runs: on which border, or around a corner (NY-C3)."""
    (ax, ay), (bx, by) = e.points[e.link_a[link]], e.points[e.link_b[link]]
    if ax != bx and ay != by:
        return "corner"
    if ay == by:
        return "above" if ay == 0 else "below"
    return "left" if ax == 0 else "right"


def rulebook_seats(e: Edition) -> list[int]:
    return [players for players in e.seat_counts if players not in e.house_seats]


def kinds_on_map(words: ExploreNewYorkWords, e: Edition) -> str:
    blocks = [(kind, e.block_kind.count(kind)) for kind in range(len(KINDS))]
    return ", ".join(words.say("part-kind", kind=words.kind(kind), blocks=n) for kind, n in blocks if n > 0)


def kinds_of_links(e: Edition) -> dict[str, object]:
    """NY-C3."""
    where = ["inner" if len(e.link_blocks[link]) == 2 else border(e, link) for link in range(len(e.links))]
    inner, arcs = where.count("inner"), where.count("corner")
    return {"links": len(where), "inner": inner, "arcs": arcs, "border": len(where) - inner - arcs}


def most_links(e: Edition) -> int:
    """NY-L4: two a turn, and one for each `+` that can lie there."""
    turns = max(e.turns.values())
    return 2 * turns + min(sum(e.card_plus), (e.reveal - e.discard) * turns)


def house_mode(words: ExploreNewYorkWords, e: Edition) -> dict[str, object]:
    """NY-C1."""
    house = e.house_seats
    return {
        "house": words.any_of([str(n) for n in house]),
        "house_is": "some" if house else "none",
        "turns": e.turns[house[0]] if house else 0,
        "removed": e.removed[house[0]] if house else 0,
    }


Numbers = Callable[[ExploreNewYorkWords, Edition], dict[str, object]]

NUMBERS: Final[dict[str, Numbers]] = {
    "NY-C1": lambda words, e: {
        "players": words.any_of([str(n) for n in rulebook_seats(e)]),
        **house_mode(words, e),
    },
    "NY-C2": lambda words, e: {"width": e.width, "height": e.height},
    "NY-C3": lambda words, e: {"points": len(e.points), **kinds_of_links(e)},
    "NY-C4": lambda words, e: {"kinds": kinds_on_map(words, e), "cafes": len(e.cafes)},
    "NY-C5": lambda words, e: {
        "cards": len(e.cards),
        "highest": max(e.card_number),
        "stars": e.card_number.count(STAR),
        "plus": sum(e.card_plus),
    },
    "NY-S1": lambda words, e: {"removed": words.by_players("part-removed", "cards", e.removed)},
    "NY-S2": lambda words, e: {"turns": words.by_players("part-turns", "turns", e.turns)},
    "NY-T1": lambda words, e: {"reveal": e.reveal, "discard": e.discard},
    "NY-B4": lambda words, e: {"blocks": e.width + e.height - 1},
    "NY-L3": lambda words, e: {"option": "on" if words.game.plus_after_fallback else "off"},
    "NY-L4": lambda words, e: {"most": most_links(e), "links": len(e.links)},
    "NY-F5": lambda words, e: {"points": e.cafe_points},
    "NY-F6": lambda words, e: {
        "yellow": e.yellow_points,
        "grey": ", ".join(f"{n} → {points}" for n, points in enumerate(e.grey_points) if n > 0) or "–",
    },
}
