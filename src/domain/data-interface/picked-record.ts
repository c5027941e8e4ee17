import type { Actor } from "../command.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import { get, type Reading } from "../reading.ts";
import { mayReadRecord } from "../record/can-use-record.ts";
import type { Record } from "../record/record.ts";
import type { DataInterface } from "./data-interface.ts";

/** The record of a query that somebody picked, where they may read it. */
export function* pickedRecord(
  { formId }: Pick<DataInterface, "formId">,
  id: IdValue,
  asker: Pick<Actor, "userId">,
): Reading<Record | undefined> {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number <= 0) return undefined;
  const record = yield* get("record", number);
  const form = record && (yield* get("form", record.formId));
  if (!record || !form || record.formId !== formId) return undefined;
  return (yield* mayReadRecord(record, form, asker)) ? record : undefined;
}
