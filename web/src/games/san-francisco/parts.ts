import type { Option } from "../../choose/narrow";

/** The things of an action, by its notation (docs/records.md). */
export function parts(action: string): Pick<Option, "parts" | "set"> {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "draw":
      return { parts: ["deck"] };
    case "tickets":
      return { parts: ["ticket-deck"] };
    case "take":
      return { parts: [`card:${first}`] };
    case "claim":
      return { parts: [`route:${first}`, `pay:${second}`] };
    case "token":
      return { parts: [`token:${first}`] };
    case "place":
      return { parts: [`stack:${first}`, `location:${second}`] };
    case "keep":
      return { parts: [], set: first.split("+").map((ticket) => `ticket:${ticket}`) };
    default:
      return { parts: [action] };
  }
}

/** A claim names its price on the button, and tickets once drawn cannot be refused. */
export function holds(option: Option): boolean {
  return option.action.startsWith("claim ") || option.action === "tickets";
}

export interface Payment {
  thing: string;
  /** by colour's id, in the order of the notation: the plain cards, then the ferries */
  cards: readonly { color: string; count: number }[];
}

/** `pay:2black+1ferry` */
export function payment(thing: string): Payment {
  const cards = thing
    .replace(/^pay:/, "")
    .split("+")
    .map((part) => {
      const [, count = "0", color = ""] = /^(\d+)(.*)$/.exec(part) ?? [];
      return { color, count: Number(count) };
    });
  return { thing, cards };
}

export function spent(paid: Payment, color: string): number {
  return paid.cards.find((one) => one.color === color)?.count ?? 0;
}

/** The payments that are offered, those first that spend the fewest of the wild colour. */
export function payments(things: Iterable<string>, wild: string): Payment[] {
  const all = [...things].filter((thing) => thing.startsWith("pay:")).map(payment);
  return all.sort((one, other) => spent(one, wild) - spent(other, wild));
}

/** `route:34` → 34; null for another kind of thing. */
export function numberOf(thing: string | undefined, kind: string): number | null {
  return thing?.startsWith(`${kind}:`) ? Number(thing.slice(kind.length + 1)) : null;
}
