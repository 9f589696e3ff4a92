// Short sentences about the position, put together from the edition's names and the app's own words.
import { every, t } from "../../i18n/words.svelte";
import type { TableLike } from "../../store/table";
import type { Edition, Fit, Insight, NextCircle, Position, Reward, Sheet } from "./types";

/** "4 fits" or why not, and what comes instead. */
export function fitSaid(fit: Fit, edition: Edition): string {
  const value = edition.values[fit.value] ?? "";
  if (fit.value === 0) return "";
  if (fit.fits) return t("fq-fits", { value });
  if (fit.mapped) return t("fq-fits-mapped");
  if (fit.locked) return t("fq-fits-locked", { value });
  return t("fq-fits-beside", { value, beside: every(fit.beside.map((there) => edition.values[there] ?? "")) });
}

export function fitOf(insight: Insight | null, building: number): Fit | null {
  return insight?.fits.find((fit) => fit.building === building) ?? null;
}

/** The name of a building as a target: what it is, what stands there, who is there, what would be written. */
export function buildingSaid(
  edition: Edition, position: Position, table: TableLike, seat: number, index: number, insight: Insight | null,
): string {
  const building = edition.buildings[index];
  if (building === undefined) return "";
  const value = valueAt(position.players[seat], index);
  const there = position.players.flatMap((sheet, k) => (sheet.at === index ? [table.names[k] ?? ""] : []));
  const fit = fitOf(insight, index);
  return [
    t("fq-building", { name: building.name, icons: building.said }),
    value > 0 ? t("fq-building-mapped", { value: edition.values[value] ?? "" }) : t("fq-building-empty"),
    ...(there.length > 0 ? [t("fq-building-there", { names: every(there) })] : []),
    ...(fit !== null && value === 0 ? [fitSaid(fit, edition)] : []),
  ].join(" ");
}

export function valueAt(sheet: Sheet | undefined, building: number): number {
  return sheet?.mapped.find(([at]) => at === building)?.[1] ?? 0;
}

/** What the next circle of a track gives, and how far it is. */
export function nextSaid(next: NextCircle | null, edition: Edition, activity: number): string {
  if (next === null) return t("fq-next-none");
  const track = edition.tracks[activity];
  const letter = next.bonus === null ? "" : (track?.bonuses[next.bonus]?.letter ?? "");
  const { marks, times } = next;
  if (next.bonus !== null && times !== null) return t("fq-next-choice", { marks, letter, times });
  return times !== null ? t("fq-next-times", { marks, times }) : t("fq-next-bonus", { marks, letter });
}

/** Mapped buildings on the street of a track, and what they would bring with a multiplier. */
export function onStreet(edition: Edition, sheet: Sheet, activity: number): number {
  const street = edition.streets[edition.tracks[activity]?.street ?? -1];
  return street?.buildings.filter((building) => valueAt(sheet, building) > 0).length ?? 0;
}

/** Visits so far, under the name that the edition gives the place. */
export function riverwalkSaid(edition: Edition, sheet: Sheet): string {
  const { riverwalk_name: name, riverwalk_visits: all, riverwalk_points: points } = edition;
  return t("fq-riverwalk", { name, visits: sheet.riverwalk, all, points });
}

export function rewardSaid(reward: Reward): string {
  if (reward.kind === "map") return t("fq-reward-map", { street: reward.said });
  return reward.kind === "points" ? t("fq-reward-points", { points: reward.value }) : reward.said;
}

/** How far a card carries: spaces, or its streets. */
export function reachSaid(edition: Edition, type: number): string {
  const card = edition.types[type];
  if (card === undefined) return "";
  if (card.streets.length > 0) return card.streets.map((street) => edition.streets[street]?.name ?? "").join(", ");
  return card.least === card.most ? t("fq-reach-one", { most: card.most }) : t("fq-reach", { least: card.least, most: card.most });
}
