import { makeCompany, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { parameterError } from "../refusal.ts";
import { editColumn } from "./edit-column.ts";

test("any member renames and colours a column; what is not named stays", () => {
  const world = makeCompany();
  const { columns } = makePlan(world);
  const [column] = columns;
  world.does(MEMBER, "column.edit", { id: column.id, name: "Ready" });
  world.does(MEMBER, "column.edit", { id: column.id, color: "green" });
  expect(world.row("column", column.id)).toEqual({ ...column, name: "Ready", color: "green" });
  const lane = editColumn.lane({ id: column.id }, { userId: MEMBER });
  expect(lane).toEqual({ entity: "column", id: column.id });
});

test("any member limits the open tasks of a column, and no limit keeps a task out", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const [{ id }] = columns;
  world.does(MEMBER, "column.edit", { id, taskLimit: 1 });
  world.does(MEMBER, "column.edit", { id, name: "Doing" });
  expect(world.row("column", id)).toMatchObject({ name: "Doing", taskLimit: 1 });
  for (const name of ["Pour", "Cure"]) {
    world.does(MEMBER, "task.add", { planId: plan.id, columnId: id, name });
  }
  world.does(MEMBER, "column.edit", { id, taskLimit: 0 });
  expect(world.row("column", id)?.taskLimit).toBe(0);
});

test("a limit is a whole number up to 999", () => {
  for (const taskLimit of [-1, 1.5, 1000]) {
    expect(editColumn.arguments.safeParse({ id: 1, taskLimit }).success).toBe(false);
  }
  expect(editColumn.arguments.safeParse({ id: 1, taskLimit: 999 }).success).toBe(true);
});

test("a column that is gone is not edited, nor one of a plan of others", () => {
  const world = makeCompany();
  const { columns } = makePlan(world);
  const edit = { id: columns[0].id, name: "Mine" };
  expect(world.refuses(OUTSIDER, "column.edit", edit)).toEqual(parameterError("column.gone"));
  const gone = world.refuses(MEMBER, "column.edit", { id: 4711, name: "Mine" });
  expect(gone.reason).toBe("column.gone");
});
