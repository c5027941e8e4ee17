import { fieldsKeptFrom } from "#domain/company-form/permission/own-fields.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { withoutHidden } from "#domain/record/without-hidden.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import type { NarrowedKind } from "./narrowing.ts";

/** What is kept of some records, from whom: fields by record and person. */
type HiddenFields = ReadonlyMap<Id, ReadonlyMap<Id, readonly string[]>>;

/** What is kept from one person: by what lets them into a record, and by its form. */
interface HiddenFromPerson {
  readonly byRecord: ReadonlyMap<Id, readonly string[]>;
  readonly byForm: ReadonlyMap<Id, readonly string[]>;
}

type RecordOfForm = Pick<FormRecord, "id" | "formId">;

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

/** What is kept of these records by what lets people into them, from whomever. */
export async function hiddenByRecords(db: Db, recordIds: readonly Id[]): Promise<HiddenFields> {
  if (recordIds.length === 0) return new Map();
  const text = `${SELECTED} where record_id = any($1::bigint[]) and hidden <> '[]'`;
  return byRecord(await db.run<HiddenRow>(text, [recordIds]));
}

/** Fields of records that steps and forms hide reach nobody from whom they are kept. */
export const narrowedRecords: NarrowedKind<FormRecord> = {
  async ofPerson(db, userId) {
    const hidden = await hiddenFromPerson(db, userId);
    const isAny = hidden.byRecord.size + hidden.byForm.size > 0;
    return isAny ? (row) => recordLess(row, hidden) : undefined;
  },

  async ofRows(db, rows) {
    const kept = await hiddenInRecords(db, rows);
    return (userId, id) => {
      const hidden = kept.get(Number(id))?.get(userId);
      return hidden && ((row) => withoutHidden(row, hidden));
    };
  },
};

/** All that is kept of these records, from whomever they concern. */
async function hiddenInRecords(db: Db, records: readonly RecordOfForm[]): Promise<HiddenFields> {
  const forms = await formsOfPermissions(db);
  const guarded = new Map(
    records.flatMap(({ id, formId }) => {
      const form = forms.find((each) => each.id === formId);
      return form ? [[id, form] as const] : [];
    }),
  );
  const ids = records.map(({ id }) => id);
  if (guarded.size === 0) return hiddenByRecords(db, ids);
  const rows = new RowsInWork(db);
  const concerned = await db.run<HiddenRow>(`${SELECTED} where record_id = any($1::bigint[])`, [
    ids,
  ]);
  const kept: HiddenRow[] = [];
  for (const each of concerned) {
    const form = guarded.get(each.recordId);
    const byForm = form
      ? await runReading(fieldsKeptFrom(form, each.userId), async (ask) => rows.answer(ask))
      : [];
    const hidden = [...each.hidden, ...byForm];
    if (hidden.length > 0) kept.push({ ...each, hidden });
  }
  return byRecord(kept);
}

/** What is kept from somebody, of whatever record. */
async function hiddenFromPerson(db: Db, userId: Id): Promise<HiddenFromPerson> {
  const text = `${SELECTED} where user_id = $1 and hidden <> '[]'`;
  const ofRecords = await db.run<HiddenRow>(text, [userId]);
  const rows = new RowsInWork(db);
  const ofForms: [Id, readonly string[]][] = [];
  for (const form of await formsOfPermissions(db)) {
    const hidden = await runReading(fieldsKeptFrom(form, userId), async (ask) => rows.answer(ask));
    if (hidden.length > 0) ofForms.push([form.id, hidden]);
  }
  return {
    byRecord: new Map(ofRecords.map(({ recordId, hidden }) => [recordId, hidden])),
    byForm: new Map(ofForms),
  };
}

/** A record as it is handed to the person from whom this is kept. */
function recordLess(row: FormRecord, hidden: HiddenFromPerson): FormRecord {
  const ofRecord = hidden.byRecord.get(row.id) ?? [];
  return withoutHidden(row, [...ofRecord, ...(hidden.byForm.get(row.formId) ?? [])]);
}

/** The forms that keep fields from some; few do. */
async function formsOfPermissions(db: Db) {
  const rows = await db.run<object>(`select * from forms where field_permissions <> '[]'`, []);
  return rows.map((row) => tableOf("form").decode(row));
}
