"""The best Final Route as a constraint model for OR-tools' CP-SAT: a second opinion on boards of full size.

The model walks: its nodes are links with a direction, and a circuit through some of them and through one place outside
the map is a walk. So it uses nothing of what the solver rests on: no parity, no taking away, no bounds.
"""

from __future__ import annotations

from ortools.sat.python import cp_model

from grandtour.games.explore_new_york.edition import KINDS, SYMBOLS, Edition

RED_GREEN_BLUE = range(3)


def best(e: Edition, links: list[int], tourists: list[int], least: int = 0) -> int:
    """The most points of all walks, proven. `least` is a score that the walk must reach, if one is known."""
    if not links:
        return 0
    model = cp_model.CpModel()
    # NY-F1: node 0 is outside the map; every link is two nodes, one for each direction.
    tail: dict[int, int] = {}
    head: dict[int, int] = {}
    used: dict[int, cp_model.IntVar] = {}
    for k, link in enumerate(links):
        used[link] = model.new_bool_var(f"link {e.links[link]}")
        for node, start, end in (
            (2 * k + 1, e.link_a[link], e.link_b[link]),
            (2 * k + 2, e.link_b[link], e.link_a[link]),
        ):
            tail[node], head[node] = start, end
    walked = {node: model.new_bool_var(f"node {node}") for node in tail}
    arcs: list[tuple[int, int, cp_model.LiteralT]] = []
    for node in tail:
        arcs.append((node, node, ~walked[node]))  # a node that the circuit leaves out
        arcs.append((0, node, model.new_bool_var(f"start {node}")))
        arcs.append((node, 0, model.new_bool_var(f"end {node}")))
        for other in tail:
            if (other + 1) // 2 != (node + 1) // 2 and head[node] == tail[other]:
                arcs.append((node, other, model.new_bool_var(f"{node} to {other}")))
    model.add_circuit(arcs)
    for k, link in enumerate(links):
        model.add(walked[2 * k + 1] + walked[2 * k + 2] == used[link])

    # NY-F3 and cafés: only what some link of the walk runs along or touches.
    beside: dict[int, list[cp_model.IntVar]] = {}
    touched: dict[int, list[cp_model.IntVar]] = {}
    for link in links:
        for block in e.link_blocks[link]:
            beside.setdefault(block, []).append(used[link])
        for point in (e.link_a[link], e.link_b[link]):
            if point in e.cafe_point:
                touched.setdefault(point, []).append(used[link])
    on = {block: model.new_bool_var(f"block {e.blocks[block]}") for block in beside}
    for block, those in beside.items():
        model.add_bool_or([*those, ~on[block]])
    cafes = []
    for those in touched.values():
        cafe = model.new_bool_var("cafe")
        model.add_bool_or([*those, ~cafe])
        cafes.append(cafe)

    def blocks(kind: str) -> list[cp_model.IntVar]:
        return [on[block] for block in on if e.block_kind[block] == KINDS.index(kind)]

    points: list[cp_model.LinearExprT] = [e.cafe_points * sum(cafes), e.yellow_points * sum(blocks("yellow"))]
    for color in RED_GREEN_BLUE:  # NY-F4: people times attractions, with one variable for each attraction: its share
        people = sum((tourists[block] >> 8 * color & 255) * on[block] for block in on)
        most = sum(tourists[block] >> 8 * color & 255 for block in on)
        for attraction in blocks(KINDS[color]):
            share = model.new_int_var(0, most, f"share of {SYMBOLS[color]}s")
            model.add(share <= people)
            model.add(share <= most * attraction)
            points.append(share)
    grey = blocks("grey")
    steps = [model.new_bool_var(f"grey {n}") for n in range(len(grey) + 1)]  # NY-F6: how many grey blocks
    model.add_exactly_one(steps)
    model.add(sum(n * steps[n] for n in range(len(steps))) <= sum(grey))
    points.append(sum(e.grey_points[n] * steps[n] for n in range(len(steps))))

    total = sum(points)
    if least:
        model.add(total >= least)
    model.maximize(total)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    status = solver.solve(model)
    assert status == cp_model.OPTIMAL, solver.status_name(status)
    return round(solver.objective_value)
