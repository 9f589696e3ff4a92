// What the app needs to know of a game: how its actions come apart into things that can be clicked, and its screens.
import type { Component } from "svelte";
import type { Choice } from "../choose/choice.svelte";
import type { Option } from "../choose/narrow";
import type { TableLike } from "../store/table";

/** The answer of `/api/…/board`: all that is needed to draw the edition and to name its things. */
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

/** Something that can be tried on a seat's board when the game is over, such as another route. */
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
  /** Whether an action is only played by a button, even when all of it has been clicked (the button names its price). */
  holds(option: Option): boolean;
  /** The label of the confirming button; if it gives none, the label is the action's own sentence. */
  confirm?(option: Option): string | null;
  /** The whole table below the bar, for every width: board, panels and the ticket. */
  Table: Component<TableProps>;
  /** The position in tables and lists, for text mode. */
  Described: Component<{ table: TableLike }>;
  /** The small picture of one seat's board at the end: what scored is lit. */
  Final: Component<{ table: TableLike; seat: number; line: number | null; trial?: Trial | null }>;
  /** `name` is the message on its button. */
  trial?: { name: string; begin(table: TableLike, seat: number): Trial; Panel: Component<TrialProps> };
}
