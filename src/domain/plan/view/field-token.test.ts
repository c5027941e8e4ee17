import { expect, test } from "vitest";
import {
  EMPTY,
  fieldMatcher,
  fieldToken,
  FILLED,
  isFieldToken,
  partsOfToken,
} from "./field-token.ts";
import { viewAddressOf, viewOfAddress } from "./view-address.ts";

test("of one field any value will do, of several each has to be met", () => {
  const asks = (fields: Record<string, string>, ...tokens: [number, number][]) =>
    fieldMatcher(tokens.map(([id, value]) => fieldToken(id, value)))({ fields });
  const fields = { 5: "3,4", 6: "Grout", 7: "1", 8: "120" };
  expect(asks(fields, [5, 4])).toBe(true);
  expect(asks(fields, [5, 9], [5, 3])).toBe(true);
  expect(asks(fields, [5, 3], [6, EMPTY])).toBe(false);
  expect(asks(fields, [5, 3], [6, FILLED], [7, 1], [8, FILLED])).toBe(true);
  expect(asks(fields, [9, EMPTY])).toBe(true);
  expect(asks(fields, [9, FILLED])).toBe(false);
});

test("it stands in an address, and comes back the same", () => {
  const field = [fieldToken(16_777_223, 10), fieldToken(7, EMPTY)];
  const address = viewAddressOf({ field: field.join(","), view: "table" });
  expect(viewOfAddress(1, address).field).toEqual(field);
  expect(viewOfAddress(1, { field: "x,1-,7-2" }).field).toEqual(["7-2"]);
  expect(isFieldToken("1.5")).toBe(false);
  expect(partsOfToken(fieldToken(3, FILLED))).toEqual([3, FILLED]);
});
