import type { FormButton } from "#domain/company-form/permission/form-permission.ts";
import { ownFields } from "#domain/company-form/permission/own-fields.ts";
import { ownButtons } from "#domain/company-form/permission/own-permission.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import type { OwnFields } from "#domain/form/permissions/field-rights.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import {
  actsBeside,
  hiddenIn,
  mayChangeRecord,
  type RecordActs,
} from "#domain/record/can-use-record.ts";
import { runReading } from "#domain/reading.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { SeenPageRow } from "../database/seen-page-row.ts";
import { answerFrom } from "../fold/answer.ts";
import { readApprovalOf } from "./approval/approvals.ts";
import { readFieldsToFill } from "./approval/approval-flows.ts";
import { stillReadable } from "./still-readable.ts";

/** What a form asks for, by the version that a record or the form names; undefined where there is none. */
export async function readFormVersion(
  database: LocalDatabase,
  versionId: number,
): Promise<FormVersion | undefined> {
  return database.formVersion.get(versionId);
}

/** One record that lies on the device. */
export async function readRecord(
  database: LocalDatabase,
  recordId: number,
): Promise<FormRecord | undefined> {
  return database.record.get(recordId);
}

/** Whether the person may change or delete a record of a form, wherever it lies. */
export async function readRecordRights(
  database: LocalDatabase,
  [id, formId, createUserId, values]: readonly [
    id: number,
    formId: number,
    createUserId: number,
    values: string,
  ],
  userId: number,
): Promise<RecordActs> {
  const form = await database.form.get(formId);
  if (!form) return { edit: false, remove: false };
  const may = async (button: keyof RecordActs) =>
    runReading(
      mayChangeRecord({ id, createUserId, values }, form, { userId }, button),
      answerFrom(database).answer,
    );
  return { edit: await may("edit"), remove: await may("remove") };
}

/** What they may do to the rows of a list, by their ids, as far as nobody decides them, or a step asks for it. */
export async function readRowActs(
  database: LocalDatabase,
  rows: readonly (readonly [id: number, formId: number, createUserId: number, values: string])[],
  userId: number,
  now: number,
): Promise<ReadonlyMap<number, RecordActs>> {
  const acts = new Map<number, RecordActs>();
  for (const row of rows) acts.set(row[0], await readActs(database, row, userId, now));
  return acts;
}

async function readActs(
  database: LocalDatabase,
  row: readonly [id: number, formId: number, createUserId: number, values: string],
  userId: number,
  now: number,
): Promise<RecordActs> {
  const may = await readRecordRights(database, row, userId);
  const standing = await readApprovalOf(database, row[0]);
  const step = standing && (await readFieldsToFill(database, row[0], userId, now));
  return actsBeside(may, standing, step !== undefined);
}

/** What was done to records here and has not reached the server. */
export interface UnsentRecords {
  readonly added: readonly number[];
  readonly changed: readonly number[];
  readonly removed: readonly number[];
}

export async function readUnsentRecords({ outbox }: LocalDatabase): Promise<UnsentRecords> {
  const entries = await outbox.orderBy("n").toArray();
  const idsOf = (command: string) =>
    entries.flatMap((entry) =>
      entry.command === command ? [Number((entry.args as { id?: number }).id)] : [],
    );
  return {
    added: idsOf("record.add"),
    changed: idsOf("record.edit"),
    removed: idsOf("record.remove"),
  };
}

/** A page of records as it was seen last, as far as the person may still look at them; undefined where it never was. */
export async function readSeenPage(
  database: LocalDatabase,
  key: string,
  userId: number,
): Promise<SeenPageRow | undefined> {
  const page = await database.seenPage.get(key);
  if (!page) return undefined;
  const readable = await stillReadable(database, page.formId, userId);
  const rows = await readable(page);
  return { ...page, rows, total: page.total - (page.rows.length - rows.length) };
}

/** A record that does not lie on the device as it was seen last, and when. */
export interface SeenRecord {
  readonly record: FormRecord;
  readonly seenAt: number;
}

export async function readSeenRecord(
  database: LocalDatabase,
  [formId, recordId]: readonly [formId: number, recordId: number],
  userId: number,
): Promise<SeenRecord | undefined> {
  const pages = await database.seenPage.where("formId").equals(formId).toArray();
  const holding = pages.flatMap((page) => {
    const rows = page.rows.filter(({ id }) => id === recordId);
    return rows.length > 0 ? [{ ...page, rows }] : [];
  });
  const [newest] = holding.toSorted((one, other) => other.seenAt - one.seenAt);
  if (!newest) return undefined;
  const readable = await stillReadable(database, formId, userId);
  const [record] = await readable(newest);
  return record && { record, seenAt: newest.seenAt };
}

/** The fields of a record of a form that are kept from somebody; 0 = of a new one. */
export async function readHiddenIn(
  database: LocalDatabase,
  [recordId, formId]: readonly [recordId: number, formId: number],
  userId: number,
): Promise<readonly string[]> {
  const record = { id: recordId, formId };
  return runReading(hiddenIn(record, { userId }), answerFrom(database).answer);
}

/** What somebody may do with the fields of a form of which it says something. */
export async function readOwnFields(
  database: LocalDatabase,
  formId: number,
  userId: number,
): Promise<OwnFields> {
  const form = await database.form.get(formId);
  return form ? runReading(ownFields(form, userId), answerFrom(database).answer) : {};
}

/** What somebody may do with the records of a form that are theirs; undefined when the form is gone. */
export async function readFormButtons(
  database: LocalDatabase,
  formId: number,
  userId: number,
): Promise<readonly FormButton[] | undefined> {
  const form = await database.form.get(formId);
  return form && runReading(ownButtons(form, userId), answerFrom(database).answer);
}
