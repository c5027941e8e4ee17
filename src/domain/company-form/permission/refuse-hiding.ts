import { canBeHidden } from "../../approval/definition/can-be-hidden.ts";
import { shownByForm } from "../../approval/definition/shown-by-form.ts";
import type { Form } from "../../form/graph/form.ts";
import { list, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { CompanyForm } from "../company-form.ts";
import { readyForm } from "../ready-form.ts";
import { closedFields } from "./own-fields.ts";
import type { FormOfPermissions } from "./own-permission.ts";

/** Refuses to keep from somebody what cannot be kept: files lie beside their record, and by some fields it is known. */
export function refuseHidingIn(
  form: Form,
  { fieldPermissions }: Pick<FormOfPermissions, "fieldPermissions">,
): Refusal | undefined {
  const closed = closedFields({ fieldPermissions });
  const field = fieldPermissions.find(
    ({ path, everybody }) =>
      everybody === "hidden" &&
      (form.fields.has(path) || form.tables.has(path)) &&
      !canBeHidden(form, path, closed, true),
  )?.path;
  return field === undefined ? undefined : parameterError("form.cannotHide", { field });
}

/**
 * The same in the versions that are filled in and drawn, and in all before, with which records were written; and where what a step of
 * the flow hides would become what requests are known by.
 */
export function* refuseHiding(form: CompanyForm): Reading<Refusal | undefined> {
  const versions = yield* list("formVersion", { formId: form.id });
  for (const version of versions) {
    const ready = readyForm(version);
    const refusal = ready.ok ? refuseHidingIn(ready.value.form, form) : undefined;
    if (refusal) return refusal;
  }
  const closed = closedFields(form);
  const inUse = versions.find(({ id }) => id === (form.versionId || form.draftId));
  const ready = inUse && closed.length > 0 ? readyForm(inUse) : undefined;
  if (!ready?.ok) return undefined;
  const field = yield* shownByForm(form.id, ready.value.form, closed);
  return field === undefined ? undefined : parameterError("form.showsHidden", { field });
}
