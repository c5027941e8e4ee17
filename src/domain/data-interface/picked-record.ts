import type { Actor } from "../command.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import type { Reading } from "../reading.ts";
import { mayReadRecord } from "../record/can-use-record.ts";
import { recordWithForm } from "../record/record-with-form.ts";
import type { Record } from "../record/record.ts";
import type { DataInterface } from "./data-interface.ts";

/** The record of a query that somebody picked, where they may read it. */
export function* pickedRecord(
  { formId }: Pick<DataInterface, "formId">,
  id: IdValue,
  asker: Pick<Actor, "userId">,
): Reading<Record | undefined> {
  const found = yield* recordWithForm(id);
  if (found?.of.id !== formId) return undefined;
  const { record, of } = found;
  return (yield* mayReadRecord(record, of, asker)) ? record : undefined;
}
