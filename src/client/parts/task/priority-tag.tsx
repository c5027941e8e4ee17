import { useTranslation } from "react-i18next";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Priority } from "#domain/task/task.ts";
import { PRIORITY_TINTS } from "./priority-tints.ts";

interface PriorityTagProps {
  readonly priority: Priority;
}

/** "P1"; nothing for a task without a priority. */
export function PriorityTag({ priority }: PriorityTagProps) {
  const { t } = useTranslation("task");
  return priority === 0 ? null : (
    <Tag tint={PRIORITY_TINTS[priority]}>{t("priorityShort", { level: priority })}</Tag>
  );
}
