import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { answerTo, sha256 } from "../src/wire/proof";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

test("hashes as everybody does, whatever the length", () => {
  for (let length = 0; length < 200; length++) {
    const text = "abcdefghij.:-_".repeat(15).slice(0, length);
    expect(sha256(text)).toBe(hash(text));
  }
});

test("the answer begins with the zeros that were asked for, and the page goes on meanwhile", async () => {
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  const challenge = "17.1794812750.abcdefghijklm008.0123456789012345678901234567890123456789012";
  // Its answer is the 285,645th that is tried: that takes longer than one slice.
  const answer = await answerTo(challenge, 17);
  clearInterval(ticking);
  expect(hash(`${challenge}:${answer}`)).toMatch(/^0000/);
  expect(ticks).toBeGreaterThan(0);
});
