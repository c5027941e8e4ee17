import { useTranslation } from "react-i18next";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { useSetPriority } from "#client/parts/task/use-set-priority.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { type Task, TASK_COLORS } from "#domain/task/task.ts";
import { ChoiceMenu } from "./choice-menu.tsx";

interface FieldMenuProps {
  readonly task: Task;
  readonly readOnly: boolean;
}

/** How pressing a task is. */
export function PriorityMenu({ task, readOnly }: FieldMenuProps) {
  const { t } = useTranslation("task");
  const setPriority = useSetPriority();
  const { choices: offered, nameOf } = usePriorities();
  // What the task has is shown also where nobody chooses it any more.
  const choices = [...new Set([...offered, task.priority])].map((value) => ({
    value,
    label: nameOf(value),
    mark: offered.includes(value) && <PriorityTag priority={value} />,
  }));
  return (
    <ChoiceMenu
      label={t("priority")}
      value={task.priority}
      choices={choices}
      readOnly={readOnly}
      onChoose={(priority) => setPriority(task, priority)}
    />
  );
}

export function ColorMenu({ task, readOnly }: FieldMenuProps) {
  const { t } = useTranslation("task");
  const { edit } = useTaskActions();
  const choices = TASK_COLORS.map((value) => ({
    value,
    label: t(`colors.${value || "default"}`),
    mark: <Swatch color={value} />,
  }));
  return (
    <ChoiceMenu
      label={t("color")}
      value={task.color}
      choices={choices}
      readOnly={readOnly}
      onChoose={(color) => edit(task, { color })}
    />
  );
}
