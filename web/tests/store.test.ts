import { describe, expect, it, vi } from "vitest";
import { awaitedBy } from "../src/store/awaited";
import { inClockFigures, leftOf } from "../src/store/clock";
import { hasSecrets, nextAtDevice } from "../src/store/hotseat";
import { progressOf } from "../src/store/progress";
import { AWAY, lastRead, missed, remember } from "../src/store/recap";
import { byRank, lead, rowsOf, type Result } from "../src/store/score";
import type { LogLine } from "../src/store/table";
import type { ClockInfo, TableInfo, View, You } from "../src/wire/messages";

class Drawer implements Storage {
  private kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  clear = (): void => this.kept.clear();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
  key = (at: number): string | null => [...this.kept.keys()][at] ?? null;
}

describe("the recap", () => {
  const log: LogLine[] = [0, 1, 2, 3].map((key) => ({ key, seat: key % 2, kind: "turn", said: `line ${key}` }));

  it("tells what came after the last line that was read", () => {
    const found = missed(log, { lines: 2, at: 0 }, 0, AWAY);
    expect(found.map((line) => line.key)).toEqual([2, 3]);
  });
  it("says nothing to who was hardly gone, is new, or did it all alone", () => {
    expect(missed(log, { lines: 2, at: 0 }, 0, AWAY - 1)).toEqual([]);
    expect(missed(log, null, 0, AWAY)).toEqual([]);
    expect(missed(log, { lines: 3, at: 0 }, 1, AWAY)).toEqual([]);
  });
  it("remembers each seat of each table, and forgets the oldest", () => {
    const store = new Drawer();
    remember("a", 0, { lines: 5, at: 1 }, store);
    remember("a", null, { lines: 9, at: 2 }, store);
    expect(lastRead("a", 0, store)).toEqual({ lines: 5, at: 1 });
    expect(lastRead("a", null, store)).toEqual({ lines: 9, at: 2 });
    for (let at = 0; at < 40; at++) remember(`t${at}`, 0, { lines: 1, at: 10 + at }, store);
    expect(lastRead("a", 0, store)).toBeNull();
    expect(lastRead("t39", 0, store)).not.toBeNull();
  });
  it("survives rubbish in the browser's store", () => {
    const store = new Drawer();
    store.setItem("grandtour-read", "{");
    expect(lastRead("a", 0, store)).toBeNull();
  });
});

describe("clocks", () => {
  const clock: ClockInfo = { spec: { kind: "bank", seconds: 600, increment: 5 }, left: [90_000, 61_000], running: [1], since: 1_000 };
  it("run for those who think, by the server's time, and stop at nothing", () => {
    expect(leftOf(clock, 0, 50_000)).toBe(90_000);
    expect(leftOf(clock, 1, 11_000)).toBe(51_000);
    expect(leftOf(clock, 1, 900_000)).toBe(0);
  });
  it("are written in figures", () => {
    expect(inClockFigures(61_000).figures).toBe("1:01");
    expect(inClockFigures(60_001).figures).toBe("1:01");
    expect(inClockFigures(3_605_000).figures).toBe("1:00:05");
    expect(inClockFigures(49 * 3_600_000)).toMatchObject({ days: 2, hours: 1 });
  });
});

describe("several players at one device", () => {
  const you: You = { person: "p", seats: [0, 2], host: true };
  const view = (seat: number | null, actors: number[], game: Record<string, unknown> = {}): View =>
    ({ seat, actors, game }) as unknown as View;
  it("names the seat of mine that is asked, unless it is the one that is looked from", () => {
    expect(nextAtDevice(view(0, [2]), you)).toBe(2);
    expect(nextAtDevice(view(0, [0, 2]), you)).toBeNull();
    expect(nextAtDevice(view(0, [1]), you)).toBeNull();
    expect(nextAtDevice(view(null, [1, 2]), you)).toBe(2);
    expect(nextAtDevice(view(0, [2]), { ...you, seats: [0] })).toBeNull();
  });
  it("covers the table where cards are secret", () => {
    const info = (game: string): TableInfo => ({ game }) as TableInfo;
    expect(hasSecrets(info("san-francisco"), view(0, []))).toBe(true);
    expect(hasSecrets(info("explore-new-york"), view(0, []))).toBe(false);
    expect(hasSecrets(info("french-quarter"), view(0, [], { players: [{ has_vacation: false }] }))).toBe(false);
    expect(hasSecrets(info("french-quarter"), view(0, [], { players: [{ has_vacation: true }] }))).toBe(true);
  });
});

