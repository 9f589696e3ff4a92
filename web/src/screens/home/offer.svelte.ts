// What there is to play, as the server tells it, in the language of the page.
import type { GameId } from "../../routes.svelte";
import { has, language, t } from "../../i18n/words.svelte";
import { refused } from "../../ui/refusal";
import { ask } from "../../wire/api";
import type { GameInfo, Language, SeatInfo } from "../../wire/messages";
import newYork from "../../posters/new-york.svg";
import frenchQuarter from "../../posters/french-quarter.svg";
import sanFrancisco from "../../posters/san-francisco.svg";

export const POSTERS: Record<GameId, string> = {
  "explore-new-york": newYork,
  "french-quarter": frenchQuarter,
  "san-francisco": sanFrancisco,
};
/** How long a game takes people who know it. */
export const MINUTES: Record<GameId, number> = { "explore-new-york": 25, "french-quarter": 45, "san-francisco": 20 };

/** What tables use unless somebody chooses otherwise. */
const LEVEL = "greedy";
/** For measuring other bots, and no company for people. */
const UNOFFERED: readonly string[] = ["random"];

class Offer {
  private told = $state.raw<{ language: Language; games: readonly GameInfo[] } | null>(null);
  private asked: Language | null = null;
  /** why the server has told nothing; `load` asks it again */
  fault = $state<string | null>(null);

  /** Empty until the server has answered. */
  get games(): readonly GameInfo[] {
    return this.told?.games ?? [];
  }
  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  /** To be called in an effect: it is asked for anew when the language changes. */
  load(): void {
    const wanted = language.current;
    if (this.asked === wanted) return;
    this.asked = wanted;
    ask("GET /api/games", { query: { language: wanted } }).then(
      (games) => {
        if (this.asked !== wanted) return; // another language has been chosen since
        this.told = { language: wanted, games };
        this.fault = null;
      },
      (fault: unknown) => {
        if (this.asked === wanted) this.asked = null;
        this.fault = refused(fault);
      },
    );
  }
}
export const offer = new Offer();

/** How many can play, in the edition that is played unless another is chosen. */
export function seatCounts(game: GameInfo | null, edition: string | null = null): readonly number[] {
  const wanted = edition ?? game?.default_edition;
  return game?.editions.find((one) => one.id === wanted)?.seats ?? [];
}

/** The bots to choose from, the weakest first. */
export function levelsOf(game: GameInfo | null): readonly string[] {
  return game?.bots.filter((bot) => !UNOFFERED.includes(bot)) ?? [];
}
export function usualLevel(game: GameInfo): string {
  const levels = levelsOf(game);
  return levels.includes(LEVEL) ? LEVEL : (levels.at(-1) ?? LEVEL);
}

export function botName(game: GameInfo | null, level: string): string {
  const at = game?.bots.indexOf(level) ?? -1;
  return game?.words?.bots[at]?.name ?? level;
}
export function botAbout(game: GameInfo | null, level: string): string {
  const at = game?.bots.indexOf(level) ?? -1;
  return game?.words?.bots[at]?.about ?? "";
}

export function editionName(id: string): string {
  const key = `new-edition-${id}`;
  return has(key) ? t(key) : id;
}

export function gameTitle(id: string): string {
  const key = `home-title-${id}`;
  return has(key) ? t(key) : id;
}

export function seatName(seat: SeatInfo, game: GameInfo | null): string {
  if (seat.name !== null) return seat.name;
  return seat.bot === null ? t("home-seat", { number: seat.seat + 1 }) : botName(game, seat.bot);
}

/** "2 minutes ago" */
export function ago(then: number, now = Date.now()): string {
  return relative(Math.min(0, (then - now) / 1000));
}
/** "in 2 days" */
export function until(then: number, now = Date.now()): string {
  return relative(Math.max(0, (then - now) / 1000));
}
function relative(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
  for (const [unit, length] of [["day", 86_400], ["hour", 3_600], ["minute", 60]] as const)
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  return words.format(Math.round(seconds / 60), "minute");
}
