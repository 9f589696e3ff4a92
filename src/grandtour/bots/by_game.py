"""What each game has for its bots; a game's modules are imported only when that game is asked for."""

from __future__ import annotations

from grandtour.bots.bot import Bot
from grandtour.bots.guide import Guide
from grandtour.core.game import Game


def greedy(game: Game, seed: int | str) -> Bot:
    if game.name == "san-francisco":
        from grandtour.bots import san_francisco_greedy
        from grandtour.games.san_francisco.game import SanFrancisco

        assert isinstance(game, SanFrancisco)
        return san_francisco_greedy.Greedy(game, seed)
    if game.name == "explore-new-york":
        from grandtour.bots import explore_new_york_greedy
        from grandtour.games.explore_new_york.game import ExploreNewYork

        assert isinstance(game, ExploreNewYork)
        return explore_new_york_greedy.Greedy(game, seed)
    from grandtour.bots import french_quarter_greedy
    from grandtour.games.french_quarter.game import FrenchQuarter

    assert isinstance(game, FrenchQuarter)
    return french_quarter_greedy.Greedy(game, seed)


def guide(game: Game) -> Guide:
    if game.name == "san-francisco":
        from grandtour.bots import san_francisco_guide
        from grandtour.games.san_francisco.game import SanFrancisco

        assert isinstance(game, SanFrancisco)
        return san_francisco_guide.GameGuide(game)
    if game.name == "explore-new-york":
        from grandtour.bots import explore_new_york_guide
        from grandtour.games.explore_new_york.game import ExploreNewYork

        assert isinstance(game, ExploreNewYork)
        return explore_new_york_guide.GameGuide(game)
    from grandtour.bots import french_quarter_guide
    from grandtour.games.french_quarter.game import FrenchQuarter

    assert isinstance(game, FrenchQuarter)
    return french_quarter_guide.GameGuide(game)
