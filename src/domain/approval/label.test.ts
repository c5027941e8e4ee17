import { expect, test } from "vitest";
import { ID_MAX } from "../id.ts";
import { formNamed, hasLabel, isOfNoForm, labelOf } from "./label.ts";

const leave = { id: 7, code: "leave" };
const purchase = { id: 8, code: "" };

test("requests that come with the product are 0, other forms 100 and their id", () => {
  const own = ["general", "leave", "business-trip", "overtime", "reimbursement", "loan"];
  expect(own.map((code) => labelOf({ id: 7, code }))).toEqual([0, 0, 0, 0, 0, 0]);
  expect([labelOf(purchase), labelOf({ id: 9, code: "leave-2" })]).toEqual([108, 109]);
});

test("a form is of its own label, and of that of all forms; labels of the seeds that are no forms are nobody's", () => {
  const found = (label: number | undefined) =>
    [leave, purchase].filter((form) => hasLabel(form, label)).map(({ id }) => id);
  expect([undefined, 0, 100, 108, 107].map(found)).toEqual([[7, 8], [7], [8], [8], []]);
  expect(Array.from({ length: 12 }, (_, at) => found(at + 1)).flat()).toEqual([]);
});

test("a form is named by its id, by its label, or by both where they agree", () => {
  expect(formNamed({})).toBe(0);
  expect(formNamed({ categoryId: 8 })).toBe(8);
  expect(formNamed({ label: 0, categoryId: 8 })).toBe(8);
  expect(formNamed({ label: 108 })).toBe(8);
  expect(formNamed({ label: 108, categoryId: 8 })).toBe(8);
  expect(formNamed({ label: 108, categoryId: 7 })).toBe(0);
  expect(formNamed({ label: 5, categoryId: 8 })).toBe(0);
  expect(formNamed({ label: ID_MAX })).toBe(ID_MAX - 100);
  expect([0, 1, 12, 100, 101, undefined].map(isOfNoForm)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});
