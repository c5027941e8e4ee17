import { expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { AnyRow } from "#domain/entities.ts";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { stepsOf } from "./steps-of.ts";

/** What the leader's command is told as in logs. */
function told<Name extends CommandName>(world: World, name: Name, args: ArgumentsOf<Name>) {
  const kinds = ["task", "taskContent", "file", "checkItem"] as const;
  const rows = kinds.flatMap((entity) =>
    world.all(entity).map((row): [string, AnyRow] => [`${entity}/${row.id}`, row]),
  );
  const before = new Map(rows);
  const { changes } = world.does(LEADER, name, args);
  return stepsOf(changes, (entity, id) => before.get(`${entity}/${id}`));
}

function scene() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  return { world, plan, columns, task: makeTask(world, plan) };
}

test("each field that changed is a step of its own, with what it was and what it is", () => {
  const { world, task } = scene();
  const { id } = task;
  const edit = { id, name: "Pour the roof", color: "blue" as const, addOwner: [MEMBER] };
  expect(told(world, "task.edit", edit)).toEqual([
    {
      logOf: id,
      taskId: id,
      kind: "name",
      detail: { from: "Pour the slab", to: "Pour the roof" },
    },
    {
      logOf: id,
      taskId: id,
      kind: "people",
      detail: { people: [{ userId: MEMBER, from: -1, to: 1 }] },
    },
    { logOf: id, taskId: id, kind: "color", detail: { from: "", to: "blue" } },
  ]);
});

test("what changes nothing is no step", () => {
  const { world, task } = scene();
  expect(told(world, "task.edit", { id: task.id, name: task.name })).toEqual([]);
  expect(told(world, "task.openDialog", { taskId: task.id })).toEqual([]);
});

test("a task that is born or goes tells nothing of what comes and goes with it", () => {
  const { world, plan, task } = scene();
  makeSubtask(world, task);
  world.does(LEADER, "checkItem.add", { taskId: task.id, name: "Oil" });
  const times: [number, number] = [world.now, world.now + 1];
  const born = { planId: plan.id, name: "New", content: "<p>x</p>", times };
  expect(told(world, "task.add", born)).toEqual([]);
  expect(told(world, "task.remove", [{ id: task.id }])).toEqual([]);
});

test("what is done with a subtask stands in the log of its task, and carries its name", () => {
  const { world, task } = scene();
  const { id } = makeSubtask(world, task);
  expect(told(world, "task.edit", { id, completeTime: world.now })).toEqual([
    { logOf: task.id, taskId: id, kind: "complete", detail: { name: "Set the forms" } },
  ]);
  expect(told(world, "task.addSubtask", { taskId: task.id, name: "Tie" })[0]?.kind).toBe(
    "subtaskAdd",
  );
  expect(told(world, "task.remove", [{ id }])[0]).toMatchObject({
    logOf: task.id,
    kind: "subtaskRemove",
    detail: { name: "Set the forms" },
  });
});

test("a task that becomes a subtask is told of in the log of the other one, and in its own", () => {
  const { world, plan, task } = scene();
  const { id } = makeTask(world, plan);
  expect(told(world, "task.attach", { taskId: id, parentId: task.id })).toEqual([
    {
      logOf: task.id,
      taskId: task.id,
      kind: "subtaskAttach",
      detail: { name: "Pour the slab" },
    },
    { logOf: id, taskId: id, kind: "becameSubtask", detail: {} },
  ]);
});

test("a task that is moved takes its subtasks along without a word of each", () => {
  const { world, task, plan, columns } = scene();
  makeSubtask(world, task);
  const move = { taskId: task.id, planId: plan.id, columnId: columns[1].id };
  expect(told(world, "task.move", move).map(({ kind }) => kind)).toEqual(["column"]);
  const there = makePlan(world, "Tower C");
  const away = { taskId: task.id, planId: there.plan.id, columnId: there.columns[0].id };
  expect(told(world, "task.move", away).map(({ kind }) => kind)).toEqual(["plan"]);
});

test("lines of a checklist are ticked, renamed and taken away by name", () => {
  const { world, task } = scene();
  const kinds = (steps: ReturnType<typeof told>) =>
    steps.map(({ kind, detail }) => [kind, detail.name ?? detail.to]);
  const add = told(world, "checkItem.add", { taskId: task.id, name: "Oil" });
  expect(kinds(add)).toEqual([["checkAdd", "Oil"]]);
  const id = world.all("checkItem").find(({ name }) => name === "Oil")?.id ?? 0;
  expect(kinds(told(world, "checkItem.edit", { id, done: 1 }))).toEqual([["checkTick", "Oil"]]);
  expect(kinds(told(world, "checkItem.edit", { id, name: "Grease" }))).toEqual([
    ["checkRename", "Grease"],
  ]);
  expect(kinds(told(world, "checkItem.remove", { id }))).toEqual([["checkRemove", "Grease"]]);
});
