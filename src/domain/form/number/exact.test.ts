import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compare,
  type Exact,
  exactOf,
  exactOfText,
  minus,
  negate,
  over,
  plus,
  times,
  toNumber,
} from "./exact.ts";
import { ceilingOf, decimalsOf, decimalText, floorOf, roundedNumber, roundTo } from "./round.ts";

/** A fraction by the book, never reduced and never taken apart. */
type Fraction = readonly [bigint, bigint];
const fractionOf = ({ numerator, denominator }: Exact): Fraction => [numerator, denominator];
const same = ([a, b]: Fraction, [c, d]: Fraction) => a * d === c * b;

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]): Exact => ({ numerator: digits, denominator: 10n ** BigInt(places) }));

describe("exact numbers against fractions by the book", () => {
  it("adds, takes away and multiplies", () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        const [[a, b], [c, d]] = [fractionOf(left), fractionOf(right)];
        expect(same(fractionOf(plus(left, right)), [a * d + c * b, b * d])).toBe(true);
        expect(same(fractionOf(minus(left, right)), [a * d - c * b, b * d])).toBe(true);
        expect(same(fractionOf(times(left, right)), [a * c, b * d])).toBe(true);
      }),
    );
  });

  it("divides, and gives nothing for a division by zero", () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        const quotient = over(left, right);
        expect(quotient === undefined).toBe(right.numerator === 0n);
        const { numerator, denominator } = quotient ?? { numerator: 0n, denominator: 1n };
        expect(denominator > 0n).toBe(true);
        const product = times({ numerator, denominator }, right);
        expect(compare(product, quotient ? left : product)).toBe(0);
      }),
    );
  });

  it("orders", () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        const difference = left.numerator * right.denominator - right.numerator * left.denominator;
        expect(Math.sign(compare(left, right))).toBe(Math.sign(Number(difference)));
      }),
    );
  });

  it("rounds a half away from zero", () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 6 }), (value, places) => {
        const scale = 10n ** BigInt(places);
        const error = minus(roundTo(value, places), value);
        const twice = times(error, { numerator: 2n * scale, denominator: 1n });
        const size = compare(twice.numerator < 0n ? negate(twice) : twice, exactOf(1));
        expect(size).toBeLessThanOrEqual(0);
        const isHalf = size === 0;
        if (isHalf) expect(Math.sign(Number(error.numerator))).toBe(value.numerator < 0n ? -1 : 1);
      }),
    );
  });

  it("sums a thousand shares of a thousand parts without a crumb", () => {
    let sum = exactOf(0);
    for (let count = 0; count < 1_000; count += 1) sum = plus(sum, exactOf(0.1));
    expect(toNumber(sum)).toBe(100);
    const third = over(exactOf(1), exactOf(3));
    expect(third && toNumber(times(third, exactOf(3)))).toBe(1);
  });
});

it("reads a number as people write it, and gives it back", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(toNumber(exactOf(value))).toBeCloseTo(value, 12);
    }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: -1e15, max: 1e15 }),
      fc.integer({ min: 0, max: 6 }),
      (digits, places) => {
        const value = Number(`${digits}e-${places}`);
        expect(toNumber(exactOf(value))).toBe(value);
      },
    ),
  );
  expect(
    [exactOfText("1.50"), exactOfText("-.5"), exactOfText("2.")].map(
      (each) => each && toNumber(each),
    ),
  ).toEqual([1.5, -0.5, 2]);
  expect(["", ".", "-", "1,000", "0x10", "1e9999", "１", "9".repeat(401)].map(exactOfText)).toEqual(
    Array.from({ length: 8 }),
  );
});

it.each([
  [2.5, 0, "3"],
  [-2.5, 0, "-3"],
  [1.005, 2, "1.01"],
  [-0.5, 2, "-0.50"],
  [-0.004, 2, "0.00"],
  [1_234, -2, "1200"],
  [1_250, -2, "1300"],
])("writes %f to %i places as %s", (value, places, text) => {
  expect(decimalText(exactOf(value), places)).toBe(text);
});

it("never gives back a zero with a sign", () => {
  expect(Object.is(roundedNumber(exactOf(-0.001), 2), 0)).toBe(true);
});

it("finds the whole numbers beside one", () => {
  const whole = (value: number) =>
    [floorOf(exactOf(value)), ceilingOf(exactOf(value))].map(toNumber);
  expect([1.2, -1.2, 3, -3].map(whole)).toEqual([
    [1, 2],
    [-2, -1],
    [3, 3],
    [-3, -3],
  ]);
});

it("counts the decimals a number is written with", () => {
  expect([1, 1.5, 0.25, 1e-7, 1e21].map(decimalsOf)).toEqual([0, 1, 2, 7, 0]);
});
