import type { EntityName } from "#domain/entity-names.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import { streamKinds } from "../database/streams.ts";
import { historiesOf, type StreamHistory } from "./plan-trim.ts";

/** Of which streams rows are cached here, and how many; of one kind after the other. */
export async function readStreams(
  database: LocalDatabase,
  now: number,
): Promise<StreamHistory[][]> {
  const [streams, visits] = await Promise.all([
    database.stream.toArray(),
    database.opened.toArray(),
  ]);
  return Promise.all(
    streamKinds.map(async ({ kind, parent, lastTime }) => {
      const own = streams.filter((stream) => stream.kind === kind);
      const opened = visits.filter(({ entity }) => entity === parent);
      const parents = await tableOf(database, parent).toArray();
      return historiesOf(
        own,
        new Map(opened.map(({ id, time }) => [id, time])),
        new Map(parents.map((row) => [Number(row["id"]), Number(row[lastTime])])),
        now,
      );
    }),
  );
}

/** A person has a thing with streams open on this browser; to be said once a minute while they do. */
export async function noteOpened(
  database: LocalDatabase,
  { entity, id }: { readonly entity: EntityName; readonly id: number },
  now: number,
): Promise<void> {
  await database.opened.put({ entity, id, time: now });
}
