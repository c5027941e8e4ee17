import { expect, test } from "vitest";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import { templateForm } from "../../form/templates/template-form.ts";
import { valuesOfOa } from "./values-of-oa.ts";

function formNamed(key: string) {
  const template = templates.find((one) => one.key === key);
  if (!template) throw new Error(`No template ${key}`);
  const { definition } = templateForm(template, wordsOfTemplate(key, "en"), "en");
  const ready = readyForm({ definition, timeZone: "UTC" });
  if (!ready.ok) throw new Error(ready.error.reason);
  return ready.value.form;
}
const nothing = { oaExamine: {}, oaExamineTravelList: [], field: [] };

test("the common words stand in the fields of leave, a choice by its place too", () => {
  const oaExamine = { content: "Family", typeId: 3, startTime: 5, endTime: 9, duration: 2 };
  const values = valuesOfOa(formNamed("leave"), { startHalf: "am" }, { ...nothing, oaExamine });
  expect(values).toEqual({
    startHalf: "am",
    reason: "Family",
    leaveType: "sick",
    startDate: 5,
    endDate: 9,
  });
});

test("lines stand in the table of a trip, each under an id", () => {
  const line = { startAddress: "Pier", endAddress: "Yard", startTime: 1, endTime: 2, duration: 1 };
  const values = valuesOfOa(
    formNamed("businessTrip"),
    {},
    { ...nothing, oaExamineTravelList: [line, line] },
  );
  const leg = { from: "Pier", to: "Yard", startDate: 1, endDate: 2 };
  expect(values).toEqual({
    legs: [
      { ...leg, id: "line-1" },
      { ...leg, id: "line-2" },
    ],
  });
});

test("fields are said by their names, and what the form has no place for is left out", () => {
  const field = [
    { fieldName: "amount", value: 30 },
    { fieldName: "billNo", value: "X" },
    { fieldName: "salary", value: 1 },
  ];
  const oaExamine = { money: 20, typeId: "x", content: "" };
  expect(valuesOfOa(formNamed("loan"), {}, { ...nothing, oaExamine, field })).toEqual({
    amount: 30,
  });
});

test("rows and places are said as they are told, and rows get ids", () => {
  const form = formNamed("businessTrip");
  const rows = [{ from: "Pier" }, { id: "r2", from: "[Yard]" }];
  const field = [{ fieldName: "legs", value: JSON.stringify(rows) }];
  expect(valuesOfOa(form, {}, { ...nothing, field })).toEqual({
    legs: [
      { id: "line-1", from: "Pier" },
      { id: "r2", from: "[Yard]" },
    ],
  });
  const entry = formNamed("workerEntry");
  const place = [
    { fieldName: "origin", value: '["11","1101"]' },
    { fieldName: "phone", value: "[7]" },
  ];
  expect(valuesOfOa(entry, {}, { ...nothing, field: place })).toEqual({
    origin: ["11", "1101"],
    phone: "[7]",
  });
});
