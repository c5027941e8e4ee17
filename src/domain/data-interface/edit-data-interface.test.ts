import { machines } from "#tests/make/forms/machines.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("what is not said stays, and a filter asks of parameters that are there", () => {
  const world = makeCompany();
  const naming = { name: "Machines", code: "plant" };
  const { id } = world.does(ADMIN, "dataInterface.add", { ...machines, ...naming });
  world.does(ADMIN, "dataInterface.edit", { id, name: "Plant", rows: [["C1", "Crane"]] });
  expect(world.row("dataInterface", id)).toMatchObject({
    name: "Plant",
    code: "plant",
    rows: [["C1", "Crane"]],
    filters: [{ field: "kind", parameter: "sort" }],
  });
  const without = { id, parameters: [] };
  expect(world.refuses(ADMIN, "dataInterface.edit", without)).toMatchObject({
    reason: "dataInterface.fieldMissing",
    data: { field: "sort" },
  });
});
