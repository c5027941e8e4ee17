import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import { type ColumnSet, columnSetOf, columnTemplatesOf } from "#domain/plan/column-templates.ts";

/** The sets of columns that a new plan can start with, the blank one first, in the person's language. */
export function useColumnSets(): readonly ColumnSet[] {
  const { t } = useTranslation("template");
  const company = useCompany();
  const templates = columnTemplatesOf(
    company.state === "ready" ? company.value.setting : undefined,
  );
  return useMemo(
    () => [
      { name: t("template:blank.name"), columns: [] },
      ...templates.map((template) => columnSetOf(template, t)),
    ],
    [t, templates],
  );
}
