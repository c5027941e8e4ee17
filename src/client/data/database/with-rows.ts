import type { Table } from "dexie";
import type { EntityName } from "#domain/entity-names.ts";
import { type LocalDatabase, rowTables, tableOf } from "./local-database.ts";

/**
 * Runs work in one transaction over some kinds of rows and other tables, so that it waits for nobody who
 * uses different ones. Where it turns out to need a further kind it is undone, and runs again over all.
 */
export async function withRows<Result>(
  database: LocalDatabase,
  kinds: Iterable<EntityName>,
  beside: readonly Table[],
  work: () => Promise<Result>,
): Promise<Result> {
  const tables = Array.from(kinds, (kind) => tableOf(database, kind));
  // Dexie keeps to a transaction across awaits only within a function that is itself async.
  const within = async () => work();
  try {
    return await database.transaction("rw", [...tables, ...beside], within);
  } catch (error) {
    if (!isOutside(error)) throw error;
  }
  return database.transaction("rw", [...rowTables(database), ...beside], within);
}

/** Whether a table was asked for that is no part of the transaction. */
function isOutside(error: unknown): boolean {
  return error instanceof Error && error.name === "NotFoundError";
}
