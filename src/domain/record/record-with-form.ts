import type { CompanyForm } from "../company-form/company-form.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import type { Id } from "../id.ts";
import { get, type GlancedRecord, type Reading } from "../reading.ts";

/** Records with their values that were looked at together. */
export type LookedAt = ReadonlyMap<Id, GlancedRecord>;

/** The record that a field names, with its form; undefined where it is none of those that were looked at. */
export function* recordWithForm(
  said: IdValue,
  lookedAt: LookedAt,
): Reading<{ readonly record: GlancedRecord; readonly of: CompanyForm } | undefined> {
  const record = lookedAt.get(Number(said));
  const of = record && (yield* get("form", record.formId));
  return record && of ? { record, of } : undefined;
}
