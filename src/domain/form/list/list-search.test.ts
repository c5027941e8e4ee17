import { expect, test } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { compileForm } from "../graph/compile-form.ts";
import { listColumns } from "./list-columns.ts";
import { listSearches, searchesIn } from "./list-search.ts";

const options = [{ id: "a", fullName: "A" }];
const fields = [
  field("input", "part"),
  field("inputNumber", "crew"),
  field("select", "kind", {}, { options }),
  field("datePicker", "day"),
  field("switch", "open"),
  field("relationForm", "contract"),
  table("works", [field("input", "what")]),
];
const designed = (columnData: object | string) => compileForm(definitionOf({ fields, columnData }));
const said = (form: ReturnType<typeof compileForm>, own = {}) =>
  listSearches(form, own).fields.map(({ piece, type, several }) => [piece.path, type, several]);

test("a list that names no searches is searched by its columns, each by its kind", () => {
  expect(said(formOf(fields))).toEqual([
    ["part", 2, false],
    ["crew", 3, false],
    ["kind", 1, true],
    ["day", 3, false],
  ]);
});

test("the designer says by what, how and for what it is searched; what the person does not see is not offered", () => {
  const searchList = [
    { prop: "kind", searchMultiple: false, value: "a" },
    { id: "part", searchType: 1, value: "Pier" },
    { __vModel__: "crew", searchType: 1 },
    { prop: "day", noShow: true, value: 5 },
    { prop: "part" },
    { prop: "gone" },
    { prop: "works.what" },
    { prop: "contract" },
  ];
  for (const form of [designed({ searchList }), designed(JSON.stringify({ searchList }))]) {
    expect(said(form)).toEqual([
      ["kind", 1, false],
      ["part", 1, false],
      ["crew", 3, false],
    ]);
    const { usual, isDesigned } = listSearches(form, { part: "hidden" });
    expect([usual, isDesigned]).toEqual([{ kind: "a" }, true]);
    expect(searchesIn(form, { part: "x", gone: 1, contract: 7 })).toMatchObject([
      { type: 1, value: "x" },
      { value: 7 },
    ]);
  }
  expect(said(designed("{ no JSON"))).toEqual(said(formOf(fields)));
});

test("a form that says which columns it is listed with gets those, in their order", () => {
  const form = designed({
    columnList: [{ prop: "day" }, { prop: "works.what" }, { prop: "part" }],
  });
  expect(listColumns(form, {}).map(({ path }) => path)).toEqual(["day", "part"]);
});
