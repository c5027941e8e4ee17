import { Popover } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { Task } from "#domain/task/task.ts";
import classes from "./calendar.module.css";
import { DayList } from "./day-list.tsx";
import { makeDropDay } from "./drag-days.ts";

interface DayCellProps {
  readonly day: number;
  /** Its place in the week. */
  readonly place: number;
  /** The tasks that lie over it. */
  readonly lying: readonly Task[];
  /** How many of them there is no room for. */
  readonly hidden: number;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  /** It lies in another month than the one that is shown. */
  readonly isOther: boolean;
  readonly locale: string;
  readonly isPhone: boolean;
  readonly onChoose: (day: number) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onAdd: ((day: number) => void) | undefined;
}

/** Dots that a day has room for. */
const DOTS = 3;

/** A day: its number, where a task is put down, and what there is no room for. */
export function DayCell(props: DayCellProps) {
  const { day, place, lying, hidden, isToday, isChosen, isOther, locale, isPhone, onAdd } = props;
  const { t } = useTranslation("calendar");
  const element = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(
    () => (element.current ? makeDropDay(element.current, day, setOver) : undefined),
    [day],
  );
  const name = new Intl.DateTimeFormat(locale, { dateStyle: "full" }).format(day);
  const number = new Date(day).getDate();
  return (
    <div
      ref={element}
      className={classes.day}
      style={{ gridColumn: place + 1 }}
      data-day={day}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
      data-other={isOther || undefined}
      data-over={isOver || undefined}
    >
      {isPhone ? (
        <button
          type="button"
          className={classes.pick}
          aria-pressed={isChosen}
          aria-label={t("dayWith", { day: name, count: lying.length })}
          onClick={() => props.onChoose(day)}
        >
          <span className={classes.number}>{number}</span>
          <span className={classes.dots} aria-hidden>
            <Each rows={lying.slice(0, DOTS)} keyOf={({ id }) => id}>
              {({ completeTime }) => <i data-done={completeTime > 0 || undefined} />}
            </Each>
          </span>
        </button>
      ) : (
        <>
          <time className={classes.number} dateTime={isoDay(day)} title={name}>
            {number}
          </time>
          {onAdd && (
            <span className={classes.add}>
              <IconButton
                size="sm"
                icon={IconPlus}
                label={t("addOn", { day: name })}
                onClick={() => onAdd(day)}
              />
            </span>
          )}
          {hidden > 0 && (
            <Popover opened={opened} onChange={setOpened} trapFocus returnFocus width="18rem">
              <Popover.Target>
                <button type="button" className={classes.more} onClick={() => setOpened(!opened)}>
                  {t("more", { count: hidden })}
                </button>
              </Popover.Target>
              <Popover.Dropdown>
                <DayList
                  day={day}
                  tasks={lying}
                  locale={locale}
                  onOpenTask={props.onOpenTask}
                  onAdd={undefined}
                />
              </Popover.Dropdown>
            </Popover>
          )}
        </>
      )}
    </div>
  );
}

/** "2026-11-23", where the person is. */
function isoDay(day: number): string {
  const date = new Date(day);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
