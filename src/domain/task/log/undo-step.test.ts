import { array, assert, constantFrom, integer, oneof, property, record, tuple } from "fast-check";
import { expect, test } from "vitest";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import type { Task } from "../task.ts";
import { fieldSteps } from "./field-steps.ts";
import { type Undo, undoOf } from "./undo-step.ts";

function undo(world: World, { command, args }: Undo) {
  if (command === "task.edit") return world.does(LEADER, command, args);
  if (command === "task.move") return world.does(LEADER, command, args);
  return world.does(LEADER, command, args);
}

/** What people see of a task, in no order where there is none. */
function seen({ updateTime: _updated, rank: _rank, taskUser, completeTime, ...task }: Task) {
  return {
    ...task,
    done: completeTime > 0,
    people: taskUser.map(({ userId, owner }) => `${userId}/${owner}`).toSorted(),
    archivedTime: task.archivedTime > 0,
    archivedUserId: 0,
  };
}

const person = constantFrom(LEADER, MEMBER, COLLEAGUE);
const people = array(person, { maxLength: 2 });
const edit = oneof(
  record({ name: constantFrom("A", "B") }),
  record({ color: constantFrom("" as const, "blue" as const, "pink" as const) }),
  record({ priority: constantFrom(0 as const, 1 as const, 3 as const) }),
  record({ completeTime: constantFrom(0, 1_750_000_000_500) }),
  record({ times: constantFrom<[number, number]>([0, 0], [10, 20], [10, 30]) }),
  record({ addOwner: people, removeOwner: people, addAssist: people, removeAssist: people }),
);
const act = oneof(edit, constantFrom("move" as const, "archive" as const));

test("undoing what was just done leaves a task as it was before", () => {
  assert(
    property(array(act, { minLength: 1, maxLength: 6 }), (acts) => {
      const world = makeCompany();
      const { plan, columns } = makePlan(world);
      const { id } = makeTask(world, plan);
      for (const one of acts) {
        const before = world.row("task", id);
        const { columnId, archivedTime } = before;
        const elsewhere = columns.find((column) => column.id !== columnId)?.id ?? 0;
        const type = archivedTime > 0 ? ("recovery" as const) : ("add" as const);
        if (one === "move")
          world.run(LEADER, "task.move", { taskId: id, planId: plan.id, columnId: elsewhere });
        else if (one === "archive") world.run(LEADER, "task.archive", { taskId: id, type });
        else world.run(LEADER, "task.edit", { id, ...one });
        const done = world.row("task", id);
        for (const step of fieldSteps(before, done).toReversed()) {
          const back = undoOf(step, world.row("task", id), world.now);
          if (!back) throw new Error(`${step.kind} cannot be undone`);
          undo(world, back);
        }
        expect(seen(world.row("task", id))).toEqual(seen(before));
        if (one === "archive") world.run(LEADER, "task.archive", { taskId: id, type });
        else if (one !== "move") world.run(LEADER, "task.edit", { id, ...one });
      }
    }),
    { numRuns: 60 },
  );
});

test("a step that something later has changed cannot be undone any more", () => {
  assert(
    property(tuple(integer({ min: 1, max: 4 }), integer({ min: 1, max: 4 })), ([first, then]) => {
      const world = makeCompany();
      const { id } = makeTask(world, makePlan(world).plan);
      const priority = first;
      const before = world.row("task", id);
      world.does(LEADER, "task.edit", { id, priority });
      const [step] = fieldSteps(before, world.row("task", id));
      world.does(LEADER, "task.edit", { id, priority: then });
      const back = step && undoOf(step, world.row("task", id), world.now);
      expect(back !== undefined).toBe(first === then);
    }),
  );
});

test("of an archived task nothing can be undone but that it was archived", () => {
  const world = makeCompany();
  const { id } = makeTask(world, makePlan(world).plan);
  world.does(LEADER, "task.archive", { taskId: id, type: "add" });
  const task = world.row("task", id);
  const name = { kind: "name", detail: { from: "Before", to: task.name } } as const;
  expect(undoOf(name, task, world.now)).toBeUndefined();
  expect(undoOf({ kind: "archive", detail: {} }, task, world.now)?.command).toBe("task.archive");
});

test("what a field of the plan said comes back, unless it says something else by now or the task is in another plan", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { id: planId } = plan;
  const field = world.does(LEADER, "field.add", { planId, name: "Cost", kind: "number" }).reply;
  const { id } = makeTask(world, plan);
  const say = (value: string) =>
    world.does(LEADER, "task.edit", { id, fields: [{ id: field.id, value }] }).reply;
  const before = say("120");
  const after = say("90");
  const [step] = fieldSteps(before, after);
  if (!step?.detail.field) throw new Error("There is no step");
  const logged = { ...step, detail: { field: { ...step.detail.field, planId } } };
  const back = undoOf(logged, after, 1);
  if (!back) throw new Error("It cannot be taken back");
  undo(world, back);
  expect(world.row("task", id).fields).toEqual(before.fields);
  expect(undoOf(logged, say("1"), 1)).toBeUndefined();
  expect(undoOf(logged, { ...after, planId: planId + 1 }, 1)).toBeUndefined();
});
