import { Group, Text } from "@mantine/core";
import dayjs from "dayjs";
import { IconChevronLeft, IconChevronRight, IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WorkedTime } from "#client/data/queries/work-time/work-time.ts";
import { useDuration } from "#client/i18n/use-duration.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useWorkedTimes } from "#client/live/work-time/use-work-time.ts";
import { EntryRow } from "#client/parts/work-time/entry-row.tsx";
import classes from "#client/parts/work-time/work-time.module.css";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { addDays, startOfDay } from "#domain/task/times/calendar-day.ts";
import { sumOfMinutes } from "#domain/work-time/measured-time.ts";
import screen from "../my-tasks.module.css";
import week from "./week.module.css";
import { TimerList } from "./timer-list.tsx";

const DAYS = 7;

interface WeekViewProps {
  readonly onOpenTask: (taskId: number) => void;
}

/** What the person worked in a week, day by day, and the timers that run or wait. */
export function WeekView({ onOpenTask }: WeekViewProps) {
  const { t } = useTranslation("work-time");
  const { userId, now } = useData();
  const say = useDuration();
  const { day: dayName } = useFormatTime();
  const [monday, setMonday] = useState(() => {
    const today = startOfDay(now());
    return addDays(today, -((dayjs(today).day() + DAYS - 1) % DAYS));
  });
  const found = useWorkedTimes(userId, monday, addDays(monday, DAYS) - 1);
  const all = found.state === "ready" ? found.value : [];
  const minutesOf = (rows: readonly WorkedTime[]) => sumOfMinutes(rows.map(({ entry }) => entry));
  const days = Map.groupBy(all, ({ entry }) => startOfDay(entry.startTime));
  return (
    <div className={screen.scroller}>
      <div className={week.page}>
        <TimerList onOpenTask={onOpenTask} />
        <div className={classes.head}>
          <h2 className={classes.heading}>
            {t("week", { date: dayName(monday) })} · {say(minutesOf(all))}
          </h2>
          <Group gap="xs">
            <IconButton
              icon={IconChevronLeft}
              label={t("previousWeek")}
              onClick={() => setMonday(addDays(monday, -DAYS))}
            />
            <IconButton
              icon={IconChevronRight}
              label={t("nextWeek")}
              onClick={() => setMonday(addDays(monday, DAYS))}
            />
          </Group>
        </div>
        {found.state === "loading" && <SkeletonList rows={4} />}
        {found.state === "ready" && all.length === 0 && (
          <EmptyState icon={IconClock} title={t("noneInWeek")} hint={t("noneInWeekHint")} />
        )}
        {[...days].map(([day, rows]) => (
          <section key={day} aria-label={dayName(day)}>
            <div className={classes.head}>
              <h3 className={classes.heading}>{dayName(day)}</h3>
              <Text size="sm" c="dimmed">
                {say(minutesOf(rows))}
              </Text>
            </div>
            <ul className={classes.list}>
              <Each rows={rows} keyOf={({ entry }) => entry.id} as="li">
                {({ entry, task, planName }) => (
                  <EntryRow
                    entry={entry}
                    name={task?.name ?? t("goneTask")}
                    title={
                      task ? (
                        <button
                          type="button"
                          className={week.task}
                          onClick={() => onOpenTask(task.id)}
                        >
                          {task.name} <span className={classes.dim}>{planName}</span>
                        </button>
                      ) : (
                        t("goneTask")
                      )
                    }
                    mayChange={task !== undefined}
                  />
                )}
              </Each>
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
