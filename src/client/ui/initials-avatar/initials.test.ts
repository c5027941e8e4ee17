import { describe, expect, it } from "vitest";
import { groundOf, initials } from "./initials.ts";

describe("initials", () => {
  it("take the first letters of two words", () => {
    expect(initials("Hana Sato")).toBe("HS");
    expect(initials("  ana maria lopez ")).toBe("AM");
  });

  it("take the first two characters of a single word", () => {
    expect(initials("Quality")).toBe("QU");
    expect(initials("#8421")).toBe("#8");
    expect(initials("x")).toBe("X");
  });

  it("take one glyph of a Chinese, Japanese or Korean name", () => {
    expect(initials("陈伟")).toBe("陈");
    expect(initials("さとう 花")).toBe("さ");
    expect(initials("김 민수")).toBe("김");
  });

  it("are empty for an empty name and whole for a character outside the first plane", () => {
    expect(initials("")).toBe("");
    expect(initials("𠮷田")).toBe("𠮷");
  });
});

describe("the colour of an avatar", () => {
  it("stays the same for the same id", () => {
    expect(groundOf(42)).toBe(groundOf(42));
    expect(groundOf("42")).toBe(groundOf(42));
  });

  it("differs among neighbours", () => {
    const colours = new Set(Array.from({ length: 12 }, (_, index) => groundOf(index + 1)));
    expect(colours.size).toBeGreaterThan(6);
  });
});
