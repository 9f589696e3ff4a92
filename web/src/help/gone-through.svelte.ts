// Remembers which lessons were finished in this browser, so that the next one can be offered.
import { GAMES } from "../games";
import type { GameId } from "../routes.svelte";

const KEY = "lessons";

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let done = $state.raw<readonly string[]>(read());

export function hasGoneThrough(game: GameId): boolean {
  return done.includes(game);
}

export function goneThrough(game: GameId): void {
  if (done.includes(game)) return;
  done = [...done, game];
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // This browser keeps nothing.
  }
}

/** The one to offer after this; null when all are done. */
export function lessonAfter(game: GameId): GameId | null {
  const from = GAMES.indexOf(game) + 1;
  return [...GAMES.slice(from), ...GAMES.slice(0, from)].find((one) => one !== game && !done.includes(one)) ?? null;
}
