import { expect, test } from "vitest";
import { findInText } from "./find-in-text.ts";

const wordsAt = (text: string, words: string) =>
  findInText(text, words).map(({ start, end }) => text.slice(start, end));

test("words are found whatever their case, each time", () => {
  expect(wordsAt("Anchor, anchor and ANCHOR", "anchor")).toEqual(["Anchor", "anchor", "ANCHOR"]);
});

test("words are found across lines and more than one space", () => {
  expect(wordsAt("the tower\n  crane stands", "Tower crane")).toEqual(["tower\n  crane"]);
});

test("Chinese is found within a sentence", () => {
  expect(wordsAt("三号楼塔吊检查", "塔吊")).toEqual(["塔吊"]);
});

test("places stay right after letters that are longer in lower case", () => {
  expect(wordsAt("İİİ pump", "pump")).toEqual(["pump"]);
});

test("places that lie over one another count once", () => {
  expect(findInText("aaaa", "aa")).toHaveLength(2);
});

test("nothing is found where nothing is asked for, or is not there", () => {
  expect(findInText("pump", "  ")).toEqual([]);
  expect(findInText("pump", "crane")).toEqual([]);
});
