import type { Id } from "#domain/id.ts";
import { withoutHidden } from "#domain/record/without-hidden.ts";
import type { Db } from "../sql/db.ts";

/** What is kept of some records, from whom: fields by record and person. */
export type HiddenFields = ReadonlyMap<Id, ReadonlyMap<Id, readonly string[]>>;

interface HiddenRow {
  readonly recordId: Id;
  readonly userId: Id;
  readonly hidden: readonly string[];
}

const SELECTED = `select record_id as "recordId", user_id as "userId", hidden from record_users`;

function byRecord(rows: readonly HiddenRow[]): HiddenFields {
  const found = new Map<Id, Map<Id, readonly string[]>>();
  for (const { recordId, userId, hidden } of rows) {
    const ofRecord = found.get(recordId) ?? new Map<Id, readonly string[]>();
    found.set(recordId, ofRecord.set(userId, hidden));
  }
  return found;
}

/** What is kept of these records, from whomever. */
export async function hiddenInRecords(db: Db, recordIds: readonly Id[]): Promise<HiddenFields> {
  if (recordIds.length === 0) return new Map();
  const text = `${SELECTED} where record_id = any($1::bigint[]) and hidden <> '[]'`;
  return byRecord(await db.run<HiddenRow>(text, [recordIds]));
}

/** What is kept from somebody, of whatever record. */
export async function hiddenFromPerson(db: Db, userId: Id): Promise<HiddenFields> {
  const text = `${SELECTED} where user_id = $1 and hidden <> '[]'`;
  return byRecord(await db.run<HiddenRow>(text, [userId]));
}

/** A record as it is handed to somebody. */
export function recordFor<Row extends { readonly id: Id; readonly values: string }>(
  row: Row,
  userId: Id,
  hidden: HiddenFields,
): Row {
  return withoutHidden(row, hidden.get(row.id)?.get(userId) ?? []);
}
