import type { FormVersion } from "#domain/company-form/form-version.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { LocalDatabase } from "../database/local-database.ts";

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
