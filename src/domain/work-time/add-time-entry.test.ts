import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { timeEntryEntity } from "./time-entry.ts";
import { TASK_ENTRIES_MAX } from "./work-time-limits.ts";

function makeWorked() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER] });
  const args = { taskId: task.id, startTime: 1_000_000, minutes: 45 };
  return { world, plan, task, args };
}

test("members write down when and how long they worked; the leader does it for others too", () => {
  const { world, task, args } = makeWorked();
  world.does(COLLEAGUE, "timeEntry.add", { ...args, note: " Pump " });
  world.does(LEADER, "timeEntry.add", { ...args, userId: MEMBER, minutes: 30 });
  expect(world.all("timeEntry")).toMatchObject([
    { userId: COLLEAGUE, minutes: 45, note: "Pump", timed: 0, planId: task.planId },
    { userId: MEMBER, minutes: 30, note: "" },
  ]);
  expect(world.row("task", task.id).worked).toBe(75);
  const theirs = { ...args, userId: LEADER };
  expect(world.refuses(MEMBER, "timeEntry.add", theirs).reason).toBe("timeEntry.ownOnly");
  const strange = { ...args, userId: OUTSIDER };
  expect(world.refuses(LEADER, "timeEntry.add", strange).reason).toBe("parameterError");
});

test("a task that is archived takes none, and a task so many at most", () => {
  const { world, task, args } = makeWorked();
  const { id, changes } = world.does(MEMBER, "timeEntry.add", args);
  const entry = world.row("timeEntry", id);
  expect(changes).toHaveLength(2);
  const others = Array.from({ length: TASK_ENTRIES_MAX - 1 }, (_, index) => ({
    entity: "timeEntry" as const,
    action: "add",
    put: { ...entry, id: index + 1_000_000 },
  }));
  world.put(others);
  expect(world.refuses(MEMBER, "timeEntry.add", args)).toMatchObject({
    reason: "timeEntry.max",
    data: { count: TASK_ENTRIES_MAX },
  });
  world.does(LEADER, "task.archive", { taskId: task.id, type: "add" });
  expect(world.refuses(MEMBER, "timeEntry.add", args).reason).toBe("task.archived");
});

test("entries go where their task goes", () => {
  expect(timeEntryEntity.parent).toEqual({
    entity: "task",
    field: "taskId",
    shares: ["planId", "privateTo"],
  });
});

test("a task says how long it is thought to take; a copy is thought to take as long, and nobody worked on it", () => {
  const { world, plan, task, args } = makeWorked();
  world.does(MEMBER, "task.edit", { id: task.id, estimate: 480 });
  world.does(MEMBER, "timeEntry.add", args);
  const { columnId } = world.row("task", task.id);
  const place = { planId: plan.id, columnId, name: "Again", parts: [] };
  world.does(LEADER, "task.copy", { taskId: task.id, ...place });
  const [, copy] = world.all("task");
  expect(copy).toMatchObject({ estimate: 480, worked: 0 });
});
