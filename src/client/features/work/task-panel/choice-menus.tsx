import { useTranslation } from "react-i18next";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { PRIORITY_LEVELS } from "#domain/task/priorities.ts";
import { PRIORITIES, type Priority, type Task, TASK_COLORS } from "#domain/task/task.ts";
import { hasTimes, timesOf } from "#domain/task/task-times.ts";
import { ChoiceMenu } from "./choice-menu.tsx";
import { timesInDays } from "#domain/task/times/quick-times.ts";

interface FieldMenuProps {
  readonly task: Task;
  readonly readOnly: boolean;
}

/** How pressing a task is; for one without a time, choosing proposes one (seed 000 §9). */
export function PriorityMenu({ task, readOnly }: FieldMenuProps) {
  const { t } = useTranslation("task");
  const { now } = useData();
  const day = useWorkingDay();
  const { edit } = useTaskActions();
  const handleChoose = (priority: Priority) => {
    edit(task, { priority });
    const days = PRIORITY_LEVELS.find((level) => level.priority === priority)?.days ?? 0;
    if (days === 0 || hasTimes(task) || task.parentId > 0) return;
    showToast({
      message: t("noTimeYet"),
      action: {
        label: t("proposeDays", { count: days }),
        onClick: () =>
          edit(task, { times: timesInDays(days, now(), day), timesWere: timesOf(task) }),
      },
    });
  };
  const choices = PRIORITIES.map((value) => ({
    value,
    label: t(`priorities.${value}`),
    mark: <PriorityTag priority={value} />,
  }));
  return (
    <ChoiceMenu
      label={t("priority")}
      value={task.priority}
      choices={choices}
      readOnly={readOnly}
      onChoose={handleChoose}
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
