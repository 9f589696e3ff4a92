import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { narrow, type Option } from "../src/choose/narrow";
import { crop, distance, fitted, inside, middle, sleeve, stackSpots, upright } from "../src/games/san-francisco/drawing";
import { holds, numberOf, parts, payment, payments, spent } from "../src/games/san-francisco/parts";
import type { Board, Layout } from "../src/games/san-francisco/types";
import { wayAlong } from "../src/games/san-francisco/ways";

const EDITIONS = new URL("../../src/grandtour/games/san_francisco/editions/", import.meta.url);
const layoutOf = (name: string): Layout =>
  JSON.parse(readFileSync(new URL(`${name}.layout.json`, EDITIONS), "utf8")) as Layout;
const option = (action: string): Option => ({ action, said: action, ...parts(action) });

describe("an action comes apart into what can be clicked", () => {
  test.each([
    ["draw", ["deck"]],
    ["take red", ["card:red"]],
    ["claim 34 2black+1ferry", ["route:34", "pay:2black+1ferry"]],
    ["tickets", ["ticket-deck"]],
    ["token sea-lion", ["token:sea-lion"]],
    ["place crab castro", ["stack:crab", "location:castro"]],
    ["pass", ["pass"]],
  ])("%s", (action, things) => {
    expect(parts(action)).toEqual({ parts: things });
  });
  test("tickets to keep are a set", () => {
    expect(parts("keep 3+7")).toEqual({ parts: [], set: ["ticket:3", "ticket:7"] });
    const options = ["keep 3", "keep 7", "keep 3+7"].map(option);
    expect(narrow(options, ["ticket:7", "ticket:3"]).whole?.action).toBe("keep 3+7");
    expect(narrow(options, ["ticket:7"]).whole?.action).toBe("keep 7");
  });
  test("a price is paid by the button, a card by a click", () => {
    expect(holds(option("claim 3 1red"))).toBe(true);
    expect(holds(option("tickets"))).toBe(true);
    expect(holds(option("draw"))).toBe(false);
  });
  test("numbers of things", () => {
    expect(numberOf("route:34", "route")).toBe(34);
    expect(numberOf("card:red", "route")).toBeNull();
    expect(numberOf(undefined, "route")).toBeNull();
  });
});

describe("payments", () => {
  test("are read", () => {
    const paid = payment("pay:2black+1ferry");
    expect(paid.cards).toEqual([{ color: "black", count: 2 }, { color: "ferry", count: 1 }]);
    expect(spent(paid, "ferry")).toBe(1);
    expect(spent(paid, "red")).toBe(0);
  });
  test("that spend the fewest ferries come first", () => {
    const things = ["pay:3ferry", "pay:1blue+2ferry", "pay:3red", "route:3", "pay:2green+1ferry"];
    const order = payments(things, "ferry").map((one) => one.thing);
    expect(order).toEqual(["pay:3red", "pay:2green+1ferry", "pay:1blue+2ferry", "pay:3ferry"]);
  });
});

describe.each(["grand-tour", "tiny"])("the map of %s", (name) => {
  const layout = layoutOf(name);
  test("shows every place and every space", () => {
    const box = crop(layout, true);
    const points = [...layout.locations, ...layout.routes.flatMap((route) => route.spaces)];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });
  test("a click on a space is nearest to its own route", () => {
    layout.routes.forEach((route, k) => {
      const { x, y } = middle(route.spaces);
      const inner = route.spaces[0] ?? { x, y };
      const nearest = layout.routes.map((other, at) => ({ at, away: distance(other, inner.x, inner.y) }));
      nearest.sort((one, other) => one.away - other.away);
      expect(nearest[0]?.at).toBe(k);
      expect(nearest[0]?.away).toBeCloseTo(0);
    });
  });
  test("stacks of tokens lie beside their places, off the spaces", () => {
    stackSpots(layout).forEach((spot, k) => {
      const place = layout.locations[k];
      const away = Math.hypot(spot.x - (place?.x ?? 0), spot.y - (place?.y ?? 0));
      expect(away).toBeGreaterThan(42);
      expect(away).toBeLessThan(100);
      expect(Math.min(...layout.routes.map((route) => distance(route, spot.x, spot.y)))).toBeGreaterThan(26);
    });
  });
});

describe("drawing", () => {
  test("a sleeve reaches from end to end, whichever way the spaces are turned", () => {
    const line = sleeve([{ x: 0, y: 0, r: 0 }, { x: 80, y: 0, r: 0 }]);
    expect(line).toBe("M-29 0L0 0L80 0L109 0");
    expect(sleeve([{ x: 0, y: 0, r: 180 }, { x: 80, y: 0, r: 180 }])).toBe(line);
    expect(sleeve([])).toBe("");
  });
  test("marks stand upright", () => {
    expect([0, 90, 135, 180, 250, -30].map(upright)).toEqual([0, 90, -45, 0, 70, -30]);
  });
  test("a box grows to the shape of the screen and stays on the map", () => {
    const inner = { x: 60, y: 50, width: 1500, height: 950 };
    const wide = fitted(inner, 1.65, [0, 0, 1600, 1100]);
    expect(wide.width / wide.height).toBeCloseTo(1.65);
    expect(wide.x).toBeGreaterThanOrEqual(0);
    expect(wide.x + wide.width).toBeLessThanOrEqual(1600);
    const high = fitted(inner, 1.45, [0, 0, 1600, 1100]);
    expect(high.width / high.height).toBeCloseTo(1.45);
    expect(high.y + high.height).toBeLessThanOrEqual(1100);
  });
  test("words at the edge move in", () => {
    const box = { x: 0, y: 0, width: 1000, height: 600 };
    expect(inside(box, { x: 500, y: 4, size: 20, rotate: 0, text: "NORTH" }).y).toBe(28);
    expect(inside(box, { x: 990, y: 300, size: 20, rotate: 90, text: "EAST" }).x).toBe(972);
    expect(inside(box, { x: 500, y: 300, size: 20, rotate: 0, text: "HERE" })).toEqual({ x: 500, y: 300 });
  });
});

test("the way of a ticket goes along one's own routes only", () => {
  const routes = [[0, 1], [1, 2], [2, 3], [0, 3]].map(([a, b]) => ({ a, b }));
  const board = { routes } as unknown as Board;
  expect(wayAlong(board, [0, 1, 2], 0, 3)).toEqual([0, 1, 2]);
  expect(wayAlong(board, [0, 1, 2, 3], 0, 3)).toEqual([3]);
  expect(wayAlong(board, [0, 2], 0, 3)).toBeNull();
});
