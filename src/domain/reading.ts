import type { EntityName } from "./entity-names.ts";
import type { RowId, RowOf } from "./entities.ts";

/**
 * Rules read rows without doing I/O: they yield what they ask for, and whoever
 * runs the rule (one IndexedDB or one SQL transaction) hands the rows in.
 */
export type Ask =
  | { readonly kind: "get"; readonly entity: EntityName; readonly id: RowId }
  | {
      readonly kind: "list";
      readonly entity: EntityName;
      readonly where: Readonly<Record<string, RowId>>;
      /** The rule looks only at this end of the order, so the other rows may be left out. */
      readonly edge?: Edge;
    };

/** The first or the last of the rows in the order of a field. */
export interface Edge {
  readonly by: string;
  readonly end: "first" | "last";
}

export type Reading<Result> = Generator<Ask, Result, unknown>;

/** The row with this id, or undefined. */
export function* get<Name extends EntityName>(
  entity: Name,
  id: RowId,
): Reading<RowOf<Name> | undefined> {
  return (yield { kind: "get", entity, id }) as RowOf<Name> | undefined;
}

/**
 * All rows whose fields equal `where`; the first field named must be one of the
 * entity's `lists`. With `edge` at least the row at that end, and maybe others.
 */
export function* list<Name extends EntityName>(
  entity: Name,
  where: Partial<Record<keyof RowOf<Name> & string, RowId>>,
  edge?: Edge & { readonly by: keyof RowOf<Name> },
): Reading<RowOf<Name>[]> {
  const asked = { kind: "list", entity, where: where as Record<string, RowId> } as const;
  return (yield edge ? { ...asked, edge } : asked) as RowOf<Name>[];
}

/** Runs a reading to its end, answering every ask from `answer`. */
export async function runReading<Result>(
  reading: Reading<Result>,
  answer: (ask: Ask) => PromiseLike<unknown>,
): Promise<Result> {
  let step = reading.next();
  while (!step.done) step = reading.next(await answer(step.value));
  return step.value;
}
