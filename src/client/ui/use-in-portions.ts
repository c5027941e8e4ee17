import { startTransition, useEffect, useState } from "react";

/** What fills a screen, and a little more. */
const FIRST = 48;
/** What is drawn between two frames without being felt. */
const NEXT = 32;

/**
 * How many of a long list to draw: first what fills the screen, the others portion by portion once that is painted. Each weighs
 * as much as all that is drawn within it.
 */
export function useInPortions(weights: readonly number[]): number {
  const [limit, setLimit] = useState(FIRST);
  const drawn = countWithin(weights, limit);
  const isWhole = drawn === weights.length;
  useEffect(() => {
    if (isWhole) return undefined;
    // Whatever somebody does meanwhile goes first.
    const next = setTimeout(() => startTransition(() => setLimit(limitBehind(weights, drawn))));
    return () => clearTimeout(next);
  }, [isWhole, weights, drawn]);
  return drawn;
}

/** Up to where the next portion goes, behind so many that are drawn: some of those may weigh more than a portion. */
export function limitBehind(weights: readonly number[], drawn: number): number {
  return weights.slice(0, drawn).reduce((sum, weight) => sum + weight, NEXT);
}

/** How many from the beginning on it takes to come to a weight. */
export function countWithin(weights: readonly number[], limit: number): number {
  let sum = 0;
  const last = weights.findIndex((weight) => {
    sum += weight;
    return sum >= limit;
  });
  return last === -1 ? weights.length : last + 1;
}
