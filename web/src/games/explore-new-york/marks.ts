// The marks of the game: which icon and which colour tokens belong to a kind of block, a tourist, a line of the score.
import type { Kind, SymbolName, Tourists } from "./types";

/** The part of a token's name: --block-circle, --mark-star. */
export const TOKEN: Record<Kind, string> = {
  red: "circle",
  green: "square",
  blue: "triangle",
  yellow: "smiley",
  grey: "star",
  white: "white",
};
export const KIND_ICON: Record<Kind, string | null> = {
  red: "tourist-circle",
  green: "tourist-square",
  blue: "tourist-triangle",
  yellow: "block-smiley",
  grey: "block-star",
  white: null,
};
export const SYMBOLS: readonly SymbolName[] = ["circle", "square", "triangle"];

/** Of the score sheet, by the keys of its lines. */
export const LINE_MARK: Record<string, { icon: string; color: string }> = {
  red: { icon: "tourist-circle", color: "var(--mark-circle)" },
  green: { icon: "tourist-square", color: "var(--mark-square)" },
  blue: { icon: "tourist-triangle", color: "var(--mark-triangle)" },
  cafes: { icon: "cafe", color: "var(--ink)" },
  yellow: { icon: "block-smiley", color: "var(--mark-smiley)" },
  grey: { icon: "block-star", color: "var(--mark-star)" },
};

/** One by one, for drawing: two circles and a square. */
export function oneByOne(tourists: Tourists | readonly number[]): SymbolName[] {
  return SYMBOLS.flatMap((symbol, at) => Array<SymbolName>(tourists[at] ?? 0).fill(symbol));
}
