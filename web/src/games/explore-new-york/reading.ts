// Reading a map: its tourists by block, what a line of the score counts, and numbers of tourists in words.
import { every, t } from "../../i18n/words.svelte";
import type { Walk } from "./grid";
import { SYMBOLS, TOKEN } from "./marks";
import type { Kind, NYBoard, NYPlayer, SymbolName, Tourists } from "./types";

export function touristsOf(player: NYPlayer): Map<number, Tourists> {
  return new Map(player.tourists.map(([block, ...tourists]) => [block, tourists]));
}

/** "2 circles and 1 square" */
export function counted(tourists: Tourists | readonly number[]): string {
  const some = SYMBOLS.flatMap((symbol, at) => ((tourists[at] ?? 0) > 0 ? [t(`ny-count-${symbol}`, { n: tourists[at] ?? 0 })] : []));
  return some.length > 0 ? every(some) : t("ny-nobody");
}

export interface Lit {
  blocks: Set<number>;
  cafes: Set<number>;
  /** the symbol of the tourists that count in those blocks; null where the blocks themselves count */
  symbol: SymbolName | null;
}

/** What stands behind a line of the score sheet: only what is on the route. */
export function litBy(board: NYBoard, tourists: Map<number, Tourists>, way: Walk, line: string): Lit {
  if (line === "cafes") return { blocks: new Set(), cafes: way.cafes, symbol: null };
  const symbol = SYMBOLS.find((one) => one === TOKEN[line as Kind]) ?? null;
  const at = symbol === null ? -1 : SYMBOLS.indexOf(symbol);
  const counts = [...way.blocks].filter(
    (block) => board.blocks[block]?.kind === line || (at >= 0 && (tourists.get(block)?.[at] ?? 0) > 0),
  );
  return { blocks: new Set(counts), cafes: new Set(), symbol };
}

/** The first sentence asks, the others help. */
export function askAndHelp(prompt: string, language: string): { ask: string; help: string } {
  const [first = "", ...rest] = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(prompt)].map((one) => one.segment);
  return { ask: first.trim(), help: rest.join("").trim() };
}
