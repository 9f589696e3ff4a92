import { describe, expect, it } from "vitest";
import { listed } from "../src/i18n/lists";

describe("a list in words", () => {
  it("has the language's own and", () => {
    expect(listed("en", ["Ana", "Ben", "Inés"])).toBe("Ana, Ben, and Inés");
    expect(listed("ro", ["Ana", "Inés"])).toBe("Ana și Inés");
    expect(listed("es", [])).toBe("");
    expect(listed("es", ["Inés"])).toBe("Inés");
  });

  it("has e for y before the sound of i in Spanish", () => {
    const said = (name: string) => listed("es", ["Ben", "Ana", name]);
    for (const name of ["Inés", "Íñigo", "Hilario", "«Iris»", "hípica"]) expect(said(name)).toBe(`Ben, Ana e ${name}`);
    for (const name of ["Luis", "Hierro", "hiato", "Yves", "8"]) expect(said(name)).toBe(`Ben, Ana y ${name}`);
  });
});
