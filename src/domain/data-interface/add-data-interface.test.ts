import { machines } from "#tests/make/forms/machines.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("an interface is found by its code, which no other one has, whatever its case", () => {
  const world = makeCompany();
  const { id } = world.does(ADMIN, "dataInterface.add", {
    ...machines,
    name: "Machines",
    code: "plant",
  });
  expect(world.row("dataInterface", id)).toMatchObject({
    enabled: true,
    kind: "static",
    formId: 0,
  });
  const twice = { kind: "static", name: "Other", code: "Plant" } as const;
  expect(world.refuses(ADMIN, "dataInterface.add", twice).reason).toBe("dataInterface.codeTaken");
});

test("names that nobody can write in a form are refused, and rows that are too many letters", () => {
  const world = makeCompany();
  const one = { kind: "static", name: "One", code: "one" } as const;
  const odd = { ...one, columns: [{ field: "a.b", fieldName: "" }] };
  expect(world.refuses(ADMIN, "dataInterface.add", odd).reason).toBe("parameterError");
  const columns = [{ field: "a", fieldName: "" }];
  const long = { ...one, columns, rows: Array.from({ length: 500 }, () => ["x".repeat(500)]) };
  expect(world.refuses(ADMIN, "dataInterface.add", long).reason).toBe("dataInterface.rowsTooLarge");
});

test("of one that another server answers the columns are known, and no rows and no form", () => {
  const world = makeCompany();
  const columns = [{ field: "a", fieldName: "" }];
  const asked = { kind: "http", name: "Rates", code: "rates", columns } as const;
  const { id } = world.does(ADMIN, "dataInterface.add", { ...asked, rows: [["1"]] });
  expect(world.row("dataInterface", id)).toMatchObject({ kind: "http", rows: [], formId: 0 });
  const filters = [{ field: "b", symbol: "==", value: "1" }] as const;
  const odd = { ...asked, code: "other", filters: [...filters] };
  expect(world.refuses(ADMIN, "dataInterface.add", odd).reason).toBe("dataInterface.fieldMissing");
});
