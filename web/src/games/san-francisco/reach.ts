// While a route is being paid for, one can still click other routes and cards instead: such a click first goes back.
import { target } from "../../board/targets";
import type { Choice } from "../../choose/choice.svelte";

export type State = "offered" | "chosen" | "resting";

export function stateOf(choice: Choice | null, thing: string): State {
  if (choice === null) return "resting";
  if (choice.chosen(thing)) return "chosen";
  const instead = choice.options.some((option) => option.parts[0] === thing);
  return instead || choice.offered(thing) ? "offered" : "resting";
}

/** What the element of a thing carries. */
export function within(choice: Choice, thing: string, name: string): ReturnType<typeof target> {
  const state = stateOf(choice, thing);
  const resting = state === "resting";
  return { ...target(choice, thing, name), "data-state": state, tabindex: resting ? -1 : 0, "aria-disabled": resting ? "true" : null };
}
