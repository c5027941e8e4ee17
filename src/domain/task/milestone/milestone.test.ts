import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";
import { at, calendar, from, link, row, timesAfter, work } from "#tests/make/planned-work.ts";
import { expect, test } from "vitest";
import { parameterError } from "../../refusal.ts";
import { slackOf } from "../../schedule/critical-path.ts";
import { pushTasks } from "../../schedule/push-tasks.ts";
import { planOfTemplate } from "../../template/plan-of-template.ts";
import { templateOfPlan } from "../../template/template-of-plan.ts";
import { fieldSteps } from "../log/field-steps.ts";
import { undoOf } from "../log/undo-step.ts";
import { milestoneTimes } from "./milestone.ts";

const MINUTE = 60_000;
const MONDAY = Date.UTC(2026, 10, 23, 8);
const FRIDAY = Date.UTC(2026, 10, 27, 18);

function makeTimed() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER], times: [MONDAY, FRIDAY] });
  return { world, plan, task };
}

test("a task that becomes a milestone is reached where it ended, and takes no time however it is moved", () => {
  const { world, task } = makeTimed();
  world.does(MEMBER, "task.edit", { id: task.id, milestone: 1 });
  const turned = world.row("task", task.id);
  expect(turned).toMatchObject({ milestone: 1, startTime: FRIDAY - MINUTE, endTime: FRIDAY });
  const later = FRIDAY + 3_600_000;
  world.does(MEMBER, "task.edit", { id: task.id, times: [MONDAY, later] });
  expect(world.row("task", task.id)).toMatchObject({ startTime: later - MINUTE, endTime: later });
});

test("it can be one without a time, and from its birth on", () => {
  const { world, plan } = makeTimed();
  const born = makeTask(world, plan, { milestone: 1, times: [MONDAY, FRIDAY] });
  expect(born).toMatchObject({ milestone: 1, startTime: FRIDAY - MINUTE, endTime: FRIDAY });
  expect(makeTask(world, plan, { milestone: 1 })).toMatchObject({ startTime: 0, endTime: 0 });
  const { planId, columnId } = born;
  const copied = { taskId: born.id, planId, columnId, name: "Again", parts: [] };
  const copy = world.does(LEADER, "task.copy", copied).reply;
  expect(copy).toMatchObject({ milestone: 1, name: "Again" });
});

test("a plan that is kept as a template begins with its milestones again", () => {
  const { world, plan } = makeTimed();
  makeTask(world, plan, { name: "Top out", milestone: 1 });
  const rowsNow = {
    columns: world.all("column"),
    flow: [],
    tags: [],
    fields: [],
    tasks: world.all("task"),
    contents: [],
    checkItems: [],
  };
  const begun = planOfTemplate(templateOfPlan(rowsNow, ["tasks"], MONDAY), MONDAY);
  const again = makeCompany();
  again.does(LEADER, "plan.add", { name: "Pier 5", ...begun });
  const flags = again.all("task").map(({ name, milestone }) => [name, milestone]);
  expect(flags).toContainEqual(["Top out", 1]);
  expect(flags.filter(([, milestone]) => milestone === 1)).toHaveLength(1);
});

test("what is no milestone any more takes an hour, or the times that are given with it", () => {
  const { world, task } = makeTimed();
  world.does(MEMBER, "task.edit", { id: task.id, milestone: 1 });
  world.does(MEMBER, "task.edit", { id: task.id, milestone: 0 });
  expect(world.row("task", task.id).startTime).toBe(FRIDAY - 60 * MINUTE);
  world.does(MEMBER, "task.edit", { id: task.id, milestone: 1 });
  world.does(MEMBER, "task.edit", { id: task.id, milestone: 0, times: [MONDAY, FRIDAY] });
  expect(world.row("task", task.id)).toMatchObject({ milestone: 0, startTime: MONDAY });
});

test("a milestone has no parts and is none", () => {
  const { world, plan, task } = makeTimed();
  const other = makeTask(world, plan, { owner: [MEMBER] });
  const part = makeSubtask(world, task);
  const turn = (id: number) => world.refuses(LEADER, "task.edit", { id, milestone: 1 });
  expect(turn(task.id)).toEqual(parameterError("task.milestoneSubtasks"));
  expect(turn(part.id)).toEqual(parameterError("task.milestoneSubtask"));
  world.does(MEMBER, "task.edit", { id: other.id, milestone: 1 });
  const add = world.refuses(MEMBER, "task.addSubtask", { taskId: other.id, name: "Forms" });
  expect(add).toEqual(parameterError("task.milestoneSubtasks"));
  const attach = { taskId: other.id, parentId: task.id };
  expect(world.refuses(LEADER, "task.attach", attach).reason).toBe("task.milestoneSubtask");
  const third = makeTask(world, plan);
  const into = { taskId: third.id, parentId: other.id };
  expect(world.refuses(LEADER, "task.attach", into).reason).toBe("task.milestoneSubtasks");
});

test("its log tells that it became one, and that is taken back", () => {
  const { world, task } = makeTimed();
  world.does(MEMBER, "task.edit", { id: task.id, milestone: 1 });
  const after = world.row("task", task.id);
  const step = fieldSteps(task, after).find(({ kind }) => kind === "milestone");
  expect(step?.detail).toEqual({ toId: 1 });
  const undo = step && undoOf(step, after, 1);
  expect(undo?.args).toEqual({ id: task.id, milestone: 0 });
  expect(step && undoOf(step, task, 1)).toBeUndefined();
});

test("a schedule takes it for a moment: it is reached as what it waits for ends, and holds up as long", () => {
  const milestone = row(2, milestoneTimes([at(0, 9), at(1, 9)]), { milestone: 1 });
  const tasks = [from(1, 0, 4), milestone, from(3, 2)];
  const links = [link(1, 2), link(2, 3)];
  const push = pushTasks(work(tasks, links), new Map([[1, [at(0, 9), at(4, 18)]]]));
  // Friday evening, not Monday morning; what comes behind it begins on Monday.
  expect(timesAfter(push)).toEqual({
    2: [at(4, 18) - MINUTE, at(4, 18)],
    3: [at(7, 9), at(7, 18)],
  });
  const slack = slackOf(
    [from(1, 0), row(2, [at(0, 18) - MINUTE, at(0, 18)], { milestone: 1 }), from(3, 1)],
    links,
    calendar,
  );
  expect([...slack.values()]).toEqual([0, 0, 0]);
});
