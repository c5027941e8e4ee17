import { array, assert, integer, nat, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { freeTime, withTimer } from "./measured-time.ts";
import { ENTRY_MINUTES_MAX } from "./work-time-limits.ts";
import type { WorkTimer } from "./work-timer.ts";

const MINUTE = 60_000;
const at = (minute: number) => 1_000_000_000 + minute * MINUTE;
const timed = (from: number, to: number) => ({
  startTime: at(from),
  minutes: to - from,
  timed: 1 as const,
});

test("what was timed already counts once, what was written down by hand does not stand in the way", () => {
  expect(freeTime([at(0), at(60)], [])).toEqual({ startTime: at(0), minutes: 60 });
  expect(freeTime([at(30), at(120)], [timed(0, 60)])).toEqual({ startTime: at(60), minutes: 60 });
  expect(freeTime([at(0), at(60)], [timed(30, 120)])).toEqual({ startTime: at(0), minutes: 30 });
  expect(freeTime([at(0), at(60)], [timed(10, 20)])).toEqual({ startTime: at(0), minutes: 50 });
  expect(freeTime([at(10), at(20)], [timed(0, 60)])).toBeUndefined();
  const byHand = { ...timed(0, 60), timed: 0 as const };
  expect(freeTime([at(0), at(60)], [byHand])).toEqual({ startTime: at(0), minutes: 60 });
});

test("the shortest is a minute, the longest a day, and a clock that went back measures nothing", () => {
  expect(freeTime([at(0), at(0) + 900], [])).toEqual({ startTime: at(0), minutes: 1 });
  expect(freeTime([at(0), at(9000)], [])?.minutes).toBe(ENTRY_MINUTES_MAX);
  expect(freeTime([at(5), at(0)], [])).toBeUndefined();
});

const span = tuple(nat(400), integer({ min: 1, max: 200 })).map(
  ([from, length]) => [from, from + length] as const,
);

test("whatever devices measured, no minute is counted twice, in whichever order they are heard", () => {
  assert(
    property(array(span, { maxLength: 8 }), (spans) => {
      const heard = (order: readonly (readonly [number, number])[]) => {
        const covered = new Set<number>();
        let total = 0;
        const entries: ReturnType<typeof timed>[] = [];
        for (const [from, to] of order) {
          for (let minute = from; minute < to; minute += 1) covered.add(minute);
          // As long as no earlier one lies in the middle of it, an entry is one piece.
          const free = freeTime([at(from), at(to)], entries);
          if (!free) continue;
          total += free.minutes;
          const begins = (free.startTime - at(0)) / MINUTE;
          entries.push(timed(begins, begins + free.minutes));
        }
        return { total, covered: covered.size };
      };
      const sorted = spans.toSorted((left, right) => left[0] - right[0]);
      const { total, covered } = heard(sorted);
      expect(total).toBe(covered);
    }),
  );
});

const timer = (id: number, startTime: number, endTime = 0): WorkTimer => ({
  id,
  userId: 1,
  taskId: 7,
  startTime,
  endTime,
});

test("of a person's timers the one that began last runs, and the others end where the next begins", () => {
  expect(withTimer([], timer(2, 5))).toEqual([timer(2, 5)]);
  expect(withTimer([timer(1, 3)], timer(2, 5))).toEqual([timer(1, 3, 5), timer(2, 5)]);
  expect(withTimer([timer(1, 9)], timer(2, 5))).toEqual([timer(2, 5, 9)]);
  expect(withTimer([timer(1, 3, 4)], timer(2, 5))).toEqual([timer(2, 5)]);
});
