import { describe, expect, it } from "vitest";
import { shown, takenBy } from "../src/games/french-quarter/circles";
import { buildingAt, cornerAt, lines, path, pips, plan } from "../src/games/french-quarter/geometry";
import { holds, parts } from "../src/games/french-quarter/parts";
import { diceOf, itinerary, ofTurn, stage } from "../src/games/french-quarter/turn";
import type { Edition, Position, Sheet, Track } from "../src/games/french-quarter/types";
import type { EventInfo } from "../src/wire/messages";

describe("the things of an action", () => {
  it.each([
    ["take walk 4", ["die:walk-4"]],
    ["take walk 4 as carriage", ["die:walk-4", "as:carriage"]],
    ["go riverwalk", ["building:riverwalk"]],
    ["further riverwalk", ["further:riverwalk"]],
    ["map gator-grin 5", ["building:gator-grin", "value:5"]],
    ["map gator-grin W", ["building:gator-grin", "value:W"]],
    ["mark food", ["activity:food"]],
    ["bonus", ["circle:bonus"]],
    ["multiplier", ["circle:multiplier"]],
    ["performer tuba", ["performer:tuba"]],
    ["begin 3", ["start:3"]],
    ["advance north", ["direction:north"]],
    ["pass", ["pass"]],
  ])("%s", (action, things) => expect(parts(action).parts).toEqual(things));

  it("spends what can be used once by the button only", () => {
    const held = (action: string) => holds({ action, said: "", ...parts(action) });
    expect(["further x", "take walk 4 as taxi", "map x W"].map(held)).toEqual([true, true, true]);
    expect(["go x", "take walk 4", "map x 4", "bonus"].map(held)).toEqual([false, false, false, false]);
  });
});

const GRID = { rows: 6, cols: 5, ew: [], ns: [] };

describe("the drawing", () => {
  it("is at ease where there is room, tight where names still fit, and compact where none would", () => {
    const rooms = [{ width: 816, height: 700 }, { width: 816, height: 613 }, { width: 600, height: 613 }, { width: 374 }];
    const kinds = rooms.map((room) => plan(GRID, room)).map(({ compact, tight, halves }) => ({ compact, tight, halves }));
    expect(kinds).toEqual([
      { compact: false, tight: false, halves: true },
      { compact: false, tight: true, halves: true },
      { compact: false, tight: true, halves: false },
      { compact: true, tight: false, halves: false },
    ]);
    // drawn in the pixels there are: words need no scaling
    expect(plan(GRID, { width: 600, height: 613 })).toMatchObject({ width: 600, height: 613 });
  });

  it("keeps the names of whole blocks in a low window, and street names above the map on a small screen", () => {
    const low = plan(GRID, { width: 780, height: 530 });
    expect(low).toMatchObject({ compact: false, tight: true, halves: false });
    expect(low.height).toBeLessThanOrEqual(530);
    expect(plan(GRID, { width: 374 }).head).toBeGreaterThan(low.head);
    expect(plan(GRID, { width: 780, height: 400 }).compact).toBe(true);
  });

  it.each([900, 600, 374])("puts every block between its four corners (%i px)", (width) => {
    const drawn = plan(GRID, { width });
    for (const row of [1, 6])
      for (const col of [1, 5]) {
        const box = buildingAt(drawn, { block: [row, col], half: "" });
        const before = cornerAt(drawn, { row: row - 1, col: col - 1 });
        const after = cornerAt(drawn, { row, col });
        expect(before.x).toBeLessThan(box.x);
        expect(after.x).toBeGreaterThan(box.x + box.w);
        expect(before.y).toBeLessThan(box.y);
        expect(after.y).toBeGreaterThan(box.y + box.h);
        expect(after.x).toBeLessThan(drawn.width);
        expect(after.y).toBeLessThan(drawn.height - drawn.river);
      }
  });

  it("halves a block without overlap", () => {
    const drawn = plan(GRID, { width: 900 });
    const [north, south] = (["north", "south"] as const).map((half) => buildingAt(drawn, { block: [2, 2], half }));
    const [west, east] = (["west", "east"] as const).map((half) => buildingAt(drawn, { block: [2, 2], half }));
    expect(north!.y + north!.h).toBeLessThan(south!.y);
    expect(west!.x + west!.w).toBeLessThan(east!.x);
    expect(south!.y + south!.h).toBe(west!.y + west!.h);
  });

  it("breaks names into lines, and counts the dots of a die", () => {
    expect(lines("Riverwalk Shopping & Aquarium", 18)).toEqual(["Riverwalk Shopping", "& Aquarium"]);
    expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(path([{ x: 1, y: 2 }, { x: 3, y: 4 }])).toBe("M1 2L3 4");
  });
});

const TRACK: Track = {
  id: "food", name: "Food", street: 0, ladder: [1, 2],
  boxes: ["square", "choice", "multiplier", "choice", "bonus"],
  bonuses: ["A", "B"].map((letter) => ({ letter, name: letter, effect: "", kind: "", said: "" })),
};
function sheet(change: Partial<Sheet>): Sheet {
  return {
    at: 0, mapped: [], marks: [0], marked: [0], bonuses: [0], multipliers: [0], crossed: [[]], umbrellas: 0, performers: [], boxes: 0,
    courtyards: [], riverwalk: 0, longer: 0, other: 0, w: 0, locked: 0, die: 0, line: [], has_vacation: false,
    vacation: null, points: 0, ...change,
  };
}
const texts = (of: Sheet, taken = new Map<number, string>(), asked: number | null = null) =>
  shown(TRACK, of, 0, taken, asked).map((box) => box.text);

