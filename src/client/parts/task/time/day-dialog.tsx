import { DatePicker } from "@mantine/dates";
import "@mantine/dates/styles.css";
import dayjs from "dayjs";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Task } from "#domain/task/task.ts";
import classes from "./time-picker.module.css";
import { usePlanForDay } from "./use-plan-for-day.ts";

interface DayDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** The day that a task is planned for: one press. */
export function DayDialog({ task, onClose }: DayDialogProps) {
  const { t, i18n } = useTranslation(["task", "task-time"]);
  const plan = usePlanForDay();
  const monthName = new Intl.DateTimeFormat(localeOf(i18n.language), {
    month: "long",
    year: "numeric",
  });
  const choose = (day: string | null) => {
    onClose();
    if (day) void plan(task, dayjs(day).valueOf());
  };
  return (
    <Dialog title={t("planFor.which", { name: task.name })} onClose={onClose}>
      <DatePicker
        highlightToday
        weekendDays={[]}
        className={classes.calendar}
        locale={dayjs.locale()}
        monthLabelFormat={(shown) => monthName.format(dayjs(shown).toDate())}
        value={task.startTime > 0 ? dayjs(task.startTime).format("YYYY-MM-DD") : null}
        onChange={choose}
        ariaLabels={{
          previousMonth: t("task-time:calendar.previousMonth"),
          nextMonth: t("task-time:calendar.nextMonth"),
          previousYear: t("task-time:calendar.previousYear"),
          nextYear: t("task-time:calendar.nextYear"),
          previousDecade: t("task-time:calendar.previousDecade"),
          nextDecade: t("task-time:calendar.nextDecade"),
        }}
      />
    </Dialog>
  );
}
