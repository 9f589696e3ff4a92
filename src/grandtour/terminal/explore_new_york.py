"""How Explore New York looks in the terminal. Everything comes from the view, so nothing hidden can show."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grandtour.core.game import Action, Event, View
from grandtour.core.numbers import whole, wholes
from grandtour.games.explore_new_york import scoring
from grandtour.games.explore_new_york.actions import Block, Discard, End, Link, Tourist
from grandtour.games.explore_new_york.edition import KINDS, NONE, STAR, WHITE, tourists_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.route import Route, best_route
from grandtour.games.explore_new_york.words import ExploreNewYorkWords
from grandtour.terminal.face import Choice, Face, Menu
from grandtour.terminal.face import Group as MenuGroup
from grandtour.terminal.new_york_map import KIND_STYLES, CityMap, Glyphs, Marks
from grandtour.terminal.views import lists_of, players_of, table_of

CARD_STYLE: Final = "bold black on rgb(235,225,195)"
BESIDE: Final = 38  # columns that the legend needs to stand beside the map
LOW: Final = 40  # a screen with fewer lines is too low for a large map and a menu
LISTED: Final = 6  # so many blocks are listed one on each line
NAMED: Final = 4  # so many blocks are named one by one
TYPED_LINK: Final = re.compile(r"(link )?([0-9]+,[0-9]+)[-–]([0-9]+,[0-9]+)")


class ExploreNewYorkFace(Face):
    prefix = "ny"
    own_commands = ("route",)

    def __init__(self, game: ExploreNewYork, language: str, names: list[str], console: Console) -> None:
        self.own = ExploreNewYorkWords(game, language)
        super().__init__(game, self.own, names, console, game.edition.title, game.edition.own_design)
        self.e = game.edition
        self.tables = game.tables
        self.glyphs = Glyphs(self.ascii)
        self.map = CityMap(game.edition, self.glyphs, console.width, low=console.is_terminal and console.height < LOW)
        self.routes: dict[tuple[tuple[int, ...], tuple[int, ...]], Route] = {}  # a route is found once and shown often

    # ---- small things -----------------------------------------------------------------------------------------
    def card(self, card: int) -> Text:
        e = self.e
        number = "*" if e.card_number[card] == STAR else str(e.card_number[card])
        plus = " +" if e.card_plus[card] else ""
        return Text(f"[{number} {self.glyphs.group(e.card_tourists[card])}{plus}]", style=CARD_STYLE, no_wrap=True)

    def cards(self, cards: list[int]) -> Text:
        return Text("  ").join(self.card(card) for card in cards)

    def kind(self, block: int) -> Text:
        kind = self.e.block_kind[block]
        return Text() if kind == WHITE else Text(self.glyphs.kind(kind), style=KIND_STYLES[KINDS[kind]])

    def cafe(self, cafe: int) -> str:
        return f"({self.glyphs.group(self.e.cafe_tourists[cafe])})"

    def map_of(self, view: View, seat: int) -> Marks:
        """The seat's map as the viewer knows it; what its latest turn drew is pointed out."""
        player = players_of(view)[seat]
        rows = [wholes(row) for row in lists_of(player["tourists"])]
        marks = Marks({row[0]: row[1:] for row in rows}, set(wholes(player["links"])), set(wholes(player["cafes"])))
        turn = table_of(player.get("turn"))
        if turn is not None and view["phase"] != "over":
            marks.double = set(wholes(turn["links"]))
            marks.chosen = whole(turn["block"])
        return marks

    def route_of(self, marks: Marks) -> Route:
        groups = [0] * len(self.e.blocks)
        for block, numbers in marks.tourists.items():
            groups[block] = tourists_of([symbol for symbol, n in enumerate(numbers) for _ in range(n)])
        links = sorted(marks.links)
        key = (tuple(links), tuple(groups))
        if key not in self.routes:
            self.routes[key] = best_route(self.e, links, groups)
        return self.routes[key]

    def my_turn(self, view: View) -> dict[str, object] | None:
        viewer = view["viewer"]
        return table_of(players_of(view)[viewer].get("turn")) if isinstance(viewer, int) else None

    # ---- screens ----------------------------------------------------------------------------------------------
    def heading(self, view: View) -> RenderableType:
        parts = []
        if view["phase"] == "setup":
            parts.append(self.say("setting-up"))
        elif view["phase"] != "over":
            parts.append(self.say("turn", number=view["turn"], last=view["turns"]))
        if view["mode"] != "rulebook":
            parts.append(self.say("house-title", mode=self.own.say(f"mode-{view['mode']}")))
        return Rule(" · ".join(parts)) if parts else Text()

    def table(self, view: View, menu: Menu | None = None) -> RenderableType:
        parts = [self.heading(view), self.players(view), Text(), self.middle(view)]
        if menu is not None:
            parts += [Text(), self.with_legend(self.numbered_map(view, menu))]
        return Group(*parts)

    def chapter(self, view: View) -> int:
        return whole(view["turn"])

    def glance(self, view: View, menu: Menu) -> RenderableType:
        return Group(Text(), self.middle(view, whole_table=False), Text(), self.numbered_map(view, menu))

    def players(self, view: View) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("player"))
        for heading in ("blocks", "links", "cafes-used", "best-route"):
            table.add_column(self.say(heading), justify="right")
        acting = wholes(view["actors"])
        for seat in range(len(self.names)):
            name = Text(f"{self.arrow if seat in acting else ' '} {self.names[seat]}")
            if seat == view["viewer"]:
                name.append(f" ({self.say('you')})")
            if seat == view["first"] and len(self.names) > 1:
                name.append(f" ({self.say('first')})", style="dim")
            marks = self.map_of(view, seat)
            row = [len(marks.tourists), len(marks.links), len(marks.used), self.route_of(marks).total]
            table.add_row(name, *map(str, row), style="bold" if seat == view["viewer"] else "")
        return table

    def middle(self, view: View, whole_table: bool = True) -> Table:
        """The cards on the table, and how good the viewer's best route is so far."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        shown = wholes(view["shown"])
        if shown:
            heading = "turn-cards" if view["phase"] == "mark" else "revealed"
            table.add_row(self.say(heading), self.cards(shown))
        if whole_table and view["phase"] != "over":
            left = len(wholes(view["deck"])) - self.e.removed[whole(view["seats"])]
            table.add_row(self.say("deck"), self.say("deck-count", count=left))
        if isinstance(view["viewer"], int):
            table.add_row(self.say("best-so-far"), self.worth(self.route_of(self.map_of(view, view["viewer"]))))
        return table

    def worth(self, route: Route) -> str:
        """`34 points = ● 3 × 2 + ■ 1 × 2 + (café) 6 + …`, without what brings nothing."""
        total = self.say("count-points", count=route.total)
        parts = []
        for box, line in enumerate(scoring.lines(route)):
            if line.points:
                signs = (*map(self.glyphs.kind, range(3)), self.say("cafes"), *map(self.glyphs.kind, (3, 4)))
                what = str(line.points)
                if "tourists" in line.arguments:
                    what = f"{line.arguments['tourists']}{self.glyphs.times}{line.arguments['attractions']}"
                parts.append(f"{signs[box]} {what}")
        return f"{total} = {' + '.join(parts)}" if parts else total

    # ---- maps -------------------------------------------------------------------------------------------------
    def numbered_map(self, view: View, menu: Menu) -> Text:
        """The viewer's own map, with the numbers of the menu on blocks and roads."""
        marks = self.map_of(view, whole(view["viewer"]))
        for number, _, choice in menu.numbered():
            if isinstance(choice.action, Block):
                marks.block_numbers[choice.action.block] = number
            elif isinstance(choice.action, Link):
                marks.link_numbers[choice.action.link] = number
        return self.map.draw(marks)

    def route_map(self, marks: Marks, route: Route) -> Text:
        """A map that shows the steps of the route instead of the latest turn."""
        steps = {link: step + 1 for step, link in enumerate(route.links)}
        return self.map.draw(Marks(marks.tourists, marks.links, marks.used, set(steps), NONE, {}, steps))

    def with_legend(self, drawn: Text, of_route: bool = False) -> RenderableType:
        """The map with its legend: beside it if there is room, otherwise under it."""
        legend = self.legend(of_route)
        free = self.console.width - self.map.width
        if free < BESIDE + 2:
            return Group(drawn, *lines_of(legend, self.console.width))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(max_width=free - 2)
        table.add_row(drawn, Group(*legend))
        return table

    def legend(self, of_route: bool) -> list[Text]:
        g = self.glyphs
        kinds = [
            Text.assemble((g.kind(kind), KIND_STYLES[KINDS[kind]]), f" {self.own.say(f'kind-{KINDS[kind]}')}")
            for kind in range(WHITE)
            if kind in self.e.block_kind
        ]
        tourists = f"{' '.join(g.symbols)} {self.say('legend-tourists')}"
        texts = [
            tourists,
            f"({g.symbols[0]}{g.symbols[1]}) {self.say('legend-cafe')}",
            f"({g.used}{g.used}) {self.say('legend-used')}",
            f"{g.drawn[0] * 2} {self.say('legend-link')}",
            f"{g.double[0] * 2} {self.say('legend-route' if of_route else 'legend-turn')}",
            self.say("legend-numbers"),
        ]
        return [*kinds, *(Text(text, style="dim") for text in texts)]

    def board(self, view: View, part: str = "") -> RenderableType:
        """All maps, the viewer's last; or the one that `part` names by the player's number or name."""
        seats = [seat for seat in range(len(self.names)) if seat != view["viewer"]]
        if isinstance(view["viewer"], int):
            seats.append(view["viewer"])
        if part:
            named = [seat for seat in seats if part == self.names[seat].casefold() or part == str(seat + 1)]
            seats = named or [seat for seat in seats if part in self.names[seat].casefold()]
            if not seats:
                names = ", ".join(f"{seat + 1}: {name}" for seat, name in enumerate(self.names))
                return Text(self.say("no-such-player", part=part[:40], names=names), style="yellow")
        over = view["phase"] == "over"
        parts: list[RenderableType] = []
        for seat in seats:
            parts.append(Text())
            parts.append(Rule(self.names[seat], style="dim"))
            marks = self.map_of(view, seat)
            drawn = self.route_map(marks, self.route_of(marks)) if over else self.map.draw(marks)
            parts.append(self.with_legend(drawn, over) if seat == seats[-1] else drawn)
            if over:
                parts.append(self.walk(self.route_of(marks)))
            elif not players_of(view)[seat]["done"] and seat != view["viewer"]:
                parts.append(Text(self.say("not-ended", name=self.names[seat]), style="dim"))
        return Group(*parts)

    def walk(self, route: Route) -> RenderableType:
        """The route from intersection to intersection, and what it passes."""
        if not route.links:
            return Text(self.say("no-route"))
        e = self.e
        blocks = dict.fromkeys(block for link in route.links for block in e.link_blocks[link])
        cafes = dict.fromkeys(e.cafe_of[point] for point in route.points if e.cafe_of[point] != NONE)
        sights = [
            Text.assemble(self.kind(block), f" {e.block_names[block]}")
            for block in blocks
            if e.block_kind[block] != WHITE
        ]
        sights += [Text(e.cafe_names[cafe]) for cafe in cafes]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        table.add_row(self.say("walk"), f" {self.glyphs.arrow} ".join(e.point_names[point] for point in route.points))
        table.add_row(self.say("passes"), Text(" · ").join(sights) if sights else "–")
        return table

    def show(self, command: str, view: View, menu: Menu) -> RenderableType:
        """For `route`: the best route on the viewer's map so far, with its path and its points."""
        if not isinstance(view["viewer"], int):
            return Text("–")
        marks = self.map_of(view, view["viewer"])
        route = self.route_of(marks)
        if not route.links:
            return self.walk(route)
        lines = Table.grid(padding=(0, 2, 0, 0))
        lines.add_column()
        lines.add_column(justify="right")
        for line in scoring.lines(route):
            lines.add_row(Text(self.line(line)), f"{line.points:+d}")
        lines.add_row(Text(self.say("total"), style="bold"), Text(str(route.total), style="bold"))
        heading = Text(self.say("best-so-far"), style="bold")
        return Group(heading, self.with_legend(self.route_map(marks, route), True), self.walk(route), Text(), lines)

    def ending(self, view: View) -> RenderableType | None:
        return self.board(view)

    # ---- the menu ---------------------------------------------------------------------------------------------
    def menu(self, view: View, legal: list[Action]) -> Menu:
        discards = [self.discarding(view, action) for action in legal if isinstance(action, Discard)]
        blocks = [self.choosing(action) for action in legal if isinstance(action, Block)]
        tourists = [self.tourist(action) for action in legal if isinstance(action, Tourist)]
        ends = [Choice(self.words_of(a), a, search=self.own.action(a).casefold()) for a in legal if isinstance(a, End)]
        groups = [
            MenuGroup("", discards),
            MenuGroup("", blocks, short=len(blocks) > LISTED),
            MenuGroup("", tourists),
            *self.link_groups(view, [action for action in legal if isinstance(action, Link)]),
            MenuGroup("", ends),
        ]
        return Menu([group for group in groups if group.choices])

    def words_of(self, action: Action) -> Text:
        return Text(self.own.action(action))

    def discarding(self, view: View, action: Discard) -> Choice:
        """The choice, with what would be left: the blocks of the other two cards that are empty on the viewer's map."""
        kept = [card for card in wholes(view["shown"]) if card != action.card]
        label = Text.assemble(self.words_of(action), " ", self.card(action.card))
        if len(kept) == 2:
            taken = self.map_of(view, whole(view["viewer"])).tourists
            numbers = [self.e.card_number[card] for card in kept]
            free = [block for block in self.tables.offer(*numbers) if block not in taken]
            if not free:
                then = self.say("then-fallback")
            elif len(free) > NAMED:
                then = self.say("then-many", count=len(free))
            else:
                then = self.say("then-blocks", blocks=self.own.any_of([self.own.block(block) for block in free]))
            label.append(f" · {then}", style="dim")
        return Choice(label, action, search=self.own.action(action).casefold())

    def choosing(self, action: Block) -> Choice:
        kind = self.kind(action.block)
        label = Text.assemble((self.own.block(action.block), "bold"), " " if kind else "", kind)
        return Choice(label, action, search=f"{self.e.blocks[action.block]} {label.plain.casefold()}")

    def tourist(self, action: Tourist) -> Choice:
        label = Text.assemble(self.words_of(action), f" {self.glyphs.symbols[action.symbol]}")
        return Choice(label, action, search=label.plain.casefold())

    def link_groups(self, view: View, links: list[Link]) -> list[MenuGroup]:
        """First links along the block, then those that go on from drawn ones; others by their number or a search."""
        turn = self.my_turn(view)
        if turn is None or not links:
            return []
        block, lines = whole(turn["block"]), wholes(turn["links"])
        earlier = [link for link in self.map_of(view, whole(view["viewer"])).links if link not in lines]
        fresh, old = self.joined(lines), self.joined(earlier)
        sides: list[Choice] = []
        on: list[Choice] = []
        older: list[Choice] = []
        others: list[Choice] = []
        for action in links:
            link = action.link
            if link in self.tables.sides[block]:
                sides.append(self.drawing(view, action))
            elif link in fresh:
                on.append(self.drawing(view, action))
            elif link in old:
                older.append(self.drawing(view, action, short=True))
            else:
                others.append(self.drawing(view, action))
        example = self.e.point_names[self.e.link_a[links[0].link]]
        return [
            MenuGroup(self.say("menu-sides", block=self.own.block(block)), sides),
            MenuGroup(self.say("menu-on"), on),
            MenuGroup(self.say("menu-older"), older, short=True),
            MenuGroup(
                self.say("menu-elsewhere"),
                others,
                folded=self.say("menu-others", count=len(others), example=example),
            ),
        ]

    def joined(self, links: list[int]) -> set[int]:
        return {other for link in links for other in self.tables.joined[link]}

    def drawing(self, view: View, action: Link, short: bool = False) -> Choice:
        """Where the link is, and what the route would pass there that the player does not have yet."""
        e = self.e
        name = e.links[action.link]
        label = Text(name, style="bold")
        if not short:
            label = Text.assemble(label, f"  {self.own.link(action.link)}")
        for block in e.link_blocks[action.link]:
            if e.block_kind[block] != WHITE:
                label = Text.assemble(label, " ", self.kind(block))
        used = self.map_of(view, whole(view["viewer"])).used
        for point in (e.link_a[action.link], e.link_b[action.link]):
            cafe = e.cafe_of[point]
            if cafe != NONE and cafe not in used:
                sign = self.cafe(cafe) if short else self.say("cafe-there", cafe=self.cafe(cafe))
                label = Text.assemble(label, " ", sign)
        return Choice(label, action, search=name)

    def tidy(self, text: str) -> str:
        """Understands blocks as sentences write them, `(4,5)`, and links from either end."""
        text = re.sub(r"\s*([,–-])\s*", r"\1", text.replace("(", "").replace(")", ""))
        typed = TYPED_LINK.fullmatch(text)
        if typed is None:
            return text
        verb, a, b = typed[1] or "", typed[2], typed[3]
        return f"{verb}{b}-{a}" if f"{b}-{a}" in self.e.links else f"{verb}{a}-{b}"

    # ---- words ------------------------------------------------------------------------------------------------
    def is_news(self, event: Event) -> bool:
        return event.kind != "card"  # the table shows the cards


def lines_of(parts: list[Text], width: int) -> list[Text]:
    """The parts side by side, on as many lines as it takes; only a part longer than a line is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + part.cell_len + 3 <= width:
            lines[-1] = Text.assemble(lines[-1], "   ", part)
        else:
            lines.append(part)
    return lines
