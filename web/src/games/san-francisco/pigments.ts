// How colours and symbols look. An edition that is not ours may have some that we have no drawing for: these are told apart
// by the first letters of their names, on a ground of their own, so that nobody needs to see colours for it.
import { capital } from "./naming";
import type { Board, Named } from "./types";

const COLORS = new Set(["blue", "green", "black", "purple", "red", "orange", "ferry"]);
const SYMBOLS = new Set(["bridge", "lighthouse", "sea-lion", "crab", "poppy", "house", "teapot"]);
/** Letters of a mark; more would be too small to read. */
const MOST = 3;

export interface Look {
  /** --route-<pigment> is the ground, --route-<pigment>-mark what is drawn on it */
  pigment: string;
  /** our mark, or "" where we have none; gray has neither mark nor letters */
  icon: string;
  letters: string;
}

/** How large letters may be in the place of a mark of this size. */
export function lettering(size: number, letters: string): number {
  return letters.length < MOST ? size : 0.75 * size;
}

/** How a colour looks; null is gray. */
export function lookOf(board: Board, color: number | null): Look {
  const found = color === null ? undefined : board.colors[color];
  if (found === undefined) return { pigment: "gray", icon: "", letters: "" };
  if (COLORS.has(found.id)) return { pigment: found.id, icon: `route-${found.id}`, letters: "" };
  const letters = lettersOf(board.colors.filter(({ id }) => !COLORS.has(id))).get(found.id) ?? "";
  return { pigment: color === board.wild ? "ferry" : "other", icon: "", letters };
}

export function tokenIcon(id: string): string | null {
  return SYMBOLS.has(id) ? `token-${id.replaceAll("-", "")}` : null;
}

/** By id, of the symbols that have no icon. */
export function tokenLetters(board: Board): ReadonlyMap<string, string> {
  return lettersOf(board.symbols.filter(({ id }) => tokenIcon(id) === null));
}

/** By id: as many first letters of the name as tell it from the others; if they are too many, the first and a number. */
export function lettersOf(things: readonly Named[]): ReadonlyMap<string, string> {
  const begin = (name: string, most: number): string => capital([...name.toLocaleLowerCase().replace(/[\s-]/g, "")].slice(0, most).join(""));
  return new Map(
    things.map(({ id, name }, k) => {
      for (let most = 1; most <= MOST; most++)
        if (things.every((other) => other.id === id || begin(other.name, most) !== begin(name, most))) return [id, begin(name, most)];
      return [id, `${begin(name, 1)}${k + 1}`];
    }),
  );
}
