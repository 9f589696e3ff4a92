// Of the server: the board (server/faces/explore_new_york.py), the view (games/explore_new_york/view.py), the insight.
// Numbers in views are places in the board's lists.

export type Kind = "red" | "green" | "blue" | "yellow" | "grey" | "white";
export type SymbolName = "circle" | "square" | "triangle";
/** How many of each symbol: circles, squares, triangles. */
export type Tourists = readonly [number, number, number];

export interface NYBlock {
  id: string;
  kind: Kind;
  /** empty: no attraction */
  name: string;
  said: string;
}
export interface NYPoint {
  id: string;
  cafe: number | null;
}
export interface NYLink {
  id: string;
  a: number;
  b: number;
  blocks: readonly number[];
  said: string;
}
export interface NYCafe {
  id: string;
  name: string;
  point: number;
  tourists: Tourists;
  said: string;
}
export interface NYCard {
  id: string;
  /** 0 is a star */
  number: number;
  tourists: Tourists;
  plus: boolean;
  said: string;
}

export interface NYBoard {
  width: number;
  height: number;
  symbols: readonly SymbolName[];
  blocks: readonly NYBlock[];
  points: readonly NYPoint[];
  links: readonly NYLink[];
  cafes: readonly NYCafe[];
  cards: readonly NYCard[];
  cafe_points: number;
  words: { kind: Record<Kind, string>; symbol: Record<SymbolName, string> };
}

export interface NYTurn {
  doing: "block" | "tourist" | "links" | "done";
  /** -1: none yet */
  block: number;
  fallback: boolean;
  links: readonly number[];
  cafes: readonly number[];
  due: number;
  may_extend: boolean;
}
export interface NYPlayer {
  done: boolean;
  /** block, circles, squares, triangles */
  tourists: readonly (readonly [number, number, number, number])[];
  links: readonly number[];
  /** cafés used */
  cafes: readonly number[];
  fallbacks: number;
  /** missing: the others do not see it before it is ended */
  turn?: NYTurn | null;
}
export interface NYView {
  viewer: number | null;
  seats: number;
  mode: string;
  phase: "setup" | "reveal" | "discard" | "mark" | "over";
  actors: readonly number[];
  turn: number;
  turns: number;
  first: number;
  shown: readonly number[];
  deck: readonly number[];
  players: readonly NYPlayer[];
  /** when it is over: by seat */
  routes?: readonly { points: readonly number[]; total: number }[];
}

/** The best route of one map so far. */
export interface RouteNow {
  seat: number;
  total: number;
  /** key, points, what it is for, and the numbers that are in that sentence */
  lines: readonly (readonly [string, number, string, Record<string, number>])[];
  /** its intersections, in order */
  points: readonly number[];
}
