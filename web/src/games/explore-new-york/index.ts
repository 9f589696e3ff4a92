import type { GameModule } from "../types";
import Described from "./Described.svelte";
import Final from "./Final.svelte";
import Table from "./Table.svelte";
import { parts } from "./parts";

const module: GameModule = {
  parts,
  // Everybody waits for the discard, and it cannot be taken back; the end of a turn has a button anyway.
  holds: (option) => option.action.startsWith("discard "),
  Table,
  Described,
  Final,
};
export default module;
