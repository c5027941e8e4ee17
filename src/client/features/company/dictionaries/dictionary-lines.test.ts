import { expect, test } from "vitest";
import type { DictionaryEntry } from "#domain/dictionary/dictionary.ts";
import { entryLines, freshCode, rankAfterStep } from "./dictionary-lines.ts";

function entry(code: string, rank: string, parentCode = ""): DictionaryEntry {
  return { code, parentCode, name: `Entry ${code}`, enabled: true, rank };
}

const entries = [entry("2", "a1"), entry("1", "a0"), entry("3", "a2"), entry("a", "a0", "1")];
const codes = (all: readonly DictionaryEntry[]) =>
  entryLines(all).map(({ row, depth }) => `${"-".repeat(depth)}${row.code}`);

test("entries are drawn in their order, each with those below it", () => {
  expect(codes(entries)).toEqual(["1", "-a", "2", "3"]);
});

test("an entry steps past the one beside it, and no further than the end", () => {
  const moved = (code: string, step: -1 | 1) => {
    const one = entries.find((each) => each.code === code) ?? entry("", "");
    const rank = rankAfterStep(entries, one, step);
    return rank && codes(entries.map((each) => (each === one ? { ...each, rank } : each)));
  };
  expect(moved("1", 1)).toEqual(["2", "1", "-a", "3"]);
  expect(moved("3", -1)).toEqual(["1", "-a", "3", "2"]);
  expect(moved("2", -1)).toEqual(["2", "1", "-a", "3"]);
  expect([moved("1", -1), moved("3", 1), moved("a", 1)]).toEqual([undefined, undefined, undefined]);
});

test("a new entry is offered the next number as its code", () => {
  expect(freshCode(entries)).toBe("4");
  expect(freshCode([])).toBe("1");
});
