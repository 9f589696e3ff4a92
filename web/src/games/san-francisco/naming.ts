// Spoken names of what is on the map and on the table: the server's words, put together by our Fluent messages.
import { t } from "../../i18n/words.svelte";
import { payment, spent } from "./parts";
import type { Board, Position, Stack } from "./types";

export function colorId(board: Board, color: number | null): string {
  return color === null ? "gray" : (board.colors[color]?.id ?? "gray");
}

export function colorName(board: Board, color: number | null): string {
  const id = colorId(board, color);
  return board.words.color[id] ?? id;
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
    color: colorName(board, route.color),
    color_id: colorId(board, route.color),
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

/** "2 green, 1 ferry" */
export function paymentName(board: Board, thing: string): string {
  const paid = payment(thing);
  const wild = board.colors[board.wild]?.id ?? "";
  const ferries = spent(paid, wild);
  const own = paid.cards.find((one) => one.color !== wild);
  const wildName = board.words.color[wild] ?? wild;
  if (own === undefined) return t("sf-pay-wild", { ferries, wild: wildName });
  const about = { count: own.count, color: board.words.color[own.color] ?? own.color, color_id: own.color };
  return ferries === 0 ? t("sf-pay-color", about) : t("sf-pay-mixed", { ...about, ferries, wild: wildName });
}
