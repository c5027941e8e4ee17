import { useState } from "react";
import {
  readFormButtons,
  readFormVersion,
  readHiddenIn,
  readOwnFields,
  readRecord,
  readRecordRights,
  readRowActs,
} from "#client/data/queries/records.ts";
import type { FormButton } from "#domain/company-form/permission/form-permission.ts";
import type { OwnFields } from "#domain/form/permissions/field-rights.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { RecordActs } from "#domain/record/can-use-record.ts";
import { useData } from "../data-context.ts";
import { thisMinute } from "../approvals/this-minute.ts";
import { type Live, useLive } from "../use-live.ts";

/** What a form asks for, by the version that a record or the form names. */
export function useFormVersion(versionId: number): Live<FormVersion | undefined> {
  return useLive(readFormVersion, versionId);
}

/** A record that lies on the device. */
export function useRecord(recordId: number): Live<FormRecord | undefined> {
  return useLive(readRecord, recordId);
}

/** The fields of a record of a form that are kept from the person; 0 = of a new one. */
export function useHiddenIn(recordId: number, formId: number): Live<readonly string[]> {
  return useLive(readHiddenIn, [recordId, formId] as const, useData().userId);
}

/** What the person may do with the fields of a form of which it says something. */
export function useOwnFields(formId: number): Live<OwnFields> {
  return useLive(readOwnFields, formId, useData().userId);
}

const NO_RIGHTS: RecordActs = { edit: false, remove: false };

/** What the person may do to a record, wherever it lies; nothing until it is known. */
export function useRecordRights(record: FormRecord | undefined): RecordActs {
  const { id = 0, formId = 0, createUserId = 0, values = "{}" } = record ?? {};
  const of = [id, formId, createUserId, values] as const;
  const rights = useLive(readRecordRights, of, useData().userId);
  return rights.state === "ready" ? rights.value : NO_RIGHTS;
}

const NO_ROWS: ReadonlyMap<number, RecordActs> = new Map();

/**
 * What the person may do to the rows of a list now, by their ids. Where one of them changes, what was known counts until it is known
 * anew: buttons that went away between press and release would not be pressed.
 */
export function useActsOfRows(rows: readonly FormRecord[]): ReadonlyMap<number, RecordActs> {
  const { userId, now } = useData();
  const of = rows.map(
    ({ id, formId, createUserId, values }) => [id, formId, createUserId, values] as const,
  );
  const acts = useLive(readRowActs, of, userId, thisMinute(now()));
  const [known, setKnown] = useState(NO_ROWS);
  const newest = acts.state === "ready" ? acts.value : known;
  if (newest !== known) setKnown(newest);
  return newest;
}

/** What the person may do with the records of a form that are theirs; undefined until it is known. */
export function useFormButtons(formId: number): ReadonlySet<FormButton> | undefined {
  const buttons = useLive(readFormButtons, formId, useData().userId);
  return buttons.state === "ready" ? new Set(buttons.value) : undefined;
}
