import { expect, test } from "vitest";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { ArgumentsOf } from "../commands.ts";
import { NO_ACCESS, PLAN_GONE } from "../refusal.ts";
import { TASK_ENTRIES_MAX } from "../work-time/work-time-limits.ts";

type Time = NonNullable<ArgumentsOf<"plan.import">["times"]>[number];

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { name: "Slab" });
  const time = (details: Partial<Time> = {}): Time => ({
    id: world.nextId(),
    taskId: task.id,
    userId: MEMBER,
    startTime: 1_000,
    minutes: 30,
    note: "Formwork",
    timed: 1,
    ...details,
  });
  const chunk = (...times: Time[]) => ({ planId: plan.id, columns: [], tasks: [], times });
  return { world, plan, task, time, chunk };
}

test("records of time come with who worked, and the task says their sum with what it had", () => {
  const { world, task, time, chunk } = open();
  world.does(COLLEAGUE, "timeEntry.add", { taskId: task.id, startTime: 5, minutes: 15 });
  const own = time({ userId: LEADER, minutes: 60, timed: 0 });
  world.does(LEADER, "plan.import", chunk(time(), own));
  expect(world.row("task", task.id).worked).toBe(105);
  expect(world.row("timeEntry", own.id)).toMatchObject({ userId: LEADER, timed: 0, minutes: 60 });
});

test("no timer has measured what is said to lie after the plan was made", () => {
  const { world, plan, time, chunk } = open();
  const before = time();
  const after = time({ startTime: plan.createTime + 1 });
  world.does(LEADER, "plan.import", chunk(before, after));
  expect(world.row("timeEntry", before.id).timed).toBe(1);
  expect(world.row("timeEntry", after.id).timed).toBe(0);
});

test("whoever leads brings what others worked only where it is theirs to write by hand", () => {
  const { world, plan, time, chunk } = open();
  world.does(LEADER, "plan.setRole", { planId: plan.id, userId: COLLEAGUE, role: "administrator" });
  world.does(LEADER, "plan.setRights", { planId: plan.id, rights: { workTimes: "owner" } });
  expect(world.refuses(COLLEAGUE, "plan.import", chunk(time()))).toMatchObject({
    code: NO_ACCESS,
    reason: "timeEntry.ownOnly",
  });
  world.does(COLLEAGUE, "plan.import", chunk(time({ userId: COLLEAGUE })));
  expect(world.refuses(MEMBER, "plan.import", chunk(time())).reason).toBe("plan.leaderOnly");
  expect(world.refuses(OUTSIDER, "plan.import", chunk(time())).code).toBe(PLAN_GONE);
});

test("time of strangers, on tasks of other plans, or beyond what a task takes is refused whole", () => {
  const { world, task, time, chunk } = open();
  const foreign = makeTask(world, makePlan(world, "Tower C").plan, { name: "Roof" });
  const full = Array.from({ length: TASK_ENTRIES_MAX - 600 }, () => time());
  world.does(LEADER, "plan.import", chunk(...full));
  for (const wrong of [
    [time(), time({ userId: OUTSIDER })],
    [time(), time({ taskId: foreign.id })],
    [time(), time({ taskId: 4_242 })],
  ])
    world.refuses(LEADER, "plan.import", chunk(...wrong));
  const more = Array.from({ length: 500 }, () => time());
  world.does(LEADER, "plan.import", chunk(...more));
  expect(world.refuses(LEADER, "plan.import", chunk(...more.slice(0, 101))).reason).toBe(
    "timeEntry.max",
  );
  expect(world.row("task", task.id).worked).toBe(900 * 30);
});
