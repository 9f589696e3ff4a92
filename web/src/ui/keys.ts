// The keys that every table has, live, in a lesson or in a replay.
import type { Choice } from "../choose/choice.svelte";
import { settings } from "../store/settings.svelte";
import type { TableLike } from "../store/table";
import { openRules, type Played } from "./rules";

/** The key in small letters; null if it is not for us but typed into a field, or meant for the browser or a dialog. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (at(event, "input, textarea, select, dialog, [popover]") || document.querySelector("dialog[open]")) return null;
  return event.key.toLowerCase();
}

/** Whether the key was pressed on such an element. */
export function at(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** Text mode and the rules. True: it was one of these keys. */
export function lookingKey(key: string, played: Played | null): boolean {
  if (key === "t") settings.set({ text: !settings.text });
  else if (key === "r") void openRules(played);
  else return false;
  return true;
}

/** Undo, hint and confirm. True: it was one of these keys. */
export function playingKey(event: KeyboardEvent, key: string, table: TableLike, choice: Choice): boolean {
  if (key === "u" && event.shiftKey) undoTurn(table, choice);
  else if (key === "u") undo(table, choice);
  else if (key === "h" && table.hints?.offered) void table.hints.toggle();
  else if (key === "enter" && choice.ready && !at(event, "button, a, summary, [data-thing]")) void choice.play();
  else return false;
  return true;
}

export function undo(table: TableLike, choice: Choice): void {
  if (!choice.back()) void table.undo();
}

/** Takes back all that can be taken back; if steps can only be taken back one by one, the last of them. */
export function undoTurn(table: TableLike, choice: Choice): void {
  choice.clear();
  void (table.undoAll?.() ?? table.undo());
}
