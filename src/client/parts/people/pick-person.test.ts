import { expect, test } from "vitest";
import { pickPerson } from "./pick-person.ts";

test("people are picked up to the most that there may be", () => {
  expect(pickPerson([1], 2, 2)).toEqual([1, 2]);
  expect(pickPerson([1, 2], 3, 2)).toBeUndefined();
});

test("where one person is wanted, another pick takes their place", () => {
  expect(pickPerson([], 1, 1)).toEqual([1]);
  expect(pickPerson([1], 2, 1)).toEqual([2]);
});

test("nobody is picked twice, and that is never too many", () => {
  expect(pickPerson([1, 2], 2, 2)).toEqual([1, 2]);
});
