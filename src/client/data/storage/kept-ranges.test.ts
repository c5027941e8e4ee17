import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRange, rangeAt, type Ranges } from "../fold/ranges.ts";
import { countOf, keptRanges, keptUpTo, leftOut } from "./kept-ranges.ts";

const END = 90;
const rangesOf = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 0, max: 15 })))
  .map((spans) =>
    spans.reduce<Ranges>((ranges, [from, length]) => addRange(ranges, from, from + length), []),
  );
const single = fc.array(fc.integer({ min: 1, max: END }), { maxLength: 4 });
const all = Array.from({ length: END + 1 }, (_none, at) => at);
const holds = (ranges: Ranges) => all.filter((at) => rangeAt(ranges, at) !== undefined);

describe("what stays of a dialog's messages", () => {
  it("is the newest of the newest run", () => {
    const ranges: Ranges = [
      [1, 30],
      [50, 100],
    ];
    expect(keptRanges(ranges, 25, [])).toEqual([[76, 100]]);
  });

  it("is the whole run where that is shorter", () => {
    expect(keptRanges([[90, 100]], 25, [])).toEqual([[90, 100]]);
  });

  it("is also each message that calls the person, by itself", () => {
    const ranges: Ranges = [
      [1, 30],
      [50, 100],
    ];
    expect(keptRanges(ranges, 25, [7, 75, 80, 40])).toEqual([
      [7, 7],
      [75, 100],
    ]);
  });

  it("never claims what was not there, and never leaves out what is to stay", () => {
    fc.assert(
      fc.property(rangesOf, single, fc.integer({ min: 0, max: 30 }), (ranges, calls, keep) => {
        const before = holds(ranges);
        const kept = holds(keptRanges(ranges, keep, calls));
        const [low = 0, high = -1] = ranges.at(-1) ?? [];
        const newest = before.filter((at) => at >= low && at <= high && at > high - keep);
        const called = before.filter((at) => calls.includes(at));
        const stays = new Set([...newest, ...called]);
        expect(kept).toEqual(before.filter((at) => stays.has(at)));
        expect(countOf(keptRanges(ranges, keep, calls))).toBe(kept.length);
      }),
    );
  });

  it("is reached step by step without a false claim on the way", () => {
    fc.assert(
      fc.property(rangesOf, single, fc.integer({ min: 0, max: END }), (ranges, calls, reached) => {
        const kept = keptRanges(ranges, 5, calls);
        const removed = holds(leftOut(ranges, kept));
        const stays = new Set(holds(kept));
        expect(removed).toEqual(holds(ranges).filter((at) => !stays.has(at)));
        const gone = new Set(removed.filter((at) => at <= reached));
        expect(holds(keptUpTo(ranges, kept, reached))).toEqual(
          holds(ranges).filter((at) => !gone.has(at)),
        );
      }),
    );
  });
});
