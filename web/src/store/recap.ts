// How far somebody has read the log of a table, so that the page can tell what happened while they were away.
import type { LogLine } from "./table";

const KEY = "grandtour-read";
const TABLES_KEPT = 30;
/** Shorter absences need no recap. */
export const AWAY = 60_000;

export interface Read {
  /** the number of lines that were read */
  lines: number;
  /** when, in milliseconds since 1970 */
  at: number;
}
type Kept = Record<string, Read>;

function kept(store: Storage): Kept {
  try {
    return JSON.parse(store.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function place(table: string, seat: number | null): string {
  return `${table}/${seat ?? ""}`;
}

export function lastRead(table: string, seat: number | null, store: Storage = localStorage): Read | null {
  return kept(store)[place(table, seat)] ?? null;
}

export function remember(table: string, seat: number | null, read: Read, store: Storage = localStorage): void {
  const all = Object.entries({ ...kept(store), [place(table, seat)]: read });
  const newest = all.sort(([, a], [, b]) => b.at - a.at).slice(0, TABLES_KEPT);
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // This browser keeps nothing, so it has no recap either.
  }
}

/** What happened since then; nothing if the reader was hardly gone, or did all of it themselves. */
export function missed(log: readonly LogLine[], read: Read | null, seat: number | null, now: number): LogLine[] {
  if (read === null || now - read.at < AWAY) return [];
  const lines = log.filter((line) => line.key >= read.lines);
  return lines.some((line) => line.seat !== seat) ? lines : [];
}
