/** Pictures that a phone holds at once (seed 000 §9). */
export const AROUND_MAX = 50;

/** At most `max` of the items, those around the current one. */
export function aroundCurrent<Item>(
  items: readonly Item[],
  current: number,
  max: number,
): readonly Item[] {
  const first = Math.min(
    Math.max(0, current - Math.floor(max / 2)),
    Math.max(0, items.length - max),
  );
  return items.slice(first, first + max);
}
