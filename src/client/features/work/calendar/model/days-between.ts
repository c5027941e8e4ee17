const DAY = 86_400_000;

/** How many days one day is after another; where clocks change a day is an hour longer or shorter. */
export function daysBetween(from: number, to: number): number {
  return Math.round((to - from) / DAY);
}
