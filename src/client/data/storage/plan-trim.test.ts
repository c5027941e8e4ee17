import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STREAMS_CACHED_MAX, WINDOWED_ROWS_MAX } from "#domain/limits.ts";
import { type StreamHistory, historiesOf, planTrim } from "./plan-trim.ts";

const streamOf = (parentId: number) => ({ kind: "message", parentId }) as const;
const closed = (parentId: number, count: number, touchedAt = parentId): StreamHistory => ({
  stream: streamOf(parentId),
  count,
  touchedAt,
  open: false,
});

describe("the limits of the message cache", () => {
  it("leave 25 messages of a dialog that was closed", () => {
    expect(planTrim([closed(1, 300), closed(2, 25), closed(3, 4)])).toEqual([
      { stream: streamOf(1), keep: 25 },
    ]);
  });

  it("leave an open dialog alone while there is room", () => {
    expect(planTrim([{ ...closed(1, 4_000), open: true }])).toEqual([]);
  });

  it("take the dialogs that were left alone longest once 5,000 messages are passed", () => {
    const dialogs = Array.from({ length: 210 }, (_none, index) => closed(index + 1, 25));
    const steps = planTrim(dialogs);
    expect(steps.map(({ stream }) => stream.parentId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(steps.every(({ keep }) => keep === 0)).toBe(true);
  });

  it("take the dialogs that were left alone longest once there are more than 500", () => {
    const dialogs = Array.from({ length: 502 }, (_none, index) => closed(index + 1, 2));
    expect(planTrim(dialogs)).toEqual([
      { stream: streamOf(1), keep: 0 },
      { stream: streamOf(2), keep: 0 },
    ]);
  });

  it("hold whatever is cached", () => {
    const dialog = fc.record({
      count: fc.integer({ min: 0, max: 900 }),
      touchedAt: fc.nat(),
      open: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(dialog, { maxLength: 700 }), (drawn) => {
        const dialogs = drawn.map((each, index) => ({ ...each, stream: streamOf(index + 1) }));
        const keeps = new Map(planTrim(dialogs).map(({ stream, keep }) => [stream, keep]));
        const left = dialogs.map((each) => ({
          ...each,
          count: keeps.get(each.stream) ?? each.count,
        }));
        const histories = left.filter(({ count }) => count > 0);
        const messages = left.reduce((sum, { count }) => sum + count, 0);
        const isOpen = histories.filter(({ open }) => open);
        expect(histories.every(({ count, open }) => open || count <= 25)).toBe(true);
        expect(histories.length <= STREAMS_CACHED_MAX || isOpen.length === histories.length).toBe(
          true,
        );
        expect(messages <= WINDOWED_ROWS_MAX || isOpen.every(({ count }) => count <= 25)).toBe(
          true,
        );
        for (const each of left)
          expect(each.count > 0 || !each.open || drawn[each.stream.parentId - 1]?.count === 0).toBe(
            true,
          );
      }),
      { numRuns: 40 },
    );
  });

  it("count a dialog as open until it has not said so for two minutes and a half", () => {
    const ranges = [{ ...streamOf(1), ranges: [[1, 40]] as const }];
    const at = (visit: number) =>
      historiesOf(ranges, new Map([[1, visit]]), new Map([[1, 5]]), 200_000)[0];
    expect(at(60_000)).toEqual({
      stream: streamOf(1),
      count: 40,
      touchedAt: 60_000,
      open: true,
    });
    expect(at(40_000)).toMatchObject({ touchedAt: 40_000, open: false });
    expect(at(0)).toMatchObject({ touchedAt: 5, open: false });
  });
});
