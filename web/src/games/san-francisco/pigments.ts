// Colours and marks by id. A stranger's edition may have colours and symbols that we have no drawing for: its wild
// colour looks like a ferry, any other like gray stone, and a symbol is shown by its first letters.
import type { Board } from "./types";

const COLORS = new Set(["blue", "green", "black", "purple", "red", "orange", "ferry"]);
const SYMBOLS = new Set(["bridge", "lighthouse", "sea-lion", "crab", "poppy", "house", "teapot"]);

/** The name that the tokens and icons of a colour end with. */
export function pigment(board: Board, color: number | null): string {
  const id = color === null ? "gray" : (board.colors[color]?.id ?? "gray");
  if (COLORS.has(id)) return id;
  return color === board.wild ? "ferry" : "gray";
}

/** The icon of a colour's mark; gray has none. */
export function markOf(pigmentName: string): string | null {
  return pigmentName === "gray" ? null : `route-${pigmentName}`;
}

export function tokenIcon(id: string): string | null {
  return SYMBOLS.has(id) ? `token-${id.replaceAll("-", "")}` : null;
}
