import type { Option } from "../../choose/narrow";

const THINGS: Record<string, string> = { discard: "card", block: "block", tourist: "tourist", link: "link" };

/** The things of an action, by its notation (docs/records.md). Ending the turn is no place on the board: it has none. */
export function parts(action: string): Pick<Option, "parts" | "set"> {
  const [verb = "", name] = action.split(" ");
  const kind = THINGS[verb];
  return { parts: kind === undefined || name === undefined ? [] : [`${kind}:${name}`] };
}
