import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { PlanTemplateContent } from "#domain/template/plan-template-content.ts";

/** How much is in a template: "5 columns · 12 tasks · 30 lines of checklists". */
export function useContentWords(): (content: PlanTemplateContent) => string {
  const { t } = useTranslation("plan-template");
  return useCallback(
    ({ columns, states, tags, tasks }) => {
      const counts = [
        ["columns", columns.length],
        ["states", states.length],
        ["tags", tags.length],
        ["tasks", tasks.length],
        ["subtasks", tasks.reduce((sum, { subtasks }) => sum + subtasks.length, 0)],
        ["lines", tasks.reduce((sum, { checklist }) => sum + checklist.length, 0)],
      ] as const;
      return counts
        .filter(([, count]) => count > 0)
        .map(([name, count]) => t(`counts.${name}`, { count }))
        .join(" · ");
    },
    [t],
  );
}
