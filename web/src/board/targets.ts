// Everything on a board that can be clicked is an element with `data-thing`. This attachment gives them all the same
// manners: a click picks, Enter picks, and what is not offered is asked about. What is offered on a drawing is one stop
// of the Tab key: arrow keys go from one target to the nearest in that direction, Home and End to the first and the last,
// Page up and Page down through all of them in order. Put it on the element that holds them:
// `<svg {@attach targets(choice, table)}>`.
import type { Attachment } from "svelte/attachments";
import type { Choice } from "../choose/choice.svelte";
import type { TableLike } from "../store/table";
import { nearest, type Direction, type Spot } from "./nearest";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
/** A tap that misses goes to the nearest offered target within so many pixels. */
const REACH = 22;

/** What a board needs of a choice; at the end of a game, other things than moves can be tried on it. */
export type Targeted = Pick<Choice, "options" | "offered" | "chosen" | "pick" | "touch">;

/** A button that lies on a board, such as the one that shows all of it: a click there means no target nearby. */
export function isButton(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("button:not([data-thing])") !== null;
}

export function targets(choice: Targeted, table: TableLike, hovered?: (thing: string | null) => void): Attachment<Element> {
  return (root) => {
    const clicked = (event: Event): void => {
      if (isButton(event)) return;
      const at = event as PointerEvent;
      choice.touch = at.pointerType === "touch" || at.pointerType === "pen";
      let thing = thingOf(event.target);
      // A finger that meets a resting thing may have meant its neighbour; a mouse means what it points at.
      if ((thing === null || (choice.touch && !choice.offered(thing))) && at.detail !== 0) {
        thing = closeTo(root, choice, at.clientX, at.clientY) ?? thing;
      }
      if (thing !== null) take(choice, table, thing);
    };
    const pressed = (event: Event): void => {
      const key = event as KeyboardEvent;
      const thing = thingOf(event.target);
      if (thing === null || key.ctrlKey || key.metaKey || key.altKey) return;
      if (key.key === "Enter" || key.key === " ") {
        if (event.target instanceof HTMLButtonElement) return; // a button reacts to Enter by itself
        event.preventDefault();
        choice.touch = false;
        take(choice, table, thing);
        return;
      }
      const to = goal(spotsOf(root), event.target, key.key);
      if (to === undefined) return;
      event.preventDefault();
      to.element.focus();
    };
    const over = (event: Event): void => hovered?.(thingOf(event.target));
    const out = (): void => hovered?.(null);
    const leave = oneStop(root);
    root.addEventListener("click", clicked);
    root.addEventListener("keydown", pressed);
    if (hovered) {
      root.addEventListener("pointerover", over);
      root.addEventListener("focusin", over);
      root.addEventListener("pointerleave", out);
      root.addEventListener("focusout", out);
    }
    return () => {
      leave();
      root.removeEventListener("click", clicked);
      root.removeEventListener("keydown", pressed);
      root.removeEventListener("pointerover", over);
      root.removeEventListener("focusin", over);
      root.removeEventListener("pointerleave", out);
      root.removeEventListener("focusout", out);
    };
  };
}

/** Picks the thing, or asks why it cannot be picked. */
export function take(choice: Targeted, table: TableLike, thing: string): void {
  if (choice.pick(thing)) table.forget();
  else if (table.seat !== null && table.kind !== "replay") void table.why(thing);
}

/** The attributes of a thing's element: `<g {...target(choice, "route:34", name)}>`. */
export function target(choice: Targeted, thing: string, name: string): Record<string, string | number | boolean | null> {
  const offered = choice.offered(thing);
  const chosen = choice.chosen(thing);
  return {
    "data-thing": thing,
    "data-state": chosen ? "chosen" : offered ? "offered" : "resting",
    role: "button",
    tabindex: offered || chosen ? 0 : -1,
    "aria-label": name,
    "aria-pressed": chosen,
    "aria-disabled": offered || chosen ? null : "true",
  };
}

interface Found extends Spot {
  element: HTMLElement | SVGElement;
}

/** The target to which a key leads from another one. */
function goal(spots: readonly Found[], from: EventTarget | null, key: string): Found | undefined {
  const at = spots.findIndex((spot) => spot.element === from);
  const here = spots[at];
  if (key === "Home") return spots[0];
  if (key === "End") return spots.at(-1);
  if (key === "PageDown") return spots[(at + 1) % spots.length];
  if (key === "PageUp") return spots.at(at <= 0 ? -1 : at - 1);
  const direction = ARROWS[key];
  return here && direction && nearest(spots, here, direction);
}

const OPEN = "[data-thing]:is([data-state=offered], [data-state=chosen])";

function spotsOf(root: Element): Found[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(OPEN)].filter(seen).map((element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

function seen(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** A drawing has dozens of targets: one of them is the tab stop, the one that was used last as long as it is offered.
    Buttons beside it (cards, chips) are few, and each is a stop as everywhere. */
function oneStop(root: Element): () => void {
  let stop: SVGElement | null = null;
  let next = 0;
  const set = (): void => {
    next = 0;
    const drawn = [...root.querySelectorAll<SVGElement>(OPEN)].filter((one) => one instanceof SVGElement);
    if (stop === null || !drawn.includes(stop) || !seen(stop)) stop = drawn.find(seen) ?? null;
    for (const one of drawn) {
      const index = one === stop ? "0" : "-1";
      if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
    }
  };
  const focused = (event: Event): void => {
    const at = event.target instanceof Element ? event.target.closest(OPEN) : null;
    if (!(at instanceof SVGElement) || at === stop) return;
    stop = at;
    set();
  };
  // The elements change with the question, one after the other, and whether one is seen needs the page laid out: they are
  // looked at once, when all of them have changed and the next picture is due.
  const watch = new MutationObserver(() => (next ||= requestAnimationFrame(set)));
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["data-state", "tabindex"] });
  root.addEventListener("focusin", focused);
  set();
  return () => {
    cancelAnimationFrame(next);
    watch.disconnect();
    root.removeEventListener("focusin", focused);
  };
}

function closeTo(root: Element, choice: Targeted, x: number, y: number): string | null {
  let best: string | null = null;
  let distance = REACH;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    const thing = element.dataset.thing ?? "";
    if (!choice.offered(thing)) continue;
    const box = element.getBoundingClientRect();
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (away < distance) [best, distance] = [thing, away];
  }
  return best;
}

function thingOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-thing]") : null;
  return element?.dataset.thing ?? null;
}
