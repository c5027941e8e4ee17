import { readColumnSetting } from "#client/data/queries/forms.ts";
import type { ColumnSetting } from "#domain/company-form/columns/column-setting.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** How the person wants the columns of a form's list; undefined = as its designer does. */
export function useColumnSetting(formId: number): Live<ColumnSetting | undefined> {
  return useLive(readColumnSetting, formId, useData().userId);
}
