import type { EntityName } from "#domain/entity-names.ts";
import type { AnyRow } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { narrowedRecords } from "../tables/narrowed/hidden-fields.ts";
import { narrowedEntries } from "../tables/narrowed/kept-entries.ts";
import type { NarrowedKind, NarrowingFor } from "../tables/narrowed/narrowing.ts";
import type { LoggedChange } from "../tables/own/change.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Draft } from "./listener.ts";

/** What is kept of the rows of some news, from whom, by their kind. */
export type Narrowings = ReadonlyMap<EntityName, NarrowingFor<AnyRow>>;

/** The kinds of rows of which not everybody whom they reach reads all. */
const narrowedKinds = new Map<EntityName, NarrowedKind<AnyRow>>([
  ["record", narrowedRecords as NarrowedKind<AnyRow>],
  ["menuItem", narrowedEntries as NarrowedKind<AnyRow>],
]);

/** Rows of a kind, as JSON with commas between, to rows as they are handed to a person. */
export async function narrowedFor(
  tx: Tx,
  userId: Id,
  entity: EntityName,
): Promise<(json: string) => string> {
  const narrow = await narrowedKinds.get(entity)?.ofPerson(tx, userId);
  if (!narrow) return (json) => json;
  return (json) => {
    const rows = JSON.parse(`[${json}]`) as AnyRow[];
    return rows.map((row) => JSON.stringify(narrow(row))).join();
  };
}

/** What is kept of the rows that some news bring. */
export async function narrowingsOf(
  tx: Tx,
  items: readonly { readonly change: LoggedChange; readonly draft: Draft }[],
): Promise<Narrowings> {
  const narrowings = new Map<EntityName, NarrowingFor<AnyRow>>();
  for (const [entity, kind] of narrowedKinds) {
    const told = items.filter(({ change }) => change.entity === entity && !change.gone);
    if (told.length === 0) continue;
    const rows = told.map(({ draft }) => JSON.parse(draft.json) as AnyRow);
    narrowings.set(entity, await kind.ofRows(tx, rows));
  }
  return narrowings;
}
