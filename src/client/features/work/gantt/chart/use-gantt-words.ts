import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { StateMark } from "#client/parts/task/state/state-mark.ts";
import { useTellMark } from "#client/parts/task/state/use-tell-mark.ts";
import { driftOf } from "#domain/baseline/drift.ts";
import { daysLate } from "#domain/task/due-state.ts";
import type { Times } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";
import { addDays, startOfDay } from "#domain/task/times/calendar-day.ts";
import type { TaskLine } from "../model/gantt-lines.ts";

interface Shown {
  readonly isCritical: boolean;
  readonly late: string;
  readonly compared: string;
}

/** The words of all lines, found once. */
export interface GanttWords {
  mark(task: Task): StateMark;
  nameOf(userId: number): string;
  day(time: number): string;
  /** From one moment to another, with the hours. */
  span(times: Times): string;
  /** How many days there are from one to the other. */
  length(times: Times): string;
  percent(percent: number): string;
  /** How late an open task is; "" where it is not. */
  late(task: Task): string;
  /** All that a bar shows, for who does not see it. */
  bar(line: TaskLine, times: Times, shown: Shown): string;
  /** So many days later, or earlier, in short. */
  drift(days: number): string;
  /** When a task was planned, and how that differs from its times of now. */
  compared(planned: Times | undefined, now: Times): string;
}

const DAY = 86_400_000;

export function useGanttWords(today: number): GanttWords {
  const { t, i18n } = useTranslation("gantt");
  const users = useUsers();
  const mark = useTellMark();
  return useMemo(() => {
    const locale = localeOf(i18n.language);
    const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
    const hours = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
    });
    const share = new Intl.NumberFormat(locale, { style: "percent" });
    const endOfToday = addDays(today, 1) - 1;
    const percent = (value: number) => share.format(value / 100);
    const span = ([start, end]: Times) => hours.formatRange(start, end);
    return {
      mark,
      nameOf: (userId) => users.get(userId)?.nickname ?? "",
      day: (time) => day.format(time),
      span,
      length: ([start, end]) =>
        t("length", {
          days: 1 + Math.round((startOfDay(Math.max(start, end - 1)) - startOfDay(start)) / DAY),
        }),
      percent,
      drift: (days) => {
        const sign = days > 0 ? "+" : "";
        return days === 0 ? "" : `${sign}${t("baseline.short", { days })}`;
      },
      compared: (planned, now) => {
        if (!planned) return t("baseline.notIn");
        const was = t("baseline.planned", { span: span(planned) });
        if (now[1] === 0) return was;
        const days = driftOf(planned, now);
        if (days === 0) return `${was}, ${t("baseline.same")}`;
        const how = t(days > 0 ? "baseline.later" : "baseline.earlier", { count: Math.abs(days) });
        return `${was}, ${how}`;
      },
      late: (task) => {
        if (task.completeTime > 0 || task.endTime === 0 || task.endTime >= endOfToday) return "";
        const days = daysLate(task, endOfToday);
        return days > 0 ? t("late", { days }) : "";
      },
      bar: (line, times, { isCritical, late, compared }) =>
        line.task.endTime === 0
          ? t("noTime")
          : [
              line.task.milestone === 1 ? t("milestone") : "",
              span(times),
              line.percent === undefined ? "" : percent(line.percent),
              late,
              isCritical ? t("critical") : "",
              compared,
            ]
              .filter((part) => part !== "")
              .join(", "),
    };
  }, [t, i18n.language, users, mark, today]);
}
