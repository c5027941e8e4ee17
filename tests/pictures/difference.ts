/** What differs between two pictures of one size, four bytes a pixel. */
export interface Difference {
  /** How many pixels differ. */
  readonly pixels: number;
  /** The first picture, faint, with what differs in red. */
  readonly marked: Uint8ClampedArray;
}

/**
 * Compares two pictures pixel by pixel. It runs in the page as well, which knows nothing around it: all that it needs
 * stands inside. What the eye does not see, such as another rounding at the edge of a letter, is no difference.
 */
export function differenceOf(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  tolerance = 12,
): Difference {
  const marked = new Uint8ClampedArray(before.length);
  let pixels = 0;
  for (let at = 0; at < before.length; at += 4) {
    let furthest = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      furthest = Math.max(furthest, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)));
    }
    const differs = furthest > tolerance;
    if (differs) pixels += 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const faint = 192 + (before[at + channel] ?? 0) / 4;
      marked[at + channel] = differs ? ([220, 20, 60][channel] ?? 0) : faint;
    }
    marked[at + 3] = 255;
  }
  return { pixels, marked };
}
