import { useTranslation } from "react-i18next";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Tint } from "#client/ui/tint/tint.ts";
import type { Priority } from "#domain/task/task.ts";

const tints: Record<Priority, Tint> = {
  0: "neutral",
  1: "red",
  2: "amber",
  3: "accent",
  4: "accent",
};

interface PriorityTagProps {
  readonly priority: Priority;
}

/** "P1"; nothing for a task without a priority. */
export function PriorityTag({ priority }: PriorityTagProps) {
  const { t } = useTranslation("task");
  return priority === 0 ? null : (
    <Tag tint={tints[priority]}>{t("priorityShort", { level: priority })}</Tag>
  );
}
