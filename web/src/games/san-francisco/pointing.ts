// Pointing at routes. They are thin, slanted and side by side, so the nearest one counts, and not a box around it. A mouse
// means what it points at; a finger means the nearest route that is offered. If two are about as near, the map comes closer
// and asks again. We listen on an HTML element, because an SVG element that is asked for its focus becomes a tab stop.
import type { Attachment } from "svelte/attachments";
import { take } from "../../board/targets";
import type { Choice } from "../../choose/choice.svelte";
import type { TableLike } from "../../store/table";
import { distance } from "./drawing";
import { stateOf } from "./reach";
import type { Layout } from "./types";

/** Pixels: how far a click may miss, and what two routes must differ by to be told apart by a finger. */
const REACH = 22;
const APART = 9;

export interface Pointing {
  layout: Layout;
  choice: Choice;
  table: TableLike;
  /** come closer to this point of the layout; false: it cannot come closer */
  closer(x: number, y: number): boolean;
  focused(thing: string | null): void;
}

export function pointing({ layout, choice, table, closer, focused }: Pointing): Attachment<HTMLElement> {
  return (root) => {
    const clicked = (event: MouseEvent): void => {
      if (event.detail === 0) return; // by keyboard: the target is certain
      const hit = thingAt(event.target);
      if (hit !== null && !hit.startsWith("route:")) return;
      const matrix = root.querySelector<SVGGElement>("g.city")?.getScreenCTM() ?? null;
      if (matrix === null) return;
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      const touch = (event as PointerEvent).pointerType !== "mouse";
      const near = layout.routes
        .map((route, k) => ({ thing: `route:${k}`, away: distance(route, at.x, at.y) * matrix.a }))
        .filter(({ thing, away }) => away < REACH && stateOf(choice, thing) === "offered")
        .sort((one, other) => one.away - other.away);
      const [first, second] = near;
      if (first === undefined && hit === null) return; // on land or water: another kind of target may be near
      event.stopPropagation();
      choice.touch = touch;
      if (touch && first && second && second.away - first.away < APART && closer(at.x, at.y)) return;
      const meant = !touch && hit !== null ? hit : (first?.thing ?? hit);
      if (meant !== null) take(choice, table, meant);
    };
    const come = (event: FocusEvent): void => {
      const element = event.target;
      focused(element instanceof Element && element.matches(":focus-visible") ? thingAt(element) : null);
    };
    const go = (): void => focused(null);
    root.addEventListener("click", clicked);
    root.addEventListener("focusin", come);
    root.addEventListener("focusout", go);
    return () => {
      root.removeEventListener("click", clicked);
      root.removeEventListener("focusin", come);
      root.removeEventListener("focusout", go);
    };
  };
}

function thingAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<SVGElement>("[data-thing]") : null;
  return element?.dataset.thing ?? null;
}
