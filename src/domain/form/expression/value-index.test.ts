import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../json/json.ts";
import { sameValue } from "./compare-values.ts";
import { type Value, valueOfJson } from "./value.ts";
import { valuesLike } from "./value-index.ts";

const plain = fc.oneof(
  fc.constantFrom<Json>(null, "", "1", "1.0", " 1 ", "01", "x", "X", true, false, "true"),
  fc.constantFrom<Json>(0, 1, 1.5, -3),
);
const value: fc.Arbitrary<Json> = fc.oneof(
  plain,
  fc.array(
    fc.oneof(plain, fc.array(fc.oneof(plain, fc.array(plain, { maxLength: 2 })), { maxLength: 3 })),
    {
      maxLength: 3,
    },
  ),
);

test("what is found by a key is what is found one by one", () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 6 }), value, (values, sought) => {
      const among: readonly Value[] = values.map(valueOfJson);
      const item: Value = valueOfJson(sought);
      const expected = among.some((one) => sameValue(one, item) === true);
      expect(valuesLike(among, sameValue)(item)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});

test("two lists of thousands are compared at once, and not each with each", () => {
  let compared = 0;
  const counting = (left: Value, right: Value) => {
    compared += 1;
    return sameValue(left, right);
  };
  const paths = (from: number) =>
    Array.from({ length: 5_000 }, (_, at) => valueOfJson([`${from + at}`, `${from + at}-1`]));
  const isLike = valuesLike(paths(0), counting);
  expect(paths(5_000).some(isLike)).toBe(false);
  expect(paths(0).every(isLike)).toBe(true);
  const texts = Array.from({ length: 20_000 }, (_, at) => `${at}`);
  const isText = valuesLike(texts, counting);
  expect(texts.toReversed().every(isText)).toBe(true);
  expect(texts.some((text) => isText(`${text}x`))).toBe(false);
  // Texts and numbers are found without comparing any.
  expect(compared).toBe(5_000);
});
