import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Task } from "#domain/task/task.ts";
import { addDays, dayOfDate } from "#domain/task/times/calendar-day.ts";
import { daysOf, goOn, mondaysOf } from "./calendar-weeks.ts";
import { daysOfTask, layWeek } from "./lay-week.ts";

const HOUR = 3_600_000;
const byNumber = (left: number, right: number) => left - right;
const monday = dayOfDate(2026, 11, 23) ?? 0;
const days = daysOf(monday);
const task = (id: number, startTime: number, endTime: number) =>
  ({ id, startTime, endTime }) as Task;
const from8to17 = (id: number, first: number, last = first) =>
  task(id, addDays(monday, first) + 8 * HOUR, addDays(monday, last) + 17 * HOUR);

describe("a week", () => {
  test("shows each task over its days, and says where it goes on", () => {
    const bars = layWeek([from8to17(1, 1), from8to17(2, -2, 0), from8to17(3, 5, 9)], days);
    const said = bars.map(({ task: { id }, lane: _lane, ...bar }) => ({ id, ...bar }));
    expect(said).toEqual([
      { id: 2, from: 0, to: 0, isBefore: true, isAfter: false },
      { id: 1, from: 1, to: 1, isBefore: false, isAfter: false },
      { id: 3, from: 5, to: 6, isBefore: false, isAfter: true },
    ]);
  });

  test("what ends at midnight does not reach into the next day", () => {
    const overnight = task(1, monday + 8 * HOUR, addDays(monday, 1));
    expect(daysOfTask(overnight)).toEqual([monday, monday]);
    expect(layWeek([task(2, addDays(monday, -1), monday)], days)).toEqual([]);
  });

  test("no two tasks lie on one another, and none is lost", () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: -8, max: 14 }), fc.nat({ max: 9 })));
    fc.assert(
      fc.property(spans, (list) => {
        const tasks = list.map(([first, length], id) => from8to17(id, first, first + length));
        const bars = layWeek(tasks, days);
        const inside = tasks.filter((_, id) => {
          const [first = 0, length = 0] = list[id] ?? [];
          return first <= 6 && first + length >= 0;
        });
        expect(bars.map((bar) => bar.task.id).toSorted(byNumber)).toEqual(
          inside.map(({ id }) => id).toSorted(byNumber),
        );
        for (const one of bars) {
          for (const other of bars) {
            if (one === other || one.lane !== other.lane) continue;
            expect(one.to < other.from || other.to < one.from).toBe(true);
          }
        }
      }),
    );
  });
});

describe("a month", () => {
  test("begins on the Monday before it and ends with the week of its last day", () => {
    const first = dayOfDate(2026, 11, 1) ?? 0;
    const mondays = mondaysOf(dayOfDate(2026, 11, 17) ?? 0, "month");
    expect(mondays[0]).toBe(addDays(first, -6));
    expect(mondays).toHaveLength(6);
    expect(mondaysOf(dayOfDate(2027, 2, 10) ?? 0, "month")).toHaveLength(4);
  });

  test("goes on to the first of the next one, and a week by seven days", () => {
    expect(goOn(dayOfDate(2026, 1, 31) ?? 0, "month", 1)).toBe(dayOfDate(2026, 2, 1));
    expect(goOn(monday, "week", -1)).toBe(addDays(monday, -7));
  });
});
