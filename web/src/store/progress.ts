// How far a game is, if the game counts its turns.
import type { View } from "../wire/messages";

export interface Progress {
  word: "turn" | "round";
  now: number;
  of: number;
}

export function progressOf(view: View | null): Progress | null {
  const game = view?.game as { turn?: unknown; turns?: unknown; round?: unknown; rounds?: unknown; game?: unknown } | null;
  if (!game) return null;
  if (typeof game.round === "number" && typeof game.rounds === "number") {
    return { word: "round", now: game.round, of: game.rounds };
  }
  // San Francisco counts its turns, too, but nobody knows how many there will be.
  if (game.game === "explore-new-york" && typeof game.turn === "number" && typeof game.turns === "number") {
    return { word: "turn", now: game.turn, of: game.turns };
  }
  return null;
}
