// The players whom I wait for.
import type { TableLike } from "./table";

/** After this time a reminder is offered. */
export const PATIENCE = 60_000;

/** The seats of other people who are to act, while nothing is asked of me; bots need no reminder. */
export function awaitedBy(table: Pick<TableLike, "info" | "view" | "seat" | "you">): number[] {
  const { info, view, seat, you } = table;
  if (info?.status !== "running" || info.paused || view === null || seat === null || view.actors.includes(seat)) return [];
  return view.actors.filter((one) => {
    const other = info.seats[one];
    return other !== undefined && other.kind !== "bot" && other.away === null && other.person !== null && other.person !== you?.person;
  });
}
