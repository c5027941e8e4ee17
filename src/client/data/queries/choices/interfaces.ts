import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { staticRows } from "#domain/data-interface/interface-rows.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { SeenRowsRow } from "../../database/seen-rows-row.ts";

/** A data interface with the rows that this device has of it: of a static one all, of others those that were seen. */
export interface KnownInterface {
  readonly of: DataInterface;
  readonly rows: readonly JsonObject[];
}

/** All data interfaces. */
export async function readInterfaces(database: LocalDatabase): Promise<readonly DataInterface[]> {
  return database.dataInterface.toArray();
}

/** The interfaces that go by these ids or codes; no entry for one that is not there. */
export async function readKnownInterfaces(
  { dataInterface, seenRows }: LocalDatabase,
  names: readonly string[],
): Promise<ReadonlyMap<string, KnownInterface>> {
  const known = new Map<string, KnownInterface>();
  if (names.length === 0) return known;
  const all = await dataInterface.toArray();
  for (const name of names) {
    const of = interfaceNamed(all, name);
    if (!of) continue;
    if (of.kind === "static") known.set(name, { of, rows: staticRows(of) });
    else {
      const answers = await seenRows.where("interfaceId").equals(of.id).sortBy("seenAt");
      known.set(name, { of, rows: answers.toReversed().flatMap(({ rows }) => rows) });
    }
  }
  return known;
}

/** An answer as it was seen last. */
export async function readSeenRows(
  { seenRows }: LocalDatabase,
  key: string,
): Promise<SeenRowsRow | undefined> {
  return seenRows.get(key);
}
