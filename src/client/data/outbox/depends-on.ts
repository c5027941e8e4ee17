import type { EntityName } from "#domain/entity-names.ts";
import type { Ask } from "#domain/reading.ts";
import type { Scope } from "#domain/scope.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { keyOf } from "../database/stored-row.ts";
import { listName, touchName } from "../database/touch-name.ts";

type Row = Record<string, unknown>;
type Answer = (ask: Ask) => PromiseLike<unknown>;

/** What a rule asked for, as a touch name, and the rows that it was handed. */
export type Reads = {
  readonly name: string;
  readonly entity: EntityName;
  readonly rows: readonly Row[];
}[];

/** Answers as `answer` does and notes what was handed out. */
export function noteReads(answer: Answer, reads: Reads): Answer {
  return async (ask) => {
    const found = await answer(ask);
    const rows = (ask.kind === "get" ? [found] : found) as (Row | undefined)[];
    const { entity } = ask;
    const name = ask.kind === "get" ? touchName(entity, ask.id) : listName(entity);
    reads.push({ name, entity, rows: rows.filter((row) => row !== undefined) });
    return found;
  };
}

/** The names of what was read and is not changed by the one who read it. */
export function namesOfReads(reads: Reads, touched: readonly string[]): string[] {
  const own = new Set(touched);
  return [...new Set(reads.map(({ name }) => name))].filter((name) => !own.has(name));
}

/**
 * Numbers of the unsent entries of other lanes that make rows which a command
 * has read: until those are applied, the server does not know what it is about.
 */
export async function dependenciesOf(
  database: LocalDatabase,
  lane: Scope,
  reads: Reads,
): Promise<number[]> {
  const names = await namesBornHere(database, lane, reads);
  if (names.size === 0) return [];
  const makers = new Set<number>();
  await database.outbox.orderBy("n").each((entry) => {
    for (const name of entry.touched) {
      // Who touches it first makes it.
      if (names.delete(name) && entry.state === "waiting") makers.add(entry.n);
    }
  });
  return [...makers];
}

/** Rows of other lanes that the server does not have yet. */
async function namesBornHere(
  database: LocalDatabase,
  lane: Scope,
  reads: Reads,
): Promise<Set<string>> {
  const keys = reads.flatMap(({ entity, rows }) =>
    rows
      .filter((row) => row["scope"] !== lane)
      .map((row) => [entity, keyOf(row)] as [EntityName, string | number]),
  );
  if (keys.length === 0) return new Set();
  const shadows = await database.shadow.bulkGet(keys);
  return new Set(
    shadows
      .filter((shadow) => shadow?.base === null)
      .map((shadow) => (shadow ? touchName(shadow.table, shadow.key) : "")),
  );
}
