import { type Exact, ZERO, exactOf, isZero, toNumber } from "./exact.ts";

/** Decimals that a field may be asked to keep at most (forms-approvals 1.6). */
export const PRECISION_MAX = 15;

/** To so many decimals; a half goes away from zero, as on an invoice. Negative places round to tens, hundreds, ... */
export function roundTo(value: Exact, places: number): Exact {
  const scale = 10n ** BigInt(Math.abs(places));
  return places >= 0
    ? { numerator: roundedQuotient(value.numerator * scale, value.denominator), denominator: scale }
    : {
        numerator: roundedQuotient(value.numerator, value.denominator * scale) * scale,
        denominator: 1n,
      };
}

/** The greatest whole number that is not greater. */
export function floorOf({ numerator, denominator }: Exact): Exact {
  const whole = numerator / denominator;
  const below = numerator < 0n && whole * denominator !== numerator;
  return { numerator: below ? whole - 1n : whole, denominator: 1n };
}

/** The least whole number that is not less. */
export function ceilingOf({ numerator, denominator }: Exact): Exact {
  const down = floorOf({ numerator: -numerator, denominator });
  return { numerator: -down.numerator, denominator: 1n };
}

/** The number with exactly so many decimals behind a point: "-0.50". */
export function decimalText(value: Exact, places: number): string {
  const rounded = roundTo(value, places);
  const sign = rounded.numerator < 0n ? "-" : "";
  const digits = String(rounded.numerator < 0n ? -rounded.numerator : rounded.numerator);
  if (places <= 0) return sign + digits;
  const padded = digits.padStart(places + 1, "0");
  return `${sign}${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/** The number rounded to so many decimals, as rows hold it. */
export function roundedNumber(value: Exact, places: number): number {
  const rounded = roundTo(value, places);
  return isZero(rounded) ? 0 : toNumber(rounded);
}

/** How many decimals a number is written with. */
export function decimalsOf(value: number): number {
  const { denominator } = Number.isFinite(value) ? exactOf(value) : ZERO;
  return String(denominator).length - 1;
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const [size, sign] = numerator < 0n ? [-numerator, -1n] : [numerator, 1n];
  return sign * ((size * 2n + denominator) / (denominator * 2n));
}
