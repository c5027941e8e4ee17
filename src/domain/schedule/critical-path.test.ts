import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPlan, calendar, from, link } from "#tests/make/planned-work.ts";
import { criticalIds, slackOf } from "./critical-path.ts";

describe("the critical path", () => {
  test("is the chain that ends last; what has room beside it has slack", () => {
    const tasks = [from(1, 0, 1), from(2, 2, 4), from(3, 2), from(4, 0)];
    const slack = slackOf(tasks, [link(1, 2), link(1, 3)], calendar);
    expect(criticalIds(slack)).toEqual(new Set([1, 2]));
    expect(slack.get(3)).toBe(2 * calendar.dayLength);
    expect(slack.get(4)).toBe(4 * calendar.dayLength);
  });

  test("what begins before it may has less than none, and what is done is none of it", () => {
    const tasks = [from(1, 0, 2), from(2, 1, 3), from(3, 0, 4, { completeTime: 5 })];
    const slack = slackOf(tasks, [link(1, 2)], calendar);
    expect(slack.get(1)).toBe(-2 * calendar.dayLength);
    expect(slack.has(3)).toBe(false);
  });

  test("a task without slack cannot slip by a day without the plan ending later", () => {
    fc.assert(
      fc.property(anyPlan, ({ tasks, links }) => {
        const open = tasks.map((task) => ({ ...task, completeTime: 0 }));
        const slack = slackOf(open, links, calendar);
        const last = Math.max(...open.map(({ endTime }) => calendar.workedAt(endTime)));
        const ends = open.filter(({ endTime }) => calendar.workedAt(endTime) === last);
        for (const { id } of ends) expect(criticalIds(slack)).toContain(id);
        for (const left of slack.values()) expect(left).toBeLessThanOrEqual(last);
      }),
    );
  });
});
