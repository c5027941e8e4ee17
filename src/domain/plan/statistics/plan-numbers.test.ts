import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import type { Task } from "../../task/task.ts";
import { countPlan, percentOf } from "./plan-numbers.ts";

const world = makeCompany();
const { plan } = makePlan(world);
const template = makeTask(world, plan);
const owners = (...ids: number[]) => ({
  taskUser: ids.map((userId) => ({ userId, owner: 1 as const })),
});
const task = (fields: Partial<Task>): Task => ({ ...template, ...fields });

test("tasks are counted as a whole and for each of their owners, those who own most first", () => {
  const numbers = countPlan(
    [
      task({ ...owners(LEADER, MEMBER), completeTime: 5 }),
      task({ ...owners(MEMBER), endTime: 9 }),
      task({ taskUser: [{ userId: LEADER, owner: 0 }] }),
    ],
    10,
  );
  expect(numbers).toEqual({
    taskNum: 3,
    taskComplete: 1,
    overdue: 1,
    people: [
      { userId: MEMBER, taskNum: 2, taskComplete: 1, overdue: 1 },
      { userId: LEADER, taskNum: 1, taskComplete: 1, overdue: 0 },
    ],
  });
  expect(percentOf(numbers)).toBe(33);
});

test("subtasks, what is put away and what was cancelled count nowhere", () => {
  const left = [{ parentId: 4 }, { archivedTime: 4 }, { cancelled: 1 as const }];
  const tasks = left.map((fields) => task({ ...owners(LEADER), completeTime: 3, ...fields }));
  expect(countPlan(tasks, 10)).toEqual({ taskNum: 0, taskComplete: 0, overdue: 0, people: [] });
  expect(percentOf({ taskNum: 0, taskComplete: 0 })).toBe(0);
});

test("nobody has more than there is, and the percentage stays within its bounds", () => {
  const some = fc.array(
    fc.record({
      taskUser: fc.constantFrom(
        ...[[], [LEADER], [LEADER, MEMBER]].map((ids) => owners(...ids).taskUser),
      ),
      completeTime: fc.nat(20),
      endTime: fc.nat(20),
      archivedTime: fc.constantFrom(0, 0, 5),
    }),
  );
  fc.assert(
    fc.property(some, (fields) => {
      const numbers = countPlan(fields.map(task), 10);
      expect(numbers.taskComplete + numbers.overdue).toBeLessThanOrEqual(numbers.taskNum);
      for (const person of numbers.people) {
        expect(person.taskNum).toBeLessThanOrEqual(numbers.taskNum);
        expect(person.taskComplete).toBeLessThanOrEqual(numbers.taskComplete);
        expect(percentOf(person)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
