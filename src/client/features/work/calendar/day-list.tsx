import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import colors from "#client/ui/swatch/swatch.module.css";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import type { Task } from "#domain/task/task.ts";
import classes from "./day-list.module.css";
import { layWeek } from "./model/lay-week.ts";

interface DayListProps {
  readonly day: number;
  /** More than those of the day. */
  readonly tasks: readonly Task[];
  readonly locale: string;
  readonly onOpenTask: (taskId: number) => void;
  readonly onAdd: ((day: number) => void) | undefined;
}

/** All tasks of one day, one below the other. */
export function DayList({ day, tasks, locale, onOpenTask, onAdd }: DayListProps) {
  const { t } = useTranslation("calendar");
  const those = layWeek(tasks, [day]).map(({ task }) => task);
  const name = new Intl.DateTimeFormat(locale, { dateStyle: "full" }).format(day);
  return (
    <section className={classes.dayList} aria-label={name}>
      <h3 className={classes.dayName}>{name}</h3>
      {those.length === 0 && <p className={classes.nothing}>{t("nothing")}</p>}
      <ul>
        <Each rows={those} keyOf={({ id }) => id} as="li">
          {(task) => (
            <li>
              <button
                type="button"
                className={`${classes.listed} ${colors.color}`}
                data-color={task.color || undefined}
                data-done={task.completeTime > 0 || undefined}
                onClick={() => onOpenTask(task.id)}
              >
                <span className={classes.listedName}>{task.name}</span>
                <DueTag task={task} />
              </button>
            </li>
          )}
        </Each>
      </ul>
      {onAdd && (
        <Button
          variant="light"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => onAdd(day)}
        >
          {t("add")}
        </Button>
      )}
    </section>
  );
}
