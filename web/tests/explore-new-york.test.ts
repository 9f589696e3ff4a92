import { afterEach, describe, expect, test, vi } from "vitest";
import { narrow, pick } from "../src/choose/narrow";
import { blockPath, boxOf, cornerOf, distance, hitPath, lines, midway, roadPath, size, slots, spotOf, walk, type Spot } from "../src/games/explore-new-york/grid";
import { oneByOne } from "../src/games/explore-new-york/marks";
import { parts } from "../src/games/explore-new-york/parts";
import { litBy } from "../src/games/explore-new-york/reading";
import { RouteTrial } from "../src/games/explore-new-york/trial.svelte";
import type { NYBoard, NYLink, Tourists } from "../src/games/explore-new-york/types";

/** A town of so many blocks with all its roads, named as the server names them. */
function town(width: number, height: number): NYBoard {
  const names: string[] = [];
  for (let x = 0; x <= width; x++)
    for (let y = 0; y <= height; y++) if (!((x === 0 || x === width) && (y === 0 || y === height))) names.push(`${x},${y}`);
  const at = (x: number, y: number): number => names.indexOf(`${x},${y}`);
  const block = (x: number, y: number): number[] => (x < 1 || y < 1 || x > width || y > height ? [] : [(y - 1) * width + x - 1]);
  const links: NYLink[] = [];
  const add = (a: number, b: number, blocks: number[]): void => {
    if (a >= 0 && b >= 0) links.push({ id: `${names[a]}-${names[b]}`, a, b, blocks, said: "" });
  };
  for (let x = 0; x <= width; x++)
    for (let y = 0; y <= height; y++) {
      add(at(x, y), at(x + 1, y), [...block(x + 1, y), ...block(x + 1, y + 1)]);
      add(at(x, y), at(x, y + 1), [...block(x, y + 1), ...block(x + 1, y + 1)]);
    }
  add(at(0, 1), at(1, 0), block(1, 1));
  add(at(width - 1, 0), at(width, 1), block(width, 1));
  add(at(0, height - 1), at(1, height), block(1, height));
  add(at(width - 1, height), at(width, height - 1), block(width, height));
  return {
    ...{ width, height, symbols: ["circle", "square", "triangle"], cards: [], cafe_points: 3 },
    blocks: Array.from({ length: width * height }, (_, n) => ({
      id: `${(n % width) + 1},${Math.floor(n / width) + 1}`, kind: "white" as const, name: "", said: "",
    })),
    points: names.map((id) => ({ id, cafe: id === "1,1" ? 0 : null })),
    links,
    cafes: [{ id: "corner", name: "Corner", point: at(1, 1), tourists: [1, 1, 0], said: "" }],
    words: { kind: {} as NYBoard["words"]["kind"], symbol: {} as NYBoard["words"]["symbol"] },
  };
}
const city = town(6, 6);
const link = (id: string): NYLink => city.links.find((one) => one.id === id) as NYLink;
const point = (id: string): number => city.points.findIndex((one) => one.id === id);

describe("actions come apart into things", () => {
  test.each([
    ["discard 4b", ["card:4b"]],
    ["discard star-a", ["card:star-a"]],
    ["block 4,5", ["block:4,5"]],
    ["tourist circle", ["tourist:circle"]],
    ["link 4,4-4,5", ["link:4,4-4,5"]],
    ["end", []],
  ])("%s", (action, things) => expect(parts(action)).toEqual({ parts: things }));

  test("the end waits for its button while another link may be drawn", () => {
    const options = ["link 4,4-4,5", "link 4,5-4,6", "end"].map((action) => ({ action, said: action, ...parts(action) }));
    const now = narrow(options, []);
    expect(now.whole?.action).toBe("end");
    expect([...now.next]).toEqual(["link:4,4-4,5", "link:4,5-4,6"]);
    expect(narrow(options, pick(options, [], "link:4,5-4,6") ?? []).whole?.action).toBe("link 4,5-4,6");
  });
});

