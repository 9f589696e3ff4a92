// The result of a game as a table: players as columns by rank, a row for each kind of line.
import type { ResultWords } from "../wire/messages";

export interface ScoreLine {
  key: string;
  points: number;
  arguments: Record<string, unknown>;
}
export interface Result {
  scores: readonly number[];
  ranking: readonly (readonly number[])[];
  winners: readonly number[];
  lines: readonly (readonly ScoreLine[])[];
}
/** A line of one seat, with its place in the seat's own list: by that the board lights it. */
export interface Told {
  index: number;
  points: number;
  said: string;
  arguments: Record<string, unknown>;
}
export interface Cell {
  seat: number;
  points: number;
  lines: readonly Told[];
}
export interface Row {
  key: string;
  cells: readonly Cell[];
}

export function resultOf(view: { result: Record<string, unknown> | null } | null): Result | null {
  return (view?.result ?? null) as Result | null;
}

/** The seats, best first; those that share a place are in the order of the table. */
export function byRank(result: Result): number[] {
  return result.ranking.flat();
}

export function rowsOf(result: Result, words: ResultWords | null): Row[] {
  const keys: string[] = [];
  for (const lines of result.lines) {
    let after = -1; // a kind of line that only one player has is put where that player's sheet has it
    for (const { key } of lines) {
      const at = keys.indexOf(key);
      if (at < 0) keys.splice(after + 1, 0, key);
      after = keys.indexOf(key);
    }
  }
  return keys.map((key) => ({ key, cells: byRank(result).map((seat) => cellOf(result, words, seat, key)) }));
}

function cellOf(result: Result, words: ResultWords | null, seat: number, key: string): Cell {
  const lines = (result.lines[seat] ?? []).flatMap((line, index) =>
    line.key === key
      ? [{ index, points: line.points, said: words?.lines[seat]?.[index] ?? "", arguments: line.arguments }]
      : [],
  );
  return { seat, points: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

/** By how much the winner is ahead of the second; null if nobody is second. */
export function lead(result: Result): number | null {
  const [first = 0, second] = byRank(result);
  return second === undefined ? null : (result.scores[first] ?? 0) - (result.scores[second] ?? 0);
}
