"""Grand Tour: three city-touring board games behind one interface."""

from grandtour import _engine

_engine.install()  # comes before all other modules of the package, because it decides whether compiled ones run

from grandtour._version import __version__  # noqa: E402
from grandtour.core.conformance import check_game  # noqa: E402
from grandtour.core.editions import BadEdition  # noqa: E402
from grandtour.core.game import (  # noqa: E402
    CHANCE,
    Action,
    Event,
    Game,
    IllegalAction,
    Reason,
    Seat,
    State,
    UnreadableAction,
    View,
)
from grandtour.core.match import Match  # noqa: E402
from grandtour.core.picker import Picker  # noqa: E402
from grandtour.core.record import BadRecord, FalseRecord, Record  # noqa: E402
from grandtour.core.registry import BadOptions, UnknownGame, UnknownRules  # noqa: E402
from grandtour.core.result import Line, Result  # noqa: E402
from grandtour.games import GAMES  # noqa: E402

game = GAMES.game
games = GAMES.names

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "BadEdition",
    "BadOptions",
    "BadRecord",
    "Event",
    "FalseRecord",
    "Game",
    "IllegalAction",
    "Line",
    "Match",
    "Picker",
    "Reason",
    "Record",
    "Result",
    "Seat",
    "State",
    "UnknownGame",
    "UnknownRules",
    "UnreadableAction",
    "View",
    "__version__",
    "check_game",
    "game",
    "games",
]
