import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";
import { markWords } from "./mark-words.ts";
import { soughtTerms } from "./split-words.ts";

const marked = (text: string, typed: string, alike: readonly string[] = []) =>
  markWords(text, soughtTerms(typed), new Set(alike)).map(([from, to]) => text.slice(from, to));

describe("what was looked for is marked", () => {
  it("at the beginning of words, as they are written", () => {
    expect(marked("Pour the POURED Béton", "pour bet")).toEqual(["Pour", "POUR", "Bét"]);
  });

  it("in runs without spaces, wherever it stands, in one piece", () => {
    expect(marked("今天浇筑桥墩混凝土", "桥墩混凝")).toEqual(["桥墩混凝"]);
    expect(marked("大桥与小桥", "桥")).toEqual(["桥", "桥"]);
    expect(marked("내일 회의에서", "회의")).toEqual(["회의"]);
  });

  it("as a whole word where it was mistyped", () => {
    expect(marked("Fresh concrete", "conrete", ["concrete"])).toEqual(["concrete"]);
  });

  it("as a whole run where letters became more or fewer", () => {
    expect(marked("Straßenbau", "strassen")).toEqual(["Straßenbau"]);
  });
});

describe("a long text", () => {
  const text = `${"sand ".repeat(60)}concrete\n${"gravel ".repeat(60)}`;

  it("is shown around what was found, with the marks where they belong", () => {
    const { title, marks } = excerptOf(text, markWords(text, soughtTerms("concrete"), new Set()));
    expect(title.length).toBeLessThanOrEqual(162);
    expect(title.startsWith("…sand")).toBe(true);
    expect(title.endsWith("…")).toBe(true);
    expect(marks.map(([from, to]) => title.slice(from, to))).toEqual(["concrete"]);
    expect(title).not.toContain("\n");
  });

  it("begins near what was found, so that two short lines show it", () => {
    const far = `${"sand ".repeat(14)}concrete ${"gravel ".repeat(60)}`;
    const { title } = excerptOf(far, markWords(far, soughtTerms("concrete"), new Set()));
    expect(title.indexOf("concrete")).toBeLessThan(50);
  });

  it("is shown from its beginning where nothing in it was found", () => {
    expect(excerptOf(text, []).title.startsWith("sand sand")).toBe(true);
  });

  it("stays whole when it is short", () => {
    expect(excerptOf("Pour\nit", [[0, 4]])).toEqual({ title: "Pour it", marks: [[0, 4]] });
  });
});
