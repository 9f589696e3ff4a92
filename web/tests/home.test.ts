// What the first screens work out by themselves: invitations, new tables, and sentences for every refusal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { filesOf } from "../plugins/words";
import type { GameInfo } from "../src/wire/messages";

beforeAll(() => {
  // The modules look at the page they are on when they are loaded.
  vi.stubGlobal("location", { pathname: "/", hash: "", search: "", origin: "https://games.example" });
  vi.stubGlobal("addEventListener", () => undefined);
});

const GAME: GameInfo = {
  id: "french-quarter",
  title: "French Quarter",
  editions: [{ id: "grand-tour", hash: "", rules_version: 1, seats: [1, 2, 3, 4] }],
  default_edition: "grand-tour",
  options: [{ name: "mayor", default: false }],
  bots: ["random", "novice", "casual", "greedy", "expert", "master"],
  words: null,
};

describe("an invitation", () => {
  test.each([
    ["239nxm", { code: "239nxm" }],
    [" 239-NXM ", { code: "239NXM" }],
    ["2 3 9 n x m", { code: "239nxm" }],
    ["https://games.example/t/3bp2s5np6tsf#Ab-_9", { table: "3bp2s5np6tsf", token: "Ab-_9" }],
    ["https://games.example/games/t/3bp2s5np6tsf", { table: "3bp2s5np6tsf", token: null }],
    ["t/3bp2s5np6tsf?x=1#Ab%2D9", { table: "3bp2s5np6tsf", token: "Ab-9" }],
    ["https://games.example/join/239nxm", { code: "239nxm" }],
    ["", null],
    ["what is this?", null],
    ["100%", null],
    ["t/3bp2s5np6tsf#50%", { table: "3bp2s5np6tsf", token: "50%" }],
    ["join/%zz", null],
    ["https://games.example/rules", null],
  ])("%s", async (text, meant) => {
    const { readInvitation } = await import("../src/screens/home/invitation");
    expect(readInvitation(text)).toEqual(meant);
  });

  test("the link that is sent is read again", async () => {
    const { invitationLink, readInvitation } = await import("../src/screens/home/invitation");
    expect(readInvitation(invitationLink("3bp2s5np6tsf", "a/b #c"))).toEqual({ table: "3bp2s5np6tsf", token: "a/b #c" });
  });
});

describe("a new table", () => {
  test("begins with one friend, and asks for what was chosen", async () => {
    const { Plan } = await import("../src/screens/home/newtable.svelte");
    const plan = new Plan(GAME, false);
    expect([plan.players, plan.complete, plan.fault]).toEqual([2, false, null]);
    const [friend, second, third] = plan.others;
    friend!.how = "link";
    second!.who = "bot";
    third!.who = "device";
    third!.name = " Oma ";
    plan.options["mayor"] = true;
    plan.pace = "days";
    expect(plan.changed).toEqual(["mayor"]);
    expect(plan.asked()).toMatchObject({
      seats: [{ kind: "open" }, { kind: "link" }, { kind: "bot", bot: "greedy" }, { kind: "device", name: "Oma" }],
      options: { mayor: true },
      clock: { kind: "days", seconds: 86_400, increment: 0 },
      public: false,
    });
  });

  test("offers people five levels, the weakest first, and the middle one unless they choose", async () => {
    const { levelsOf, usualLevel } = await import("../src/screens/home/offer.svelte");
    expect(levelsOf(GAME)).toEqual(["novice", "casual", "greedy", "expert", "master"]);
    expect(usualLevel(GAME)).toBe("greedy");
    expect(usualLevel({ ...GAME, bots: ["random", "novice"] })).toBe("novice");
  });

  test("on one device nobody is waited for", async () => {
    const { Plan } = await import("../src/screens/home/newtable.svelte");
    const plan = new Plan(GAME, true);
    expect(plan.complete).toBe(true);
    expect(plan.asked().seats).toEqual([{ kind: "open" }, { kind: "device", name: null }]);
  });

  test("too few players are a fault, as the edition has it", async () => {
    const { Plan } = await import("../src/screens/home/newtable.svelte");
    const plan = new Plan({ ...GAME, editions: [{ ...GAME.editions[0]!, seats: [2, 4] }] }, false);
    plan.others[0]!.who = "nobody";
    expect(plan.fault).toBe("few");
    plan.others[0]!.who = plan.others[1]!.who = "bot";
    expect(plan.fault).toBe("many"); // three, where two or four can play
  });
});

test("every refusal of the server has a sentence", () => {
  const bundle = new FluentBundle("en");
  for (const file of filesOf("en")) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  const script = readFileSync(new URL("../src/wire/messages.ts", import.meta.url), "utf8");
  const codes = [...(/export type Code =([^;]*);/.exec(script)?.[1] ?? "").matchAll(/"(.+?)"/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(40);
  for (const code of [...codes, "network"]) expect(bundle.hasMessage(`error-${code.replace("/", "-")}`), code).toBe(true);
});

test("a summary of every kind can be said", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of filesOf("en")) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  const said = (args: Record<string, string | number>): string => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage("new-summary")!.value!, args, errors);
    expect(errors).toEqual([]);
    return text;
  };
  expect(said({ players: 3, extras: 1, names: "Mayor variant", pace: "none", edition: "Grand Tour edition" })).toBe(
    "Three players, Mayor variant, no time limit, Grand Tour edition.",
  );
  expect(said({ players: 1, extras: 0, names: "", pace: "days", edition: "x" })).toBe("You play alone, a day a move, x.");
});
