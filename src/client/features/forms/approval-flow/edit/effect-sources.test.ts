import { expect, test } from "vitest";
import { sourceFits } from "#domain/approval/effect/source-fits.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { calculation, field, formOf, table } from "#tests/make/forms/records.ts";
import {
  fillableFields,
  fittingFields,
  freshSource,
  newEffect,
  sourcesFor,
} from "./effect-sources.ts";

const form = formOf([
  field("input", "part"),
  field("inputNumber", "crew"),
  field("userSelect", "foreman"),
  field("datePicker", "day"),
  field("uploadImg", "photos"),
  calculation("hours", "crew * 8"),
  table("works", [field("input", "what")]),
]);
const nodeOf = (path: string) => {
  const node = form.fields.get(path)?.node;
  if (!node) throw new Error(`There is no ${path}`);
  return node;
};

test("a field is filled in only with what fits it", () => {
  expect(sourcesFor(nodeOf("part"), form)).toEqual([
    "value",
    "field",
    "decidedAt",
    "decidedBy",
    "initiator",
  ]);
  expect(sourcesFor(nodeOf("crew"), form)).toEqual(["value", "field"]);
  expect(sourcesFor(nodeOf("day"), form)).toEqual(["field", "decidedAt"]);
  expect(sourcesFor(nodeOf("foreman"), form)).toEqual(["field", "decidedBy", "initiator"]);
  expect(fittingFields(nodeOf("crew"), form).map(({ path }) => path)).toEqual(["crew", "hours"]);
});

test("what is worked out, and columns of sub-tables, are nobody's to fill in", () => {
  const paths = fillableFields(form, form).map(({ path }) => path);
  expect(paths).toEqual(["part", "crew", "foreman", "day", "photos"]);
});

test("every way that is offered begins with something that fits, but for a value, which is to be said", () => {
  for (const { node } of fillableFields(form, form))
    for (const of of sourcesFor(node, form).filter((way) => way !== "value"))
      expect(sourceFits(node, freshSource(of, node, form), form)).toBe(true);
});

test("what is new bears a number that nothing else of the flow has", () => {
  const of = flow([step(4, [1])]);
  const first = newEffect(of, "write");
  const second = newEffect({ ...of, effects: [first] }, "task");
  expect([first.id, second.id]).toEqual([5, 6]);
});
