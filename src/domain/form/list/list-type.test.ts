import { expect, test } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { renameField } from "../design/rename-field.ts";
import { compileForm } from "../graph/compile-form.ts";
import { columnDataIn, entriesOf } from "./column-data.ts";
import { drawnList } from "./draw-list.ts";
import { groupPiece, listTypeOf } from "./list-type.ts";

const fields = [field("input", "part"), table("works", [field("input", "what")])];
const formWith = (columnData: object) => compileForm(definitionOf({ fields, columnData }));

test("a list is what its definition says, else what its form does, else a table", () => {
  expect(listTypeOf(formWith({ type: 3 }), 1)).toBe(3);
  expect(listTypeOf(formWith({ type: "3" }), 1)).toBe(3);
  expect(listTypeOf(formWith({ type: 9 }), 2)).toBe(2);
  expect(listTypeOf(formOf(fields), 0)).toBe(1);
});

test("groups go by a field of the form itself that the person sees", () => {
  const form = formWith({ groupField: "part" });
  expect(groupPiece(form, {})?.path).toBe("part");
  expect(groupPiece(form, { part: "hidden" })).toBeUndefined();
  expect(groupPiece(formWith({ groupField: "works.what" }), {})).toBeUndefined();
});

test("the design of a list changes part by part, and goes when nothing is left of it", () => {
  const { definition } = formWith({ type: 3, groupField: "part" });
  expect(drawnList(definition, { type: 1, groupField: undefined }).columnData).toEqual({ type: 1 });
  expect(drawnList(definition, { type: undefined, groupField: undefined }).columnData).toBe(
    undefined,
  );
});

test("another name of a field is its name in the design of the list too", () => {
  const columnData = {
    groupField: "part",
    columnList: [{ prop: "part", width: 90 }],
    searchList: [{ prop: "part" }],
    summaryField: ["part"],
    complexHeaderList: [{ fullName: "part", childColumns: ["part"] }],
  };
  const renamed = renameField(formWith(columnData).definition, "part", "place");
  if (!renamed.ok) throw new Error(renamed.error.reason);
  expect(columnDataIn({ definition: renamed.value })).toEqual({
    groupField: "place",
    columnList: [{ prop: "place", width: 90 }],
    searchList: [{ prop: "place" }],
    summaryField: ["place"],
    complexHeaderList: [{ fullName: "part", childColumns: ["place"] }],
  });
});

test("a field is followed also where another builder names it by its id, by itself, or in a text", () => {
  const columnData = JSON.stringify({
    columnList: [{ id: "part" }, { __vModel__: "part", __config__: { zjKey: "input" } }],
    searchList: [{ id: "part" }],
  });
  const { definition } = compileForm(definitionOf({ fields, columnData }));
  const renamed = renameField(definition, "part", "place");
  if (!renamed.ok) throw new Error(renamed.error.reason);
  const form = compileForm(renamed.value);
  const { columnList, searchList } = columnDataIn(form);
  expect(entriesOf(form, columnList).map(({ piece }) => piece.path)).toEqual(["place"]);
  expect(entriesOf(form, searchList).map(({ piece }) => piece.path)).toEqual(["place"]);
});
