"""Why an action is good, in one line: a key of locale/*/advice.ftl and the arguments of its sentence.

Reasons are facts of the position (what the action completes, takes, reaches) and of the plans that `greedy` makes; they
explain a choice but do not make it. Arguments are numbers of things, as in events; `GameWords.reason` names them.
"""

from __future__ import annotations

from collections.abc import Sequence

from grandtour.core.game import Action, Game, State

Reason = tuple[str, dict[str, object]]


def reason_of(game: Game, state: State, seat: int, action: Action, then: Sequence[Action] = ()) -> Reason:
    """The best reason for a legal action of `seat`.

    `state` is any that fits what the seat knows; the answer is the same for all of those. `then` is what the bot means
    to do next, if it knows: a die is taken for where it leads, a block for the links that are drawn there.
    """
    from grandtour.games.explore_new_york.game import ExploreNewYork
    from grandtour.games.french_quarter.game import FrenchQuarter
    from grandtour.games.san_francisco.game import SanFrancisco

    if isinstance(game, SanFrancisco):
        from grandtour.bots import san_francisco_reasons

        return san_francisco_reasons.Reasons(game, state, seat).of(action)
    if isinstance(game, ExploreNewYork):
        from grandtour.bots import explore_new_york_reasons

        return explore_new_york_reasons.Reasons(game, state, seat, then).of(action)
    if isinstance(game, FrenchQuarter):
        from grandtour.bots import french_quarter_reasons

        return french_quarter_reasons.Reasons(game, state, seat, then).of(action)
    return "", {}
