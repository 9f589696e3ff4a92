// The live connection to one table. After a break it comes back and sends unanswered commands again, under their ids.
import { address } from "./api";
import type { ClientMessage, Done, Error as Refused, ServerMessage } from "./messages";

/** The server says something at least every 15 seconds; after this time without a message the connection is dead. */
const DEAD_AFTER = 40_000;
const WAITS = [200, 400, 800, 1_500, 3_000];
/** How often a command is sent again, under its id, before its refusal is shown: what keeps the server from it may pass. */
const PASSING: Partial<Record<Refused["code"], number>> = { "server/busy": Infinity, "server/no-database": 20 };

/** So often a new session is waited for: a second and a half. */
const ORPHANED = 3;

export type Command = Extract<ClientMessage, { id: string }>;
export type Bare<T> = T extends unknown ? Omit<T, "id"> : never;
export type Line = "connecting" | "open" | "broken" | "closed";

interface Waiting {
  command: Command;
  refusals: number;
  answered: (message: Done | Refused) => void;
}

export interface Listener {
  heard(message: ServerMessage): void;
  line(state: Line): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** Whether the server wants us back after it closed. */
  private again = true;
  /** Whether the table was shown, and how often the session was gone since then. */
  private shown = false;
  private orphaned = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly query: () => { seat: number | null; language: string },
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Sends a command. The promise is settled when it is stored or refused, even after breaks of the connection. */
  send(command: Bare<Command>): Promise<Done | Refused> {
    const whole = { ...command, id: newId() } as Command;
    return new Promise((answered) => {
      this.waiting.set(whole.id, { command: whole, refusals: 0, answered });
      this.say(whole);
    });
  }

  /** For messages that get no answer. */
  say(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Makes a new connection, with what `query` says now. */
  renew(): void {
    this.tries = 0;
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.listener.line("connecting");
    const url = new URL(address(`api/tables/${this.table}/socket`, this.query()), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    this.again = true;
    this.last = Date.now();
    socket.onopen = () => {
      this.listener.line("open");
      for (const { command } of this.waiting.values()) this.say(command);
      this.watch();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (socket !== this.socket) return;
      clearTimeout(this.timer);
      if (this.ended || !this.again) {
        this.listener.line("closed");
        return;
      }
      this.listener.line("broken");
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 3_000;
      this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random()));
    };
  }

  private hear(message: ServerMessage): void {
    this.last = Date.now();
    if (message.type === "view") {
      this.tries = this.orphaned = 0;
      this.shown = true;
    }
    if (message.type === "bye") {
      // Another page of this browser may have just got a new session, so a table that was there is tried again.
      const renewed = message.code === "person/no-session" && this.shown && this.orphaned++ < ORPHANED;
      if (renewed) message = { ...message, again: true };
      this.again = message.again;
    }
    if ((message.type === "done" || message.type === "error") && message.id !== null) {
      const waiting = this.waiting.get(message.id);
      if (waiting !== undefined && !(message.type === "error" && this.later(waiting, message))) {
        this.waiting.delete(message.id);
        waiting.answered(message);
      }
    }
    this.listener.heard(message);
  }

  private later(waiting: Waiting, refused: Refused): boolean {
    if (waiting.refusals++ >= (PASSING[refused.code] ?? 0)) return false;
    setTimeout(() => this.say(waiting.command), 500);
    return true;
  }

  private watch(): void {
    this.timer = setTimeout(() => {
      if (Date.now() - this.last > DEAD_AFTER) this.socket?.close();
      else this.watch();
    }, 5_000);
  }

  /** When the network is back, or somebody looks at the page again, this does not wait for the timer. */
  private hurry = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    const state = this.socket?.readyState;
    if (state === WebSocket.CLOSED && this.again) {
      this.tries = 0;
      this.connect();
    } else if (state === WebSocket.OPEN) this.say({ type: "ping" });
  };
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
