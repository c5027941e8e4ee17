import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { noticesOf } from "../../notice/notices-of.ts";
import { remindedTask } from "./reminded-task.ts";
import { nextReminder } from "./next-reminder.ts";
import type { Reminder } from "./reminder.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const half: Reminder = { edge: "start", minutes: 30 };
const due: Reminder = { edge: "end", minutes: 0 };

/** A task of the member's that begins in two hours and takes one. */
function makeTimed() {
  const world = makeCompany();
  const start = world.now + 2 * HOUR;
  const times: [number, number] = [start, start + HOUR];
  const task = makeTask(world, makePlan(world).plan, { times, owner: [MEMBER] });
  const edit = (change: object) =>
    world.does(LEADER, "task.edit", { id: task.id, ...change }).reply;
  return { world, start, task, edit };
}

test("the first reminder to come is the one that counts, and a set of them adds up", () => {
  const { start, edit } = makeTimed();
  expect(edit({ addReminder: [due] }).remindTime).toBe(start + HOUR);
  const both = edit({ addReminder: [half, due] });
  expect(both).toMatchObject({ reminders: [due, half], remindTime: start - 30 * MINUTE });
  expect(edit({ removeReminder: [half] })).toMatchObject({
    reminders: [due],
    remindTime: start + HOUR,
  });
  expect(edit({ removeReminder: [due] })).toMatchObject({ reminders: [], remindTime: 0 });
});

test("there are only so many of them", () => {
  const { world, task, edit } = makeTimed();
  edit({ addReminder: [1, 2, 3, 4, 5].map((minutes) => ({ edge: "start", minutes })) });
  const one = { id: task.id, addReminder: [due] };
  expect(world.refuses(LEADER, "task.edit", one).reason).toBe("task.remindersMax");
});

test("reminders go by the task's times, and have none without", () => {
  const { start, edit } = makeTimed();
  edit({ addReminder: [half] });
  expect(edit({ times: [start + HOUR, start + 2 * HOUR] }).remindTime).toBe(start + 30 * MINUTE);
  expect(edit({ times: [0, 0] }).remindTime).toBe(0);
  expect(edit({ times: [start, start + HOUR] }).remindTime).toBe(start - 30 * MINUTE);
});

test("all people of the task are told once, however many reminders have come due, and nobody of what is done", () => {
  const { world, start, edit } = makeTimed();
  const before = edit({ addReminder: [half, due], addAssist: [LEADER] });
  const told = (task: typeof before, now: number) => {
    const put = remindedTask(task, now);
    const change = { entity: "task", action: "update", put, by: { actorId: 0, at: now } } as const;
    return noticesOf([change], () => task).map(({ notice }) => [notice.userId, notice.kind]);
  };
  const late = start + 5 * HOUR;
  expect(told(before, late)).toEqual([
    [MEMBER, "reminder"],
    [LEADER, "reminder"],
  ]);
  expect(remindedTask(before, late).remindTime).toBe(0);
  expect(remindedTask(before, start).remindTime).toBe(start + HOUR);
  expect(told(edit({ completeTime: world.now }), late)).toEqual([]);
});

test("step by step every moment comes once and in its order", () => {
  const { edit } = makeTimed();
  const task = edit({ addReminder: [half, due, { edge: "end", minutes: 5 }] });
  assert(
    property(integer({ min: 1, max: 3 * HOUR }), (pace) => {
      const moments: number[] = [];
      let next = nextReminder(task, task.createTime);
      for (let now = task.createTime; now < task.endTime + pace; now += pace) {
        if (next === 0 || next > now) continue;
        moments.push(next);
        next = nextReminder(task, now);
      }
      expect(next).toBe(0);
      expect(moments).toEqual([...new Set(moments)].toSorted((left, right) => left - right));
    }),
    { numRuns: 20, examples: [[MINUTE]] },
  );
});
