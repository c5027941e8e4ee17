import { describe, expect, it } from "vitest";
import { looksLikeMarkdown, wrapSelection } from "./markdown-keys.ts";

describe("markdown while typing", () => {
  it("is noticed by its marks and not by prices and names", () => {
    for (const text of [
      "**now**",
      "- one\n- two",
      "1. first",
      "`M24`",
      "> said",
      "see [plan](https://a.b)",
      "~~Friday~~ Monday",
      "Heights:\n| Axis | m |\n|---|---:|\n| B | 12 |",
    ]) {
      expect(looksLikeMarkdown(text)).toBe(true);
    }
    for (const text of [
      "costs 2*3*4",
      "file_name_v2",
      "a - b",
      "5 > 4",
      "a | b\nc - d",
      "~ 5 m",
      "hello",
    ]) {
      expect(looksLikeMarkdown(text)).toBe(false);
    }
  });

  it("goes around what is selected", () => {
    expect(wrapSelection("pour now", 5, 8, "**")).toEqual({ text: "pour **now**", caret: 12 });
  });

  it("leaves the caret inside when nothing is selected", () => {
    expect(wrapSelection("", 0, 0, "`")).toEqual({ text: "``", caret: 1 });
  });

  it("stands before each line of a list", () => {
    expect(wrapSelection("a\nb", 0, 3, "- ").text).toBe("- a\n- b");
  });
});
