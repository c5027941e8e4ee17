import type { EntityName } from "#domain/entity-names.ts";
import type { RowOf } from "#domain/entities.ts";
import { tableOf } from "#server/tables/registry.ts";
import type { Db } from "#server/tables/sql/db.ts";

/** The rows of a kind in the server's table, of the given scopes; of every scope where none are given. */
export async function tableRows<Name extends EntityName>(
  database: Db,
  entity: Name,
  scopes?: readonly string[],
): Promise<RowOf<Name>[]> {
  const { name, decode } = tableOf(entity);
  const records = await database.run(
    `select * from ${name} where $1::text[] is null or scope = any($1::text[])`,
    [scopes ?? null],
  );
  return records.map(decode);
}
