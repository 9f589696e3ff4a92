// The map's geometry, all in the layout's own units.
import type { Layout, Point, RouteLayout, Space } from "./types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A car's space, and the room between it and the sleeve that lights it. */
export const SPACE = { width: 58, height: 20 } as const;
export const LABEL = 25;
const MARGIN = { x: 76, y: 34 } as const;

/** The part of the layout that matters: every place, label and space with a margin, without the sea beyond; and the room
    for stacks of tokens, if there are any. */
export function crop(layout: Layout, tokens: boolean): Box {
  const [left, top, width, height] = layout.viewBox;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { x, y, box } of layout.locations) {
    xs.push(x, box[0], box[0] + box[2]);
    ys.push(y, box[1], box[1] + box[3]);
  }
  for (const route of layout.routes)
    for (const { x, y } of route.spaces) {
      xs.push(x);
      ys.push(y);
    }
  for (const { x, y } of tokens ? stackSpots(layout) : []) {
    xs.push(x);
    ys.push(y);
  }
  const x = Math.max(left, Math.min(...xs) - MARGIN.x);
  const y = Math.max(top, Math.min(...ys) - MARGIN.y);
  return {
    x,
    y,
    width: Math.min(left + width, Math.max(...xs) + MARGIN.x) - x,
    height: Math.min(top + height, Math.max(...ys) + MARGIN.y) - y,
  };
}

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Through the middle of the spaces, from the outer end of the first to the outer end of the last. */
export function sleeve(spaces: readonly Space[]): string {
  const first = spaces[0];
  const last = spaces.at(-1);
  if (first === undefined || last === undefined) return "";
  return pathOf([end(first, spaces[1], -1), ...spaces.map(({ x, y }): Point => [x, y]), end(last, spaces.at(-2), 1)]);
}

/** The end of a space that lies away from its neighbour. */
function end(space: Space, neighbour: Space | undefined, otherwise: 1 | -1): Point {
  const angle = (space.r * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const towards = neighbour && (neighbour.x - space.x) * dx + (neighbour.y - space.y) * dy;
  const side = towards ? -Math.sign(towards) : otherwise;
  const reach = (SPACE.width / 2) * side;
  return [space.x + dx * reach, space.y + dy * reach];
}

/** How far a point is from a route's spaces. */
export function distance(route: RouteLayout, x: number, y: number): number {
  let least = Infinity;
  for (const space of route.spaces) {
    const angle = (space.r * Math.PI) / 180;
    const [dx, dy] = [x - space.x, y - space.y];
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const across = -dx * Math.sin(angle) + dy * Math.cos(angle);
    const outside = Math.max(0, Math.abs(along) - SPACE.width / 2);
    least = Math.min(least, Math.hypot(outside, across));
  }
  return least;
}

/** Where a route is pointed at: the middle of its spaces. */
export function middle(spaces: readonly Space[]): { x: number; y: number } {
  const half = (spaces.length - 1) / 2;
  const [a, b] = [spaces[Math.floor(half)], spaces[Math.ceil(half)]];
  if (a === undefined || b === undefined) return { x: 0, y: 0 };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The angle that keeps a mark on a space upright. */
export function upright(r: number): number {
  const turned = ((r % 180) + 180) % 180;
  return turned > 90 ? turned - 180 : turned;
}

const STACK_AWAY = 47;
const STACK_RADIUS = 23;

/** Where a stack of tokens can lie beside each place: on the side that is clear of spaces, labels and other places.
    It takes some milliseconds to find, so it is found once for a layout. */
export function stackSpots(layout: Layout): readonly { x: number; y: number }[] {
  const known = SPOTS.get(layout);
  if (known) return known;
  const found = findSpots(layout);
  SPOTS.set(layout, found);
  return found;
}
const SPOTS = new WeakMap<Layout, readonly { x: number; y: number }[]>();

function findSpots(layout: Layout): { x: number; y: number }[] {
  return layout.locations.map((place) => {
    let best = { x: place.x + STACK_AWAY, y: place.y };
    let most = -Infinity;
    for (let step = 0; step < 32; step++) {
      const angle = (step * Math.PI) / 16;
      for (const away of [STACK_AWAY, STACK_AWAY + 8, STACK_AWAY + 18, STACK_AWAY + 28, STACK_AWAY + 42]) {
        const x = place.x + away * Math.cos(angle);
        const y = place.y + away * Math.sin(angle);
        const room = Math.min(clearance(layout, place.id, x, y), 14) - (away - STACK_AWAY) * 0.12 - Math.abs(Math.sin(2 * angle)) * 0.5;
        if (room > most) [best, most] = [{ x: round(x), y: round(y) }, room];
      }
    }
    return best;
  });
}

function clearance(layout: Layout, own: string, x: number, y: number): number {
  let least = Infinity;
  const [left, top, width, height] = layout.viewBox;
  least = Math.min(x - left, y - top, left + width - x, top + height - y) - STACK_RADIUS;
  for (const { id, x: px, y: py, box } of layout.locations) {
    if (id !== own) least = Math.min(least, Math.hypot(px - x, py - y) - STACK_RADIUS - 22);
    const dx = Math.max(box[0] - x, 0, x - box[0] - box[2]);
    const dy = Math.max(box[1] - y, 0, y - box[1] - box[3]);
    least = Math.min(least, Math.hypot(dx, dy) - STACK_RADIUS);
  }
  for (const route of layout.routes) least = Math.min(least, distance(route, x, y) - STACK_RADIUS - SPACE.height / 2);
  return least;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The box around `inner` with this width to height; within `outer` as far as it goes. */
export function fitted(inner: Box, aspect: number, outer: readonly [number, number, number, number]): Box {
  const width = Math.max(inner.width, inner.height * aspect);
  const height = Math.max(inner.height, inner.width / aspect);
  return {
    x: placed(inner.x, inner.width, width, outer[0], outer[2]),
    y: placed(inner.y, inner.height, height, outer[1], outer[3]),
    width,
    height,
  };
}

/** Where the longer stretch begins: the shorter in its middle, unless that would reach beyond the edge. */
function placed(from: number, length: number, longer: number, edge: number, whole: number): number {
  const start = from - (longer - length) / 2;
  if (longer >= whole) return start;
  return Math.min(Math.max(start, edge), edge + whole - longer);
}

/** Moves a word of the map inwards if its place is at the edge of what is shown. */
export function inside(box: Box, at: { x: number; y: number; size: number; rotate: number; text: string }): { x: number; y: number } {
  const along = (at.text.length * at.size * 0.95) / 2 + 14;
  const across = at.size + 8;
  const [wide, high] = Math.abs(at.rotate) === 90 ? [across, along] : [along, across];
  return {
    x: Math.min(Math.max(at.x, box.x + wide), box.x + box.width - wide),
    y: Math.min(Math.max(at.y, box.y + high), box.y + box.height - high),
  };
}
