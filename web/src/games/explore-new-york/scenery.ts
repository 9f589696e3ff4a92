// What stands in the blocks, tone on tone: two kinds of places for each colour, four skylines for the white ones.
import type { Kind } from "./types";

interface Drawing {
  d: string;
  /** drawn as a line of this width */
  line?: number;
  /** cut out of what is below it */
  light?: boolean;
}

const WHEEL: Drawing[] = [
  { d: "M78 54a30 30 0 1 1-60 0a30 30 0 1 1 60 0z", line: 5 },
  { d: "M48 24v60M18 54h60M27 33l42 42M69 33 27 75", line: 2.5 },
  { d: "M48 54 30 96h36z" },
];
const TOWER: Drawing[] = [{ d: "M26 96V84h8V70h28v14h8v12zM42 70l2-40h8l2 40zM40 30h16l-8-14z" }];
const ARENA: Drawing[] = [
  { d: "M0 96V58q48-26 96 0v38z" },
  { d: "M14 96V64h9v32zM36 96V58h9v38zM52 96V58h9v38zM74 96V64h9v32z", light: true },
];
const MARKET: Drawing[] = [
  { d: "M10 96V50h76v46z" },
  { d: "M4 44h88v10H4z" },
  { d: "M40 96V66h16v30zM18 62h12v12H18zM66 62h12v12H66z", light: true },
];
const FIRS: Drawing[] = [
  { d: "M0 96V74q30-10 52 2t44-4v24z" },
  { d: "M22 40l16 40H6zM50 50l13 32H37zM76 36l17 44H59z" },
];
const PARK: Drawing[] = [
  { d: "M0 96V78q48-14 96 0v18z" },
  { d: "M41 58a17 17 0 1 1-34 0a17 17 0 1 1 34 0zM88 50a22 22 0 1 1-44 0a22 22 0 1 1 44 0z" },
  { d: "M22 58h4v28h-4zM64 50h5v36h-5z" },
];
const MUSEUM: Drawing[] = [{ d: "M8 96V62h16V42h12V24h6V8h4v16h6v18h12v54zM68 96V56h22v40z" }];
const STAGE: Drawing[] = [{ d: "M6 96V50l18-14v60zM30 96V30h22v66zM58 96V44h10l10-16 10 16v52z" }];
const SKYLINES: Drawing[][] = [
  [{ d: "M0 96V66h20V56h24v14h22V52h20v14h10v30z" }],
  [{ d: "M0 96V70h16V58h4v-8l7-7 7 7v8h4v12h20V62h22v10h16v24z" }],
  [{ d: "M0 96V72h14V60h18v8h28V58h22v12h14v26z" }],
  [{ d: "M0 96V78h20q0-16 14-16t14 16h14V60h10l6-8 6 8h12v36z" }],
];

const SCENES: Record<Kind, Drawing[][]> = {
  red: [MARKET, ARENA],
  green: [PARK, FIRS],
  blue: [MUSEUM, STAGE],
  yellow: [WHEEL],
  grey: [TOWER],
  white: SKYLINES,
};

/** Always the same for one block, and seldom the same for two neighbours. */
export function scene(kind: Kind, x: number, y: number): Drawing[] {
  const scenes = SCENES[kind];
  return scenes[(x * 3 + y * 2 + (x * y) % 3) % scenes.length] ?? [];
}
