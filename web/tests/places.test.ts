import { describe, expect, it } from "vitest";
import { read, screenOf } from "../src/places";

describe("an address", () => {
  it("leads to a table with the token behind the #, and to a moment of its replay", () => {
    expect(read("t/abc", "#se%20cret")).toEqual({ screen: "table", table: "abc", token: "se cret" });
    expect(read("t/abc/", "")).toEqual({ screen: "table", table: "abc", token: null });
    expect(read("t/abc/replay/12", "#secret", "?eyes=1")).toEqual({
      screen: "replay",
      table: "abc",
      step: 12,
      eyes: "1",
      token: "secret",
    });
  });

  it("that is no proper code is taken as it stands", () => {
    expect(read("rules", "#100%")).toEqual({ screen: "rules", game: null, rule: "100%" });
    expect(read("join/50%", "")).toEqual({ screen: "join", code: "50%" });
  });

  it("that nobody knows is missing", () => {
    expect(read("t/abc/elsewhere", "")).toEqual({ screen: "missing" });
  });
});

it("another moment of a replay is the same screen, another table is not", () => {
  const at = (path: string): string => screenOf(read(path, ""));
  expect(at("t/abc/replay/12")).toBe(at("t/abc/replay/13"));
  expect(at("t/abc")).not.toBe(at("t/abc/replay"));
  expect(at("t/abc")).not.toBe(at("t/abd"));
});
