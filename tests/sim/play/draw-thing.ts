import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { Luck } from "../luck.ts";

/** What somebody has before their eyes when they do something. */
export interface Seen {
  readonly database: LocalDatabase;
  readonly luck: Luck;
  readonly now: number;
  readonly people: readonly number[];
  /** An id of the browser's own range, for what brings its ids along. */
  nextId(): number;
}

export async function aPlan({ database, luck }: Seen) {
  return luck.pick(await database.plan.orderBy("id").toArray());
}

export async function aColumn({ database, luck }: Seen) {
  return luck.pick(await database.column.orderBy("id").toArray());
}

export async function aTask({ database, luck }: Seen, parentToo = true) {
  const tasks = await database.task.orderBy("id").toArray();
  return luck.pick(parentToo ? tasks : tasks.filter((task) => task.parentId === 0));
}

export async function aDialog({ database, luck }: Seen) {
  return luck.pick(await database.dialog.orderBy("id").toArray());
}

export async function aMessage({ database, luck }: Seen) {
  return luck.pick(await database.message.orderBy("id").toArray());
}

export function aPerson({ people, luck }: Seen): number {
  return luck.pick(people) ?? 1;
}

export function aWord({ luck }: Seen): string {
  return `${luck.pick(["Pour", "Check", "Order", "Lift", "养护"]) ?? ""} ${luck.upTo(1_000)}`;
}
