import { Button, Menu, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { TaskSwatch } from "#client/parts/task/task-swatch.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { PRIORITY_LEVELS } from "#domain/task/priorities.ts";
import { PRIORITIES, type Priority, type Task, TASK_COLORS } from "#domain/task/task.ts";
import { hasTimes, timesOf } from "#domain/task/task-times.ts";
import classes from "./task-panel.module.css";
import { timesInDays } from "./time/time-shortcuts.ts";

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly mark: ReactNode;
}

interface ChoiceMenuProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly readOnly: boolean;
  readonly onChoose: (value: Value) => void;
}

function ChoiceMenu<Value extends string | number>(props: ChoiceMenuProps<Value>) {
  const { label, value, choices, readOnly, onChoose } = props;
  const chosen = choices.find((choice) => choice.value === value);
  const shown = (
    <span className={classes.choice}>
      {chosen?.mark}
      {chosen?.label}
    </span>
  );
  if (readOnly) return shown;
  const handleChange = (wanted: string) => {
    const choice = choices.find((one) => String(one.value) === wanted);
    if (choice && choice.value !== value) onChoose(choice.value);
  };
  return (
    <Menu position="bottom-start" width="max-content">
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" color="gray">
          <VisuallyHidden>{label}: </VisuallyHidden>
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.RadioGroup value={String(value)} onChange={handleChange}>
          {choices.map((choice) => (
            <Menu.RadioItem closeMenuOnClick key={choice.value} value={String(choice.value)}>
              <span className={classes.choice}>
                {choice.mark}
                {choice.label}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

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
    mark: <TaskSwatch color={value} />,
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
