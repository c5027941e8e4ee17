/** Where the sheet lies across the screen, pixels. */
interface Across {
  readonly left: number;
  readonly width: number;
}

/** Which part of the sheet a pointer is at, percent from its left to a tenth; beside the sheet it is the edge. */
export function partUnder(x: number, { left, width }: Across): number {
  if (width <= 0) return 0;
  const part = (100 * (x - left)) / width;
  return Math.round(10 * Math.min(100, Math.max(0, part))) / 10;
}
