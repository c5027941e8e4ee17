import { expect, test } from "vitest";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { fieldRights } from "#domain/form/permissions/field-rights.ts";
import { isUnknown, isVisible, valueAt } from "#domain/form/graph/form-state.ts";
import { calculation, field, rule } from "#tests/make/forms/records.ts";
import { surroundings } from "#tests/make/forms/surroundings.ts";
import { startState } from "./start-state.ts";

test("nothing is made of what is kept from whoever opens a record, whether it is new or stands", () => {
  const definition = JSON.stringify({
    fields: [
      field("inputNumber", "wage"),
      field("inputNumber", "days"),
      calculation("due", "wage * days"),
      field("input", "why"),
    ],
    rules: [rule("due == 0", { op: "hide", targets: ["why"] })],
  });
  const ready = readyForm({ definition, timeZone: "UTC" });
  if (!ready.ok) throw new Error("No form");
  const rights = fieldRights(ready.value.form, { own: { wage: "hidden" } });
  for (const record of [undefined, { values: JSON.stringify({ days: 2 }) }]) {
    const { start } = startState(ready.value, surroundings(), { record, rights });
    expect([valueAt(start, "due"), isUnknown(start, "due"), isVisible(start, "why")]).toEqual([
      null,
      true,
      true,
    ]);
  }
});
