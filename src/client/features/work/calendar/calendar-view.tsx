import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "#client/i18n/use-now.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { taskMenuHandlers } from "#client/parts/task/menu/task-menu-handlers.ts";
import { useChangeTimes } from "#client/parts/task/time/use-change-times.ts";
import { useSubtasksReader } from "#client/live/use-task.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { localeOf } from "#base/languages.ts";
import type { Task } from "#domain/task/task.ts";
import { startOfDay } from "#domain/task/times/calendar-day.ts";
import { CalendarTools } from "./calendar-tools.tsx";
import classes from "./calendar.module.css";
import dayList from "./day-list.module.css";
import { DayList } from "./day-list.tsx";
import { watchDrops } from "./drag-days.ts";
import { calendarShortcuts } from "./feature.ts";
import { type CalendarSpan, daysOf, goOn, mondaysOf } from "./model/calendar-weeks.ts";
import { movedByDays } from "./model/move-by-days.ts";
import { WeekRow } from "./week-row.tsx";

interface CalendarViewProps {
  /** The plan whose tasks they are, 0 = several plans. */
  readonly planId: number;
  /** Those that have a time, without subtasks. */
  readonly tasks: readonly Task[];
  readonly selectedTaskId: number | undefined;
  /** Whether the person may give a task other times. */
  readonly mayMove: (task: Task) => boolean;
  readonly onOpenTask: (taskId: number) => void;
  /** Makes a task on a day; left out where there is no plan for it. */
  readonly onAdd?: ((day: number) => void) | undefined;
}

/** Tasks by the days they take, a month or a week at a time; carried to another day by mouse, finger and key. */
export function CalendarView(props: CalendarViewProps) {
  const { planId, tasks, selectedTaskId, mayMove, onOpenTask, onAdd } = props;
  const { t, i18n } = useTranslation("calendar");
  const today = startOfDay(useNow());
  const isPhone = useIsPhone();
  const [day, setDay] = useState(today);
  const [span, setSpan] = useState<CalendarSpan>("month");
  const move = useMoveByDays();
  useShortcut(calendarShortcuts.today, () => setDay(today));
  useShortcut(calendarShortcuts.back, () => setDay(goOn(day, span, -1)));
  useShortcut(calendarShortcuts.forth, () => setDay(goOn(day, span, 1)));
  useEffect(
    () =>
      watchDrops((taskId, days) => {
        const task = tasks.find(({ id }) => id === taskId);
        if (task) move(task, days);
      }),
    [tasks, move],
  );
  const menu = taskMenuHandlers(onOpenTask);
  const locale = localeOf(i18n.language);
  const mondays = mondaysOf(day, span);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: isPhone ? "narrow" : "short" });
  return (
    <div className={classes.calendar} data-span={span} data-phone={isPhone || undefined}>
      <CalendarTools
        planId={planId}
        day={day}
        span={span}
        today={today}
        locale={locale}
        onDay={setDay}
        onSpan={setSpan}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} aria-label={t("title")} tabIndex={0} {...menu}>
        <div className={classes.weekdays} aria-hidden>
          {daysOf(mondays[0] ?? day).map((one) => (
            <span key={one}>{weekday.format(one)}</span>
          ))}
        </div>
        {mondays.map((monday) => (
          <WeekRow
            key={monday}
            monday={monday}
            tasks={tasks}
            chosen={day}
            today={today}
            span={span}
            locale={locale}
            isPhone={isPhone}
            selectedTaskId={selectedTaskId}
            mayMove={mayMove}
            onOpenTask={onOpenTask}
            onChoose={setDay}
            onMove={move}
            onAdd={onAdd}
          />
        ))}
        {isPhone && (
          <div className={dayList.below}>
            <DayList
              day={day}
              tasks={tasks}
              locale={locale}
              onOpenTask={onOpenTask}
              onAdd={onAdd}
            />
          </div>
        )}
      </section>
    </div>
  );
}

/** Carries a task to another day; what that changes elsewhere is asked first, as wherever times change. */
function useMoveByDays(): (task: Task, days: number) => void {
  const changeTimes = useChangeTimes();
  const readSubtasks = useSubtasksReader();
  return useCallback(
    (task, days) => {
      if (days === 0) return;
      void readSubtasks(task).then((subtasks) =>
        changeTimes({ task, main: undefined, subtasks }, movedByDays(task, days)),
      );
    },
    [changeTimes, readSubtasks],
  );
}
