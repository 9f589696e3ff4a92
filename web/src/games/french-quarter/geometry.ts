// Where things lie on the drawn map. Blocks stand in rows and columns with a street between any two; the border of the
// map is a street too. Two drawings of the same city: one with the buildings' names, and a compact one for small
// screens, with icons and numbers large enough to read there.
import type { Building, Corner, Edition } from "./types";

export interface Plan {
  compact: boolean;
  width: number;
  height: number;
  /** a block */
  w: number;
  h: number;
  /** a street */
  gap: number;
  river: number;
}
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot {
  x: number;
  y: number;
}

/** Space between two buildings of one block: the alley. */
const ALLEY = 6;
const EDGE = 8;

export function plan(grid: Edition["grid"], compact: boolean): Plan {
  const [w, h, gap, river] = compact ? [132, 88, 34, 30] : [132, 84, 24, 34];
  const width = grid.cols * w + (grid.cols + 1) * gap + 2 * EDGE;
  const height = grid.rows * h + (grid.rows + 1) * gap + EDGE + river;
  return { compact, width, height, w, h, gap, river };
}

/** The middle of the street at a corner. */
export function cornerAt(plan: Plan, corner: Pick<Corner, "row" | "col">): Spot {
  return {
    x: EDGE + corner.col * (plan.w + plan.gap) + plan.gap / 2,
    y: EDGE + corner.row * (plan.h + plan.gap) + plan.gap / 2,
  };
}

export function buildingAt(plan: Plan, building: Pick<Building, "block" | "half">): Rect {
  const [row, col] = building.block;
  const x = EDGE + (col - 1) * (plan.w + plan.gap) + plan.gap;
  const y = EDGE + (row - 1) * (plan.h + plan.gap) + plan.gap;
  const w = (plan.w - ALLEY) / 2;
  const h = (plan.h - ALLEY) / 2;
  switch (building.half) {
    case "north":
      return { x, y, w: plan.w, h };
    case "south":
      return { x, y: y + h + ALLEY, w: plan.w, h };
    case "west":
      return { x, y, w, h: plan.h };
    case "east":
      return { x: x + w + ALLEY, y, w, h: plan.h };
    default:
      return { x, y, w: plan.w, h: plan.h };
  }
}

export function path(spots: readonly Spot[]): string {
  return spots.map((spot, at) => `${at === 0 ? "M" : "L"}${spot.x} ${spot.y}`).join("");
}

/** The street between two corners that follow each other, as the row or the column in which it runs. */
export function label(plan: Plan, axis: "ew" | "ns", index: number, at: number): Spot {
  return axis === "ew"
    ? { x: EDGE + at * (plan.w + plan.gap) + plan.gap + plan.w / 2, y: cornerAt(plan, { row: index, col: 0 }).y }
    : { x: cornerAt(plan, { row: 0, col: index }).x, y: EDGE + at * (plan.h + plan.gap) + plan.gap + plan.h / 2 };
}

/** Words in lines of at most so many letters; a word that is longer stands alone. */
export function lines(name: string, letters: number): string[] {
  const out: string[] = [];
  for (const word of name.split(" ")) {
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

/** A dot of a die: its places on a square of 24. */
export function pips(value: number): Spot[] {
  const [low, mid, high] = [7, 12, 17];
  const corners = { a: { x: low, y: low }, b: { x: high, y: high }, c: { x: high, y: low }, d: { x: low, y: high } };
  const middle = { x: mid, y: mid };
  switch (value) {
    case 1:
      return [middle];
    case 2:
      return [corners.a, corners.b];
    case 3:
      return [corners.a, middle, corners.b];
    case 4:
      return [corners.a, corners.b, corners.c, corners.d];
    case 5:
      return [corners.a, corners.b, corners.c, corners.d, middle];
    case 6:
      return [corners.a, corners.b, corners.c, corners.d, { x: low, y: mid }, { x: high, y: mid }];
    default:
      return [];
  }
}
