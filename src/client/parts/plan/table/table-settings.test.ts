import * as fc from "fast-check";
import { expect, test } from "vitest";
import { USUAL_FIELDS, WIDTH_LEAST, WIDTH_MOST, usualWidth } from "./table-fields.ts";
import {
  moveField,
  nextSort,
  readTableSettings,
  resizeField,
  type SortKey,
  toggleField,
} from "./table-settings.ts";

const usual = readTableSettings(undefined);
const namesOf = (fields: readonly { readonly field: string }[]) => fields.map(({ field }) => field);

test("a table begins with the usual columns, neither sorted nor grouped", () => {
  expect(usual).toMatchObject({ sort: [], group: undefined, folded: [] });
  expect(namesOf(usual.fields)).toEqual(USUAL_FIELDS);
});

test("whatever is stored can be read, shows the name, and is read the same again", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readTableSettings(value);
      expect(namesOf(read.fields)).toContain("name");
      expect(readTableSettings(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});

test("of what is stored only what nobody knows is dropped", () => {
  const read = readTableSettings({
    sort: [{ field: "volume" }, { field: "end", descending: true }, { field: "end" }],
    group: "tags",
    fields: [{ field: "end", width: 9_999 }, { field: "name", width: "wide" }, "owner"],
    folded: ["priority:1", 7],
  });
  expect(read).toEqual({
    sort: [{ field: "end", descending: true }],
    group: undefined,
    fields: [
      { field: "end", width: WIDTH_MOST },
      { field: "name", width: usualWidth("name") },
    ],
    folded: ["priority:1"],
  });
});

test("a column is sorted rising, then falling, then not at all; the others only stay when asked to", () => {
  const rising = { field: "end", descending: false } as const;
  const falling = { field: "end", descending: true } as const;
  const other: SortKey = { field: "name", descending: false };
  expect(nextSort([], "end", false)).toEqual([rising]);
  expect(nextSort([rising], "end", false)).toEqual([falling]);
  expect(nextSort([falling], "end", false)).toEqual([]);
  expect(nextSort([other], "end", false)).toEqual([rising]);
  expect(nextSort([other], "end", true)).toEqual([other, rising]);
  expect(nextSort([rising, other], "end", true)).toEqual([falling, other]);
  expect(nextSort([falling, other], "end", true)).toEqual([other]);
});

test("columns come, go, move and change their width, and the name never goes", () => {
  const { fields } = usual;
  expect(namesOf(toggleField(fields, "created")).at(-1)).toBe("created");
  expect(namesOf(toggleField(fields, "owner"))).not.toContain("owner");
  expect(toggleField(fields, "name")).toBe(fields);
  expect(namesOf(moveField(fields, "owner", -1)).slice(0, 3)).toEqual(["status", "owner", "name"]);
  expect(moveField(fields, "status", -1)).toBe(fields);
  expect(resizeField(fields, "name", 1)[1]).toEqual({ field: "name", width: WIDTH_LEAST });
});
