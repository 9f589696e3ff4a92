import type { Board } from "./types";

/** The fewest of these routes that lead from one place to the other, in order; null if they do not. */
export function wayAlong(board: Board, routes: readonly number[], from: number, to: number): number[] | null {
  const reached = new Map<number, number[]>([[from, []]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const before = reached.get(at) ?? [];
    if (at === to) return before;
    for (const k of routes) {
      const route = board.routes[k];
      if (route === undefined || (route.a !== at && route.b !== at)) continue;
      const next = route.a === at ? route.b : route.a;
      if (reached.has(next)) continue;
      reached.set(next, [...before, k]);
      queue.push(next);
    }
  }
  return null;
}
