import { expect, test } from "vitest";
import type { PlanField } from "#domain/field/plan-field.ts";
import { NEW_FIELD, withAddends } from "./field-draft.ts";

const number = (id: number, unit: string, decimals: number) =>
  ({ id, unit, decimals, kind: "number" }) as PlanField;
const fields = [number(1, "", 0), number(2, "EUR", 2), number(3, "t", 1)];

test("a sum is as exact as what it adds up, and has its unit", () => {
  const draft = withAddends({ ...NEW_FIELD, kind: "sum" }, [1, 2], fields);
  expect(draft).toMatchObject({ addends: [1, 2], unit: "EUR", decimals: 2 });
});

test("what somebody said of a sum stays", () => {
  const said = { ...NEW_FIELD, kind: "sum" as const, unit: "kEUR", decimals: 3 };
  expect(withAddends(said, [2], fields)).toMatchObject({ unit: "kEUR", decimals: 3 });
  expect(withAddends(said, [], fields)).toMatchObject({ addends: [], unit: "kEUR" });
});
