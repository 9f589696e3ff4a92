import { describe, expect, it } from "vitest";
import { narrow, pick, settle, type Option } from "../src/choose/narrow";

function option(action: string, ...parts: string[]): Option {
  return { action, said: action, parts };
}
function keeping(...things: string[]): Option {
  return { action: `keep ${things.join("+")}`, said: "", parts: [], set: things };
}

const CLAIMS = [
  option("claim 1 2red", "route:1", "pay:2red"),
  option("claim 1 1red+1ferry", "route:1", "pay:1red+1ferry"),
  option("claim 2 3blue", "route:2", "pay:3blue"),
  option("draw", "deck"),
];

describe("clicks narrow the legal actions", () => {
  it("offers the first thing of every action, then only what follows", () => {
    expect([...narrow(CLAIMS, []).next]).toEqual(["route:1", "route:2", "deck"]);
    const { next, left, whole } = narrow(CLAIMS, ["route:1"]);
    expect([...next]).toEqual(["pay:2red", "pay:1red+1ferry"]);
    expect(left).toHaveLength(2);
    expect(whole).toBeNull();
  });

  it("does not ask a question that has one answer", () => {
    expect(pick(CLAIMS, [], "route:2")).toEqual(["route:2", "pay:3blue"]);
    expect(narrow(CLAIMS, ["route:2", "pay:3blue"]).whole?.action).toBe("claim 2 3blue");
  });

  it("takes back a thing that is clicked again, with all that followed", () => {
    expect(pick(CLAIMS, ["route:1", "pay:2red"], "pay:2red")).toEqual(["route:1"]);
    expect(pick(CLAIMS, ["route:1", "pay:2red"], "route:1")).toEqual([]);
  });

  it("lets another answer to an earlier question replace the first", () => {
    expect(pick(CLAIMS, ["route:1"], "deck")).toEqual(["deck"]);
    expect(pick(CLAIMS, ["route:1", "pay:2red"], "pay:1red+1ferry")).toEqual(["route:1", "pay:1red+1ferry"]);
  });

  it("refuses what no action has", () => {
    expect(pick(CLAIMS, [], "route:9")).toBeNull();
    expect(pick(CLAIMS, [], "pay:2red")).toBeNull();
    expect(pick([], [], "deck")).toBeNull();
  });

  it("settles from the beginning where there is one way only", () => {
    expect(settle([option("end", "end")], [])).toEqual(["end"]);
    expect(settle(CLAIMS, [])).toEqual([]);
  });

  it("stops where an action is named in full and a longer one is possible too", () => {
    const options = [option("go a", "to:a"), option("go a b", "to:a", "to:b")];
    expect(settle(options, ["to:a"])).toEqual(["to:a"]);
    expect(narrow(options, ["to:a"]).whole?.action).toBe("go a");
  });
});

describe("sets are toggled in any order", () => {
  const SETS = [keeping("ticket:3"), keeping("ticket:7"), keeping("ticket:3", "ticket:7")];

  it("offers every member, and names the set that is chosen exactly", () => {
    expect([...narrow(SETS, []).next]).toEqual(["ticket:3", "ticket:7"]);
    expect(narrow(SETS, []).whole).toBeNull();
    expect(narrow(SETS, ["ticket:7"]).whole?.action).toBe("keep ticket:7");
    expect(narrow(SETS, ["ticket:7", "ticket:3"]).whole?.action).toBe("keep ticket:3+ticket:7");
  });

  it("toggles", () => {
    expect(pick(SETS, ["ticket:3"], "ticket:7")).toEqual(["ticket:3", "ticket:7"]);
    expect(pick(SETS, ["ticket:3", "ticket:7"], "ticket:3")).toEqual(["ticket:7"]);
    expect(pick(SETS, [], "ticket:9")).toBeNull();
  });
});
