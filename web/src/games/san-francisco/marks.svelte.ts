// What the screen keeps beside the position: what has just happened, and which ticket is looked at.
import { settings } from "../../store/settings.svelte";
import type { TableLike } from "../../store/table";
import type { EventInfo } from "../../wire/messages";
import type { Position } from "./types";

/** How long something counts as new, in milliseconds; the mark of a claim stays until one's own next move. */
const NEW = 4_000;
const CEREMONY = 1_400;

export class Marks {
  /** routes claimed since my last move; true while they are new */
  recent = $state.raw<ReadonlyMap<number, boolean>>(new Map());
  /** colours that just came into my hand */
  cards = $state.raw<ReadonlySet<number>>(new Set());
  /** the ticket that is shown on the map */
  shown = $state<number | null>(null);
  /** the ticket that has just been completed */
  completed = $state<number | null>(null);
  private done: readonly number[] | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private celebrating: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableLike) {}

  happened(events: readonly EventInfo[]): void {
    const me = this.table.seat;
    const recent = new Map(events.some((event) => event.seat === me) ? [] : [...this.recent].map(([k]) => [k, false]));
    for (const event of events) if (event.kind === "claim") recent.set(Number(event.data.route), true);
    this.recent = recent;
    const mine = events.filter((event) => event.seat === me && (event.kind === "card" || event.kind === "take"));
    this.cards = new Set(mine.map((event) => Number(event.data.color)));
    clearTimeout(this.fading);
    this.fading = setTimeout(() => {
      this.recent = new Map([...this.recent].map(([k]) => [k, false]));
      this.cards = new Set();
    }, NEW);
  }

  /** Tickets that are done now and were not before are celebrated, once. */
  tickets(position: Position): void {
    const now = this.table.seat === null ? [] : (position.players[this.table.seat]?.completed ?? []);
    const before = this.done;
    this.done = now;
    const fresh = before === null ? undefined : now.find((ticket) => !before.includes(ticket));
    if (fresh === undefined || settings.duration(CEREMONY) === 0) return;
    this.completed = fresh;
    clearTimeout(this.celebrating);
    this.celebrating = setTimeout(() => (this.completed = null), settings.duration(CEREMONY) + 600);
  }

  /** The screen is left. */
  forget(): void {
    clearTimeout(this.fading);
    clearTimeout(this.celebrating);
  }

  show = (ticket: number | null): void => {
    this.shown = ticket;
  };
}
