import { readForm, readFormButtons, readForms } from "#client/data/queries/forms.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { FormButton } from "#domain/company-form/permission/form-permission.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** All forms of the company. */
export function useForms(): Live<CompanyForm[]> {
  return useLive(readForms);
}

/** undefined when the form is gone. */
export function useForm(formId: number): Live<CompanyForm | undefined> {
  return useLive(readForm, formId);
}

/** What the person may do with the records of a form that are theirs; undefined until it is known. */
export function useFormButtons(formId: number): ReadonlySet<FormButton> | undefined {
  const buttons = useLive(readFormButtons, formId, useData().userId);
  return buttons.state === "ready" ? new Set(buttons.value) : undefined;
}
