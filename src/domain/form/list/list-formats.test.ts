import { expect, test } from "vitest";
import { field } from "#tests/make/forms/records.ts";
import { ZONE } from "#tests/make/forms/surroundings.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { renameField } from "../design/rename-field.ts";
import { compileForm } from "../graph/compile-form.ts";
import { formatter, listFormats, newFormat } from "./list-formats.ts";

const fields = [field("input", "part"), field("inputNumber", "crew")];
const formWith = (formats: unknown) =>
  compileForm(definitionOf({ fields, columnData: { formats } }));
const when = (name: string, symbol: string, fieldValue: unknown) => ({
  matchLogic: "and",
  conditionList: [
    { logic: "and", groups: [{ field: name, symbol, fieldValueType: 2, fieldValue }] },
  ],
});
const late = { field: "", color: "red", mark: "Late", when: when("crew", ">", 10) };
const some = {
  field: "crew",
  color: "amber",
  ground: false,
  bold: true,
  when: when("crew", ">", 5),
};
const asker = { userId: 7, now: 0 };

test("rows and cells stand out by what they say, the first format of a place before the others", () => {
  const form = formWith([late, { ...late, color: "green", when: when("crew", ">", 2) }, some]);
  const ask = formatter({ form, zone: ZONE }, {}, asker);
  expect(ask?.({ crew: 1 })).toBeUndefined();
  expect(ask?.({ crew: 4 })?.row).toMatchObject({ tint: "green", ground: true });
  const both = ask?.({ crew: 12 });
  expect(both?.row).toMatchObject({ tint: "red", bold: false, mark: "Late" });
  expect(both?.cells.get("crew")).toMatchObject({ tint: "amber", ground: false, bold: true });
});

test("nothing stands out by what the form does not know, asks nothing, or keeps from the person", () => {
  const unknown = { ...late, when: when("gone", "==", 1) };
  const elsewhere = { ...late, field: "gone" };
  expect(listFormats(formWith([unknown, elsewhere, newFormat(), 7]), {})).toEqual([]);
  expect(listFormats(formWith([late]), { crew: "hidden" })).toEqual([]);
  expect(formatter({ form: formWith("x"), zone: ZONE }, {}, asker)).toBeUndefined();
});

test("another name of a field is its name in formats too", () => {
  const renamed = renameField(formWith([some]).definition, "crew", "people");
  if (!renamed.ok) throw new Error(renamed.error.reason);
  expect(listFormats(compileForm(renamed.value), {})).toMatchObject([
    { target: "people", condition: { groups: [{ questions: [{ field: "people" }] }] } },
  ]);
});