describe("what a track shows", () => {
  it("is certain up to the first open choice", () => {
    expect(texts(sheet({}))).toEqual(["", "A×", "×", "★×", "★"]);
  });
  it("keeps what was taken, and is certain after it", () => {
    expect(texts(sheet({ marks: [3], bonuses: [1], multipliers: [1] }))).toEqual(["", "A", "×1", "B×", "★"]);
    expect(texts(sheet({ marks: [3], bonuses: [0], multipliers: [2] }))).toEqual(["", "×1", "×2", "A", "B"]);
  });
  it("learns from the events which choice was which", () => {
    const events: EventInfo[] = [
      { kind: "mark", seat: 0, data: { activity: 0, box: 1 } },
      { kind: "multiplier", seat: 0, data: { activity: 0, times: 1 } },
      { kind: "mark", seat: 1, data: { activity: 0, box: 1 } },
      { kind: "mark", seat: 0, data: { activity: 0, box: 3 } },
      { kind: "bonus", seat: 0, data: { activity: 0, bonus: 0 } },
    ];
    const taken = takenBy(0, events).get(0) ?? new Map<number, string>();
    expect([...taken]).toEqual([[1, "multiplier"], [3, "bonus"]]);
    expect(texts(sheet({ marks: [4], bonuses: [1], multipliers: [2] }), taken)).toEqual(["", "×1", "×2", "A", "B"]);
  });
  it("shows both at the circle that is being asked about", () => {
    const boxes = shown(TRACK, sheet({ marks: [2] }), 0, new Map(), 1);
    expect(boxes.map((box) => [box.text, box.hot])).toEqual([["", false], ["A×", true], ["×", false], ["★×", false], ["★", false]]);
  });
  it("leaves out what is crossed out", () => {
    expect(texts(sheet({ crossed: [[1]] }))).toEqual(["", "", "×1", "A×", "★"]);
  });
});

const EDITION = {
  types: [{ id: "walk" }, { id: "taxi" }], tracks: [TRACK], first_performer: 7, values: ["", "1", "2", "3"], lockup: 9,
  icons: ["umbrella", "food", "culture", "shopping", "mysticism", "partying", "wild", "tuba"].map((id) => ({ id, name: id })),
  performers: { kinds: [{ id: "tuba", name: "tuba" }], row_points: [], track: [] },
} as unknown as Edition;
function position(change: Partial<Position>): Position {
  return {
    seats: 2, mayor: false, tourism: false, phase: "move", actors: [0], todo: [], round: 1, rounds: 8, first: 0, taken: 0,
    shown: [], decks: [], mayor_card: -1, mayors: [], closed: -1, dice: [], caller: -1, line: [0],
    players: [sheet({ at: 4, die: 3 }), sheet({})], ...change,
  };
}
const event = (kind: string, seat: number, data: Record<string, unknown> = {}): EventInfo => ({ kind, seat, data });

describe("the itinerary", () => {
  const told = [
    event("round", -1),
    event("take", 1, { type: 1, value: 2, card: 1 }),
    event("take", 0, { type: 0, value: 3, card: 0 }),
    event("umbrella", 0, { boxes: 1 }),
    event("go", 0, { building: 4 }),
    event("mark", 0, { activity: 0, box: 1 }),
  ];
  it("says where the turn is", () => {
    expect(stage([["take", 0]])).toBe("card");
    expect(stage([["icon", 1], ["travel", 0], ["end-turn", 0]])).toBe("card");
    expect(stage([["travel", 0], ["end-turn", 0]])).toBe("move");
    expect(stage([["circle", 0], ["icon", 0], ["map", 0], ["end-turn", 0]])).toBe("building");
    expect(stage([["map", 0], ["end-turn", 0]])).toBe("map");
    expect(stage([["neighbour", 3], ["end-turn", 0]])).toBe("map");
  });
  it("hangs what was gained and what is to come under its stop, in the order of resolving", () => {
    const now = position({ todo: [["circle", 0], ["icon", 0], ["map", 0], ["end-turn", 0]] });
    const stops = itinerary(now, EDITION, ofTurn(now, told));
    expect(stops.map((stop) => stop.when)).toEqual(["done", "done", "now", "next"]);
    expect(stops[0]?.gains.map((gain) => gain.icon)).toEqual(["umbrella"]);
    expect(stops[2]?.gains.map((gain) => [gain.icon ?? gain.text, gain.when])).toEqual([
      ["act-food", "done"], ["★×", "now"], ["umbrella", "next"],
    ]);
  });
  it("begins anew with each turn", () => {
    expect(ofTurn(position({ actors: [1], todo: [["take", 1]] }), told)).toEqual([]);
    expect(ofTurn(position({}), told).map((one) => one.kind)).toEqual(["take", "umbrella", "go", "mark"]);
  });
  it("lists the parades of a Second Line", () => {
    const asked = position({ phase: "line", todo: [["advance", 0], ["end-round", 0]] });
    expect(itinerary(asked, EDITION, ofTurn(asked, told)).map((stop) => stop.when)).toEqual(["now", "next", "next"]);
    const later = position({ phase: "line", actors: [1], todo: [["icon", 6], ["end-round", 0]] });
    const events = [...told, event("line", 0), event("parade", -1, { seat: 0, buildings: 2 }), event("parade", -1, { seat: 1, buildings: 5 })];
    const stops = itinerary(later, EDITION, ofTurn(later, events));
    expect(stops.map((stop) => stop.when)).toEqual(["done", "done", "now"]);
    expect(stops[2]?.gains.map((gain) => gain.text ?? gain.icon)).toEqual(["+5", "wild"]);
  });
  it("tells who took which die of this round", () => {
    const dice = diceOf(position({ dice: [[0, 6]] }), EDITION, told);
    expect(dice).toEqual([[{ value: 3, taker: 0 }, { value: 6, taker: null }], [{ value: 2, taker: 1 }]]);
  });
});
