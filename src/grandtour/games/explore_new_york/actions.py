"""What a seat, or chance, can do in Explore New York, and how it is written down."""

from __future__ import annotations

from typing import Final

from grandtour.core.game import Action, UnreadableAction
from grandtour.core.notation import number, one_of
from grandtour.core.short import quote
from grandtour.games.explore_new_york.edition import SYMBOLS, Edition


# ---- chance ---------------------------------------------------------------------------------------------------
class First(Action):
    """NY-S3: `seat` is the first player."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat

    def __repr__(self) -> str:
        return f"First({self.seat})"


class Card(Action):
    """NY-T1: the next card revealed is `card`."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card

    def __repr__(self) -> str:
        return f"Card({self.card})"


# ---- seats ----------------------------------------------------------------------------------------------------
class Discard(Action):
    """NY-T1: the first player discards `card` of those revealed."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card

    def __repr__(self) -> str:
        return f"Discard({self.card})"


class Block(Action):
    """NY-B1 to NY-B5: choose `block` for this turn; its tourists come with it (NY-P1)."""

    def __init__(self, block: int) -> None:
        super().__init__(block)
        self.block = block

    def __repr__(self) -> str:
        return f"Block({self.block})"


class Tourist(Action):
    """NY-P2: the one tourist after a fallback is of this symbol."""

    def __init__(self, symbol: int) -> None:
        super().__init__(symbol)
        self.symbol = symbol

    def __repr__(self) -> str:
        return f"Tourist({self.symbol})"


class Link(Action):
    """NY-L1 to NY-L4: draw a link on the road `link`."""

    def __init__(self, link: int) -> None:
        super().__init__(link)
        self.link = link

    def __repr__(self) -> str:
        return f"Link({self.link})"


class End(Action):
    """NY-T2: end one's own turn; from now on the others see it."""

    def __init__(self) -> None:
        super().__init__(0)

    def __repr__(self) -> str:
        return "End()"


def is_known(e: Edition, action: Action) -> bool:
    """Whether its number exists in this edition."""
    if isinstance(action, (Card, Discard)):
        return 0 <= action.card < len(e.cards)
    if isinstance(action, Block):
        return 0 <= action.block < len(e.blocks)
    if isinstance(action, Tourist):
        return 0 <= action.symbol < len(SYMBOLS)
    if isinstance(action, Link):
        return 0 <= action.link < len(e.links)
    if isinstance(action, First):
        return 0 <= action.seat < max(e.seat_counts)
    return isinstance(action, End)


# ---- notation -------------------------------------------------------------------------------------------------
def write(e: Edition, action: Action) -> str:
    if not is_known(e, action):
        raise ValueError(f"not an action of Explore New York ({e.id}): {action!r}")
    if isinstance(action, Link):
        return f"link {e.links[action.link]}"
    if isinstance(action, Block):
        return f"block {e.blocks[action.block]}"
    if isinstance(action, End):
        return "end"
    if isinstance(action, Card):
        return f"card {e.cards[action.card]}"
    if isinstance(action, Discard):
        return f"discard {e.cards[action.card]}"
    if isinstance(action, Tourist):
        return f"tourist {SYMBOLS[action.symbol]}"
    assert isinstance(action, First)
    return f"first {action.seat}"


HOW: Final = "discard CARD, block X,Y, tourist SYMBOL, link X,Y-X,Y, end"


def read(e: Edition, text: str) -> Action:
    words = text.split(" ")
    verb = words[0]
    if text == "end":
        return End()
    if len(words) == 2:
        what = words[1]
        if verb == "link":
            return Link(read_link(e, what, text))
        if verb == "block":
            return Block(read_block(e, what, text))
        if verb == "tourist":
            return Tourist(one_of(SYMBOLS, what, "tourist", text))
        if verb == "card":
            return Card(one_of(e.cards, what, "card", text))
        if verb == "discard":
            return Discard(one_of(e.cards, what, "card", text))
        if verb == "first":
            return First(number(what, max(e.seat_counts), "seat", text))
    raise UnreadableAction(f"{quote(text)} is no action; actions are: {HOW}")


def read_link(e: Edition, name: str, text: str) -> int:
    """One spelling a link, so that one action has one notation; the other way round is told how to be written."""
    if name in e.links:
        return e.links.index(name)
    ends = name.split("-")
    if len(ends) == 2:
        turned = f"{ends[1]}-{ends[0]}"
        if turned in e.links:
            raise UnreadableAction(f"{quote(text)}: write that link as {turned}")
        for end in ends:
            if end not in e.point_names:
                raise UnreadableAction(
                    f"{quote(text)}: there is no intersection {quote(end)}; X goes from 0 to {e.width} and Y from 0 to "
                    f"{e.height}, without the four corners of the map"
                )
    raise UnreadableAction(
        f"{quote(text)}: no road {quote(name)} joins two neighbouring intersections; write for example {e.links[0]}"
    )


def read_block(e: Edition, name: str, text: str) -> int:
    if name in e.blocks:
        return e.blocks.index(name)
    raise UnreadableAction(
        f"{quote(text)}: there is no block {quote(name)}; blocks run from 1,1 to {e.width},{e.height}"
    )
