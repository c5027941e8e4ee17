import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** Keeps one more row in the page wherever it is scrolled to: what somebody writes in, or where the focus is. */
export function rowsWith(kept: number): (range: Range) => number[] {
  return (range) => {
    const seen = defaultRangeExtractor(range);
    if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen;
    return [...seen, kept].toSorted((left, right) => left - right);
  };
}