describe("the drawn map", () => {
  test("has the rulebook's numbers of intersections and links", () => {
    expect([city.points.length, city.links.length]).toEqual([45, 80]);
  });
  test("blocks lie between the roads, corner blocks are rounded outside", () => {
    expect(size(city)).toEqual({ width: 744, height: 744 });
    expect(boxOf("1,1")).toEqual({ x: 24, y: 24 });
    expect(boxOf("6,2")).toEqual({ x: 624, y: 144 });
    expect(["1,1", "6,1", "1,6", "6,6", "3,1", "4,4"].map((id) => cornerOf(city, id))).toEqual(["tl", "tr", "bl", "br", null, null]);
    expect(blockPath(city, "1,1")).toContain("a46 46");
    expect(blockPath(city, "2,2")).not.toContain("a46 46");
  });
  test("roads run straight, but around the corners", () => {
    expect(roadPath(city, link("4,4-4,5"))).toBe("M492 492L492 612");
    expect(roadPath(city, link("0,1-1,0"))).toBe("M12 132L12 70A58 58 0 0 1 70 12L132 12");
    expect(roadPath(city, link("5,6-6,5"))).toBe("M612 732L674 732A58 58 0 0 0 732 674L732 612");
  });
  test("the middle of a corner lies on its arc", () => {
    const middle = midway({ x: 12, y: 132 }, { x: 132, y: 12 }, { x: 372, y: 372 });
    expect(Math.hypot(70 - middle.x, 70 - middle.y)).toBeCloseTo(58);
    expect(middle.angle).toBe(-45);
  });
  test.each([60, 36])("a click with a reach of %d means the nearest road, and never two", (reach) => {
    const areas = city.links.map((one) => corners(hitPath(city, one, reach)));
    let hits = 0;
    for (let x = 3; x < 744; x += 31)
      for (let y = 5; y < 744; y += 29) {
        const spot = { x, y };
        const meant = city.links.filter((_, at) => inside(spot, areas[at] ?? []));
        expect(meant.length).toBeLessThanOrEqual(1);
        if (meant[0] === undefined) continue;
        hits++;
        const nearest = Math.min(...city.links.map((one) => distance(city, one, spot)));
        expect(distance(city, meant[0], spot)).toBeLessThan(nearest + 13); // the arc is rounder than its distance
      }
    expect(hits).toBeGreaterThan(reach === 60 ? 550 : 400);
  });
});

describe("a route", () => {
  const points = ["0,1", "1,0", "2,0", "2,1", "1,1", "1,2"].map(point);
  const way = walk(city, points);
  test("names its links, blocks and cafés", () => {
    expect(way.links.map((at) => city.links[at]?.id)).toEqual(["0,1-1,0", "1,0-2,0", "2,0-2,1", "1,1-2,1", "1,1-1,2"]);
    expect([...way.blocks].map((at) => city.blocks[at]?.id).sort()).toEqual(["1,1", "1,2", "2,1", "2,2", "3,1"]);
    expect([...way.cafes]).toEqual([0]);
  });
  test("points along its direction", () => {
    expect(way.chevrons.map((one) => one.angle)).toEqual([-45, 0, 90, 180, 90]);
    expect(way.path.startsWith("M12 132")).toBe(true);
  });
  test("without a link is none", () => expect(walk(city, []).path).toBe(""));
});

