import * as fc from "fast-check";
import { expect, test } from "vitest";
import { byRank } from "./by-rank.ts";
import { isRank, lastRank, rankMoved, rankBetween, ranksAfter, ranksBetween } from "./rank.ts";
import { rankShape } from "./shape.ts";

/** Where to insert next, as a share of the list so far: many drops at the same place included. */
const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 });

test("a rank between two lies strictly between them, however often one drops there", () => {
  fc.assert(
    fc.property(places, (shares) => {
      const ranks: string[] = [];
      for (const share of shares) {
        const place = Math.floor(share * ranks.length);
        const before = ranks[place - 1];
        const after = ranks[place];
        const rank = rankBetween(before, after);
        if (before !== undefined) expect(rank > before).toBe(true);
        if (after !== undefined) expect(rank < after).toBe(true);
        expect(rankShape.safeParse(rank).success).toBe(true);
        ranks.splice(place, 0, rank);
      }
      expect(ranks.toSorted((left, right) => (left < right ? -1 : 1))).toEqual(ranks);
    }),
  );
});

test("ranks for many come in order behind the last", () => {
  const ranks = ranksAfter("a5", 500);
  expect(new Set(ranks).size).toBe(500);
  expect(
    ["a5", ...ranks].every((rank, index, all) => index === 0 || rank > (all[index - 1] ?? "")),
  ).toBe(true);
});

test("things with equal ranks stand in the order of their ids, so that all browsers agree", () => {
  const rows = [
    { id: 3, rank: "a1" },
    { id: 2, rank: "a1" },
    { id: 1, rank: "a2" },
    { id: 4, rank: "Zz" },
  ];
  expect(rows.toSorted(byRank).map((row) => row.id)).toEqual([4, 2, 3, 1]);
  expect(lastRank(rows)).toBe("a2");
  expect(lastRank([])).toBeUndefined();
});

const byText = (left: string, right: string) => (left < right ? -1 : 1);

test("a row goes one place up or down, and nowhere from the end", () => {
  const ranks = ["a0", "a1", "a2"];
  const rows = ranks.map((rank) => ({ rank }));
  const placeAfter = (at: number, step: -1 | 1) => {
    const rank = rankMoved(rows, at, step) ?? "";
    return [...ranks.toSpliced(at, 1), rank].toSorted(byText).indexOf(rank);
  };
  expect([placeAfter(0, 1), placeAfter(1, 1), placeAfter(1, -1), placeAfter(2, -1)]).toEqual([
    1, 2, 0, 1,
  ]);
  expect([rankMoved(rows, 0, -1), rankMoved(rows, 2, 1)]).toEqual([undefined, undefined]);
});

test("a drop between two equal ranks lands right behind both", () => {
  const rank = rankBetween("a1", "a1");
  expect(isRank(rank)).toBe(true);
  expect(rank > "a1" && rank < "a2").toBe(true);
});

test("only what others can be put before and behind is a rank", () => {
  for (const rank of ["a0", "Zz", "a1V", "b00"]) expect(isRank(rank)).toBe(true);
  for (const text of ["", "0", "a", "a10", "zzz", "a-1", `A${"0".repeat(26)}`]) {
    expect(isRank(text)).toBe(false);
  }
});

test("ranks for many come in order between two, and behind two that are equal", () => {
  const [first, , third, fourth] = ranksAfter("a5", 4);
  for (const [before, after, next] of [
    [first, third, third],
    [undefined, first, first],
    [fourth, undefined, undefined],
    [first, first, third],
  ]) {
    const ranks = ranksBetween(before, after, 30);
    expect(ranks).toHaveLength(30);
    const all = [before ?? "", ...ranks, next ?? "zz"];
    expect(all.every((rank, index) => index === 0 || rank > (all[index - 1] ?? ""))).toBe(true);
    expect(ranks.every((rank) => rankShape.safeParse(rank).success)).toBe(true);
  }
  expect(ranksBetween(first, third, 0)).toEqual([]);
});
