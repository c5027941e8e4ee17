import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { fieldsKeptFrom } from "#domain/company-form/permission/own-fields.ts";
import type { FormButton } from "#domain/company-form/permission/form-permission.ts";
import {
  type FormOfPermissions,
  mayPress,
  recordsReadBy,
} from "#domain/company-form/permission/own-permission.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { noAccess, type Refusal } from "#domain/refusal.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import type { Readers } from "../../tables/lists/record-list.ts";
import type { Db } from "../../tables/sql/db.ts";

/** Whose records of a form somebody may read. */
export async function readersOf(
  db: Db,
  userId: Id,
  form: FormOfPermissions & Pick<CompanyForm, "id">,
): Promise<Readers> {
  const rows = new RowsInWork(db);
  const reach = await runReading(recordsReadBy(form, userId), async (ask) => rows.answer(ask));
  const hidden = await runReading(fieldsKeptFrom(form, userId), async (ask) => rows.answer(ask));
  return { formId: form.id, userId, reach, hidden };
}

/** What no form lets somebody do with its records though they read them, by its button. */
const REASONS = {
  import: "form.importNotYours",
  export: "form.exportNotYours",
  print: "form.printNotYours",
} as const satisfies Partial<Record<FormButton, string>>;

/** Refuses who may not do this with the records of a form (seed 001 section 6). */
export async function refuseButton(
  db: Db,
  userId: Id,
  form: FormOfPermissions,
  button: keyof typeof REASONS,
): Promise<Refusal | undefined> {
  const rows = new RowsInWork(db);
  const may = await runReading(mayPress(form, button, userId), async (ask) => rows.answer(ask));
  return may ? undefined : noAccess(REASONS[button]);
}
