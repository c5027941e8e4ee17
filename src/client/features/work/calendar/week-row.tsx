import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { Task } from "#domain/task/task.ts";
import classes from "./calendar.module.css";
import { DayCell } from "./day-cell.tsx";
import { type CalendarSpan, daysOf } from "./model/calendar-weeks.ts";
import { layWeek } from "./model/lay-week.ts";
import { TaskBarButton } from "./task-bar-button.tsx";

interface WeekRowProps {
  readonly monday: number;
  readonly tasks: readonly Task[];
  readonly chosen: number;
  readonly today: number;
  readonly span: CalendarSpan;
  readonly locale: string;
  readonly isPhone: boolean;
  readonly selectedTaskId: number | undefined;
  readonly mayMove: (task: Task) => boolean;
  readonly onOpenTask: (taskId: number) => void;
  readonly onChoose: (day: number) => void;
  readonly onMove: (task: Task, days: number) => void;
  readonly onAdd: ((day: number) => void) | undefined;
}

/** Lines of tasks that a month has room for in each week. */
const LANES = 4;

/** Seven days beside each other, and the tasks that lie over them. */
export function WeekRow(props: WeekRowProps) {
  const { monday, tasks, chosen, today, span, locale, isPhone, onOpenTask, onChoose } = props;
  const { t } = useTranslation("calendar");
  const days = daysOf(monday);
  const bars = layWeek(tasks, days);
  const isFull = span === "week";
  const shown = bars.filter(({ lane }) => isFull || lane < LANES);
  const onDay = (place: number) => bars.filter(({ from, to }) => from <= place && to >= place);
  const label = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" });
  return (
    <section className={classes.week} aria-label={t("weekOf", { day: label.format(monday) })}>
      {days.map((day, place) => {
        const lying = onDay(place);
        return (
          <DayCell
            key={day}
            day={day}
            place={place}
            lying={lying.map(({ task }) => task)}
            hidden={lying.filter((bar) => !shown.includes(bar)).length}
            isToday={day === today}
            isChosen={isPhone && day === chosen}
            isOther={span === "month" && new Date(day).getMonth() !== new Date(chosen).getMonth()}
            locale={locale}
            isPhone={isPhone}
            onChoose={onChoose}
            onOpenTask={onOpenTask}
            onAdd={props.onAdd}
          />
        );
      })}
      {!isPhone && (
        <Each rows={shown} keyOf={({ task }) => task.id}>
          {(bar) => (
            <TaskBarButton
              bar={bar}
              days={days}
              isSelected={bar.task.id === props.selectedTaskId}
              mayMove={props.mayMove(bar.task)}
              onOpenTask={onOpenTask}
              onMove={props.onMove}
            />
          )}
        </Each>
      )}
    </section>
  );
}
