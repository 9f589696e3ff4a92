// A game that is looked at again, step by step, through somebody's eyes. The server makes the positions.
import type { Option } from "../choose/narrow";
import type { BoardData } from "../games/types";
import { language, t } from "../i18n/words.svelte";
import { ask, Refusal } from "../wire/api";
import type { EventInfo, ReplayStep, TableInfo, View, You } from "../wire/messages";
import { sameMoment, turningSaid } from "./moments";
import type { LogLine, Moment, TableLike } from "./table";

/** How many positions are fetched at once; the server gives 30 at most. */
export const BATCH = 30;

export class ReplayTable implements TableLike {
  readonly kind = "replay";
  readonly options: readonly Option[] = [];
  readonly chat = [];
  readonly line = "open";
  readonly refusal = null;
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  board = $state.raw<BoardData | null>(null);
  steps = $state.raw<readonly ReplayStep[]>([]);
  /** where we are; the position follows as soon as it is here */
  step = $state(0);
  eyes = $state("none");
  /** why nothing can be seen */
  closed = $state<string | null>(null);
  private views = new Map<number, View>();
  private asked = new Set<number>();
  /** grows with every change of eyes or language; answers to what was asked before are then not wanted any more */
  private age = 0;
  /** whose eyes the shown position is from */
  private looked = "none";

  constructor(readonly id: string) {}

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }
  get seat(): number | null {
    return this.view?.seat ?? null;
  }
  get names(): readonly string[] {
    return this.view?.words?.names ?? this.info?.seats.map((seat) => seat.name ?? "") ?? [];
  }
  /** The events that led to this step from the one before; they count as having just happened. */
  get fresh(): readonly EventInfo[] {
    return this.view?.events ?? [];
  }
  private lines = $derived(
    this.steps
      .flatMap((step) => step.events.map((event, at) => ({ step: step.step, event, said: step.said[at] ?? null })))
      .flatMap(({ step, event, said }, key) => (said === null ? [] : [{ key, step, seat: event.seat, kind: event.kind, said, event }])),
  );
  get log(): readonly LogLine[] {
    return this.lines.filter((line) => line.step <= this.step);
  }
  get newFrom(): number {
    return this.lines.find((line) => line.step === this.step)?.key ?? this.lines.length;
  }
  get moment(): Moment | null {
    const now = this.steps[this.step];
    if (now === undefined) return null;
    const counted = { step: this.step, last: this.last };
    const where = now.turn === null ? t("end-move-of", counted) : t("end-move-of-turn", { ...counted, turn: now.turn });
    return { where, seat: now.seat, said: [...now.said.filter((said) => said !== null), ...this.turned] };
  }
  /** The step with which each turn begins, for the ticks of the slider. */
  get turns(): readonly number[] {
    return this.steps.filter((step, at) => step.turn !== null && step.turn !== this.steps[at - 1]?.turn).map((one) => one.step);
  }
  /** The steps at which something turned, for the ticks that stand out. */
  get turnings(): readonly number[] {
    return this.steps.filter((step) => step.turning.length > 0).map((step) => step.step);
  }
  /** What turned at this step, in words. */
  get turned(): readonly string[] {
    // As the server's sentences: only one's own eyes are called "you".
    const you = this.seat !== null && this.you?.seats.includes(this.seat) ? this.seat : null;
    return this.steps[this.step]?.turning.map((point) => turningSaid(point, you, this.names, this.board)) ?? [];
  }

  async open(eyes: string, step: number | null): Promise<void> {
    const age = ++this.age;
    const before = this.steps[this.step];
    try {
      const path = { table_id: this.id };
      const said = { language: language.current };
      const [replay, board] = await Promise.all([
        ask("GET /api/tables/{table_id}/replay", { path, query: { eyes, ...said } }),
        ask("GET /api/tables/{table_id}/board", { path, query: said }),
      ]);
      if (age !== this.age) return;
      this.age++; // what was asked for meanwhile, for the eyes before, does not count either
      this.views.clear();
      this.asked.clear();
      this.eyes = eyes;
      this.steps = replay.steps;
      this.board = board as unknown as BoardData;
      this.closed = null;
      this.go(step ?? (before === undefined ? 0 : sameMoment(replay.steps, before)));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (age === this.age) this.closed = fault.code;
    }
  }

  go(step: number): void {
    this.step = Math.min(Math.max(0, step), this.last);
    const view = this.views.get(this.step);
    if (view !== undefined) this.show(view);
    // What is near is wanted soon: the positions ahead before those behind.
    const begin = Math.floor(this.step / BATCH) * BATCH;
    void this.fetch(begin);
    if (this.step - begin > BATCH / 2) void this.fetch(begin + BATCH);
  }

  private async fetch(first: number): Promise<void> {
    if (first > this.last || this.asked.has(first)) return;
    this.asked.add(first);
    const age = this.age;
    try {
      const path = { table_id: this.id, step: first, last: first + BATCH - 1 };
      const query = { eyes: this.eyes, language: language.current };
      const found = await ask("GET /api/tables/{table_id}/replay/{step}/to/{last}", { path, query });
      if (age !== this.age) return;
      for (const view of found) {
        if (view.table !== null) this.info = view.table;
        if (view.you !== null) this.you = view.you;
        this.views.set(view.step, view);
        if (view.step === this.step) this.show(view);
      }
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (age === this.age) this.asked.delete(first);
    }
  }

  private show(view: View): void {
    this.view = view;
    this.looked = this.eyes;
  }

  /** The positions that are here already, for whoever waits for one. */
  has(step: number): boolean {
    return this.views.has(step);
  }

  // ---- nothing is done in a replay ---------------------------------------------------------------------------
  async play(): Promise<void> {}
  async undo(): Promise<void> {}
  async why(): Promise<void> {}
  forget(): void {}
  async insight(): Promise<Record<string, unknown> | null> {
    if (this.view === null) return null;
    try {
      const path = { table_id: this.id, step: this.view.step };
      const query = { eyes: this.looked, language: language.current };
      return (await ask("GET /api/tables/{table_id}/replay/{step}/insight", { path, query })).data;
    } catch (fault) {
      if (fault instanceof Refusal) return null;
      throw fault;
    }
  }
}
