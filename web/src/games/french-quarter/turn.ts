// The turn as an itinerary: which stops are done, which one is being resolved, and what belongs to each. What is still
// to come is the position's `todo`; what is done are the events since the die was taken.
import type { EventInfo } from "../../wire/messages";
import { NONE, type Edition, type Position, type Task } from "./types";

export type StopName = "card" | "move" | "building" | "map" | "line" | "parade";
export type When = "done" | "now" | "next";

export interface Gain {
  when: When;
  /** a sprite icon, or a short text such as A, ×2, 4 */
  icon: string | null;
  text: string | null;
  /** the activity whose colour it has */
  activity: number | null;
  /** gives nothing any more */
  void: boolean;
  /** a choice: is asked, or will be */
  asks: boolean;
}
export interface Stop {
  name: StopName;
  when: When;
  /** of a parade */
  seat: number | null;
  gains: Gain[];
}

export function iconOf(edition: Edition, icon: number): { icon: string; activity: number | null } {
  const id = edition.icons[icon]?.id ?? "wild";
  if (icon >= edition.first_performer) return { icon: `perf-${id}`, activity: null };
  if (id === "umbrella" || id === "wild") return { icon: id, activity: null };
  return { icon: `act-${id}`, activity: icon - 1 };
}

/** The events of the turn that is being played, from its die on; in the line phase, from its first event on. */
export function ofTurn(position: Position, events: readonly EventInfo[]): EventInfo[] {
  const seat = position.actors[0] ?? NONE;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (event === undefined) break;
    if (event.kind === "round" || event.kind === "die") return events.slice(at + 1);
    if (position.phase === "line") {
      if (event.kind === "line" || event.kind === "stuck") return events.slice(at);
      if (event.kind === "take") return [];
    } else if (event.kind === "take") return event.seat === seat ? events.slice(at) : [];
  }
  return [];
}

/** The dice of the round by type: those that lie there, and those taken, with their taker (-1: the Mayor). */
export interface DieShown {
  value: number;
  taker: number | null;
}
export function diceOf(position: Position, edition: Edition, events: readonly EventInfo[]): DieShown[][] {
  const out: DieShown[][] = edition.types.map(() => []);
  const from = events.findLastIndex((event) => event.kind === "round");
  for (const event of events.slice(from + 1)) {
    if (event.kind !== "take" && event.kind !== "mayor-takes") continue;
    out[event.data["type"] as number]?.push({ value: event.data["value"] as number, taker: event.seat });
  }
  for (const [type, value] of position.dice) out[type]?.push({ value, taker: null });
  return out;
}

const STAGES: StopName[] = ["card", "move", "building", "map"];

/** Which stop the tasks on top belong to. */
export function stage(todo: Position["todo"]): StopName {
  const tasks = todo.map(([task]) => task);
  if (tasks[0] === "take") return "card";
  if (tasks[0] === "travel") return "move";
  if (tasks.includes("travel")) return "card";
  if (tasks[0] === "map" || !tasks.includes("map")) return "map";
  return "building";
}

export function itinerary(position: Position, edition: Edition, events: readonly EventInfo[]): Stop[] {
  if (position.phase === "line") return parades(position, edition, events);
  if (position.phase !== "move") return [];
  const now = STAGES.indexOf(stage(position.todo));
  const stops: Stop[] = STAGES.map((name, at) => ({
    name, seat: null, gains: [], when: at < now ? "done" : at === now ? "now" : "next",
  }));
  let at = 0;
  for (const event of events) {
    if (event.kind === "go" || event.kind === "stay") at = event.kind === "go" ? 2 : 3;
    else if (at === 2 && isMapOfTurn(event, position, edition)) at = 3;
    const gain = gainOf(edition, event);
    if (gain !== null) stops[at]?.gains.push(gain);
  }
  const anchors: Task[] = ["travel", "map", "end-turn", "arrest"];
  for (const [k, [task, number]] of position.todo.entries()) {
    if (anchors.includes(task)) break;
    const gain = taskGain(edition, task, number, k === 0 && position.actors[0] !== NONE);
    if (gain !== null) stops[now]?.gains.push(gain);
  }
  return stops;
}

