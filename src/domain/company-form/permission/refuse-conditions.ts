import type { Form } from "../../form/graph/form.ts";
import { get, type Reading } from "../../reading.ts";
import type { Refusal } from "../../refusal.ts";
import type { CompanyForm } from "../company-form.ts";
import { readyForm } from "../ready-form.ts";
import type { FormOfPermissions } from "./own-permission.ts";
import { readRangeCondition } from "./range-condition.ts";

/** Refuses conditions by which a form lets records be read and that its fields cannot answer. */
export function refuseConditionsIn(
  form: Form,
  { readers, readersCondition, roles, fieldPermissions }: FormOfPermissions,
): Refusal | undefined {
  const said = [{ range: readers, condition: readersCondition }, ...roles];
  const hidden = fieldPermissions
    .filter(({ everybody }) => everybody === "hidden")
    .map(({ path }) => path);
  for (const { range, condition = "" } of said) {
    const read = range === "condition" ? readRangeCondition(form, condition, hidden) : undefined;
    if (read?.ok === false) return read.error;
  }
  return undefined;
}

/** The same with the version that is filled in, or drawn where none is. */
export function* refuseConditions(form: CompanyForm): Reading<Refusal | undefined> {
  if (
    [form.readers, ...form.roles.map(({ range }) => range)].every((range) => range !== "condition")
  )
    return undefined;
  const version = yield* get("formVersion", form.versionId || form.draftId);
  const ready = version && readyForm(version);
  return ready?.ok ? refuseConditionsIn(ready.value.form, form) : undefined;
}
