/** Rows that are selected, and from where a range goes on. */
export interface RowSelection {
  readonly ids: ReadonlySet<number>;
  readonly anchor: number | undefined;
}

export const NOTHING_SELECTED: RowSelection = { ids: new Set(), anchor: undefined };

/** Takes a row in, or out again; the next range begins here. */
export function toggleRow({ ids }: RowSelection, id: number): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Takes in all from where the last one was chosen to this one, in the order shown. */
export function selectThrough(
  { ids, anchor }: RowSelection,
  id: number,
  shown: readonly number[],
): RowSelection {
  const to = shown.indexOf(id);
  const from = anchor === undefined ? -1 : shown.indexOf(anchor);
  if (to < 0) return { ids, anchor };
  if (from < 0) return { ids: new Set([...ids, id]), anchor: id };
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
}

/** Takes in all that are shown. */
export function selectAll({ anchor }: RowSelection, shown: readonly number[]): RowSelection {
  return { ids: new Set(shown), anchor };
}

/** What of it is still shown: nobody acts on what they cannot see. */
export function keepShown(selection: RowSelection, shown: ReadonlySet<number>): RowSelection {
  const left = [...selection.ids].filter((id) => shown.has(id));
  return left.length === selection.ids.size ? selection : { ...selection, ids: new Set(left) };
}
