import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import type { ArgumentsOf } from "../commands.ts";

function fieldOf(world: World, planId: number, args: Partial<ArgumentsOf<"field.add">>) {
  return world.does(LEADER, "field.add", { planId, name: "Cost", kind: "number", ...args }).reply;
}

test("two people who change two fields of one task both have what they wanted", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const cost = fieldOf(world, plan.id, { decimals: 2 });
  const note = fieldOf(world, plan.id, { name: "Note", kind: "text" });
  const task = makeTask(world, plan, { owner: [MEMBER] });
  world.does(LEADER, "task.edit", { id: task.id, fields: [{ id: cost.id, value: "120" }] });
  world.does(MEMBER, "task.edit", { id: task.id, fields: [{ id: note.id, value: "Grout" }] });
  expect(world.row("task", task.id).fields).toEqual({ [cost.id]: "120.00", [note.id]: "Grout" });
  world.does(MEMBER, "task.edit", { id: task.id, fields: [{ id: cost.id, value: "" }] });
  expect(world.row("task", task.id).fields).toEqual({ [note.id]: "Grout" });
});

test("a value of another type, a field of another plan and a stranger are refused", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { plan: other } = makePlan(world);
  const cost = fieldOf(world, plan.id, {});
  const who = fieldOf(world, plan.id, { name: "Checks", kind: "person" });
  const elsewhere = fieldOf(world, other.id, {});
  const task = makeTask(world, plan);
  const reasonOf = (id: number, value: string) =>
    world.refuses(LEADER, "task.edit", { id: task.id, fields: [{ id, value }] }).reason;
  expect(reasonOf(cost.id, "much")).toBe("field.wrong");
  expect(reasonOf(elsewhere.id, "1")).toBe("field.gone");
  expect(reasonOf(who.id, String(OUTSIDER))).toBe("field.notMember");
  world.does(LEADER, "field.edit", { id: cost.id, archived: 1 });
  expect(reasonOf(cost.id, "1")).toBe("field.archived");
});

test("a task that lacks a required field is not completed, and is once it has it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const cost = fieldOf(world, plan.id, { required: 1 });
  const task = makeTask(world, plan);
  const done = { id: task.id, completeTime: 5 };
  const refusal = world.refuses(LEADER, "task.edit", done);
  expect(refusal).toMatchObject({ reason: "field.required", data: { name: "Cost" } });
  world.does(LEADER, "task.edit", { ...done, fields: [{ id: cost.id, value: "0" }] });
  expect(world.row("task", task.id).completeTime).toBeGreaterThan(0);
});

test("what is called the same goes along into another plan, choices by their names", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { plan: there } = makePlan(world);
  const option = (id: number, name: string) => ({ id, name, color: "blue" as const });
  const choice = { name: "Trade", kind: "choice", several: 1 } as const;
  const trade = fieldOf(world, plan.id, {
    ...choice,
    options: [option(1, "Concrete"), option(2, "Steel")],
  });
  const cost = fieldOf(world, plan.id, {});
  const note = fieldOf(world, plan.id, { name: "Note", kind: "text" });
  const tradeThere = fieldOf(world, there.id, { ...choice, options: [option(9, "steel")] });
  const noteThere = fieldOf(world, there.id, { name: "note ", kind: "text" });
  const task = makeTask(world, plan);
  world.does(LEADER, "task.edit", {
    id: task.id,
    fields: [
      { id: trade.id, value: "1,2" },
      { id: cost.id, value: "5" },
      { id: note.id, value: "Grout" },
    ],
  });
  const columnId = world.all("column").find(({ planId }) => planId === there.id)?.id ?? 0;
  const copy = world.does(LEADER, "task.copy", {
    taskId: task.id,
    planId: there.id,
    columnId,
    parts: [],
  }).reply;
  const expected = { [tradeThere.id]: "9", [noteThere.id]: "Grout" };
  expect(world.row("task", copy.id).fields).toEqual(expected);
  world.does(LEADER, "task.move", { taskId: task.id, planId: there.id, columnId });
  expect(world.row("task", task.id).fields).toEqual(expected);
});
