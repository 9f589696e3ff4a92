"""How San Francisco looks in the terminal. Color is never the only sign, because its name stands beside it."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grandtour.core.game import Action, Event, View
from grandtour.core.numbers import whole, wholes
from grandtour.games.san_francisco.actions import Claim, Draw, DrawTickets, Keep, Pass, Place, Take, Token
from grandtour.games.san_francisco.edition import GRAY, NONE
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.words import SanFranciscoWords
from grandtour.terminal.face import Choice, Face, Menu
from grandtour.terminal.face import Group as MenuGroup
from grandtour.terminal.views import players_of, tables_of

STYLES: Final = {
    "blue": "bold white on rgb(20,80,180)",
    "green": "bold white on rgb(20,110,50)",
    "black": "bold white on rgb(40,40,40)",
    "purple": "bold white on rgb(120,50,150)",
    "red": "bold white on rgb(190,30,30)",
    "orange": "bold black on rgb(240,150,40)",
    "ferry": "bold black on rgb(130,215,235)",
    "gray": "bold black on rgb(190,190,190)",
}
OTHER_STYLE: Final = "reverse"  # for a color of an edition that is not ours
TOLD_BY_THE_TABLE: Final = ("stack", "face-up", "draw", "ticket", "keep")
WIDE: Final = 130  # columns from which the board stands in two halves


class SanFranciscoFace(Face):
    prefix = "sf"
    own_commands = ("tickets",)

    def __init__(self, game: SanFrancisco, language: str, names: list[str], console: Console) -> None:
        self.own = SanFranciscoWords(game, language)
        super().__init__(game, self.own, names, console, game.edition.title, game.edition.own_design)
        self.e = game.edition
        self.block = "#" if self.ascii else "■"
        self.yes, self.no = ("x", " ") if self.ascii else ("✓", "○")

    def say(self, key: str, **arguments: object) -> str:
        """The sentence; examples in help are of this edition, and tokens are only spoken of where there are any."""
        return super().say(key, **(self.examples() | arguments))

    def examples(self) -> dict[str, object]:
        e = self.e
        route = max(range(len(e.route_a)), key=lambda route: e.route_length[route])
        plain = next(color for color in range(len(e.colors)) if color != e.wild)
        color = plain if e.route_color[route] == GRAY else e.route_color[route]
        wilds = max(1, e.route_ferries[route])
        claim = Claim(route, color if wilds < e.route_length[route] else e.wild, wilds)
        return {
            "ex_color": e.colors[plain],
            "ex_claim": self.game.write(claim).removeprefix("claim "),
            "ex_tickets": "0+1",
            "ex_symbol": e.symbols[0] if e.symbols else "",
            "ex_place": e.locations[0],
            "symbols": len(e.symbols),
        }

    # ---- small things -----------------------------------------------------------------------------------------
    def chip(self, color: int, text: str) -> Text:
        slug = "gray" if color == GRAY else "ferry" if color == self.e.wild else self.e.colors[color]
        return Text(f" {text} ", style=STYLES.get(slug, OTHER_STYLE), no_wrap=True)

    def cards(self, counts: list[int]) -> list[Text]:
        return [self.chip(color, f"{n} {self.own.color(color)}") for color, n in enumerate(counts) if n > 0]

    def flow(self, parts: list[Text], space: int) -> RenderableType:
        """The parts side by side, on as many lines as it takes; no part is broken."""
        return Columns(parts, padding=(0, space)) if parts else Text("–")

    def route_chip(self, route: int) -> Text:
        e = self.e
        text = f"{self.block * e.route_length[route]} {self.own.color(e.route_color[route])}"
        chip = self.chip(e.route_color[route], text)
        if e.route_ferries[route]:
            chip = chip + Text(" ") + self.chip(e.wild, f"{e.route_ferries[route]} {self.own.color(e.wild)}")
        return chip

    def ends(self, a: int, b: int) -> str:
        return f"{self.e.location_names[a]} – {self.e.location_names[b]}"

    def route_ends(self, route: int) -> str:
        return self.ends(self.e.route_a[route], self.e.route_b[route])

    def route_name(self, route: int) -> str:
        """Its name, with "1 of 2" where both of a double route are alike; else the chip beside it tells them apart."""
        twin = self.e.twin[route]
        alike = twin != NONE and self.e.route_color[twin] == self.e.route_color[route]
        return self.own.route(route) if alike else self.route_ends(route)

    def ticket(self, ticket: int, done: bool) -> Text:
        e = self.e
        text = f"{self.ends(e.ticket_a[ticket], e.ticket_b[ticket])} {e.ticket_points[ticket]}"
        if done:
            return Text(f"{self.yes} {text} ({self.say('done')})", style="green")
        return Text(f"{self.no} {text}")

    def points(self, count: int) -> str:
        return self.say("count-points", count=count)

    # ---- screens ----------------------------------------------------------------------------------------------
    def heading(self, view: View) -> RenderableType:
        parts = []
        if view["phase"] in ("keep", "place", "setup"):
            parts.append(self.say("setting-up"))
        elif view["phase"] != "over":
            parts.append(self.say("round", number=whole(view["turns"]) // whole(view["seats"]) + 1))
        left = whole(view["turns_left"])
        if left > 0:
            parts.append(self.say("turns-left", count=left))
        return Rule(" · ".join(parts)) if parts else Text()

    def table(self, view: View, menu: Menu | None = None) -> RenderableType:
        return Group(self.heading(view), self.players(view), Text(), self.middle(view, whole_table=True))

    def glance(self, view: View, menu: Menu) -> RenderableType:
        return Group(Text(), self.middle(view, whole_table=False))

    def players(self, view: View) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("player"))
        for heading in ("cars", "cards", "tickets"):
            table.add_column(self.say(heading), justify="right")
        table.add_column(self.say("points"), justify="right")
        if self.e.symbols:
            table.add_column(self.say("tokens"))
        acting = wholes(view["actors"])
        for seat, player in enumerate(players_of(view)):
            name = Text(f"{self.arrow if seat in acting else ' '} {self.names[seat]}")
            if seat == view["viewer"]:
                name.append(f" ({self.say('you')})")
            if seat == view["first"]:
                name.append(f" ({self.say('first')})", style="dim")
            tickets = whole(player["tickets"]) + whole(player["offered"])
            row = [str(player["cars"]), str(player["cards"]), str(tickets), str(player["points"])]
            if self.e.symbols:
                row.append(", ".join(self.own.symbol(symbol) for symbol in wholes(player["tokens"])) or "–")
            table.add_row(name, *row, style="bold" if seat == view["viewer"] else "")
        return table

    def middle(self, view: View, whole_table: bool) -> Table:
        """What lies on the table and what the viewer holds."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        market = [self.chip(color, self.own.color(color)) for color in wholes(view["market"]) if color != NONE]
        table.add_row(self.say("face-up"), self.flow(market, 1))
        if whole_table:
            discards = sum(wholes(view["discard"]))
            table.add_row(
                self.say("decks"),
                self.say("decks-count", deck=view["deck"], discards=discards, tickets=view["ticket_deck"]),
            )
            if self.e.symbols:
                table.add_row(self.say("stacks"), self.stacks(view))
        mine = self.mine(view)
        if mine is not None:
            table.add_row(self.say("your-hand"), self.flow(self.cards(wholes(mine["hand"])), 1))
            if whole_table:
                table.add_row(self.say("your-tickets"), self.own_tickets(mine))
        return table

    def mine(self, view: View) -> dict[str, object] | None:
        viewer = view["viewer"]
        return players_of(view)[viewer] if isinstance(viewer, int) else None

    def stacks(self, view: View) -> RenderableType:
        lying: list[tuple[int, str]] = []
        aside: list[str] = []
        for stack in tables_of(view["stacks"]):
            symbol, location, left = (whole(stack[key]) for key in ("symbol", "location", "left"))
            if location == NONE:
                aside.append(self.own.symbol(symbol))
            elif left > 0:
                lying.append((location, f"{self.e.location_names[location]} ({self.own.symbol(symbol)} ×{left})"))
        parts = [Text(text) for _, text in sorted(lying)]
        if aside:
            parts.append(Text(self.say("set-aside", tokens=", ".join(aside))))
        return self.flow(parts, 3)

    def own_tickets(self, mine: dict[str, object]) -> RenderableType:
        kept, completed = wholes(mine["kept"]), wholes(mine["completed"])
        if not kept:
            return Text("–")
        return Group(*(self.ticket(ticket, ticket in completed) for ticket in kept))

    def show(self, command: str, view: View, menu: Menu) -> RenderableType:
        """For `tickets`: the viewer's, and how to draw more if that can be done now."""
        mine = self.mine(view)
        if mine is None:
            return Text("–")
        lines: list[RenderableType] = [Text(self.say("your-tickets"), style="bold"), self.own_tickets(mine)]
        for key, heading in (("offer", "offered"), ("put_back", "put-back")):
            if wholes(mine[key]):
                lines.append(Text(self.say(heading), style="bold"))
                lines += [self.ticket(ticket, False) for ticket in wholes(mine[key])]
        for number, _, choice in menu.numbered():
            if isinstance(choice.action, DrawTickets):
                lines.append(Text(self.say("tickets-draw", number=number), style="yellow"))
        return Group(*lines)

    def board(self, view: View, part: str = "") -> RenderableType:
        """Routes by place, in the order of the map, each once; with `part`, all routes of the places named so."""
        e = self.e
        owner = wholes(view["owner"])
        places: list[tuple[int, list[int]]] = []
        for place in range(len(e.locations)):
            if part:
                here = part in e.location_names[place].casefold()
                found = [r for r in range(len(owner)) if here and place in (e.route_a[r], e.route_b[r])]
            else:
                found = [r for r in range(len(owner)) if place == min(e.route_a[r], e.route_b[r])]
            if found:
                places.append((place, found))
        if not places:
            return Text(self.say("no-such-place", part=part[:40]), style="yellow")
        half = len(places)
        if self.console.width >= WIDE and not part:
            half = next(n for n in range(half) if 2 * lines_of(places[: n + 1]) > lines_of(places))
        tables: list[RenderableType] = [self.routes(some, owner) for some in (places[:half], places[half:]) if some]
        legend = self.say("board-legend", free=owner.count(NONE), all=len(owner))
        return Group(Columns(tables, padding=(0, 3)), Text(legend, style="dim"))

    def routes(self, places: list[tuple[int, list[int]]], owner: list[int]) -> Table:
        e = self.e
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("route-number"), justify="right")
        table.add_column(self.say("from-to"), no_wrap=True)
        table.add_column(self.say("length"), no_wrap=True)
        table.add_column(self.say("points"), justify="right")
        table.add_column(self.say("owner"))
        for place, routes in places:
            table.add_row("", Text(e.location_names[place], style="bold"))
            for route in routes:
                other = e.route_b[route] if e.route_a[route] == place else e.route_a[route]
                points = e.points_by_length[e.route_length[route]]
                who = Text(self.names[owner[route]], style="bold") if owner[route] != NONE else Text("–")
                table.add_row(
                    str(route), Text(f"– {e.location_names[other]}"), self.route_chip(route), str(points), who
                )
        return table

    # ---- the menu ---------------------------------------------------------------------------------------------
    def menu(self, view: View, legal: list[Action]) -> Menu:
        draws = [self.plain(action) for action in legal if isinstance(action, Draw | Take)]
        tickets = [self.plain(action) for action in legal if isinstance(action, DrawTickets)]
        claims = [action for action in legal if isinstance(action, Claim)]
        places = [action for action in legal if isinstance(action, Place)]
        others = [self.plain(action) for action in legal if isinstance(action, Keep | Token | Pass)]
        groups = [
            MenuGroup(self.say("menu-draw"), draws),
            MenuGroup(self.say("menu-tickets"), tickets),
            MenuGroup(self.say("menu-claim"), self.claims(view, claims)),
            *self.placements(places),
            MenuGroup("", others),
        ]
        return Menu([group for group in groups if group.choices])

    def plain(self, action: Action) -> Choice:
        label = Text(self.own.action(action))
        if isinstance(action, Take) and self.console.color_system is not None:
            label = Text.assemble(label, " ", self.chip(action.color, self.own.color(action.color)))
        return Choice(label, action)

    def claims(self, view: View, claims: list[Claim]) -> list[Choice]:
        """One line for each route, the longest first; if there are several ways to pay, that is asked next."""
        by_route: dict[int, list[Claim]] = {}
        for claim in claims:
            by_route.setdefault(claim.route, []).append(claim)
        choices = []
        for route in sorted(by_route, key=lambda route: (-self.e.route_length[route], route)):
            ways = by_route[route]
            ends = self.route_name(route)
            label = Text.assemble((ends, "bold"), " ", self.route_chip(route))
            label.append(f" {self.points(self.e.points_by_length[self.e.route_length[route]])}")
            tokens = self.tokens_at(view, route)
            if tokens:
                label.append(f" · {self.say('tokens-there', tokens=', '.join(tokens))}", style="dim")
            if len(ways) == 1:
                label.append(f" · {self.say('pay')} ", style="dim").append(self.payment(ways[0]))
                choices.append(Choice(label, ways[0], search=ends.casefold()))
            else:
                label.append(f" · {self.say('ways-to-pay', count=len(ways))}", style="dim")
                more = [Choice(self.payment(way), way) for way in ways]
                title = self.say("how-to-pay", route=ends)
                choices.append(Choice(label, None, title, more, ends.casefold()))
        return choices

    def payment(self, claim: Claim) -> Text:
        counts = [0] * len(self.e.colors)
        counts[claim.color] += self.e.route_length[claim.route] - claim.wilds
        counts[self.e.wild] += claim.wilds
        return Text(" ").join(self.cards(counts))

    def tokens_at(self, view: View, route: int) -> list[str]:
        ends = (self.e.route_a[route], self.e.route_b[route])
        return [
            self.own.symbol(whole(stack["symbol"]))
            for stack in tables_of(view["stacks"])
            if stack["location"] in ends and whole(stack["left"]) > 0
        ]

    def placements(self, places: list[Place]) -> list[MenuGroup]:
        groups = []
        for symbol in dict.fromkeys(place.symbol for place in places):
            choices = []
            for place in places:
                if place.symbol == symbol:
                    name = self.e.location_names[place.location]
                    choices.append(Choice(Text(name), place, search=name.casefold()))
            groups.append(MenuGroup(self.say("menu-place", symbol=self.own.symbol(symbol)), choices, short=True))
        return groups

    # ---- words ------------------------------------------------------------------------------------------------
    def is_news(self, event: Event) -> bool:
        return event.kind not in TOLD_BY_THE_TABLE


def lines_of(places: list[tuple[int, list[int]]]) -> int:
    return sum(1 + len(routes) for _, routes in places)
