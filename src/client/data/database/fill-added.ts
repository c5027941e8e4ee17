import type { Table } from "dexie";

type Row = Record<string, unknown>;

/**
 * Gives rows that were written by an older app the fields that came later, whenever they are read.
 * The filter of a query still sees them as they lie.
 */
export function fillAdded(table: Table<Row>, added: Row): void {
  table.hook("reading", (row: Row | undefined) => row && { ...added, ...row });
}
