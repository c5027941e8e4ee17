import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLine, cleanText, cutText, plainToMarkdown } from "./clean-text.ts";

describe("cleaning foreign text", () => {
  it("keeps lines and every script, drops what no database or screen takes", () => {
    expect(cleanText("  a\u0000b\r\n\t验收\u0007 👷‍♀️\uD83D ")).toBe("ab\n\t验收 👷‍♀️\uFFFD");
    expect(cleanLine(" 一层\n\n  楼板\u00A0 B ")).toBe("一层 楼板 B");
  });

  it("cuts to the limit without halving a character", () => {
    expect(cutText("浇筑楼板", 4)).toBe("浇筑楼板");
    expect(cutText("浇筑楼板了", 4)).toBe("浇筑楼…");
    expect(cutText("ab👷👷", 4)).toBe("ab…");
  });

  it("never gives more than the limit, and nothing but whole characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const cut = cutText(cleanText(text), max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });

  it("shows marks of markdown as they are", () => {
    expect(plainToMarkdown("a*b_[x](y) <b>")).toBe(String.raw`a\*b\_\[x\](y) \<b\>`);
  });
});
