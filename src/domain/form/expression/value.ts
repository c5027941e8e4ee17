import {
  type Exact,
  exactOf,
  exactOfText,
  isExact,
  plus,
  toNumber,
  ZERO,
} from "../number/exact.ts";

/**
 * What cannot be known here and now: an attribute of a record that is not on the device, a sum that only the server has.
 * Whatever is reckoned from it is unknown too; nothing is guessed.
 */
export const UNKNOWN: unique symbol = Symbol("unknown");

/** What an expression comes to; null is an empty field. */
export type Value = null | boolean | string | Exact | typeof UNKNOWN | readonly Value[];

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** A value of a field as expressions reckon with it. */
export function valueOfJson(json: unknown): Value {
  if (json === null || json === undefined || json === "") return null;
  if (typeof json === "number") return exactOf(json);
  if (typeof json === "string" || typeof json === "boolean") return json;
  if (Array.isArray(json)) return json.map(valueOfJson);
  return JSON.stringify(json);
}

/** A result as a row holds it, and as it is told; numbers are rounded before. */
export function jsonOfValue(value: Value): null | boolean | string | number {
  if (isList(value)) return value.map(jsonOfValue).join(",");
  if (value === UNKNOWN) return null;
  return isExact(value) ? toNumber(value) : value;
}

export function isEmptyValue(value: Value): boolean {
  return value === null || value === "" || (isList(value) && value.length === 0);
}

/** An operand of a calculation: what is missing or no number counts as 0, a column as its sum (seed 001 section 5, forms-approvals 1.6). */
export function numberOfValue(value: Value): Exact | typeof UNKNOWN {
  if (value === UNKNOWN || isExact(value)) return value;
  if (typeof value === "boolean") return exactOf(value ? 1 : 0);
  if (typeof value === "string") return exactOfText(value.trim()) ?? ZERO;
  if (!isList(value)) return ZERO;
  let sum: Exact = ZERO;
  for (const item of value) {
    const number = numberOfValue(item);
    if (number === UNKNOWN) return UNKNOWN;
    sum = plus(sum, number);
  }
  return sum;
}

/** Whether something holds: true, false, or null where it cannot be decided because something is empty. */
export function truthOf(value: Value): boolean | null | typeof UNKNOWN {
  if (value === UNKNOWN || value === null || typeof value === "boolean") return value;
  if (isExact(value)) return value.numerator !== 0n;
  return !isEmptyValue(value);
}

/** The number a value is, if it is one or is written like one. */
export function numeric(value: Value): Exact | undefined {
  if (isExact(value)) return value;
  if (typeof value === "boolean") return exactOf(value ? 1 : 0);
  return typeof value === "string" ? exactOfText(value.trim()) : undefined;
}

/** Two values as numbers, where one of them is a number and the other one can be read as one. */
export function asNumbers(left: Value, right: Value): readonly [Exact, Exact] | undefined {
  if (!isExact(left) && !isExact(right)) return undefined;
  const [first, second] = [numeric(left), numeric(right)];
  return first && second ? [first, second] : undefined;
}
