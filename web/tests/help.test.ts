import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FIGURES } from "../src/help/figures";
import { goneThrough, hasGoneThrough, lessonAfter } from "../src/help/gone-through.svelte";
import { bySection, folded, matches, pieces, wordsOf } from "../src/help/search";
import type { GameModule } from "../src/games/types";
import { LessonTable } from "../src/store/lesson.svelte";
import type { LessonPlayed, LessonView, RuleInfo } from "../src/wire/messages";

const rule = (id: string, section: string, said: string): RuleInfo => ({ id, section, said });
const source = (path: string): string => readFileSync(new URL(`../../src/grandtour/${path}`, import.meta.url), "utf8");

describe("search in the rulebook", () => {
  it("does not care about case and accents", () => {
    expect(folded("Cafés über ȘI ß")).toBe("cafes uber si ß");
    expect(matches(rule("NY-K1", "cafes", "Ein Café, zwei Touristen"), wordsOf("CAFE touristen"))).toBe(true);
  });
  it("wants every word, in the text or in the id", () => {
    const one = rule("SF-D2", "cards", "All five are discarded.");
    expect(matches(one, wordsOf("sf-d2"))).toBe(true);
    expect(matches(one, wordsOf("five sf-d"))).toBe(true);
    expect(matches(one, wordsOf("five ferries"))).toBe(false);
  });
  it("marks the words and keeps the sentence whole", () => {
    const said = "A café, then another CAFÉ.";
    const found = pieces(said, wordsOf("cafe the"));
    expect(found.map((piece) => piece.text).join("")).toBe(said);
    expect(found.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["café", "the", "the", "CAFÉ"]);
  });
  it("makes links of the rules that are there, and of no others", () => {
    const found = pieces("Replaced as SF-D2 says, not as SF-X9, see FQ-BF-A.", [], new Set(["SF-D2", "FQ-BF-A"]));
    expect(found.filter((piece) => piece.rule).map((piece) => piece.rule)).toEqual(["SF-D2", "FQ-BF-A"]);
  });
  it("groups rules by their sections", () => {
    const rules = [rule("A-1", "box", ""), rule("A-2", "box", ""), rule("B-1", "turn", "")];
    expect(bySection(rules).map((group) => [group.section, group.rules.length])).toEqual([["box", 2], ["turn", 1]]);
  });
});

describe("words of the rulebook", () => {
  const keys = new Set(source("locale/en/web-help.ftl").match(/^[\w-]+(?= =)/gm));
  it("has a heading for every section that the server names", () => {
    const page = source("server/rulebook.py");
    const named = [...page.matchAll(/"[A-Z]{2}-[A-Z]": "([\w-]+)"/g), ...page.matchAll(/\(\d+, "([\w-]+)"\)/g)].map((found) => found[1]);
    expect(named.length).toBeGreaterThan(20);
    expect([...named, "table"].filter((section) => !keys.has(`help-section-${section}`))).toEqual([]);
  });
  it("has a sentence for every drawing", () => {
    const said = Object.values(FIGURES).flatMap((figures) => figures.map((figure) => figure.said));
    expect(said.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe("lessons", () => {
  it("offers the next one that has not been gone through", () => {
    expect(lessonAfter("explore-new-york")).toBe("french-quarter");
    goneThrough("french-quarter");
    expect(hasGoneThrough("french-quarter")).toBe(true);
    expect(lessonAfter("explore-new-york")).toBe("san-francisco");
    goneThrough("san-francisco");
    expect(lessonAfter("explore-new-york")).toBe(null);
  });
});

/** A lesson of two steps: "one", then "two". */
function lessonAt(played: readonly string[]): LessonView {
  const step = played.length;
  const next = ["one", "two"][step];
  return {
    step, steps: 2, chapter: 0, chapters: 1, title: "", who: "You are Max.", text: `text ${step}`, help: null, lit: [], done: step === 2, insight: { best: step },
    view: {
      type: "view", step, after: step === 0 ? null : step - 1, seat: 0, now: 0, table: null, you: null, clock: null, actors: [0], game: {},
      legal: next === undefined ? [] : [next], may_undo: false, why_no_undo: null, result: null, chat: [],
      events: step === 0 ? [] : [{ seat: 0, kind: "did", data: {} }],
      words: { names: ["Max"], prompt: "", legal: next === undefined ? [] : [`Do ${next}`], events: [`did ${step}`], no_undo: null, result: null },
    },
  } as LessonView;
}

describe("a lesson as a table", () => {
  const module = { parts: (action: string) => ({ parts: [action] }), holds: () => false } as unknown as GameModule;
  beforeAll(() => {
    vi.stubGlobal("fetch", async (url: string, asked: { body?: string }) => {
      const { played = [] } = JSON.parse(asked.body ?? "{}") as LessonPlayed;
      const wrong = played.some((action, at) => action !== ["one", "two"][at]);
      const content = url.includes("/board") ? {} : wrong ? { code: "action/illegal", text: "" } : lessonAt(played);
      return new Response(JSON.stringify(content), { status: wrong ? 409 : 200, headers: { "content-type": "application/json" } });
    });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it("goes on, comes back, and tells what happened", async () => {
    const table = new LessonTable("explore-new-york", module);
    await table.open();
    expect(table.teacher?.help).toBe("You are Max.");
    expect(table.view?.words?.prompt).toBe("text 0");
    expect(table.view?.may_undo).toBe(false);
    const [one] = table.options;
    expect(one).toMatchObject({ action: "one", said: "Do one", parts: ["one"] });
    if (one) await table.play(one);
    expect(table.log.map((line) => line.said)).toEqual(["did 1"]);
    expect(table.fresh.length).toBe(1);
    expect(table.view?.may_undo).toBe(true);
    const [two] = table.options;
    if (two) await table.play(two);
    expect(table.done).toBe(true);
    expect(table.log.map((line) => line.said)).toEqual(["did 1", "did 2"]);
    await table.undo();
    expect(table.done).toBe(false);
    expect(table.log.map((line) => line.said)).toEqual(["did 1"]);
    expect(table.fresh).toEqual([]);
    await table.restart();
    expect(table.log).toEqual([]);
  });

  it("begins anew where what was kept is not of this lesson", async () => {
    vi.stubGlobal("sessionStorage", { getItem: () => '["other"]', setItem: () => undefined });
    const table = new LessonTable("explore-new-york", module);
    await table.open();
    expect(table.closed).toBe(null);
    expect(table.lesson?.step).toBe(0);
  });
});
