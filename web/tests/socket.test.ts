import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Code } from "../src/wire/messages";
import { TableSocket } from "../src/wire/socket";

/** A server that refuses every command with one code. */
class Refusing {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static code: Code = "server/busy";
  static heard: string[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    queueMicrotask(() => {
      this.readyState = Refusing.OPEN;
      this.onopen?.();
    });
  }
  send(data: string): void {
    const { id } = JSON.parse(data) as { id: string };
    Refusing.heard.push(id);
    const refusal = { type: "error", code: Refusing.code, text: "", id, rule: null, arguments: null, wait: 2, said: null };
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(refusal) }));
  }
  close(): void {
    this.readyState = Refusing.CLOSED;
  }
}

async function answered(code: Code, seconds: number): Promise<{ code: string | null; ids: string[] }> {
  Refusing.code = code;
  Refusing.heard = [];
  const nobody = { heard: () => {}, line: () => {} };
  const socket = new TableSocket("t", nobody, () => ({ seat: null, language: "en" }));
  let found: string | null = null;
  void socket.send({ type: "undo", seat: 0, step: 1 }).then((answer) => {
    if (answer.type === "error") found = answer.code;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  socket.close();
  return { code: found, ids: Refusing.heard };
}

describe("a command that the server cannot store", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Refusing);
    vi.stubGlobal("location", { href: "http://localhost/" });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("document", { baseURI: "http://localhost/", addEventListener: () => {}, removeEventListener: () => {} });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is refused at once where that will not pass in a moment", async () => {
    const { code, ids } = await answered("server/disk-full", 1);
    expect(code).toBe("server/disk-full");
    expect(ids).toHaveLength(1);
  });
  it("is sent again for some seconds while the database is away, under its id, and then the reason is shown", async () => {
    expect((await answered("server/no-database", 8)).code).toBeNull();
    const { code, ids } = await answered("server/no-database", 12);
    expect(code).toBe("server/no-database");
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(1);
  });
  it("waits for a server that is busy", async () => {
    expect((await answered("server/busy", 60)).code).toBeNull();
  });
});
