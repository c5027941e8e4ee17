import type { CompanyForm } from "../company-form/company-form.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import { get, type Reading } from "../reading.ts";
import type { Record } from "./record.ts";

/** The record that a field names, with its form; undefined where the id is none, or there is no such record. */
export function* recordWithForm(
  said: IdValue,
): Reading<{ readonly record: Record; readonly of: CompanyForm } | undefined> {
  const id = Number(said);
  const record = Number.isSafeInteger(id) && id > 0 ? yield* get("record", id) : undefined;
  const of = record && (yield* get("form", record.formId));
  return record && of ? { record, of } : undefined;
}
