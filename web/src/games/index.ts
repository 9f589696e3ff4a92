// The games that the app can draw; each is loaded when it is needed.
import type { GameId } from "../routes.svelte";
import type { GameModule } from "./types";

export const CITY: Record<GameId, "san-francisco" | "new-york" | "french-quarter"> = {
  "san-francisco": "san-francisco",
  "explore-new-york": "new-york",
  "french-quarter": "french-quarter",
};
/** The order of the posters. */
export const GAMES: readonly GameId[] = ["explore-new-york", "french-quarter", "san-francisco"];

const MODULES: Record<GameId, () => Promise<{ default: GameModule }>> = {
  "san-francisco": () => import("./san-francisco"),
  "explore-new-york": () => import("./explore-new-york"),
  "french-quarter": () => import("./french-quarter"),
};

export function isGame(id: string): id is GameId {
  return id in CITY;
}

export async function load(game: GameId): Promise<GameModule> {
  return (await MODULES[game]()).default;
}
