import { describe, expect, it, vi } from "vitest";
import { Choice } from "../src/choose/choice.svelte";
import type { Option } from "../src/choose/narrow";
import { Hints, type Asked } from "../src/store/hints.svelte";
import { Refusal } from "../src/wire/api";
import type { Fault, HintInfo, TableInfo, View } from "../src/wire/messages";

vi.hoisted(() => {
  // The settings that a choice asks look at the browser when they are loaded.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});

const ADVICE = { action: "draw", said: "Draw a card", score: 41.6, win: 0.62, reason: "Cards are missing." };

function table(legal: string[], info: Partial<TableInfo> = {}): { -readonly [Name in keyof Asked]: Asked[Name] } {
  const running = { hints: true, status: "running", paused: false, ...info } as TableInfo;
  return { id: "here", seat: 0, info: running, view: { legal, step: 7 } as View };
}
function answer(): Promise<HintInfo> {
  return Promise.resolve({ seat: 0, step: 7, advice: [ADVICE], measured: true });
}

describe("hints", () => {
  it("are offered to who is asked, where the table has them", () => {
    expect(new Hints(table(["draw"]), answer).offered).toBe(true);
    expect(new Hints(table([]), answer).offered).toBe(false);
    expect(new Hints(table(["draw"], { hints: false }), answer).offered).toBe(false);
    expect(new Hints(table(["draw"], { paused: true }), answer).offered).toBe(false);
    expect(new Hints(table(["draw"], { status: "over" }), answer).offered).toBe(false);
    expect(new Hints({ ...table(["draw"]), seat: null }, answer).offered).toBe(false);
  });

  it("say that they think, then what to do, and go when asked again", async () => {
    const hints = new Hints(table(["draw"]), answer);
    const asked = hints.toggle();
    expect([hints.open, hints.busy, hints.advice]).toEqual([true, true, []]);
    await asked;
    expect([hints.open, hints.busy, hints.advice]).toEqual([true, false, [ADVICE]]);
    await hints.toggle();
    expect([hints.open, hints.advice]).toEqual([false, []]);
  });

  it("tell whether their figures were measured on the edition", async () => {
    const unmeasured = { ...ADVICE, score: null, win: null };
    const hints = new Hints(table(["draw"]), () => Promise.resolve({ seat: 0, step: 7, advice: [unmeasured], measured: false }));
    await hints.ask();
    expect([hints.advice, hints.measured]).toEqual([[unmeasured], false]);
  });

  it("are of the choice they were asked about, whatever others do meanwhile", async () => {
    const here = table(["draw", "tickets"]);
    const hints = new Hints(here, answer);
    await hints.ask();
    here.view = { legal: ["draw", "tickets"], step: 8 } as View;
    expect(hints.advice).toEqual([ADVICE]);
    here.view = { legal: ["draw"], step: 9 } as View;
    expect([hints.open, hints.advice]).toEqual([false, []]);
  });

  it("drop an answer that comes when it is not wanted any more", async () => {
    let late: (hint: HintInfo) => void = () => {};
    const hints = new Hints(table(["draw"]), () => new Promise((done) => (late = done)));
    const asked = hints.ask();
    hints.close();
    late(await answer());
    await asked;
    expect([hints.open, hints.advice]).toEqual([false, []]);
  });

  it("tell why none came, and can be asked for again", async () => {
    const code = "request/limited";
    const answers = [() => Promise.reject(new Refusal({ code, text: "" } as Fault)), answer];
    const hints = new Hints(table(["draw"]), () => (answers.shift() ?? answer)());
    await hints.ask();
    expect([hints.open, hints.busy, hints.fault]).toEqual([true, false, code]);
    await hints.ask();
    expect([hints.fault, hints.advice]).toEqual([null, [ADVICE]]);
  });
});

describe("an action that is chosen whole", () => {
  const options: Option[] = [
    { action: "claim 1 2red", said: "", parts: ["route:1", "pay:2red"] },
    { action: "claim 1 1red+1ferry", said: "", parts: ["route:1", "pay:1red+1ferry"] },
    { action: "draw", said: "", parts: ["deck"] },
  ];
  it("is shown as if it had been clicked, and waits for the button", () => {
    let played = 0;
    const choice = new Choice({ options, play: () => Promise.resolve(void played++), holds: () => false });
    choice.take("claim 1 1red+1ferry");
    expect(choice.chosen("route:1") && choice.chosen("pay:1red+1ferry")).toBe(true);
    expect(choice.ready?.action).toBe("claim 1 1red+1ferry");
    expect([choice.taken("claim 1 1red+1ferry"), choice.taken("draw")]).toEqual([true, false]);
    choice.take("draw");
    expect(choice.ready?.action).toBe("draw");
    choice.take("pass");
    expect(choice.ready?.action).toBe("draw");
    expect(played).toBe(0);
  });
});
