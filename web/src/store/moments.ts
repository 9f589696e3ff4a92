// Every pair of eyes counts its own steps of a game.
import type { ReplayStep } from "../wire/messages";

/** Other eyes count other steps: the step of the same turn, by the same seat where there is one. */
export function sameMoment(steps: readonly ReplayStep[], before: ReplayStep): number {
  const turn = steps.filter((step) => (step.turn ?? 0) === (before.turn ?? 0));
  if (turn.length === 0) return steps.findLast((step) => (step.turn ?? 0) < (before.turn ?? 0))?.step ?? 0;
  const said = turn.find((step) => step.seat === before.seat && step.said.join() === before.said.join());
  return (said ?? turn.find((step) => step.seat === before.seat) ?? turn[0])?.step ?? 0;
}
