import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../json/json.ts";
import { isAmong, sameValue } from "./compare-values.ts";
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
  expect(compared).toBe(5_000);
  const ids = (from: number) => Array.from({ length: 20_000 }, (_, at) => `${from + at}`);
  const begun = performance.now();
  expect(isAmong(ids(0), [ids(20_000)])).toBe(false);
  expect(sameValue(ids(0), ids(0).toReversed())).toBe(true);
  // Each with each they would be four hundred millions.
  expect(performance.now() - begun).toBeLessThan(2_000);
});
