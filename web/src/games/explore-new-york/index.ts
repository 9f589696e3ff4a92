import type { GameModule } from "../types";
import Another from "./Another.svelte";
import Described from "./Described.svelte";
import Final from "./Final.svelte";
import Table from "./Table.svelte";
import { parts } from "./parts";
import { RouteTrial } from "./trial.svelte";
import type { NYBoard } from "./types";

const module: GameModule = {
  parts,
  // Everybody waits for the discard, and it cannot be taken back; the end of a turn has a button anyway.
  holds: (option) => option.action.startsWith("discard "),
  Table,
  Described,
  Final,
  trial: {
    name: "ny-try",
    begin: (table, seat) => new RouteTrial(table.info?.id ?? "", seat, () => table.board?.data as unknown as NYBoard | undefined),
    Panel: Another,
  },
};
export default module;
