import { readRecords } from "#client/data/queries/forms.ts";
import { readUnsentRecords, type UnsentRecords } from "#client/data/queries/records.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { type Live, useLive } from "../use-live.ts";

/** The records of a form that lie on the device: those that concern the person, changed last first. */
export function useRecords(formId: number): Live<FormRecord[]> {
  return useLive(readRecords, formId);
}

/** What was done to records here and has not reached the server. */
export function useUnsentRecords(): Live<UnsentRecords> {
  return useLive(readUnsentRecords);
}
