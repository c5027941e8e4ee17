import {
  readFormVersion,
  readHiddenIn,
  readMayChange,
  readRecord,
} from "#client/data/queries/records.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** What a form asks for, by the version that a record or the form names. */
export function useFormVersion(versionId: number): Live<FormVersion | undefined> {
  return useLive(readFormVersion, versionId);
}

/** A record that lies on the device. */
export function useRecord(recordId: number): Live<FormRecord | undefined> {
  return useLive(readRecord, recordId);
}

/** The fields of a record that are kept from the person. */
export function useHiddenIn(recordId: number): Live<readonly string[]> {
  return useLive(readHiddenIn, recordId, useData().userId);
}

/** Whether the person may change or delete a record; false until it is known. */
export function useMayChange(recordId: number): boolean {
  const may = useLive(readMayChange, recordId, useData().userId);
  return may.state === "ready" && may.value;
}
