// Spoken names of what is on the map and on the table: the server's words, put together by our Fluent messages.
import { t } from "../../i18n/words.svelte";
import { payment } from "./parts";
import type { Board, Position, Stack } from "./types";

export function colorId(board: Board, color: number | null): string {
  return color === null ? "gray" : (board.colors[color]?.id ?? "gray");
}

export function colorName(board: Board, color: number | null): string {
  const id = colorId(board, color);
  return board.words.color[id] ?? id;
}

/** A colour for a sentence: its name, and what the sentence chooses a form by. */
export function saidColor(board: Board, color: number | null): { color: string; color_id: string } {
  return { color: colorName(board, color), color_id: color === null ? "gray" : (board.colors[color]?.form ?? "") };
}

/** The same of the wild card, whose symbol is on routes. */
export function saidWild(board: Board): { wild: string; wild_id: string } {
  const { color, color_id } = saidColor(board, board.wild);
  return { wild: color, wild_id: color_id };
}

/** For the start of a line or a card. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** "Civic Center – Potrero Hill, gray, 3 spaces, 4 points": whatever is to be known before it is chosen. */
export function routeName(board: Board, position: Position, names: readonly string[], k: number): string {
  const route = board.routes[k];
  if (route === undefined) return "";
  const owner = position.owner[k] ?? -1;
  const about = {
    route: route.name,
    ...saidColor(board, route.color),
    ...saidWild(board),
    length: route.length,
    points: route.points,
    ferries: route.ferries,
  };
  return owner < 0 ? t("sf-route", about) : t("sf-route-owned", { ...about, owner: names[owner] ?? "" });
}

export function placeName(board: Board, k: number): string {
  return board.locations[k]?.name ?? "";
}

export function stackName(board: Board, stack: Stack): string {
  const symbol = board.symbols[stack.symbol]?.name ?? "";
  if (stack.location < 0) return t("sf-stack-aside", { symbol, count: stack.left });
  return t("sf-stack", { symbol, count: stack.left, location: placeName(board, stack.location) });
}

/** "2 green" */
export function cardsName(board: Board, color: number, count: number): string {
  return t("sf-cards-of", { ...saidColor(board, color), count });
}

/** "2 green, 1 ferry" */
export function paymentName(board: Board, thing: string): string {
  const place = (id: string): number => board.colors.findIndex((color) => color.id === id);
  return payment(thing).cards.map(({ color, count }) => cardsName(board, place(color), count)).join(", ");
}
