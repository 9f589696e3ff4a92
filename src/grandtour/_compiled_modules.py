"""The modules that mypyc compiles: the one list, for `make compile` and for wheels.

Paths are relative to this package. Add a module by adding its path; everything not named here
always runs as plain Python. What belongs here is code that runs in the inner loop of a search.
A module here must follow mypyc's rules: plain typed classes, no `Cls.__new__` copies, no pickling,
and `@mypyc_attr(allow_interpreted_subclasses=True)` on a class that plain Python may subclass.

This file is read by the build, without importing grandtour: it must import nothing.
"""

MODULES = (
    "core/game.py",
    "core/notation.py",
    "core/numbers.py",
    "core/picker.py",
    "games/san_francisco/edition.py",
    "games/san_francisco/tables.py",
    "games/san_francisco/actions.py",
    "games/san_francisco/state.py",
    "games/san_francisco/legal.py",
    "games/san_francisco/apply.py",
    "games/san_francisco/scoring.py",
    "games/san_francisco/view.py",
    "games/san_francisco/knowledge.py",
    "games/san_francisco/why.py",
    "games/san_francisco/game.py",
    "games/explore_new_york/edition.py",
    "games/explore_new_york/tables.py",
    "games/explore_new_york/actions.py",
    "games/explore_new_york/state.py",
    "games/explore_new_york/legal.py",
    "games/explore_new_york/apply.py",
    "games/explore_new_york/route.py",
    "games/explore_new_york/route_graph.py",
    "games/explore_new_york/route_islands.py",
    "games/explore_new_york/route_search.py",
    "games/explore_new_york/route_worth.py",
    "games/explore_new_york/walk.py",
    "games/explore_new_york/scoring.py",
    "games/explore_new_york/view.py",
    "games/explore_new_york/why.py",
    "games/explore_new_york/game.py",
    "bots/bot.py",
    "bots/random_bot.py",
    "bots/explore_new_york_plan.py",
    "bots/explore_new_york_greedy.py",
    "bots/san_francisco_plan.py",
    "bots/san_francisco_greedy.py",
)
