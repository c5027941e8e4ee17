import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import {
  offeredPriorities,
  type PriorityColor,
  priorityLevelsOf,
  shippedPriorityName,
} from "#domain/task/priorities.ts";
import type { Priority } from "#domain/task/task.ts";

/** The priorities of the company, as screens show them. */
export interface Priorities {
  /** What can be chosen, none first. */
  readonly choices: readonly Priority[];
  /** All that a task may have, the most pressing first; what nobody chooses any more, and none, come last. */
  readonly order: readonly Priority[];
  readonly nameOf: (priority: Priority) => string;
  /** "P1" for the most pressing one; the name of one that nobody chooses any more. */
  readonly shortOf: (priority: Priority) => string;
  readonly colorOf: (priority: Priority) => PriorityColor | undefined;
  /** Days of the time that it proposes. */
  readonly daysOf: (priority: Priority) => number;
}

export function usePriorities(): Priorities {
  const { t } = useTranslation("task");
  const company = useCompany();
  const setting = company.state === "ready" ? company.value.setting : undefined;
  const levels = priorityLevelsOf(setting);
  return useMemo(() => {
    const offered = offeredPriorities(levels).map(({ priority }) => priority);
    const byNumber = new Map(levels.map((level) => [level.priority, level]));
    const nameOf = (priority: Priority) => {
      const name = byNumber.get(priority)?.name;
      if (name) return name;
      const isKnown = priority === 0 || shippedPriorityName(priority) !== undefined;
      return isKnown ? t(`priorities.${priority}`) : t("priorityShort", { level: priority });
    };
    return {
      choices: [0, ...offered],
      order: [...levels.map(({ priority }) => priority), 0],
      nameOf,
      shortOf(priority) {
        const place = offered.indexOf(priority);
        return place < 0 ? nameOf(priority) : t("priorityShort", { level: place + 1 });
      },
      colorOf: (priority) => byNumber.get(priority)?.color,
      daysOf: (priority) => byNumber.get(priority)?.days ?? 0,
    };
  }, [t, levels]);
}
