import { readRecords } from "#client/data/queries/forms.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { type Live, useLive } from "../use-live.ts";

/** The records of a form that lie on the device: those that concern the person, changed last first. */
export function useRecords(formId: number): Live<FormRecord[]> {
  return useLive(readRecords, formId);
}
