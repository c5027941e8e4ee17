import type { EntityName } from "#domain/entity-names.ts";
import type { Scope } from "#domain/scope.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { keyOf } from "../database/stored-row.ts";
import { touchName } from "../database/touch-name.ts";
import type { KeptRows } from "../fold/kept-rows.ts";
import type { Reads } from "../fold/reads.ts";

/**
 * Numbers of the unsent entries of other lanes that make rows which a command
 * has read: until those are applied, the server does not know what it is about.
 */
export async function dependenciesOf(
  database: LocalDatabase,
  lane: Scope,
  { reads, kept }: { readonly reads: Reads; readonly kept: KeptRows },
): Promise<number[]> {
  const names = await namesBornHere(database, lane, { reads, kept });
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
  { reads, kept }: { readonly reads: Reads; readonly kept: KeptRows },
): Promise<Set<string>> {
  const keys = reads.flatMap(({ entity, rows }) =>
    rows
      .filter((row) => row["scope"] !== lane)
      .map((row) => [entity, keyOf(row)] as [EntityName, string | number]),
  );
  const shadows = await Promise.all(
    keys.map(([entity, key]) =>
      kept.read(touchName(entity, key), "shadow", () => database.shadow.get([entity, key])),
    ),
  );
  return new Set(
    shadows
      .filter((shadow) => shadow?.base === null)
      .map((shadow) => (shadow ? touchName(shadow.table, shadow.key) : "")),
  );
}
