// A lesson: a real game in which the teacher says what to do next. The server keeps nothing of it: the list of what was
// played so far says where it is, and a step back is the same list without its last action.
import type { Asker } from "../choose/choice.svelte";
import type { Option } from "../choose/narrow";
import type { BoardData, GameModule } from "../games/types";
import { language } from "../i18n/words.svelte";
import type { GameId } from "../routes.svelte";
import { ask, Refusal } from "../wire/api";
import type { EventInfo, LessonView, TableInfo, View, WhyInfo, You } from "../wire/messages";
import type { LogLine, TableLike, Teacher } from "./table";

export class LessonTable implements TableLike, Asker {
  readonly kind = "lesson";
  readonly chat = [];
  readonly line = "open";
  lesson = $state.raw<LessonView | null>(null);
  view = $state.raw<View | null>(null);
  board = $state.raw<BoardData | null>(null);
  fresh = $state.raw<readonly EventInfo[]>([]);
  refusal = $state.raw<WhyInfo | null>(null);
  /** why nothing can be shown */
  closed = $state<string | null>(null);
  /** the lines that each step brought */
  private told = $state.raw<readonly (readonly LogLine[])[]>([]);
  private played: readonly string[];
  /** grows with every question, so that a late answer is not taken for the newest */
  private asked = 0;

  constructor(
    readonly game: GameId,
    readonly module: GameModule,
  ) {
    this.played = kept(game);
  }

  // ---- what is shown -----------------------------------------------------------------------------------------
  get info(): TableInfo | null {
    return this.view?.table ?? null;
  }
  get you(): You | null {
    return this.view?.you ?? null;
  }
  get seat(): number | null {
    return this.view?.seat ?? null;
  }
  get names(): readonly string[] {
    return this.view?.words?.names ?? [];
  }
  get log(): readonly LogLine[] {
    return this.told.flat();
  }
  get newFrom(): number {
    return this.told.at(-1)?.[0]?.key ?? this.log.length;
  }
  get done(): boolean {
    return this.lesson?.done ?? false;
  }
  get teacher(): Teacher | null {
    const lesson = this.lesson;
    if (lesson === null) return null;
    const { title, text, help, chapter, chapters } = lesson;
    return { title, text, help: help ?? (lesson.step === 0 ? lesson.who : null), chapter, chapters };
  }
  readonly options: readonly Option[] = $derived.by(() =>
    (this.view?.legal ?? []).map((action, at) => ({
      action,
      said: this.view?.words?.legal[at] ?? action,
      ...this.module.parts(action),
    })),
  );
  holds(option: Option): boolean {
    return this.module.holds(option);
  }

  // ---- what is done ------------------------------------------------------------------------------------------
  /** Called after a change of the language, too, because every sentence must come anew. */
  async open(): Promise<void> {
    await Promise.all([this.go(this.played), this.loadBoard()]);
  }
  async play(option: Option): Promise<void> {
    await this.go([...this.played, option.action]);
  }
  async undo(): Promise<void> {
    await (this.played.length > 0 ? this.go(this.played.slice(0, -1)) : this.why("undo"));
  }
  async restart(): Promise<void> {
    await this.go([]);
  }
  async why(thing: string): Promise<void> {
    try {
      const body = { thing, played: [...this.played], language: language.current };
      const found = await ask("POST /api/lessons/{game}/why", { path: { game: this.game }, body });
      this.refusal = found.legal ? null : found;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    }
  }
  forget(): void {
    this.refusal = null;
  }
  /** The insight came with the step. */
  async insight(): Promise<Record<string, unknown> | null> {
    return this.lesson?.insight ?? null;
  }

  private async go(played: readonly string[]): Promise<void> {
    const asked = ++this.asked;
    try {
      const body = { played: [...played], language: language.current };
      const lesson = await ask("POST /api/lessons/{game}", { path: { game: this.game }, body });
      if (asked === this.asked) this.show(played, lesson);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (asked !== this.asked) return;
      // What was kept is of an older version of the lesson, so the lesson begins anew.
      if (fault.code === "action/illegal" && played.length > 0) await this.go([]);
      else this.closed = fault.code;
    }
  }

  private show(played: readonly string[], lesson: LessonView): void {
    const on = played.length === this.played.length + 1 && this.lesson !== null;
    const { view } = lesson;
    this.told = [...this.told.slice(0, played.length), linesOf(view, played.length)];
    this.fresh = on ? view.events : [];
    this.refusal = null;
    this.closed = null;
    this.played = played;
    this.lesson = lesson;
    // The teacher asks instead of the game, and one can always go back a step, because nobody else sits here.
    const words = view.words && { ...view.words, prompt: lesson.text };
    this.view = { ...view, words, may_undo: played.length > 0 };
    keep(this.game, lesson.done ? [] : played);
  }

  private async loadBoard(): Promise<void> {
    try {
      const query = { language: language.current };
      const board = await ask("GET /api/games/{game}/board", { path: { game: this.game }, query });
      this.board = board as unknown as BoardData;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.closed = fault.code;
    }
  }
}

/** For the keys of lines: no step has as many lines. */
const MOST = 1_000;

export function linesOf(view: View, step: number): LogLine[] {
  return view.events.flatMap((event, at) => {
    const said = view.words?.events[at] ?? null;
    return said === null ? [] : [{ key: step * MOST + at, seat: event.seat, kind: event.kind, said }];
  });
}

// ---- a page that is loaded anew goes on where it was ------------------------------------------------------------
function kept(game: GameId): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(`lesson:${game}`) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
function keep(game: GameId, played: readonly string[]): void {
  try {
    sessionStorage.setItem(`lesson:${game}`, JSON.stringify(played));
  } catch {
    // This browser keeps nothing, so the lesson begins anew with the page.
  }
}
