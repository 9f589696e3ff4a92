import { describe, expect, it } from "vitest";
import { sameMoment, turningFrom } from "../src/store/moments";
import type { ReplayStep } from "../src/wire/messages";

const step = (at: number, seat: number, turn: number | null, said = `${at}`): ReplayStep => ({ step: at, seat, turn, said: [said], events: [], turning: [] });

describe("other eyes see the same moment", () => {
  const mine = [step(0, -1, null), step(1, 0, 1), step(2, 0, 1), step(3, 1, 2), step(4, 0, 3)];

  it("by what happened, where they saw it too", () => {
    expect(sameMoment(mine, step(7, 0, 1, "2"))).toBe(2);
  });
  it("by the seat and the turn, where they did not", () => {
    expect(sameMoment(mine, step(7, 0, 1, "unseen"))).toBe(1);
    expect(sameMoment(mine, step(7, 2, 2, "unseen"))).toBe(3);
  });
  it("by what came before, where they saw nothing of that turn", () => {
    expect(sameMoment(mine, step(9, 1, 4))).toBe(4);
    expect(sameMoment(mine, step(0, -1, null, "0"))).toBe(0);
    expect(sameMoment([], step(3, 1, 2))).toBe(0);
  });
});

it("goes from one turning point to the next, and stays where there is none", () => {
  const lead = { kind: "lead" as const, seat: 1, number: 3 };
  const steps = [0, 1, 2, 3, 4].map((at) => ({ ...step(at, 0, at), turning: at === 1 || at === 3 ? [lead] : [] }));
  expect([0, 1, 2, 3].map((at) => turningFrom(steps, at, 1))).toEqual([1, 3, 3, null]);
  expect([1, 2, 3, 4].map((at) => turningFrom(steps, at, -1))).toEqual([null, 1, 1, 3]);
});
