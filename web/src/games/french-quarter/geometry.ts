// Where things are on the drawn map. Blocks are in rows and columns with a street between any two; the border of the map
// is a street, too. The same city is drawn in three ways: at ease, with the buildings' names; tight, made for exactly the
// pixels there are, with the names that still fit; and compact for small screens, with icons and numbers large enough to
// read there.
import type { Building, Corner, Edition } from "./types";

export interface Plan {
  compact: boolean;
  /** drawn in pixels: everything is a little smaller than at ease, words are not */
  tight: boolean;
  /** whether half a block has room for its name */
  halves: boolean;
  width: number;
  height: number;
  /** a block */
  w: number;
  h: number;
  /** a street */
  gap: number;
  /** above the first street: on small screens the names of the streets that run down stand there, to be read level */
  head: number;
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

/** Below this scale the names of the drawing at ease would be smaller than 12 px. */
const READABLE = 0.975;
/** The size of a block in the tight drawing: on a smaller one no name could be written; a larger one would be waste. */
const TIGHT = { least: { w: 90, h: 64 }, most: { w: 170, h: 84 }, gap: 22, halves: 124 };
/** The size in a low window: wide enough that names have two lines at most, and only whole blocks have one. */
const LOW = { least: { w: 116, h: 54 }, gap: 21, river: 22 };
const RIVER = 34;
/** The least size of letters, in pixels. */
export const LETTERS = 12;

/** The drawing for so many pixels; where the height is free, it is not given. */
export function plan(grid: Edition["grid"], room: { width: number; height?: number }): Plan {
  const named = { compact: false, head: EDGE };
  const ease = laid(grid, { ...named, tight: false, halves: true, w: 132, h: 84, gap: 24, river: RIVER });
  const { width, height = Infinity } = room;
  if (width === 0 || Math.min(width / ease.width, height / ease.height) >= READABLE) return ease;
  const { least, most, gap, halves } = TIGHT;
  const block = (street: number, river: number) => ({
    w: Math.min(most.w, (width - 2 * EDGE - (grid.cols + 1) * street) / grid.cols),
    h: Math.min(most.h, (height - EDGE - river - (grid.rows + 1) * street) / grid.rows),
  });
  const tight = block(gap, RIVER);
  if (tight.w >= least.w && tight.h >= least.h)
    return laid(grid, { ...named, tight: true, halves: tight.w >= halves, ...tight, gap, river: RIVER });
  const low = block(LOW.gap, LOW.river);
  if (low.w >= LOW.least.w && low.h >= LOW.least.h)
    return laid(grid, { ...named, tight: true, halves: false, ...low, gap: LOW.gap, river: LOW.river });
  return laid(grid, { compact: true, tight: false, halves: false, w: 132, h: 88, gap: 36, head: 42, river: 28 });
}

function laid(grid: Edition["grid"], of: Omit<Plan, "width" | "height">): Plan {
  return {
    ...of,
    width: grid.cols * of.w + (grid.cols + 1) * of.gap + 2 * EDGE,
    height: grid.rows * of.h + (grid.rows + 1) * of.gap + of.head + of.river,
  };
}

/** The middle of the street at a corner. */
export function cornerAt(plan: Plan, corner: Pick<Corner, "row" | "col">): Spot {
  return {
    x: EDGE + corner.col * (plan.w + plan.gap) + plan.gap / 2,
    y: plan.head + corner.row * (plan.h + plan.gap) + plan.gap / 2,
  };
}

export function buildingAt(plan: Plan, building: Pick<Building, "block" | "half">): Rect {
  const [row, col] = building.block;
  const x = EDGE + (col - 1) * (plan.w + plan.gap) + plan.gap;
  const y = plan.head + (row - 1) * (plan.h + plan.gap) + plan.gap;
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
    : { x: cornerAt(plan, { row: 0, col: index }).x, y: plan.head + at * (plan.h + plan.gap) + plan.gap + plan.h / 2 };
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
