import { entityNames } from "#domain/entity-names.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";

/** Those of the scopes that hold rows which did not change after the number. */
export async function olderScopes(
  db: Db,
  scopes: readonly string[],
  until: number,
): Promise<string[]> {
  // The rows tell it, not the log: that does not reach back for ever.
  const inTables = entityNames.map(
    (entity) =>
      `exists (select 1 from ${tableOf(entity).name} where scope = t.scope and seq <= $2)`,
  );
  const records = await db.run<{ scope: string }>(
    `select t.scope from unnest($1::text[]) as t(scope) where ${inTables.join(" or ")}`,
    [scopes, until],
  );
  return records.map((record) => record.scope);
}
