// What the boxes of an activity track show: what was taken, what a circle will give as long as that is certain, and
// beyond an open choice only the circle's kind.
import type { EventInfo } from "../../wire/messages";
import type { Sheet, Track } from "./types";

export interface Shown {
  kind: Track["boxes"][number];
  marked: boolean;
  crossed: boolean;
  /** its choice is being made now */
  hot: boolean;
  /** the letter of a bonus, ×2 for a multiplier, ★ or × if it is not certain which; both at a choice */
  text: string;
  /** its place in the track's bonuses or ladder; both at an open choice */
  bonus: number | null;
  times: number | null;
}

/** `asked`: the box of the choice that is being made now. */
export function shown(
  track: Track,
  sheet: Sheet,
  activity: number,
  taken: ReadonlyMap<number, string>,
  asked: number | null,
): Shown[] {
  const marks = sheet.marks[activity] ?? 0;
  const crossed = sheet.crossed[activity] ?? [];
  const settled = asked ?? marks;
  const reached = (kind: string) =>
    track.boxes.filter((box, at) => at < settled && box === kind && !crossed.includes(at)).length;
  // If all choices so far were for the bonus, or all for the multiplier, that is sure; otherwise the events tell it.
  const byChoice = (sheet.bonuses[activity] ?? 0) - reached("bonus");
  const sure = byChoice === 0 ? "multiplier" : byChoice === reached("choice") ? "bonus" : null;
  let bonus = 0;
  let times = 0;
  let open = false;
  return track.boxes.map((kind, at) => {
    const box: Shown = {
      kind, marked: at < marks, crossed: crossed.includes(at), hot: at === asked, text: "", bonus: null, times: null,
    };
    if (at === settled) {
      bonus = sheet.bonuses[activity] ?? 0;
      times = sheet.multipliers[activity] ?? 0;
    }
    if (kind === "square" || box.crossed) return box;
    const letter = track.bonuses[bonus]?.letter;
    const step = track.ladder[times];
    const factor = step === undefined ? "" : `×${step}`;
    if (at < settled) {
      const took = kind === "choice" ? (taken.get(at) ?? sure) : kind;
      if (took === "bonus") return { ...box, text: letter ?? "", bonus: bonus++ };
      return took === "multiplier" ? { ...box, text: factor, times: times++ } : box;
    }
    if (open) return { ...box, text: { bonus: "★", multiplier: "×", choice: "★×" }[kind] };
    if (kind === "bonus") return { ...box, text: letter ?? "", bonus: letter === undefined ? null : bonus++ };
    if (kind === "multiplier") return { ...box, text: factor, times: step === undefined ? null : times++ };
    open = letter !== undefined && step !== undefined;
    if (!open && letter !== undefined) return { ...box, text: letter, bonus: bonus++ };
    if (!open) return { ...box, text: factor, times: step === undefined ? null : times++ };
    return { ...box, text: `${letter}×`, bonus, times };
  });
}

/** What a seat took at its choice circles, as its events tell: by activity, then box. */
export function takenBy(seat: number, events: readonly EventInfo[]): Map<number, Map<number, string>> {
  const out = new Map<number, Map<number, string>>();
  const last = new Map<number, number>();
  for (const event of events) {
    if (event.seat !== seat) continue;
    const activity = event.data["activity"] as number;
    if (event.kind === "mark") last.set(activity, event.data["box"] as number);
    else if (event.kind === "bonus" || event.kind === "multiplier") {
      const box = last.get(activity);
      if (box === undefined) continue;
      const of = out.get(activity) ?? new Map<number, string>();
      out.set(activity, of.set(box, event.kind));
    }
  }
  return out;
}
