// The rule sheet of a table: a game that began under older rules is told by these.
import { render } from "svelte/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Played } from "../src/ui/rules";

const asked: string[] = [];
beforeAll(() => {
  vi.stubGlobal("location", { pathname: "/", hash: "", search: "", origin: "https://games.example" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return new Promise(() => undefined);
  });
});
afterAll(() => void vi.unstubAllGlobals());

async function askedFor(played: Played): Promise<string[]> {
  const { default: RuleSheet } = await import("../src/ui/RuleSheet.svelte");
  expect(render(RuleSheet, { props: { played, rule: "FQ-R6", done: () => undefined } }).body).toContain("rules/french-quarter#FQ-R6");
  return asked.splice(0);
}

test("the rules of a table are those of its version", async () => {
  const rules = "/api/games/french-quarter/rules?language=en";
  expect(await askedFor({ game: "french-quarter", rules_version: 1 })).toEqual([`${rules}&rules_version=1`]);
  expect(await askedFor({ game: "french-quarter" })).toEqual([rules]);
});
