import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { usePlanForDay } from "#client/parts/task/time/use-plan-for-day.ts";
import type { Task } from "#domain/task/task.ts";
import { addDays, startOfDay } from "#domain/task/times/calendar-day.ts";

interface PlanItemsProps {
  readonly task: Task;
  /** It is asked for which other day. */
  readonly onOther: () => void;
}

/** The days that a task is planned for with one press, and the way to others. */
export function PlanItems({ task, onOther }: PlanItemsProps) {
  const { t } = useTranslation("task");
  const { now } = useData();
  const plan = usePlanForDay();
  return (
    <>
      <Menu.Item onClick={() => void plan(task, startOfDay(now()))}>{t("planFor.today")}</Menu.Item>
      <Menu.Item onClick={() => void plan(task, addDays(now(), 1))}>
        {t("planFor.tomorrow")}
      </Menu.Item>
      <Menu.Item onClick={onOther}>{t("planFor.other")}</Menu.Item>
    </>
  );
}
