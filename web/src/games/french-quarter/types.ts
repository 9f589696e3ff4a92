// French Quarter as the server tells it: the position (games/french_quarter/view.py) and the edition
// (server/faces/french_quarter_board.py). Numbers in the position are places in the edition's lists.

export type Task =
  | "icon"
  | "umbrella-box"
  | "circle"
  | "one-performer"
  | "two-performers"
  | "other-performer"
  | "free-map"
  | "street-map"
  | "map"
  | "neighbour"
  | "street-neighbour"
  | "begin-line"
  | "arrest"
  | "police"
  | "take"
  | "travel"
  | "end-turn"
  | "advance"
  | "own-line"
  | "parade"
  | "end-round";

/** -1 stands for "none" in the position. */
export const NONE = -1;

export interface Sheet {
  at: number;
  /** building, what stands there */
  mapped: [number, number][];
  /** by track: boxes up to the one marked last */
  marks: number[];
  /** by track: those of them that are marked; a circle that was skipped is not */
  marked: number[];
  bonuses: number[];
  multipliers: number[];
  /** by track: boxes that give nothing any more */
  crossed: number[][];
  umbrellas: number;
  /** by performer: 0, 1 (top row) or 2 (both rows) */
  performers: number[];
  boxes: number;
  courtyards: number[];
  riverwalk: number;
  longer: number;
  other: number;
  w: number;
  locked: number;
  die: number;
  line: number[];
  has_vacation: boolean;
  vacation: number | null;
  points: number;
}

export interface Position {
  seats: number;
  mayor: boolean;
  tourism: boolean;
  phase: "setup" | "plan" | "move" | "line" | "over";
  actors: number[];
  /** what is left to do, the next task first */
  todo: [Task, number][];
  round: number;
  rounds: number;
  first: number;
  taken: number;
  shown: number[];
  decks: number[][];
  mayor_card: number;
  mayors: number[];
  closed: number;
  /** not taken yet: type, value */
  dice: [number, number][];
  caller: number;
  line: number[];
  players: Sheet[];
}

export interface Street {
  id: string;
  name: string;
  /** a border of the map has none */
  named: boolean;
  axis: "ew" | "ns";
  buildings: number[];
}
export interface Building {
  id: string;
  name: string;
  /** row and column, from 1 */
  block: [number, number];
  half: "" | "north" | "south" | "west" | "east";
  small: boolean;
  special: "" | "courtyard" | "gift-shop" | "riverwalk";
  icons: number[];
  streets: number[];
  neighbours: number[];
  /** its icons in words */
  said: string;
}
export interface Corner {
  id: string;
  row: number;
  col: number;
  name: string;
}
export interface CardType {
  id: string;
  name: string;
  least: number;
  most: number;
  streets: number[];
  said: string;
}
export type Box = "square" | "bonus" | "multiplier" | "choice";
export interface Bonus {
  letter: string;
  name: string;
  effect: string;
  kind: string;
  said: string;
}
export interface Track {
  id: string;
  name: string;
  street: number;
  boxes: Box[];
  ladder: number[];
  bonuses: Bonus[];
}
export interface Named {
  id: string;
  name: string;
}
export interface Reward {
  kind: "umbrella" | "activity" | "points" | "map";
  value: number;
  said: string;
}
export interface Mayor {
  id: string;
  closed: number | null;
  order: number[];
  first: boolean;
  said: string;
}
export interface Vacation {
  id: string;
  name: string;
  buildings: number[];
  condition: string;
  said: string;
}

export interface Edition {
  rounds: number;
  values: string[];
  directions: Way[];
  grid: { rows: number; cols: number; ew: number[]; ns: number[] };
  streets: Street[];
  points: Corner[];
  starts: { number: number; point: number; name: string }[];
  buildings: Building[];
  home: number;
  lockup: number;
  courtyards: number[];
  gift_shops: number[];
  riverwalk: number[];
  types: CardType[];
  cards: { id: string; type: number; icons: number[]; said: string }[];
  dice: Record<string, number[]>;
  mayors: Mayor[];
  vacations: Vacation[];
  vacation_points: number;
  ratings: { id: string; name: string; upto: number }[];
  icons: Named[];
  first_performer: number;
  tracks: Track[];
  umbrellas: { boxes: number; wild_every: number };
  second_line: { rows: number[]; points: number; type: number };
  performers: { kinds: Named[]; row_points: number[]; track: Reward[] };
  courtyard_points: number[];
  riverwalk_name: string;
  riverwalk_visits: number;
  riverwalk_points: number;
  words: Record<"activity" | "performer" | "direction" | "condition" | "bonus_kind", Record<string, string>>;
}
export type Way = "north" | "east" | "south" | "west";

// ---- what the server works out (faces/french_quarter.py, `insight`) --------------------------------------------
export interface NextCircle {
  box: number;
  marks: number;
  kind: Box;
  bonus: number | null;
  times: number | null;
  said: string | null;
}
/** Whether the value could be written in the building, and which numbers beside it are in the way. */
export interface Fit {
  building: number;
  value: number;
  fits: boolean;
  mapped: boolean;
  locked: boolean;
  beside: number[];
}
/** Where a line could go on: how many boxes each seat would mark, and my buildings that it would touch. */
export interface WayOn {
  direction: Way;
  to: number;
  counts: number[];
  touched: number[];
}
export interface Insight {
  seats: { seat: number; total: number; lines: [string, number, string][]; next: (NextCircle | null)[] }[];
  /** by legal action: points at once */
  gains: number[];
  fits: Fit[];
  ways: WayOn[];
}
