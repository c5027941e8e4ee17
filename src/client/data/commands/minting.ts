import { COUNTER_MAX, type Id, mintId } from "#domain/id.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";

/** Takes so many ids out of this browser's range, and gives them one after the other. */
export async function reserveIds(database: LocalDatabase, count: number): Promise<() => Id> {
  const { meta } = database;
  const identity = await database.transaction("rw", meta, async () => {
    const known = await readMeta(meta, "identity");
    if (!known || known.counter + count > COUNTER_MAX) throw new Error("No ids left");
    await meta.put({ key: "identity", value: { ...known, counter: known.counter + count } });
    return known;
  });
  let { counter } = identity;
  return () => {
    // One more would be what the next command is born with.
    if (counter === identity.counter + count) throw new Error(`More than ${count} ids were taken`);
    counter += 1;
    return mintId(identity.deviceNumber, counter);
  };
}
