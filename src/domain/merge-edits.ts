/** The fields of both edits; where both name one, the later value counts. */
export function laterWins<Edit extends object>(earlier: Edit, later: Edit): Edit {
  const named = Object.entries(later).filter(([, value]) => value !== undefined);
  return { ...earlier, ...Object.fromEntries(named) };
}

/** Whether both lists name the same things, in whatever order. */
export function sameIds(
  left: readonly { readonly id: number }[] | undefined,
  right: readonly { readonly id: number }[] | undefined,
): boolean {
  const ids = new Set(left?.map((entry) => entry.id));
  const others = new Set(right?.map((entry) => entry.id));
  return ids.size === others.size && [...ids].every((id) => others.has(id));
}
