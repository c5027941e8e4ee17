import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { readTaskTemplates } from "#client/data/queries/links/task-templates.ts";
import type { TaskTemplate } from "#domain/task-template/task-template.ts";
import { useLive } from "./use-live.ts";

/** The task templates of a plan by name, as the person's language orders them; none until known. */
export function useTaskTemplates(planId: number): readonly TaskTemplate[] {
  const { i18n } = useTranslation("task");
  const found = useLive(readTaskTemplates, planId);
  return useMemo(() => {
    if (found.state === "loading") return [];
    const { compare } = new Intl.Collator(i18n.language, { numeric: true });
    return found.value.toSorted((left, right) => compare(left.name, right.name));
  }, [found, i18n.language]);
}
