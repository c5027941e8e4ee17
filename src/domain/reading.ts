import type { EntityName, RowId, RowOf } from "./entities.ts";

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
    };

export type Reading<Result> = Generator<Ask, Result, unknown>;

/** The row with this id, or undefined. */
export function* get<Name extends EntityName>(
  entity: Name,
  id: RowId,
): Reading<RowOf<Name> | undefined> {
  return (yield { kind: "get", entity, id }) as RowOf<Name> | undefined;
}

/** All rows whose fields equal `where`; the first field named must be one of the entity's `lists`. */
export function* list<Name extends EntityName>(
  entity: Name,
  where: Partial<Record<keyof RowOf<Name> & string, RowId>>,
): Reading<RowOf<Name>[]> {
  return (yield { kind: "list", entity, where: where as Record<string, RowId> }) as RowOf<Name>[];
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
