import type { KindAgain } from "#contract/calls/sync.ts";
import { fieldsKeptFrom } from "#domain/company-form/permission/own-fields.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import { runReading } from "#domain/reading.ts";
import { assertFence } from "../database/fence.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { answerFrom } from "../fold/answer.ts";

/**
 * Which fields of which forms are kept from the person, as the rows here say. The server leaves these out of records; those that
 * came when it was otherwise have too much or too little, and are fetched again.
 */
export interface RecordSight {
  readonly seen: string;
  /** Whether the records here came with this. */
  readonly holds: boolean;
}

const NOTHING_KEPT = "{}";

/** The records that are fetched again, all of them. */
export const recordsAgain: readonly KindAgain[] = [
  { kind: "record", version: entityTable.record.shapeVersion },
];

export async function readRecordSight(database: LocalDatabase): Promise<RecordSight> {
  const { meta, form } = database;
  const identity = await readMeta(meta, "identity");
  const held = (await readMeta(meta, "recordSight")) ?? NOTHING_KEPT;
  if (!identity) return { seen: held, holds: true };
  const { answer } = answerFrom(database);
  const kept: [string, readonly string[]][] = [];
  for (const each of (await form.toArray()).toSorted((one, other) => one.id - other.id)) {
    const hidden = await runReading(fieldsKeptFrom(each, identity.userId), answer);
    if (hidden.length > 0) kept.push([String(each.id), [...hidden].toSorted()]);
  }
  const seen = JSON.stringify(Object.fromEntries(kept));
  return { seen, holds: seen === held };
}

/** Notes with what records came, and forgets pages of them that were seen before. */
export function noteRecordSight(
  database: LocalDatabase,
  fence: number,
  value: string,
): Promise<void> {
  const { meta, seenPage } = database;
  return database.transaction("rw", meta, seenPage, async () => {
    await assertFence(database, fence);
    await meta.put({ key: "recordSight", value });
    await seenPage.clear();
  });
}
