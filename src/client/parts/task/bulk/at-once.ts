/** So many places of cards one call takes. */
export const SORTED_AT_ONCE = 200;
/** So many tasks one call removes. */
export const REMOVED_AT_ONCE = 100;

/** Many in parts of what one call takes. */
export function chunksOf<Item>(items: readonly Item[], most: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}
