import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { staticRows } from "#domain/data-interface/interface-rows.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { SeenRowsRow } from "../../database/seen-rows-row.ts";
import { stillShown } from "./rows-sight.ts";

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
  database: LocalDatabase,
  names: readonly string[],
): Promise<ReadonlyMap<string, KnownInterface>> {
  const { dataInterface, seenRows } = database;
  const known = new Map<string, KnownInterface>();
  if (names.length === 0) return known;
  const all = await dataInterface.toArray();
  for (const name of names) {
    const of = interfaceNamed(all, name);
    if (!of) continue;
    if (of.kind === "static") known.set(name, { of, rows: staticRows(of) });
    else {
      const answers = await seenRows.where("interfaceId").equals(of.id).sortBy("seenAt");
      const shown = await stillShown(database, of, answers.toReversed());
      known.set(name, { of, rows: shown.flatMap(({ rows }) => rows) });
    }
  }
  return known;
}

/** An answer as it was seen last, where it may still be looked at. */
export async function readSeenRows(
  database: LocalDatabase,
  key: string,
): Promise<SeenRowsRow | undefined> {
  const answer = await database.seenRows.get(key);
  const of = answer && (await database.dataInterface.get(answer.interfaceId));
  const [shown] = await stillShown(database, of, answer ? [answer] : []);
  return shown;
}
