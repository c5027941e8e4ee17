import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";
import { smallTask } from "#tests/make/small-task.ts";
import { expect, test } from "vitest";
import { parameterError } from "../refusal.ts";
import { addDays, atClock, dayOfDate } from "../task/times/calendar-day.ts";
import { taskOfTemplate } from "./task-of-template.ts";
import { TASK_TEMPLATES_MAX } from "./task-template-limits.ts";
import { templateOfTask } from "./template-of-task.ts";

const monday = dayOfDate(2026, 11, 23) ?? 0;
const at = (days: number, hour: number) => atClock(addDays(monday, days), { hour, minute: 0 });

function makeSite() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const { id: tagId } = world.does(LEADER, "tag.add", { planId: plan.id, name: "Steel" });
  const { id: fieldId } = world.does(LEADER, "field.add", {
    planId: plan.id,
    name: "Zone",
    kind: "text",
  });
  const { id: personId } = world.does(LEADER, "field.add", {
    planId: plan.id,
    name: "Inspector",
    kind: "person",
  });
  return { world, planId: plan.id, columnId: columns[1].id, tagId, fieldId, personId };
}

const around = (world: ReturnType<typeof makeCompany>, day: number) => ({
  day,
  tags: world.all("planTag"),
  fields: world.all("planField"),
});

test("a task kept as a template makes the same task again, on another day and without its people", () => {
  const { world, planId, columnId, tagId, fieldId, personId } = makeSite();
  const made = makeTask(
    world,
    { id: planId },
    {
      content: "<p>Mind the edges</p>",
      times: [at(0, 8), at(2, 16)],
      owner: [MEMBER],
      tag: [tagId],
      fields: [
        { id: fieldId, value: "North" },
        { id: personId, value: String(MEMBER) },
      ],
      color: "green",
      priority: 2,
      estimate: 60,
      checklist: [{ name: "Cover" }, { name: "Spacing" }],
    },
  );
  const subtask = makeSubtask(world, made, "Photographs");
  world.does(LEADER, "task.edit", { id: subtask.id, times: [at(1, 9), at(1, 10)] });
  const kept = templateOfTask({
    task: world.row("task", made.id),
    subtasks: world.all("task").filter(({ parentId }) => parentId === made.id),
    content: world.row("taskContent", made.id).content,
    checkItems: world.all("checkItem"),
    fields: world.all("planField"),
  });
  const { id } = world.does(MEMBER, "taskTemplate.add", { planId, name: made.name, task: kept });
  const nextWeek = addDays(monday, 7);
  const args = taskOfTemplate(world.row("taskTemplate", id), around(world, nextWeek));
  const { id: again } = world.does(MEMBER, "task.add", { ...args, columnId });
  expect(world.row("task", again)).toMatchObject({
    name: made.name,
    columnId,
    startTime: at(7, 8),
    endTime: at(9, 16),
    tagIds: [tagId],
    fields: { [fieldId]: "North" },
    color: made.color,
    priority: 2,
    estimate: 60,
    checkNum: 2,
    taskUser: [],
  });
  expect(world.row("taskContent", again).content).toBe("<p>Mind the edges</p>");
  const below = world.all("task").filter(({ parentId }) => parentId === again);
  expect(below).toMatchObject([{ name: "Photographs", startTime: at(8, 9), endTime: at(8, 10) }]);
  expect(
    world
      .all("checkItem")
      .filter(({ taskId }) => taskId === again)
      .map(({ name }) => name),
  ).toEqual(["Cover", "Spacing"]);
});

test("a plan keeps only so many", () => {
  const { world, planId } = makeSite();
  const add = (name: string) => ({ planId, name, task: smallTask });
  for (let count = 0; count < TASK_TEMPLATES_MAX; count += 1)
    world.does(LEADER, "taskTemplate.add", add(`T ${count}`));
  expect(world.refuses(LEADER, "taskTemplate.add", add("One more"))).toEqual(
    parameterError("taskTemplate.max", { count: TASK_TEMPLATES_MAX }),
  );
});

test("a new task brings its checklist and subtasks, a milestone no subtasks, and none an odd time", () => {
  const { world, planId } = makeSite();
  const subtasks = [{ name: "Photographs" }];
  const milestone = { planId, name: "Topped out", milestone: 1 as const, subtasks };
  expect(world.refuses(LEADER, "task.add", milestone)).toEqual(
    parameterError("task.milestoneSubtasks"),
  );
  const odd = {
    planId,
    name: "Odd",
    subtasks: [{ name: "Late", times: [2, 1] as [number, number] }],
  };
  expect(world.refuses(LEADER, "task.add", odd)).toEqual(parameterError("task.timesOrder"));
});
