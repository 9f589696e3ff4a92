"""What the others' claims tell the search of their tickets."""

from __future__ import annotations

from grandtour.bots.san_francisco_belief import Belief
from grandtour.bots.san_francisco_guide import GameGuide
from grandtour.core.picker import Picker
from tests.builders import table


def test_claims_on_the_way_of_a_ticket_make_it_likely() -> None:
    t = table(2)
    e = t.game.edition
    route = next(r for r in range(len(e.route_a)) if e.route_length[r] == 3)
    t.state.owner[route] = 1
    belief = Belief(e)
    belief.look(t.state)
    made = belief.progress[1]
    assert max(made) == 3, "the route is on the way of some ticket"
    t.state.tickets[1] = 1 << made.index(3)
    assert belief.fit(t.state, 0) == 100
    t.state.tickets[1] = 1 << made.index(0)
    assert belief.fit(t.state, 0) == 1
    assert belief.fit(t.state, 1) == 100, "one's own tickets are no guess"


def test_without_claims_every_world_is_as_good() -> None:
    t = table(2)
    guide = GameGuide(t.game)
    guide.begin(t.state, 0)
    for number in range(20):
        assert guide.likelihood(t.game.determinize(t.state, 0, Picker(number)), 0) == 100
