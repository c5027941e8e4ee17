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

test("a column that is gone is not edited, nor one of a plan of others", () => {
  const world = makeCompany();
  const { columns } = makePlan(world);
  const edit = { id: columns[0].id, name: "Mine" };
  expect(world.refuses(OUTSIDER, "column.edit", edit)).toEqual(parameterError("column.gone"));
  const gone = world.refuses(MEMBER, "column.edit", { id: 4711, name: "Mine" });
  expect(gone.reason).toBe("column.gone");
});
