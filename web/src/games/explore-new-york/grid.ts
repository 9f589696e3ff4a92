// Where things are on the drawn map. Everything follows from the grid, so that any edition can be drawn.
import type { NYBoard, NYLink, NYPoint } from "./types";

export const PITCH = 120;
/** From the map's edge to the middle of the outer road. */
const ROAD = 12;
/** A block's side, and how far it is from the middle of the road. */
export const BLOCK = 96;
const GAP = (PITCH - BLOCK) / 2;
/** Radius of the rounded corners: of the road, and of the block inside it. */
const TURN = 58;
const INNER = TURN - GAP;

export interface Spot {
  x: number;
  y: number;
}
export type Corner = "tl" | "tr" | "bl" | "br" | null;

export function size(board: { width: number; height: number }): { width: number; height: number } {
  return { width: 2 * ROAD + PITCH * board.width, height: 2 * ROAD + PITCH * board.height };
}

export function coordinates(id: string): Spot {
  const [x = 0, y = 0] = id.split(",").map(Number);
  return { x, y };
}

export function spotOf(point: NYPoint): Spot {
  const { x, y } = coordinates(point.id);
  return { x: ROAD + PITCH * x, y: ROAD + PITCH * y };
}

/** The block's top left corner. */
export function boxOf(id: string): Spot {
  const { x, y } = coordinates(id);
  return { x: ROAD + GAP + PITCH * (x - 1), y: ROAD + GAP + PITCH * (y - 1) };
}

export function cornerOf(board: { width: number; height: number }, id: string): Corner {
  const { x, y } = coordinates(id);
  const side = x === 1 ? "l" : x === board.width ? "r" : null;
  const end = y === 1 ? "t" : y === board.height ? "b" : null;
  return side !== null && end !== null ? (`${end}${side}` as Corner) : null;
}