function isMapOfTurn(event: EventInfo, position: Position, edition: Edition): boolean {
  const here = position.players[event.seat]?.at;
  if (event.kind === "no-map") return event.data["street"] === NONE;
  return event.kind === "map" && (event.data["building"] === here || here === edition.lockup);
}

/** The line's own stop, then one for each seat that marks its boxes. */
function parades(position: Position, edition: Edition, events: readonly EventInfo[]): Stop[] {
  const order = position.players.map((_, k) => (position.first + k) % position.seats);
  const [top] = position.todo;
  const stops: Stop[] = [
    { name: "line", seat: null, when: top?.[0] === "advance" ? "now" : "done", gains: [] },
    ...order.map((seat): Stop => ({ name: "parade", seat, when: "next", gains: [] })),
  ];
  const waiting = position.todo.filter(([task]) => task === "parade").map(([, seat]) => seat);
  let marking: Stop | undefined;
  for (const event of events) {
    if (event.kind === "parade") marking = stops.find((stop) => stop.seat === event.data["seat"]);
    const gain = gainOf(edition, event);
    if (gain !== null) (event.kind === "line" || event.kind === "stuck" ? stops[0] : marking)?.gains.push(gain);
  }
  if (top?.[0] === "advance") return stops;
  for (const stop of stops.slice(1)) if (stop.seat !== null && !waiting.includes(stop.seat)) stop.when = "done";
  const present = stops.find((stop) => stop.seat === position.actors[0] && stop.seat !== null);
  if (top !== undefined && top[0] !== "parade" && present !== undefined) {
    present.when = "now";
    const gain = taskGain(edition, top[0], top[1], true);
    if (gain !== null) present.gains.push(gain);
  }
  return stops;
}

const BLANK: Gain = { when: "done", icon: null, text: null, activity: null, void: false, asks: false };

/** What an event of the turn brought. */
function gainOf(edition: Edition, event: EventInfo): Gain | null {
  const data = event.data;
  const number = (name: string) => data[name] as number;
  switch (event.kind) {
    case "umbrella":
      return { ...BLANK, icon: "umbrella" };
    case "mark":
      return { ...BLANK, icon: `act-${edition.tracks[number("activity")]?.id ?? ""}`, activity: number("activity") };
    case "performer":
      return { ...BLANK, icon: `perf-${edition.performers.kinds[number("performer")]?.id ?? ""}` };
    case "bonus": {
      const track = edition.tracks[number("activity")];
      return { ...BLANK, text: track?.bonuses[number("bonus")]?.letter ?? "", activity: number("activity") };
    }
    case "multiplier":
      return { ...BLANK, text: `×${number("times")}`, activity: number("activity") };
    case "map":
      return { ...BLANK, icon: "map-action", text: edition.values[number("value")] ?? "" };
    case "parade":
      return { ...BLANK, icon: "second-line", text: `+${number("buildings")}` };
    case "line":
    case "begin":
    case "own-line":
      return { ...BLANK, icon: "second-line" };
    case "courtyard":
      return { ...BLANK, icon: "courtyard" };
    case "riverwalk":
      return { ...BLANK, icon: "riverwalk" };
    case "arrest":
      return { ...BLANK, icon: "police" };
    case "full":
      return { ...BLANK, ...iconOf(edition, number("icon")), void: true };
    case "no-map":
      return { ...BLANK, icon: "map-action", void: true };
    default:
      return null;
  }
}

/** What is still to be done. */
function taskGain(edition: Edition, task: Task, number: number, now: boolean): Gain | null {
  const gain: Gain = { ...BLANK, when: now ? "now" : "next" };
  switch (task) {
    case "icon":
      return { ...gain, ...iconOf(edition, number), asks: edition.icons[number]?.id === "wild" };
    case "umbrella-box":
      return { ...gain, icon: "umbrella" };
    case "circle":
      return { ...gain, text: "★×", activity: number, asks: true };
    case "one-performer":
    case "two-performers":
    case "other-performer":
      return { ...gain, icon: "perf-saxophone", asks: true };
    case "free-map":
    case "street-map":
    case "neighbour":
    case "street-neighbour":
    case "map":
      return { ...gain, icon: "map-action", asks: true };
    case "begin-line":
    case "own-line":
    case "advance":
      return { ...gain, icon: "second-line", asks: true };
    case "police":
      return { ...gain, icon: "police" };
    default:
      return null;
  }
}
