import { expect, test } from "vitest";
import { NO_NAMES } from "#domain/form/field-kinds/names.ts";
import { listColumns } from "#domain/form/list/list-columns.ts";
import { field, formOf } from "#tests/make/forms/records.ts";
import { ZONE } from "#tests/make/forms/surroundings.ts";
import { countsOfPage } from "./group-counts.ts";
import { listedRecord } from "./record-table.ts";

const options = [{ id: "north", fullName: "North" }];
const form = formOf([field("radio", "place", {}, { options })]);
const columns = listColumns(form, {});
const [piece] = columns;
const words = { names: NO_NAMES, zone: ZONE, on: "Yes", off: "No" };
const row = (id: number, values: object) =>
  listedRecord(
    {
      id,
      formId: 1,
      versionId: 2,
      title: "",
      values: JSON.stringify(values),
      createUserId: 7,
      updateUserId: 7,
      createTime: id,
      updateTime: id,
      visitor: "",
    },
    columns,
    words,
  );

test("a group has as many records as were found on all pages, with what was done here since", () => {
  if (!piece) throw new Error("no column");
  const [kept, gone, own] = [row(1, { place: "north" }), row(2, {}), row(3, { place: "north" })];
  const groups = [
    { value: '"north"', count: 40 },
    { value: "null", count: 7 },
    { value: '""', count: 2 },
  ];
  const of = { piece, words, before: [kept, gone], shown: [own, kept] };
  expect([...(countsOfPage({ groups }, of) ?? [])]).toEqual([
    ["North", 41],
    ["", 8],
  ]);
  expect(countsOfPage({}, of)).toBeUndefined();
});