export function blockPath(board: { width: number; height: number }, id: string, radius = 9): string {
  const { x, y } = boxOf(id);
  const corner = cornerOf(board, id);
  const r = (at: Corner): number => (corner === at ? INNER : radius);
  const [tl, tr, br, bl] = [r("tl"), r("tr"), r("br"), r("bl")];
  const arc = (radius: number, dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + tl} ${y}H${x + BLOCK - tr}${arc(tr, tr, tr)}V${y + BLOCK - br}${arc(br, -br, br)}` +
    `H${x + bl}${arc(bl, -bl, -bl)}V${y + tl}${arc(tl, tl, -tl)}z`
  );
}

// ---- roads ---------------------------------------------------------------------------------------------------
interface Bend {
  corner: Spot;
  /** from the corner towards either end, one long */
  u: Spot;
  v: Spot;
}

/** The bend of a link around a rounded corner of the map; null for any other link, whose ends share a row or column. */
function bendOf(a: Spot, b: Spot, middle: Spot): Bend | null {
  if (a.x === b.x || a.y === b.y) return null;
  const far = (one: number, other: number, from: number): number =>
    Math.abs(one - from) > Math.abs(other - from) ? one : other;
  const corner = { x: far(a.x, b.x, middle.x), y: far(a.y, b.y, middle.y) };
  return { corner, u: unit(corner, a), v: unit(corner, b) };
}

function unit(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function plus(spot: Spot, ...steps: [number, Spot][]): Spot {
  return steps.reduce((sum, [times, step]) => ({ x: sum.x + times * step.x, y: sum.y + times * step.y }), spot);
}

function middleOf(board: NYBoard): Spot {
  const { width, height } = size(board);
  return { x: width / 2, y: height / 2 };
}

/** From `a` to `b` as a path, without the move to `a`. */
function onward(a: Spot, b: Spot, middle: Spot): string {
  const bend = bendOf(a, b, middle);
  if (bend === null) return `L${b.x} ${b.y}`;
  const { corner, u, v } = bend;
  const from = plus(corner, [TURN, u]);
  const to = plus(corner, [TURN, v]);
  const sweep = u.x * v.y - u.y * v.x < 0 ? 1 : 0;
  return `L${from.x} ${from.y}A${TURN} ${TURN} 0 0 ${sweep} ${to.x} ${to.y}L${b.x} ${b.y}`;
}

function ends(board: NYBoard, link: NYLink): [Spot, Spot] {
  return [spotOf(board.points[link.a] as NYPoint), spotOf(board.points[link.b] as NYPoint)];
}

export function roadPath(board: NYBoard, link: NYLink): string {
  const [a, b] = ends(board, link);
  return `M${a.x} ${a.y}${onward(a, b, middleOf(board))}`;
}

/** The middle of a road, and the angle in which it runs there from `a` to `b`, in degrees. */
export function midway(a: Spot, b: Spot, middle: Spot): Spot & { angle: number } {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const bend = bendOf(a, b, middle);
  if (bend === null) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle };
  const off = TURN * (1 - Math.SQRT1_2);
  return { ...plus(bend.corner, [off, bend.u], [off, bend.v]), angle };
}

/**
 * The area in which a click means this road: all that is nearer to it than to any other road, up to `reach` from its
 * middle line. Areas of different roads never overlap.
 */
export function hitPath(board: NYBoard, link: NYLink, reach: number): string {
  const [a, b] = ends(board, link);
  const bend = bendOf(a, b, middleOf(board));
  const { width, height } = size(board);
  const outside = Math.min(reach, 34);
  const polygon = (spots: Spot[]): string => `M${spots.map((spot) => `${spot.x} ${spot.y}`).join("L")}z`;
  if (bend !== null) {
    const { corner, u, v } = bend;
    const at = (along: number, across: number): Spot => plus(corner, [along, u], [across, v]);
    const inner = Math.min(reach + 12, PITCH / 2);
    return polygon([
      ...[at(PITCH, 0), at(PITCH - reach, reach), at(inner, inner), at(reach, PITCH - reach), at(0, PITCH)],
      ...[at(-outside, PITCH), at(-outside, -outside), at(PITCH, -outside)],
    ]);
  }
  const d = unit(a, b);
  const n = { x: -d.y, y: d.x };
  const side = (sign: 1 | -1): [Spot, Spot] => {
    const over = plus(a, [sign, n]);
    const off = over.x < ROAD || over.y < ROAD || over.x > width - ROAD || over.y > height - ROAD;
    const r = off ? outside : reach;
    return [plus(a, [r, d], [sign * r, n]), plus(b, [-r, d], [sign * r, n])];
  };
  const [one, two] = side(1);
  const [three, four] = side(-1);
  return polygon([a, one, two, b, four, three]);
}

/** How far a spot is from a road, taken as straight. */
export function distance(board: NYBoard, link: NYLink, spot: Spot): number {
  const [a, b] = ends(board, link);
  const bend = bendOf(a, b, middleOf(board));
  if (bend !== null) return Math.min(toSegment(spot, a, bend.corner), toSegment(spot, bend.corner, b));
  return toSegment(spot, a, b);
}

function toSegment(spot: Spot, a: Spot, b: Spot): number {
  const d = { x: b.x - a.x, y: b.y - a.y };
  const along = ((spot.x - a.x) * d.x + (spot.y - a.y) * d.y) / (d.x * d.x + d.y * d.y);
  const near = Math.min(1, Math.max(0, along));
  return Math.hypot(spot.x - a.x - near * d.x, spot.y - a.y - near * d.y);
}

// ---- a route -------------------------------------------------------------------------------------------------
export interface Walk {
  path: string;
  links: number[];
  chevrons: (Spot & { angle: number })[];
  blocks: Set<number>;
  cafes: Set<number>;
}

/** A route by its intersections in order: the line, its direction, and what lies along it. */
export function walk(board: NYBoard, points: readonly number[]): Walk {
  const middle = middleOf(board);
  const between = new Map(board.links.flatMap((link, at) => [[`${link.a}-${link.b}`, at], [`${link.b}-${link.a}`, at]]));
  const out: Walk = { path: "", links: [], chevrons: [], blocks: new Set(), cafes: new Set() };
  points.forEach((point, at) => {
    const here = board.points[point] as NYPoint;
    const spot = spotOf(here);
    if (here.cafe !== null) out.cafes.add(here.cafe);
    const before = points[at - 1];
    if (before === undefined) {
      out.path = `M${spot.x} ${spot.y}`;
      return;
    }
    const from = spotOf(board.points[before] as NYPoint);
    const link = between.get(`${before}-${point}`);
    out.path += onward(from, spot, middle);
    out.chevrons.push(midway(from, spot, middle));
    if (link === undefined) return;
    out.links.push(link);
    for (const block of board.links[link]?.blocks ?? []) out.blocks.add(block);
  });
  return out;
}

// ---- in a block ----------------------------------------------------------------------------------------------
export interface Slot extends Spot {
  size: number;
}

const BIG = { size: 26, columns: [6, 35, 64], rows: [35, 64], top: 6 };
const SMALL = { size: 19, columns: [5.5, 27, 48.5, 70], rows: [30, 51.5, 73], top: 8.5 };

/** Places for so many tourists, from the block's top left corner: under its symbol, then beside it. */
export function slots(count: number, corner: Corner): Slot[] {
  const big = places(BIG, corner);
  const all = count <= big.length ? big : places(SMALL, corner);
  return all.slice(0, count);
}

function places(sizes: typeof BIG, corner: Corner): Slot[] {
  const { size, columns, rows, top } = sizes;
  const out = rows.flatMap((y) => columns.map((x) => ({ x, y, size })));
  const beside = columns.slice(size === BIG.size ? 1 : 2).map((x) => ({ x, y: top, size }));
  const [left, right, last] = [columns[0], columns.at(-1), rows.at(-1)];
  return [...out, ...beside].filter((slot) => {
    if (corner === "bl") return !(slot.x === left && slot.y === last);
    if (corner === "br") return !(slot.x === right && slot.y === last);
    if (corner === "tr") return !(slot.x === right && slot.y === top);
    if (corner === "tl") return !(slot.x === beside[0]?.x && slot.y === top);
    return true;
  });
}

/** A name in lines of at most so many letters; a word is never broken. */
export function lines(name: string, most = 12): string[] {
  const out: string[] = [];
  for (const word of name.split(" ").filter((one) => one !== "")) {
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}
