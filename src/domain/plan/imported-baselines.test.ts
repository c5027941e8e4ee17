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
import { BASELINES_MAX } from "../baseline/baseline-limits.ts";
import { NO_ACCESS, PLAN_GONE, TASK_GONE } from "../refusal.ts";

type Kept = NonNullable<ArgumentsOf<"plan.import">["baselines"]>[number];

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const [first, second] = ["Slab", "Walls"].map((name) => makeTask(world, plan, { name }));
  const kept = (details: Partial<Kept> = {}): Kept => ({
    id: world.nextId(),
    name: "Spring",
    createTime: 9_000,
    tasks: [
      { id: second?.id ?? 0, startTime: 10, endTime: 20 },
      { id: first?.id ?? 0, startTime: 30, endTime: 40 },
    ],
    ...details,
  });
  const chunk = (...baselines: Kept[]) => ({ planId: plan.id, columns: [], tasks: [], baselines });
  return { world, plan, first, second, kept, chunk };
}

test("a baseline comes with the times as they stood, and with when it was kept", () => {
  const { world, first, second, kept, chunk } = open();
  const one = kept();
  const ahead = kept({ name: "Ahead", createTime: world.now * 2 });
  world.does(LEADER, "plan.import", chunk(one, ahead));
  expect(world.row("baseline", one.id)).toMatchObject({
    userId: LEADER,
    createTime: 9_000,
    tasks: [
      [first?.id, 30, 40],
      [second?.id, 10, 20],
    ],
  });
  expect(world.row("baseline", ahead.id).createTime).toBeLessThanOrEqual(world.now);
});

test("a baseline is not dated back to a day on which the plan was there", () => {
  const { world, plan, kept, chunk } = open();
  world.now += 30_000;
  const one = kept({ createTime: plan.createTime + 10_000 });
  world.does(LEADER, "plan.import", chunk(one));
  expect(world.row("baseline", one.id).createTime).toBeGreaterThanOrEqual(plan.createTime + 30_000);
});

test("it takes the right that keeping one by hand takes", () => {
  const { world, plan, kept, chunk } = open();
  world.does(LEADER, "plan.setRole", { planId: plan.id, userId: COLLEAGUE, role: "administrator" });
  world.does(LEADER, "plan.setRights", { planId: plan.id, rights: { baselines: "owner" } });
  expect(world.refuses(COLLEAGUE, "plan.import", chunk(kept())).code).toBe(NO_ACCESS);
  expect(world.refuses(MEMBER, "plan.import", chunk(kept())).code).toBe(NO_ACCESS);
  expect(world.refuses(OUTSIDER, "plan.import", chunk(kept())).code).toBe(PLAN_GONE);
});

test("tasks of other plans, times that no task has, and too many baselines are refused", () => {
  const { world, first, kept, chunk } = open();
  const foreign = makeTask(world, makePlan(world, "Tower C").plan, { name: "Roof" });
  const of = (id = 0, startTime = 1, endTime = 2) => kept({ tasks: [{ id, startTime, endTime }] });
  expect(world.refuses(LEADER, "plan.import", chunk(of(foreign.id))).code).toBe(TASK_GONE);
  expect(world.refuses(LEADER, "plan.import", chunk(of(first?.id, 9, 3))).reason).toBe(
    "task.timesOrder",
  );
  const many = Array.from({ length: BASELINES_MAX }, () => kept());
  world.does(LEADER, "plan.import", chunk(...many));
  expect(world.refuses(LEADER, "plan.import", chunk(kept())).reason).toBe("baseline.max");
});
