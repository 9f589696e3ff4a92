import type { Option } from "../../choose/narrow";

/** The things of an action, by its notation (docs/records.md). */
export function parts(action: string): Pick<Option, "parts" | "set"> {
  const [verb = "", what = "", value = "", , card = ""] = action.split(" ");
  switch (verb) {
    case "take":
      return { parts: card === "" ? [`die:${what}-${value}`] : [`die:${what}-${value}`, `as:${card}`] };
    case "go":
      return { parts: [`building:${what}`] };
    case "further":
      return { parts: [`further:${what}`] };
    case "map":
      return { parts: [`building:${what}`, `value:${value}`] };
    case "mark":
      return { parts: [`activity:${what}`] };
    case "bonus":
    case "multiplier":
      return { parts: [`circle:${verb}`] };
    case "performer":
      return { parts: [`performer:${what}`] };
    case "begin":
      return { parts: [`start:${what}`] };
    case "advance":
      return { parts: [`direction:${what}`] };
    default:
      return { parts: [action] };
  }
}

/** A bonus that can be used once is spent by the button only: a longer move, another card, a W. */
export function holds(option: Option): boolean {
  return /^further |^take .* as |^map .* W$/.test(option.action);
}
