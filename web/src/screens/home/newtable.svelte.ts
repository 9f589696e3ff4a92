// The table that is being made: what was chosen so far, and what the server is asked for.
import type { ClockKind, ClockSpec, GameInfo, NewSeat, NewTable } from "../../wire/messages";
import { seatCounts, usualLevel } from "./offer.svelte";

export type Who = "person" | "bot" | "device" | "nobody";

/** A seat beside mine. */
export class Chair {
  who = $state<Who>("nobody");
  /** a person: by the code of the table, or by a link of their own */
  how = $state<"open" | "link">("open");
  bot = $state("");
  name = $state("");

  constructor(who: Who, bot: string) {
    this.who = who;
    this.bot = bot;
  }
}

export const PACES: Record<ClockKind, ClockSpec> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  move: { kind: "move", seconds: 120, increment: 0 },
  bank: { kind: "bank", seconds: 900, increment: 10 },
  days: { kind: "days", seconds: 86_400, increment: 0 },
};

export class Plan {
  /** the seats beside mine, which is the first */
  readonly others: readonly Chair[];
  options = $state<Record<string, boolean>>({});
  edition = $state("");
  pace = $state<ClockKind>("none");
  public = $state(false);
  spectators = $state(true);
  undo = $state(true);
  hints = $state(true);
  standIn = $state("");

  constructor(
    readonly game: GameInfo,
    device: boolean,
  ) {
    this.edition = game.default_edition;
    this.standIn = usualLevel(game);
    for (const option of game.options) this.options[option.name] = option.default;
    const most = Math.max(...seatCounts(game), 1);
    const first = device ? "device" : "person";
    this.others = Array.from({ length: most - 1 }, (_, at) => new Chair(at === 0 ? first : "nobody", this.standIn));
  }

  get counts(): readonly number[] {
    return seatCounts(this.game, this.edition);
  }
  get players(): number {
    return 1 + this.others.filter((chair) => chair.who !== "nobody").length;
  }
  /** Why the table cannot be made: too few or too many players; null if it can. */
  get fault(): "few" | "many" | null {
    if (this.counts.includes(this.players)) return null;
    return this.players < Math.min(...this.counts) ? "few" : "many";
  }
  /** Nobody is waited for: the game can begin at once. */
  get complete(): boolean {
    return this.others.every((chair) => chair.who !== "person");
  }
  /** Options that are not as they are usually. */
  get changed(): readonly string[] {
    return this.game.options.filter((one) => this.options[one.name] !== one.default).map((one) => one.name);
  }

  asked(): NewTable {
    const seats: NewSeat[] = [{ kind: "open" }];
    for (const chair of this.others) {
      if (chair.who === "person") seats.push({ kind: chair.how });
      else if (chair.who === "bot") seats.push({ kind: "bot", bot: chair.bot });
      else if (chair.who === "device") seats.push({ kind: "device", name: chair.name.trim() || null });
    }
    return {
      game: this.game.id,
      seats,
      edition: this.edition,
      options: { ...this.options },
      public: this.public,
      spectators: this.spectators,
      undo: this.undo,
      hints: this.hints,
      clock: PACES[this.pace],
      stand_in: this.standIn,
    };
  }
}