describe("progress", () => {
  it("is told where a game counts", () => {
    const of = (game: Record<string, unknown>): unknown => progressOf({ game } as unknown as View);
    expect(of({ game: "explore-new-york", turn: 4, turns: 9 })).toEqual({ word: "turn", now: 4, of: 9 });
    expect(of({ game: "french-quarter", round: 2, rounds: 8 })).toEqual({ word: "round", now: 2, of: 8 });
    expect(of({ game: "san-francisco", turn: 1, turns: 17 })).toBeNull();
  });
});

describe("the score sheet", () => {
  const line = (key: string, points: number): { key: string; points: number; arguments: Record<string, unknown> } => ({ key, points, arguments: {} });
  const result: Result = {
    scores: [4, 9, 9],
    ranking: [[1, 2], [0]],
    winners: [1, 2],
    lines: [
      [line("route", 3), line("route", 1), line("tokens", 0)],
      [line("route", 4), line("ticket", 5), line("tokens", 0)],
      [line("ticket", 9), line("tokens", 0)],
    ],
  };
  const words = { ended: "", reasons: [], lines: [["A", "B", "C"], ["D", "E", "F"], ["G", "H"]] };

  it("has the players by rank, and a row for each kind in the order of the sheets", () => {
    expect(byRank(result)).toEqual([1, 2, 0]);
    const rows = rowsOf(result, words);
    expect(rows.map((row) => row.key)).toEqual(["route", "ticket", "tokens"]);
    expect(rows[0]?.cells.map((cell) => [cell.seat, cell.points, cell.lines.length])).toEqual([[1, 4, 1], [2, 0, 0], [0, 4, 2]]);
  });
  it("keeps each line's place in its seat's own list, and its sentence", () => {
    const cell = rowsOf(result, words)[0]?.cells[2];
    expect(cell?.lines.map((one) => [one.index, one.said])).toEqual([[0, "A"], [1, "B"]]);
    expect(rowsOf(result, null)[0]?.cells[2]?.lines[0]?.said).toBe("");
  });
  it("knows by how much the first is ahead", () => {
    expect(lead(result)).toBe(0);
    expect(lead({ ...result, scores: [4, 9, 7], ranking: [[1], [2], [0]] })).toBe(2);
    expect(lead({ ...result, ranking: [[0]] })).toBeNull();
  });
});

describe("whom I wait for", () => {
  const seat = (at: number, more: object = {}): object => ({ seat: at, kind: "open", person: `p${at}`, away: null, ...more });
  const table = (actors: number[], seats: object[], more: object = {}): Parameters<typeof awaitedBy>[0] => ({
    info: { status: "running", paused: false, seats, ...more } as unknown as TableInfo,
    view: { actors } as unknown as View,
    you: { person: "p0", seats: [0], host: false },
    seat: 0,
  });
  it("are the people who are to act, and no bots", () => {
    const seats = [seat(0), seat(1), seat(2, { kind: "bot", person: null }), seat(3, { away: "left" }), seat(4, { person: "p0" })];
    expect(awaitedBy(table([1, 2, 3, 4], seats))).toEqual([1]);
  });
  it("is nobody while I am asked myself, in a pause, or when it is over", () => {
    const seats = [seat(0), seat(1)];
    expect(awaitedBy(table([0, 1], seats))).toEqual([]);
    expect(awaitedBy(table([1], seats, { paused: true }))).toEqual([]);
    expect(awaitedBy(table([1], seats, { status: "over" }))).toEqual([]);
    expect(awaitedBy({ ...table([1], seats), seat: null })).toEqual([]);
  });
});

describe("who is here", () => {
  it("is asked once by all who want to know at the same time", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    const { me } = await import("../src/store/me.svelte");
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return Response.json({ me: null });
    });
    await Promise.all([me.load(), me.load()]);
    expect([asked.length, me.known]).toEqual([1, true]);
    await me.load();
    expect(asked.length).toBe(2);
    vi.unstubAllGlobals();
  });
});
