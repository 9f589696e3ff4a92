// Finds moments of a replay. Every pair of eyes counts its own steps of a game.
import type { BoardData } from "../games/types";
import { t } from "../i18n/words.svelte";
import type { ReplayStep, TurningPoint } from "../wire/messages";

/** The same moment for other eyes, which count other steps: a step of the same turn, if possible of the same seat. */
export function sameMoment(steps: readonly ReplayStep[], before: ReplayStep): number {
  const turn = steps.filter((step) => (step.turn ?? 0) === (before.turn ?? 0));
  if (turn.length === 0) return steps.findLast((step) => (step.turn ?? 0) < (before.turn ?? 0))?.step ?? 0;
  const said = turn.find((step) => step.seat === before.seat && step.said.join() === before.said.join());
  return (said ?? turn.find((step) => step.seat === before.seat) ?? turn[0])?.step ?? 0;
}

/** The nearest turning point before or after a step; null where there is none. */
export function turningFrom(steps: readonly ReplayStep[], at: number, way: -1 | 1): number | null {
  const turns = steps.filter((step) => step.turning.length > 0).map((step) => step.step);
  return (way < 0 ? turns.findLast((step) => step < at) : turns.find((step) => step > at)) ?? null;
}

/** "Ana takes the lead"; `you` is the seat that sentences speak to. */
export function turningSaid(point: TurningPoint, you: number | null, names: readonly string[], board: BoardData | null): string {
  const who = { who: point.seat === you ? "you" : "other", name: names[point.seat] ?? "" };
  if (point.kind === "lead") return t("end-turning-lead", { ...who, points: point.number });
  if (point.kind === "chain") return t("end-turning-chain", { ...who, count: point.number });
  const tickets = (board?.data["tickets"] ?? []) as readonly { name: string }[];
  return t("end-turning-ticket", { ...who, ticket: tickets[point.number]?.name ?? "" });
}
