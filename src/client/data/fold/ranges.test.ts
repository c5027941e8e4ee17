import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRange, rangeAt, type Ranges } from "./ranges.ts";

describe("ranges of cached messages", () => {
  it("grow together when they touch", () => {
    expect(addRange([[1, 25]], 26, 30)).toEqual([[1, 30]]);
  });

  it("keep a hole that was never loaded", () => {
    expect(addRange([[1, 25]], 76, 100)).toEqual([
      [1, 25],
      [76, 100],
    ]);
  });

  it("hold exactly the positions that were added, sorted and apart", () => {
    const span = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 10 }));
    fc.assert(
      fc.property(fc.array(span), (spans) => {
        let ranges: Ranges = [];
        const positions = new Set<number>();
        for (const [from, length] of spans) {
          ranges = addRange(ranges, from, from + length);
          for (let at = from; at <= from + length; at += 1) positions.add(at);
        }
        for (let at = 0; at <= 80; at += 1) {
          expect(rangeAt(ranges, at) !== undefined).toBe(positions.has(at));
        }
        for (let index = 1; index < ranges.length; index += 1) {
          expect(ranges[index]?.[0]).toBeGreaterThan((ranges[index - 1]?.[1] ?? 0) + 1);
        }
      }),
    );
  });
});
