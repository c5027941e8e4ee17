import { readFormVersions, readVersionsInUse } from "#client/data/queries/forms.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import { type Live, useLive } from "../use-live.ts";

/** All versions of a form that there still are, the newest first. */
export function useFormVersions(formId: number): Live<FormVersion[]> {
  return useLive(readFormVersions, formId);
}

/** The versions by which forms are filled in now. */
export function useVersionsInUse(formIds: readonly number[]): Live<FormVersion[]> {
  return useLive(readVersionsInUse, formIds);
}
