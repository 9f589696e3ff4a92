// What the server says of San Francisco: the board once (server/faces/san_francisco.py), the position with every view
// (games/san_francisco/view.py). Numbers in a view are places in the board's lists.

export interface Color {
  id: string;
  name: string;
  /** what sentences choose a form by: the id; "" for a name that the edition gives */
  form: string;
  cards: number;
}
export interface Named {
  id: string;
  name: string;
}
export interface Route {
  a: number;
  b: number;
  length: number;
  /** null: gray */
  color: number | null;
  ferries: number;
  twin: number | null;
  points: number;
  name: string;
}
export interface TicketInfo {
  a: number;
  b: number;
  points: number;
  name: string;
}

// ---- the drawing: <edition>.layout.json --------------------------------------------------------------------------
export type Point = readonly [number, number];
export interface Space {
  x: number;
  y: number;
  /** degrees clockwise */
  r: number;
}
export interface RouteLayout {
  line: readonly Point[];
  spaces: readonly Space[];
  ferry_at?: number | null;
}
export interface PlaceLayout {
  id: string;
  x: number;
  y: number;
  label: { dx: number; dy: number; anchor: "start" | "middle" | "end"; lines: readonly string[] };
  /** of the label: x, y, width, height */
  box: readonly [number, number, number, number];
}
export interface Shape {
  id: string;
  kind: string;
  d?: string;
  x?: number;
  y?: number;
  text?: string;
  size?: number;
  rotate?: number;
}
export interface Layout {
  viewBox: readonly [number, number, number, number];
  background: readonly Shape[];
  locations: readonly PlaceLayout[];
  routes: readonly RouteLayout[];
}

export interface Board {
  colors: readonly Color[];
  /** the colour that stands in for any other */
  wild: number;
  symbols: readonly Named[];
  locations: readonly Named[];
  routes: readonly Route[];
  tickets: readonly TicketInfo[];
  token_points: readonly number[];
  cars: number;
  last_round_at: number;
  words: { color: Record<string, string>; symbol: Record<string, string> };
  /** null for an edition that has no drawing here */
  layout: Layout | null;
}

// ---- the position --------------------------------------------------------------------------------------------------
export interface Player {
  cars: number;
  points: number;
  tokens: readonly number[];
  /** cards in hand */
  cards: number;
  /** of those, by colour, the ones that everybody saw */
  known: readonly number[];
  tickets: number;
  offered: number;
  chosen: boolean;
  // Only of one's own seat, and of every seat when the game is over:
  hand?: readonly number[];
  kept?: readonly number[];
  completed?: readonly number[];
  offer?: readonly number[];
  choice?: readonly number[] | null;
}
export interface Stack {
  symbol: number;
  /** -1: set aside */
  location: number;
  left: number;
}
export interface Position {
  seats: number;
  phase: "setup" | "keep" | "place" | "turn" | "cards" | "tickets" | "token" | "over";
  turn: number;
  first: number;
  to_draw: number;
  turns: number;
  /** -1 until the last round has begun */
  turns_left: number;
  deck: number;
  discard: readonly number[];
  /** -1: no card lies there */
  market: readonly number[];
  /** by route; -1: nobody */
  owner: readonly number[];
  stacks: readonly Stack[];
  token_choice: readonly number[];
  ticket_deck: number;
  players: readonly Player[];
}

// ---- what one could work out alone ---------------------------------------------------------------------------------
export interface TicketState {
  ticket: number;
  kept: boolean;
  done: boolean;
  /** routes from one place to the other; null: no way is left */
  way: readonly number[] | null;
  spaces: number | null;
}
export interface Insight {
  tickets: readonly TicketState[];
  /** by route: the tokens that claiming it brings (two: one of them) */
  gains?: readonly (readonly number[])[];
}
