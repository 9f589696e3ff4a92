import { describe, expect, it } from "vitest";
import { sameMoment } from "../src/store/moments";
import type { ReplayStep } from "../src/wire/messages";

const step = (at: number, seat: number, turn: number | null, said = `${at}`): ReplayStep => ({ step: at, seat, turn, said: [said], events: [] });

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
