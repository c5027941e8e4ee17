import { expect, test } from "vitest";
import { calculation, field, formOf, table } from "#tests/make/forms/records.ts";
import { changedValues } from "./changed-values.ts";

const form = formOf([
  field("input", "title"),
  field("input", "place"),
  calculation("total", "1 + 1"),
  table("items", [field("input", "work")]),
]);

test("only what somebody changed is sent, with what it said before", () => {
  const began = { title: "Beam", place: "A1", total: 1, items: [{ id: "r1", work: "Pour" }] };
  const now = { ...began, place: "A2", total: 2, items: [{ id: "r1", work: "Cure" }] };
  expect(changedValues(form, began, now)).toEqual({
    data: { place: "A2", items: [{ id: "r1", work: "Cure" }] },
    was: { place: "A1", items: [{ id: "r1", work: "Pour" }] },
  });
});

test("what was not there and is empty now is no change", () => {
  expect(changedValues(form, {}, { title: null }).data).toEqual({});
});
