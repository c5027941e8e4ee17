import type { Table } from "dexie";

/** How many rows are in another state than this one: what is not in one range is counted row by row, with each change. */
export async function countBut<Row>(table: Table<Row, number>, state: string): Promise<number> {
  const [all, others] = await Promise.all([
    table.count(),
    table.where("state").equals(state).count(),
  ]);
  return all - others;
}
