import { canBeHidden } from "../../approval/definition/can-be-hidden.ts";
import type { Form } from "../../form/graph/form.ts";
import { get, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { CompanyForm } from "../company-form.ts";
import { readyForm } from "../ready-form.ts";
import type { FormOfPermissions } from "./own-permission.ts";

/** Refuses to keep from somebody what cannot be kept: files lie beside their record, and by some fields it is known. */
export function refuseHidingIn(
  form: Form,
  { fieldPermissions }: Pick<FormOfPermissions, "fieldPermissions">,
): Refusal | undefined {
  const field = fieldPermissions.find(
    ({ path, everybody }) =>
      everybody === "hidden" &&
      (form.fields.has(path) || form.tables.has(path)) &&
      !canBeHidden(form, path),
  )?.path;
  return field === undefined ? undefined : parameterError("form.cannotHide", { field });
}

/** The same in the versions that are filled in and drawn. */
export function* refuseHiding(form: CompanyForm): Reading<Refusal | undefined> {
  for (const id of [form.versionId, form.draftId].filter((each) => each > 0)) {
    const version = yield* get("formVersion", id);
    const ready = version && readyForm(version);
    const refusal = ready?.ok ? refuseHidingIn(ready.value.form, form) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}
