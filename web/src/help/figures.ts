// The drawings of the rulebook, by rule. Each is a tiny position; its sentence is a message of web-help.ftl.

/** A road between two intersections of four blocks; (0,0) is the corner at the top left, (2,2) at the bottom right. */
export type Road = readonly [x1: number, y1: number, x2: number, y2: number];
export interface Blocks {
  kind: "blocks";
  good: boolean;
  said: string;
  /** the block that was chosen, or counts: 0 to 3, row by row */
  block: number;
  roads: readonly { at: Road; number?: number; bad?: boolean }[];
}
export interface Numbers {
  kind: "numbers";
  good: boolean;
  said: string;
  /** of buildings side by side; the last is the one that is written */
  values: readonly number[];
}
export interface Payment {
  kind: "payment";
  good: boolean;
  said: string;
  spaces: number;
  ferries: number;
  cards: readonly ("plain" | "wild")[];
}
export type Figure = Blocks | Numbers | Payment;

export const FIGURES: Record<string, readonly Figure[]> = {
  "NY-L1": [
    {
      kind: "blocks", good: true, said: "help-fig-links-on", block: 2,
      roads: [{ at: [0, 1, 1, 1], number: 1 }, { at: [1, 1, 2, 1], number: 2 }],
    },
    {
      kind: "blocks", good: true, said: "help-fig-links-away", block: 2,
      roads: [{ at: [1, 1, 1, 2], number: 1 }, { at: [1, 1, 1, 0], number: 2 }],
    },
    {
      kind: "blocks", good: false, said: "help-fig-links-apart", block: 2,
      roads: [{ at: [0, 1, 1, 1], number: 1 }, { at: [2, 1, 2, 2], number: 2, bad: true }],
    },
  ],
  "NY-F3": [
    { kind: "blocks", good: true, said: "help-fig-route-side", block: 2, roads: [{ at: [0, 1, 1, 1] }, { at: [1, 1, 2, 1] }] },
    { kind: "blocks", good: false, said: "help-fig-route-corner", block: 2, roads: [{ at: [1, 0, 1, 1] }, { at: [1, 1, 2, 1] }] },
  ],
  "FQ-P1": [
    { kind: "numbers", good: true, said: "help-fig-map-fits", values: [4, 5] },
    { kind: "numbers", good: true, said: "help-fig-map-same", values: [4, 4] },
    { kind: "numbers", good: false, said: "help-fig-map-far", values: [4, 6] },
  ],
  "SF-R2": [
    { kind: "payment", good: true, said: "help-fig-pay-ferry", spaces: 3, ferries: 1, cards: ["plain", "plain", "wild"] },
    { kind: "payment", good: true, said: "help-fig-pay-more", spaces: 3, ferries: 1, cards: ["plain", "wild", "wild"] },
    { kind: "payment", good: false, said: "help-fig-pay-none", spaces: 3, ferries: 1, cards: ["plain", "plain", "plain"] },
  ],
};
