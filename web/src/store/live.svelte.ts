// A table of the server, live. A view is the truth and may come at any time; its events only tell how it came about.
import type { Asker } from "../choose/choice.svelte";
import type { Option } from "../choose/narrow";
import type { BoardData, GameModule } from "../games/types";
import { has, language, t } from "../i18n/words.svelte";
import { ask, Refusal } from "../wire/api";
import type {
  ChatInfo,
  EventInfo,
  Nudged,
  Present,
  ServerMessage,
  TableInfo,
  View,
  WhyInfo,
  You,
} from "../wire/messages";
import { TableSocket, type Bare, type Command, type Line } from "../wire/socket";
import { Hints } from "./hints.svelte";
import { settings } from "./settings.svelte";
import type { LogLine, TableLike } from "./table";

/** How long a move of somebody else is shown before the next one, and how long all that wait together. */
const LOOK = 650;
const LOOK_IN_ALL = 2_000;
const LOG_KEPT = 400;
const UNDO_AT_ONCE = 40;

export class LiveTable implements TableLike, Asker {
  readonly kind = "live";
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  board = $state.raw<BoardData | null>(null);
  fresh = $state.raw<readonly EventInfo[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatInfo[]>([]);
  present = $state.raw<Present | null>(null);
  line = $state<Line>("connecting");
  refusal = $state.raw<WhyInfo | null>(null);
  /** why the table cannot be seen at all */
  closed = $state<string | null>(null);
  /** views that wait to be shown */
  behind = $state(0);
  /** the server's clock minus ours, in milliseconds */
  skew = $state(0);
  newFrom = $state(0);
  /** the last reminder that came, as long as that seat of mine is to act */
  nudged = $state.raw<Nudged | null>(null);
  readonly hints = new Hints(this);
  private queue: View[] = [];
  private showing = false;
  private looked = 0;
  private lines = 0;
  /** the number of the newest request for the whole log; 0 when none is under way */
  private logAsked = 0;
  private logAsks = 0;
  private socket: TableSocket;
  private wanted: number | null;

  constructor(
    readonly id: string,
    readonly module: GameModule,
    seat: number | null = null,
  ) {
    this.wanted = seat;
    this.socket = new TableSocket(
      id,
      { heard: (message) => this.heard(message), line: (state) => (this.line = state) },
      () => ({ seat: this.wanted, language: language.current }),
    );
  }

  // ---- what is shown -----------------------------------------------------------------------------------------
  get seat(): number | null {
    return this.view?.seat ?? null;
  }
  get names(): readonly string[] {
    return this.view?.words?.names ?? this.info?.seats.map((seat) => seat.name ?? "") ?? [];
  }
  private made: { view: View; options: readonly Option[] } | null = null;
  get options(): readonly Option[] {
    const view = this.view;
    if (view === null || this.behind > 0) return [];
    if (this.made?.view !== view) {
      const options = view.legal.map((action, at) => ({
        action,
        said: view.words?.legal[at] ?? action,
        ...this.module.parts(action),
      }));
      this.made = { view, options };
    }
    return this.made.options;
  }
  holds(option: Option): boolean {
    return this.module.holds(option);
  }

  // ---- what is done ------------------------------------------------------------------------------------------
  async play(option: Option): Promise<void> {
    if (this.view === null || this.seat === null) return;
    this.hints.close();
    await this.command({ type: "play", seat: this.seat, step: this.view.step, action: option.action });
  }
  async undo(): Promise<void> {
    if (this.view === null || this.seat === null) return;
    this.hints.close();
    if (this.view.may_undo) await this.command({ type: "undo", seat: this.seat, step: this.view.step });
    else {
      const { why_no_undo: reason, words } = this.view;
      const said = words?.no_undo ?? t("undo-none");
      this.refusal = { legal: false, rule: reason?.rule ?? null, arguments: reason?.arguments ?? null, said };
    }
  }
  /** Takes back all that can be taken back, one step after the other: as a rule the whole turn. */
  async undoAll(): Promise<void> {
    if (!this.view?.may_undo) return this.undo();
    for (let steps = 0; this.view?.may_undo && steps < UNDO_AT_ONCE; steps++) {
      const before: View = this.view;
      await this.undo();
      if (this.refusal !== null) return;
      for (let waited = 0; this.view === before && waited < 20; waited++) await pause(50);
    }
  }
  /** Sends a command. A refusal is shown at the ticket; true: it was done. */
  async command(command: Bare<Command>): Promise<boolean> {
    const answer = await this.socket.send(command);
    if (answer.type === "done") {
      this.refusal = null;
      return true;
    }
    const key = `error-${answer.code.replace("/", "-")}`;
    const said = answer.said ?? (has(key) ? t(key) : t("table-refused"));
    this.refusal = { legal: false, rule: answer.rule, arguments: answer.arguments, said };
    if (answer.code === "action/stale" || answer.code === "action/illegal") this.socket.say({ type: "sync" });
    return false;
  }
  async why(thing: string): Promise<void> {
    if (this.seat === null) return;
    try {
      const query = { seat: this.seat, thing, language: language.current };
      const found = await ask("GET /api/tables/{table_id}/why", { path: { table_id: this.id }, query });
      this.refusal = found.legal ? null : found;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    }
  }
  forget(): void {
    this.refusal = null;
  }
  async insight(): Promise<Record<string, unknown> | null> {
    try {
      const query = { seat: this.seat, language: language.current };
      return (await ask("GET /api/tables/{table_id}/insight", { path: { table_id: this.id }, query })).data;
    } catch (fault) {
      if (fault instanceof Refusal) return null;
      throw fault;
    }
  }
  nudge(seat: number): Promise<boolean> {
    return this.command({ type: "nudge", seat });
  }
  get nudgedBy(): number | null {
    return this.nudged?.by ?? null;
  }
  say(text: string): Promise<boolean> {
    return this.command({ type: "chat", text });
  }
  /** Look from another seat of mine (a device that is passed on); null: as a spectator. */
  look(seat: number | null): void {
    this.wanted = seat;
    this.log = [];
    this.lines = 0;
    this.socket.say({ type: "look", seat });
  }
  /** Called after a change of the language: every sentence comes anew. */
  again(): void {
    this.wanted = this.seat;
    this.refusal = null;
    this.socket.renew();
    void this.loadBoard();
  }
  close(): void {
    this.socket.close();
  }

  // ---- what is heard -----------------------------------------------------------------------------------------
  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.skew = message.now - Date.now();
        this.queue.push(message);
        this.behind = this.queue.length;
        if (!this.showing) void this.showAll();
        break;
      case "said":
        this.chat = [...this.chat.filter((one) => one.number !== message.chat.number), message.chat];
        break;
      case "nudged":
        this.nudged = message;
        break;
      case "present":
        this.present = message;
        break;
      case "beat":
        this.skew = message.now - Date.now();
        break;
      case "bye":
        if (!message.again) this.closed = message.code ?? "table/none";
        break;
    }
  }

  /** Shows one view after the other, so that moves can be followed; when that takes too long, it skips some. */
  private async showAll(): Promise<void> {
    this.showing = true;
    this.looked = 0;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
      this.show(next);
      this.behind = this.queue.length;
      const others = next.events.some((event) => event.seat >= 0 && event.seat !== next?.seat);
      const wait = others && this.looked < LOOK_IN_ALL ? settings.duration(LOOK) : 0;
      this.looked += wait;
      if (wait > 0 && document.visibilityState === "visible") {
        this.behind = 1; // nobody is asked anything while a move is being shown
        await pause(wait);
        this.behind = this.queue.length;
      }
    }
    this.showing = false;
  }

  private show(view: View): void {
    const started = this.view?.game === null && view.game !== null;
    const led = view.after !== null && view.after === this.view?.step && view.seat === this.view?.seat;
    if (view.table !== null) this.info = view.table;
    if (view.you !== null) this.you = view.you;
    if (view.chat !== null) this.chat = view.chat;
    this.fresh = led ? view.events : [];
    if (view.step !== this.view?.step || view.seat !== this.view?.seat) this.refusal = null;
    if (led && this.log.length > 0 && this.logAsked === 0) this.tell(view);
    else if (view.game !== null && (!led || view.events.length > 0 || view.step !== this.view?.step)) {
      void this.loadLog(view.seat);
    }
    if (this.nudged !== null && !view.actors.includes(this.nudged.seat)) this.nudged = null;
    this.view = view;
    if ((this.board === null || started) && view.game !== null) void this.loadBoard();
  }

  private tell(view: View): void {
    const lines = view.events.flatMap((event, at) => this.lineOf(event, view.words?.events[at] ?? null));
    // An undo comes as a view without events. Then some lines of the log are no longer true, so it is read anew.
    if (view.events.length === 0 && view.step !== this.view?.step) void this.loadLog(view.seat);
    else if (lines.length > 0) {
      this.newFrom = lines[0]?.key ?? this.lines;
      this.log = [...this.log, ...lines].slice(-LOG_KEPT);
    }
  }
  private lineOf(event: EventInfo, said: string | null): LogLine[] {
    return said === null ? [] : [{ key: this.lines++, seat: event.seat, kind: event.kind, said, event }];
  }

  /** Lines are numbered from the beginning of the game, so that lines which are there already keep their elements. */
  private async loadLog(seat: number | null): Promise<void> {
    const asked = (this.logAsked = ++this.logAsks);
    try {
      const query = { seat, language: language.current };
      const history = await ask("GET /api/tables/{table_id}/history", { path: { table_id: this.id }, query });
      if (asked !== this.logAsked) return; // something happened meanwhile, and it was asked for again
      const known = this.lines;
      this.lines = 0;
      this.log = history.events.flatMap((event, at) => this.lineOf(event, history.words?.[at] ?? null));
      this.newFrom = known > 0 && known < this.lines ? known : this.lines;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    } finally {
      if (asked === this.logAsked) this.logAsked = 0;
    }
  }
  private async loadBoard(): Promise<void> {
    const query = { language: language.current };
    try {
      this.board = (await ask("GET /api/tables/{table_id}/board", {
        path: { table_id: this.id },
        query,
      })) as unknown as BoardData;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
