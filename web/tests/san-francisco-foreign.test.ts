// San Francisco on a board that is not ours: other colours and symbols, a wild card with a name of its own, no tokens.
import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import Car from "../src/games/san-francisco/Car.svelte";
import Described from "../src/games/san-francisco/Described.svelte";
import { crop } from "../src/games/san-francisco/drawing";
import Final from "../src/games/san-francisco/Final.svelte";
import Market from "../src/games/san-francisco/Market.svelte";
import { paymentName, routeName } from "../src/games/san-francisco/naming";
import { lettersOf, lookOf, tokenIcon, tokenLetters } from "../src/games/san-francisco/pigments";
import TransportCard from "../src/games/san-francisco/TransportCard.svelte";
import type { Board, Layout, Position } from "../src/games/san-francisco/types";
import PaymentFigure from "../src/help/PaymentFigure.svelte";
import { signsOf } from "../src/help/signs";
import { LANGUAGES, speak, t } from "../src/i18n/words.svelte";
import type { TableLike } from "../src/store/table";

const named = (id: string, name = id): { id: string; name: string } => ({ id, name });

/** Three places and two routes; `red` is ours, the others are not, and of these `loco` has a name that the edition gives. */
function boardWith(symbols: readonly { id: string; name: string }[]): Board {
  const colors = [
    { id: "loco", name: "Old Engine", form: "", cards: 4 },
    { id: "teal", name: "teal", form: "teal", cards: 8 },
    { id: "tan", name: "tan", form: "tan", cards: 8 },
    { id: "red", name: "red", form: "red", cards: 8 },
  ];
  return {
    colors, wild: 0, symbols,
    locations: [named("pier", "Pier"), named("tower", "Tower"), named("baths", "Baths")],
    routes: [
      { a: 0, b: 2, length: 3, color: null, ferries: 1, twin: null, points: 4, name: "Pier – Baths" },
      { a: 0, b: 1, length: 2, color: 1, ferries: 0, twin: null, points: 2, name: "Pier – Tower" },
    ],
    tickets: [{ a: 0, b: 1, points: 2, name: "Pier – Tower (2)" }],
    token_points: symbols.length > 0 ? [0, 1, 3] : [0],
    cars: 6, last_round_at: 1, layout: null,
    words: {
      color: { ...Object.fromEntries(colors.map(({ id, name }) => [id, name])), gray: "gray" },
      symbol: Object.fromEntries(symbols.map(({ id, name }) => [id, name])),
    },
  };
}
const bare = boardWith([]);

const position = {
  seats: 1, phase: "turn", turn: 0, first: 0, to_draw: 0, turns: 0, turns_left: -1, deck: 9, discard: [0, 0, 0, 0], market: [0, 1, 2, 3, -1],
  owner: [-1, -1], stacks: [], token_choice: [], ticket_deck: 3,
  players: [
    { cars: 6, points: 0, tokens: [], cards: 3, known: [0, 0, 0, 0], tickets: 1, offered: 0, chosen: true, hand: [1, 2, 0, 0], kept: [0], completed: [] },
  ],
} as unknown as Position;

