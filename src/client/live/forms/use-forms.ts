import { readForm, readForms } from "#client/data/queries/forms.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { type Live, useLive } from "../use-live.ts";

/** All forms of the company. */
export function useForms(): Live<CompanyForm[]> {
  return useLive(readForms);
}

/** undefined when the form is gone. */
export function useForm(formId: number): Live<CompanyForm | undefined> {
  return useLive(readForm, formId);
}
