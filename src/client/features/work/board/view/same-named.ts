/** Things of plans that are called the same. */
export interface NamedIds {
  readonly name: string;
  readonly ids: readonly number[];
}

/** Things by their names, each where the first of them stands. */
export function sameNamed(
  things: readonly { readonly id: number; readonly name: string }[],
): readonly NamedIds[] {
  const named = Map.groupBy(things, ({ name }) => name);
  return [...named].map(([name, those]) => ({ name, ids: those.map(({ id }) => id) }));
}
