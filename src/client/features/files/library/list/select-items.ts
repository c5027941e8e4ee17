/** What is chosen, and where a range begins. */
export interface Selected {
  readonly ids: ReadonlySet<number>;
  /** The one that was chosen last, 0 = none. */
  readonly anchor: number;
}

export const nothingSelected: Selected = { ids: new Set(), anchor: 0 };

/** One more or one fewer; with a range all between the one before and this one. */
export function select(
  before: Selected,
  id: number,
  shown: readonly number[],
  isRange: boolean,
): Selected {
  const from = shown.indexOf(before.anchor);
  const to = shown.indexOf(id);
  if (isRange && from >= 0 && to >= 0) {
    const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { ids: new Set([...before.ids, ...range]), anchor: id };
  }
  const ids = new Set(before.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}
