import { describe, expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask } from "#tests/make/site.ts";
import { PLAN_TASKS_MAX } from "../limits.ts";
import type { Task } from "./task.ts";

/** A plan with room for so many tasks more, all others archived. */
function almostFull(room: number) {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const first = makeTask(world, plan);
  const like = (id: number): Task => ({ ...first, id, dialogId: 0, archivedTime: 1 });
  const ids = Array.from({ length: PLAN_TASKS_MAX - room - 1 }, (_, index) => 1_000_000 + index);
  world.put(ids.map((id) => ({ entity: "task", action: "add", put: like(id) })));
  return { world, plan, columns, first };
}

const full = { reason: "plan.tasksMax", data: { count: PLAN_TASKS_MAX } };

describe("a plan has room for so many tasks, subtasks and archived ones among them", () => {
  test("the last one comes in, and one more is refused, as a task and as a subtask", () => {
    const { world, plan, first } = almostFull(1);
    makeSubtask(world, first);
    const task = { planId: plan.id, name: "One too many" };
    expect(world.refuses(LEADER, "task.add", task)).toMatchObject(full);
    const subtask = { taskId: first.id, name: "One too many" };
    expect(world.refuses(LEADER, "task.addSubtask", subtask)).toMatchObject(full);
  });

  test("a task brings its subtasks along from another plan, or stays there", () => {
    const { world, plan, columns } = almostFull(2);
    const elsewhere = makePlan(world, "Gate").plan;
    const taskId = makeTask(world, elsewhere).id;
    makeSubtask(world, { id: taskId }, "One");
    makeSubtask(world, { id: taskId }, "Two");
    const place = { planId: plan.id, columnId: columns[0].id };
    expect(world.refuses(LEADER, "task.move", { taskId, ...place })).toMatchObject(full);
    const alone = makeTask(world, elsewhere).id;
    world.does(LEADER, "task.move", { taskId: alone, ...place });
  });
});
