import { exactOf } from "./exact.ts";
import { decimalText, decimalsOf } from "./round.ts";

/** A number with separators of thousands every three digits and, where a precision is named, that many decimals (seed 001 section 9). */
export function groupedNumber(value: number, precision?: number): string {
  return groupThousands(decimalText(exactOf(value), precision ?? decimalsOf(value)));
}

/** The sum of a column: two decimals unless it is whole (seed 001 section 9). */
export function sumText(value: number): string {
  return decimalText(exactOf(value), Number.isInteger(value) ? 0 : 2);
}

/** Commas into the digits before the point. */
export function groupThousands(text: string): string {
  const [whole = "", decimals] = text.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
