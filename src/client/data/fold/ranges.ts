/** Contiguous runs of positions, sorted, never touching each other. */
export type Ranges = readonly (readonly [number, number])[];

/** The ranges with [from, to] added; neighbours that touch grow together. */
export function addRange(ranges: Ranges, from: number, to: number): Ranges {
  if (to < from) return ranges;
  const merged: (readonly [number, number])[] = [];
  let low = from;
  let high = to;
  for (const range of ranges) {
    if (range[1] < low - 1 || range[0] > high + 1) merged.push(range);
    else {
      low = Math.min(low, range[0]);
      high = Math.max(high, range[1]);
    }
  }
  merged.push([low, high]);
  return merged.toSorted((left, right) => left[0] - right[0]);
}

/** The range that holds the position, or undefined. */
export function rangeAt(ranges: Ranges, position: number): readonly [number, number] | undefined {
  return ranges.find((range) => range[0] <= position && position <= range[1]);
}

/** The newest range, or undefined when nothing is cached. */
export function newestRange(ranges: Ranges): readonly [number, number] | undefined {
  return ranges.at(-1);
}
