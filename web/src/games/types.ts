// What the app needs to know of a game: how its actions come apart into things that can be clicked, and its screens.
import type { Component } from "svelte";
import type { Choice } from "../choose/choice.svelte";
import type { Option } from "../choose/narrow";
import type { TableLike } from "../store/table";

/** Of `/api/…/board`: all that is needed to draw the edition and to name its things. */
export interface BoardData<Data = Record<string, unknown>> {
  game: string;
  edition: string;
  title: string;
  own_design: boolean;
  data: Data;
}

export interface TableProps {
  table: TableLike;
  choice: Choice;
}

/** Something else that is tried on one seat's board when the game is over, beside what was scored. */
export interface Trial {
  readonly seat: number;
}
export interface TrialProps {
  table: TableLike;
  trial: Trial;
  /** what the seat scored; null: the game has no result */
  best: number | null;
  done: () => void;
}

export interface GameModule {
  /** The things of an action, in the order in which they are asked. `set` where several are chosen at once. */
  parts(action: string): Pick<Option, "parts" | "set">;
  /** Whether the action is played by a button only, although all of it has been clicked (it names its price). */
  holds(option: Option): boolean;
  /** The label of the confirming button; the action's own sentence where this gives none. */
  confirm?(option: Option): string | null;
  /** The whole table below the bar: board, panels and the ticket, at every width. */
  Table: Component<TableProps>;
  /** The position in tables and lists, for text mode. */
  Described: Component<{ table: TableLike }>;
  /** The small picture of one seat's board at the end: what scored is lit. */
  Final: Component<{ table: TableLike; seat: number; line: number | null; trial?: Trial | null }>;
  /** `name` is the message on its button. */
  trial?: { name: string; begin(table: TableLike, seat: number): Trial; Panel: Component<TrialProps> };
}
