"""What follows from an edition before the first move: which roads meet, which blocks two cards offer, every action.

Listing legal actions then only compares numbers and hands out these shared values.
"""

from __future__ import annotations

from grandtour.games.explore_new_york.actions import Block, Card, Discard, End, Link, Tourist
from grandtour.games.explore_new_york.edition import STAR, SYMBOLS, Edition


class Tables:
    def __init__(self, e: Edition) -> None:
        links = range(len(e.links))
        self.sides: list[list[int]] = [  # by block: the links around it
            [link for link in links if block in e.link_blocks[link]] for block in range(len(e.blocks))
        ]
        self.joined: list[list[int]] = [  # by link: the links that share an end with it
            sorted({*e.links_at[e.link_a[link]], *e.links_at[e.link_b[link]]} - {link}) for link in links
        ]
        self.numbers = max(e.width, e.height) + 1
        self.offers: list[list[int]] = [  # by the two cards' numbers, at `a * numbers + b`
            offered(e, a, b) for a in range(self.numbers) for b in range(self.numbers)
        ]
        self.cards = [Card(card) for card in range(len(e.cards))]
        self.discards = [Discard(card) for card in range(len(e.cards))]
        self.blocks = [Block(block) for block in range(len(e.blocks))]
        self.tourists = [Tourist(symbol) for symbol in range(len(SYMBOLS))]
        self.links = [Link(link) for link in links]
        self.end = End()

    def offer(self, a: int, b: int) -> list[int]:
        return self.offers[a * self.numbers + b]


def offered(e: Edition, a: int, b: int) -> list[int]:
    """NY-B2 to NY-B4: the blocks that two numbers point to, one across and the other down; STAR stands for any."""
    out: list[int] = []
    for y in range(1, e.height + 1):
        for x in range(1, e.width + 1):
            if (a in (x, STAR) and b in (y, STAR)) or (b in (x, STAR) and a in (y, STAR)):
                out.append((y - 1) * e.width + x - 1)
    return out
