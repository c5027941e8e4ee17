import { readPrintTemplates } from "#client/data/queries/forms.ts";
import type { PrintTemplate } from "#domain/print-template/print-template.ts";
import { type Live, useLive } from "../use-live.ts";

/** The ways in which records of a form are printed, the oldest first. */
export function usePrintTemplates(formId: number): Live<readonly PrintTemplate[]> {
  return useLive(readPrintTemplates, formId);
}