describe("in a block", () => {
  test("tourists never lie over each other or outside", () => {
    for (const corner of ["tl", "tr", "bl", "br", null] as const)
      for (let count = 1; count <= 12; count++) {
        const places = slots(count, corner);
        expect(places).toHaveLength(count);
        for (const [at, one] of places.entries()) {
          expect(Math.max(one.x, one.y) + one.size).toBeLessThanOrEqual(96);
          for (const other of places.slice(at + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(one.size);
        }
      }
  });
  test("names are broken between words", () => {
    expect(lines("Little Red Lighthouse")).toEqual(["Little Red", "Lighthouse"]);
    expect(lines("George Washington Bridge")).toEqual(["George", "Washington", "Bridge"]);
    expect(lines("")).toEqual([]);
  });
  test("tourists one by one", () => expect(oneByOne([2, 0, 1])).toEqual(["circle", "circle", "triangle"]));
  test("an intersection is where four roads meet", () => expect(spotOf({ id: "3,2", cafe: null })).toEqual({ x: 372, y: 252 }));
});

function corners(path: string): Spot[] {
  return path.slice(1, -1).split("L").map((pair) => {
    const [x = 0, y = 0] = pair.split(" ").map(Number);
    return { x, y };
  });
}
function inside(spot: Spot, polygon: Spot[]): boolean {
  let odd = false;
  polygon.forEach((a, at) => {
    const b = polygon[(at + 1) % polygon.length] as Spot;
    if (a.y > spot.y !== b.y > spot.y && spot.x < ((b.x - a.x) * (spot.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

describe("what a line of the score is for", () => {
  const kinds = { "1,1": "red", "2,1": "yellow", "3,1": "grey", "1,2": "red" } as const;
  const board = {
    ...city,
    blocks: city.blocks.map((block) => ({ ...block, kind: kinds[block.id as keyof typeof kinds] ?? block.kind })),
  };
  const block = (id: string): number => board.blocks.findIndex((one) => one.id === id);
  const tourists = new Map<number, Tourists>([[block("2,1"), [1, 2, 0]], [block("3,3"), [1, 0, 0]]]);
  // Between the first and the second row, from the left border to the third crossing.
  const way = walk(board, ["0,1", "1,1", "2,1", "3,1"].map(point));

  test("a colour: its attractions on the route and the tourists of its symbol there, nothing else", () => {
    const { blocks, cafes, symbol } = litBy(board, tourists, way, "red");
    expect([...blocks].sort()).toEqual([block("1,1"), block("1,2"), block("2,1")].sort());
    expect([cafes.size, symbol]).toEqual([0, "circle"]);
  });
  test("blocks that count themselves: no tourist does", () => {
    expect([...litBy(board, tourists, way, "yellow").blocks]).toEqual([block("2,1")]);
    expect(litBy(board, tourists, way, "grey")).toEqual({ blocks: new Set([block("3,1")]), cafes: new Set(), symbol: null });
  });
  test("cafés on the route", () => {
    expect(litBy(board, tourists, way, "cafes")).toEqual({ blocks: new Set(), cafes: new Set([0]), symbol: null });
  });
});

describe("another route", () => {
  const answer = (links: number[], more: number[], fewer: number[]): object => ({
    ...{ seat: 1, links, more, fewer, points: [], lines: [], total: links.length, rule: "NY-F1" },
  });
  const asked: number[][] = [];
  afterEach(() => vi.unstubAllGlobals());

  test("follows what the server offers, and goes back link by link", async () => {
    vi.stubGlobal("fetch", async (_: string, sent: { body: string }) => {
      const { links } = JSON.parse(sent.body) as { links: number[] };
      asked.push(links);
      return Response.json(answer(links, links.includes(1) ? [2] : [0, 1], links));
    });
    const trial = new RouteTrial("table", 1, () => city);
    await vi.waitFor(() => expect(trial.route?.more).toEqual([0, 1]));
    const thing = (at: number): string => `link:${city.links[at]?.id}`;
    expect([trial.offered(thing(1)), trial.offered(thing(2)), trial.begun]).toEqual([true, false, false]);
    trial.pick(thing(1));
    await vi.waitFor(() => expect(trial.chosen(thing(1))).toBe(true));
    trial.pick(thing(0));
    expect(trial.refused, "it was not offered any more").toBe("NY-F1");
    trial.pick(thing(2));
    await vi.waitFor(() => expect(trial.route?.total).toBe(2));
    expect(trial.refused).toBeNull();
    trial.pick(thing(1)); // taken out again
    await vi.waitFor(() => expect(trial.route?.links).toEqual([2]));
    trial.undo();
    expect(trial.route?.links).toEqual([1, 2]);
    trial.clear();
    expect([trial.route?.links, trial.begun]).toEqual([[], false]);
    expect(asked).toEqual([[], [1], [1, 2], [2]]);
  });
});
