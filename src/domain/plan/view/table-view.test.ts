import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTableView, renameFields, type TableView } from "./table-view.ts";
import { viewAddressOf, viewInAddress, viewOfAddress } from "./view-address.ts";
import { readViewParameters } from "./view-parameters.ts";

const field = fc.oneof(
  fc.constantFrom("name", "end", "owner"),
  fc.integer({ min: 1 }).map((id) => `field.${id}`),
);
const setUp = fc.record({
  sort: fc.array(fc.record({ field, descending: fc.boolean() }), { maxLength: 3 }),
  group: fc.option(field, { nil: undefined }),
  fields: fc.array(fc.record({ field, width: fc.integer({ min: 40, max: 800 }) }), {
    minLength: 1,
    maxLength: 8,
  }),
});
const withTable = (table: TableView | undefined) => ({ ...readViewParameters(7, {}), table });

test("an address says how the table is set up, and leads to the same", () => {
  fc.assert(
    fc.property(setUp, (table) => {
      const address = viewInAddress(withTable(table));
      expect(viewOfAddress(7, address).table).toEqual(table);
      expect(viewAddressOf(address)).toEqual(address);
      expect(readTableView(JSON.parse(JSON.stringify(table)))).toEqual(table);
    }),
  );
});

test("an address that says nothing of the table leaves it as the person has it", () => {
  expect(viewOfAddress(7, { view: "table", text: "rebar" }).table).toBeUndefined();
  expect(viewOfAddress(7, { sort: "<b>", group: 4, columns: "name" }).table).toBeUndefined();
});

test("of what an address says of the table, what nobody could have written is left out", () => {
  const view = viewOfAddress(7, {
    sort: "end,-NAME,--name",
    columns: "name:240,end:wide,owner:1e9,__proto__:40",
  });
  expect(view.table).toEqual({
    sort: [{ field: "end", descending: false }],
    group: undefined,
    fields: [{ field: "name", width: 240 }],
  });
});

test("columns of fields go by other names elsewhere, and those that are not there are left out", () => {
  const renamed = renameFields(
    {
      sort: [{ field: "field.1", descending: true }],
      group: "field.2",
      fields: [
        { field: "name", width: 240 },
        { field: "field.1", width: 96 },
      ],
    },
    (name) => ({ name: "name", "field.1": "field.9" })[name],
  );
  expect(renamed).toEqual({
    sort: [{ field: "field.9", descending: true }],
    group: undefined,
    fields: [
      { field: "name", width: 240 },
      { field: "field.9", width: 96 },
    ],
  });
});
