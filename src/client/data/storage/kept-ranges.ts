import type { Ranges } from "../fold/ranges.ts";

/**
 * What stays of a dialog's cached messages: the newest `keep` of its newest run,
 * and each position in `single` by itself, as a first pull brings unread calls.
 */
export function keptRanges(ranges: Ranges, keep: number, single: readonly number[]): Ranges {
  const newest = ranges.at(-1);
  if (!newest) return [];
  const from = Math.max(newest[0], newest[1] - keep + 1);
  const apart = [...new Set(single)]
    .filter((at) => at < from && ranges.some(([low, high]) => low <= at && at <= high))
    .toSorted((left, right) => left - right);
  const newestPart = keep > 0 ? [[from, newest[1]] as const] : [];
  return joinNeighbours([...apart.map((at) => [at, at] as const), ...newestPart]);
}

/** How many messages the ranges claim. */
export function countOf(ranges: Ranges): number {
  return ranges.reduce((sum, [low, high]) => sum + high - low + 1, 0);
}

/** The parts of `ranges` that `kept`, which lies within them, leaves out. */
export function leftOut(ranges: Ranges, kept: Ranges): Ranges {
  const parts: (readonly [number, number])[] = [];
  for (const [low, high] of ranges) {
    let at = low;
    for (const [first, last] of kept) {
      if (last < at || first > high) continue;
      if (first > at) parts.push([at, first - 1]);
      at = last + 1;
    }
    if (at <= high) parts.push([at, high]);
  }
  return parts;
}

/** `kept` up to a position, and all of `ranges` after it. */
export function keptUpTo(ranges: Ranges, kept: Ranges, position: number): Ranges {
  const below = kept
    .filter(([low]) => low <= position)
    .map(([low, high]) => [low, Math.min(high, position)] as const);
  const above = ranges
    .filter(([, high]) => high > position)
    .map(([low, high]) => [Math.max(low, position + 1), high] as const);
  return joinNeighbours([...below, ...above]);
}

function joinNeighbours(ranges: Ranges): Ranges {
  const joined: [number, number][] = [];
  for (const [low, high] of ranges) {
    const last = joined.at(-1);
    if (last?.[1] === low - 1) last[1] = high;
    else joined.push([low, high]);
  }
  return joined;
}
