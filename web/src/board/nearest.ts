// Arrow keys on a board go to the nearest target in that direction; targets straight ahead come before others.

export interface Spot {
  x: number;
  y: number;
}
export type Direction = "up" | "down" | "left" | "right";

export function nearest<S extends Spot>(spots: readonly S[], from: Spot, direction: Direction): S | undefined {
  let best: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [ahead, aside] = {
      up: [from.y - spot.y, spot.x - from.x],
      down: [spot.y - from.y, spot.x - from.x],
      left: [from.x - spot.x, spot.y - from.y],
      right: [spot.x - from.x, spot.y - from.y],
    }[direction] as [number, number];
    if (ahead < 1) continue;
    const cost = ahead + 2 * Math.abs(aside);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
