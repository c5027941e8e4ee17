import type { Table } from "dexie";
import type { RowId } from "#domain/entities.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { Luck } from "../luck.ts";

/** What somebody has before their eyes when they do something. */
export interface Seen {
  readonly database: LocalDatabase;
  readonly luck: Luck;
  readonly now: number;
  readonly userId: number;
  readonly people: readonly number[];
  /** An id of the browser's own range, for what brings its ids along. */
  nextId(): number;
}

export async function aPlan({ database, luck }: Seen) {
  return aRow(database.plan, luck);
}

export async function aColumn({ database, luck }: Seen) {
  return aRow(database.column, luck);
}

export async function aTask({ database, luck }: Seen, parentToo = true) {
  if (parentToo) return aRow(database.task, luck);
  const tasks = await database.task.orderBy("id").toArray();
  return luck.pick(tasks.filter((task) => task.parentId === 0));
}

export async function aDialog({ database, luck }: Seen) {
  return aRow(database.dialog, luck);
}

export async function aMessage({ database, luck }: Seen) {
  return aRow(database.message, luck);
}

/** Any row of a table. */
export async function aRow<Row>(table: Table<Row, RowId>, luck: Luck): Promise<Row | undefined> {
  const key = luck.pick(await table.toCollection().primaryKeys());
  return key === undefined ? undefined : table.get(key);
}

export function aPerson({ people, luck }: Seen): number {
  return luck.pick(people) ?? 1;
}

export function aWord({ luck }: Seen): string {
  return `${luck.pick(["Pour", "Check", "Order", "Lift", "养护"]) ?? ""} ${luck.upTo(1_000)}`;
}
