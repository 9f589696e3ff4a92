// What every table screen works with, whether the game is live, a lesson or a replay.
import type { Option } from "../choose/narrow";
import type { BoardData } from "../games/types";
import type { Line } from "../wire/socket";
import type { Hints } from "./hints.svelte";
import type { ChatInfo, EventInfo, Present, SeatInfo, TableInfo, View, WhyInfo, You } from "../wire/messages";

export interface LogLine {
  /** for {#each} */
  key: number;
  /** -1 is chance */
  seat: number;
  kind: string;
  said: string;
  /** what it tells, in the edition's numbers */
  event?: EventInfo;
}

/** What a replay says in the ticket's place: where we are, and what happened. */
export interface Moment {
  where: string;
  seat: number;
  said: readonly string[];
}

/** What the teacher of a lesson says in the ticket's place. */
export interface Teacher {
  /** of the chapter */
  title: string;
  text: string;
  /** something more, for learners who want to know */
  help: string | null;
  /** from 0 */
  chapter: number;
  chapters: number;
}

export interface TableLike {
  readonly kind: "live" | "lesson" | "replay";
  readonly info: TableInfo | null;
  readonly you: You | null;
  /** the position that is shown; views that came later wait for their turn to be shown */
  readonly view: View | null;
  readonly board: BoardData | null;
  /** what I may do now; empty if I am asked nothing */
  readonly options: readonly Option[];
  /** the events that led to the shown view, for "just happened" */
  readonly fresh: readonly EventInfo[];
  readonly log: readonly LogLine[];
  /** the key of the first line of the log that has just been told */
  readonly newFrom?: number;
  readonly chat: readonly ChatInfo[];
  readonly line: Line;
  /** names as they are shown, by seat */
  readonly names: readonly string[];
  /** whose eyes the view is from; null: a spectator's */
  readonly seat: number | null;
  /** the sentence of the last refusal, with its rule */
  readonly refusal: WhyInfo | null;
  /** the server's clock minus ours, in milliseconds */
  readonly skew?: number;
  /** who is connected; null or absent: not known */
  readonly present?: Present | null;
  /** of a replay only */
  readonly moment?: Moment | null;
  /** of a lesson only */
  readonly teacher?: Teacher | null;
  /** the seat of the player who reminded me to act, as long as I am to act; null or absent: nobody */
  readonly nudgedBy?: number | null;
  /** of a live table only */
  readonly hints?: Hints;
  /** reminds the person at the seat; true: it was done. Absent if nobody else plays */
  nudge?(seat: number): Promise<boolean>;
  play(option: Option): Promise<void>;
  undo(): Promise<void>;
  /** takes back the whole turn, if that is possible */
  undoAll?(): Promise<void>;
  /** why a thing cannot be chosen: shown by the ticket as `refusal` */
  why(thing: string): Promise<void>;
  forget(): void;
  /** what the game can tell beyond the view (best route, ways of tickets); null if it cannot */
  insight(): Promise<Record<string, unknown> | null>;
}

/** Seats in the order they sit, beginning with mine. */
export function aroundFrom(seats: readonly SeatInfo[], me: number | null): SeatInfo[] {
  const from = me ?? 0;
  return [...seats.slice(from), ...seats.slice(0, from)];
}
