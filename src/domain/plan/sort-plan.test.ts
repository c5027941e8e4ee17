import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { rankBetween } from "../rank.ts";
import { taskGone } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { sortPlan } from "./sort-plan.ts";

test("any member orders columns, and tasks within a column", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const first = makeTask(world, plan, { owner: [LEADER] });
  const second = makeTask(world, plan, { owner: [LEADER] });
  const args = {
    planId: plan.id,
    columns: [{ id: columns[1].id, rank: rankBetween(undefined, columns[0].rank) }],
    tasks: [{ id: second.id, columnId: second.columnId, rank: rankBetween(undefined, first.rank) }],
  };
  world.does(MEMBER, "plan.sort", args);
  expect(world.row("column", columns[1].id).rank < columns[0].rank).toBe(true);
  expect(world.row("task", second.id).rank < first.rank).toBe(true);
  expect(sortPlan.lane(args, { userId: MEMBER })).toBe(planScope(plan.id));
});

test("a task that is dragged to another column takes its subtasks along", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan);
  const subtask = makeSubtask(world, task);
  const tasks = [{ id: task.id, columnId: columns[1].id, rank: "a5" }];
  world.does(MEMBER, "plan.sort", { planId: plan.id, tasks });
  expect(world.row("task", task.id)).toMatchObject({ columnId: columns[1].id, rank: "a5" });
  expect(world.row("task", subtask.id)).toMatchObject({
    columnId: columns[1].id,
    rank: subtask.rank,
  });
});

test("across columns only those move a task who may, and nobody one that is archived", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER] });
  const args = { planId: plan.id, tasks: [{ id: task.id, columnId: columns[1].id, rank: "a1" }] };
  expect(world.refuses(COLLEAGUE, "plan.sort", args).reason).toBe("task.ownersOnly");
  world.does(MEMBER, "task.archive", { taskId: task.id });
  expect(world.refuses(MEMBER, "plan.sort", args).reason).toBe("task.archived");
});

test("what is gone, a subtask, or a thing of another plan has no place on this board", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const other = makePlan(world, "Tower C");
  const task = makeTask(world, plan);
  const foreign = makeTask(world, other.plan);
  const subtask = makeSubtask(world, task);
  const place = (id: number, columnId: number) => ({
    planId: plan.id,
    tasks: [{ id, columnId, rank: "a1" }],
  });
  for (const id of [foreign.id, subtask.id, 4711]) {
    const refusal = world.refuses(LEADER, "plan.sort", place(id, columns[0].id));
    expect(refusal).toEqual(taskGone(id));
  }
  const elsewhere = world.refuses(LEADER, "plan.sort", place(task.id, other.columns[0].id));
  expect(elsewhere.reason).toBe("column.gone");
  const foreignColumn = [{ id: other.columns[0].id, rank: "a1" }];
  const sorted = world.refuses(LEADER, "plan.sort", { planId: plan.id, columns: foreignColumn });
  expect(sorted.reason).toBe("column.gone");
});

test("a rank that would keep everybody from adding behind it is not taken", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  for (const rank of ["", "1", "zzz", "a10", "a-1", "a".repeat(201)]) {
    const args = { planId: plan.id, columns: [{ id: columns[0].id, rank }] };
    expect(world.refuses(LEADER, "plan.sort", args).reason).toBe("parameterError");
  }
  world.does(LEADER, "column.add", { planId: plan.id, name: "Later" });
});
