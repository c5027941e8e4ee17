/** A line through points, as SVG draws it. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${tenths(x)} ${tenths(y)}`)
    .join("");
}

/** The least number with an end that is easily read which is not less than this one: 7 -> 7, 43 -> 45, 812 -> 850; 1 at least. */
export function roundUp(count: number): number {
  const digits = 10 ** Math.floor(Math.log10(Math.max(1, count)));
  const step = Math.max(1, digits / 2);
  return Math.max(step, Math.ceil(count / step) * step);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
