import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";

/** The server's copy of a row, beneath whatever is pending; undefined where the server has told of none. */
export async function baseOf(
  database: LocalDatabase,
  entity: EntityName,
  key: RowId,
): Promise<Record<string, unknown> | undefined> {
  const shadow = await database.shadow.get([entity, key]);
  return shadow ? (shadow.base ?? undefined) : tableOf(database, entity).get(key);
}