function table(board: Board): TableLike {
  return { seat: 0, names: ["Ana"], board: { data: board, title: "Lagoon" }, view: { game: position, result: null } } as unknown as TableLike;
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

describe.each(LANGUAGES)("sentences in %s", (language) => {
  beforeAll(() => speak(language));
  test("call the wild card by its own name", () => {
    const said = [
      routeName(bare, position, ["Ana"], 0),
      paymentName(bare, "pay:2loco"),
      paymentName(bare, "pay:2teal+1loco"),
      render(Described, { props: { table: table(bare) } }).body,
      render(Market, { props: { board: bare, position, choice: { options: [], asked: false, chosen: () => false, offered: () => false } as never } }).body,
    ];
    for (const sentence of said) {
      expect(sentence).toContain("Old Engine");
      expect(sentence.replace(/--route-ferry/g, "")).not.toMatch(/ferr[yi]|Ferry|Fähr|Feribot/);
    }
  });
  test("call a ferry a ferry where it has no other name", () => {
    const colors = bare.colors.map((color) => (color.id === "loco" ? { ...color, id: "ferry", name: "FERRY", form: "ferry" } : color));
    const ours: Board = { ...bare, colors, words: { ...bare.words, color: { ...bare.words.color, ferry: "FERRY" } } };
    expect(routeName(ours, position, ["Ana"], 0)).toMatch(/ferry|Ferry|Fähre|Feribot/);
    expect(paymentName(ours, "pay:2teal+1ferry")).toMatch(/, 1 (ferry|Ferry|Fähre|Feribot)$/);
  });
  test("name the map by the title of its edition", () => {
    expect(t("sf-map", { title: "Lagoon" })).toContain("Lagoon");
    expect(t("sf-map", { title: "Lagoon" })).not.toContain("San Francisco");
  });
});

describe("what we have no drawing for", () => {
  const SPRITE = new URL("../src/icons/", import.meta.url);
  test("is told apart by letters, as few as will do", () => {
    expect([...lettersOf([named("x", "teal"), named("y", "tan"), named("z", "umber")]).values()]).toEqual(["Te", "Ta", "U"]);
    expect([...lettersOf([named("x", "old mill"), named("y", "Old-Millers"), named("z", "OLD")]).values()]).toEqual(["O1", "O2", "O3"]);
    expect(lettersOf([]).size).toBe(0);
  });
  test("is never an icon that is not there", () => {
    const board = boardWith([named("crab"), named("gull"), named("guard"), named("old-stone-bridge")]);
    const groups = signsOf("san-francisco", { game: "", edition: "", title: "", own_design: true, data: board as unknown as Record<string, unknown> });
    const signs = groups.flatMap((group) => group.signs);
    for (const { icon } of signs) if (icon !== "") expect(() => readFileSync(new URL(`${icon}.svg`, SPRITE))).not.toThrow();
    expect(signs.map(({ icon, letters }) => icon || letters)).toEqual([
      "O", "Te", "Ta", "route-red", "token-crab", "Gul", "Gua", "O",
    ]);
    expect(tokenIcon("sea-lion")).toBe("token-sealion");
    expect([...tokenLetters(board).keys()]).toEqual(["gull", "guard", "old-stone-bridge"]);
  });
  test("lies on a ground that is neither gray nor one of our colours, the wild card on a pale one", () => {
    expect([0, 1, 2, 3, null].map((color) => lookOf(bare, color).pigment)).toEqual(["ferry", "other", "other", "red", "gray"]);
  });
  test("has its letters on cards of every size and on the spaces of routes", () => {
    for (const size of ["", "small", "tiny"] as const) {
      const card = (color: number): string => render(TransportCard, { props: { board: bare, color, size } }).body;
      expect(card(0)).toMatch(/>O</);
      expect(card(1)).toMatch(/>Te</);
      expect(card(0) + card(1)).not.toContain("<use");
      expect(card(3)).toContain("#route-red");
    }
    const figure = render(PaymentFigure, { props: { board: bare, spaces: 2, ferries: 1, cards: ["plain", "wild"] } }).body;
    expect(figure.match(/>(O|Te)</g)).toEqual([">O<", ">Te<", ">O<"]);
    const space = { x: 0, y: 0, r: 0 };
    const drawn = render(Car, { props: { space, look: lookOf(bare, 1), owner: -1, ferry: lookOf(bare, 0) } }).body;
    expect(drawn.match(/>Te</g)).toHaveLength(2);
    expect(drawn.match(/>O</g)).toHaveLength(1);
    expect(drawn).not.toContain("<use");
    expect(render(Car, { props: { space, look: lookOf(bare, null), owner: -1 } }).body).not.toContain("<text");
  });
});

describe("a board without tourist tokens", () => {
  const some = boardWith([named("crab"), named("gull")]);
  beforeAll(() => speak("en"));
  test("says nothing of them in text mode and at the end", () => {
    for (const [Screen, more] of [[Described, {}], [Final, { seat: 0, line: null }]] as const) {
      const drawn = (board: Board): string => render(Screen as typeof Final, { props: { table: table(board), ...more } as never }).body;
      expect(drawn(some)).toMatch(/token/i);
      expect(drawn(bare).replace(/class="[^"]*"/g, "")).not.toMatch(/token/i);
    }
  });
  test("has no symbols of them in the rulebook", () => {
    const keys = (board: Board): string[] =>
      signsOf("san-francisco", { game: "", edition: "", title: "", own_design: true, data: board as unknown as Record<string, unknown> }).map(({ key }) => key);
    expect(keys(some)).toEqual(["sf-colors", "sf-tokens"]);
    expect(keys(bare)).toEqual(["sf-colors"]);
  });
  test("keeps no room for them beside the map", () => {
    const place = { id: "pier", x: 500, y: 500, label: { dx: 0, dy: 0, anchor: "start", lines: [] }, box: [500, 500, 0, 0] } as const;
    const layout: Layout = { viewBox: [0, 0, 1000, 1000], background: [], locations: [place], routes: [] };
    const [without, roomy] = [crop(layout, false), crop(layout, true)];
    expect(without.width * without.height).toBeLessThan(roomy.width * roomy.height);
  });
});
