import { Button, Group } from "@mantine/core";
import { DateTimePicker } from "@mantine/dates";
import "@mantine/dates/styles.css";
import dayjs from "dayjs";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isInCalendar } from "#client/i18n/format-time.ts";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { clockText } from "#domain/company/default-times.ts";
import { refuseTimes, type Times } from "#domain/task/task-times.ts";
import classes from "./time.module.css";
import { TIME_SHORTCUTS, timesOfShortcut } from "./time-shortcuts.ts";

interface TimePickerProps {
  readonly times: Times;
  readonly onPick: (times: Times) => void;
  readonly onCancel: () => void;
}

/** How the calendar writes a moment. */
const FORMAT = "YYYY-MM-DD HH:mm:ss";
const SHOWN = "YYYY-MM-DD HH:mm";

const toText = (time: number) =>
  time > 0 && isInCalendar(time) ? dayjs(time).format(FORMAT) : null;
const toTime = (text: string | null) => (text ? dayjs(text, FORMAT).valueOf() : 0);

/** Start and end from a calendar, or by one press. */
export function TimePicker({ times, onPick, onCancel }: TimePickerProps) {
  const { t } = useTranslation("task");
  const { now } = useData();
  const day = useWorkingDay();
  const [start, setStart] = useState(() => toText(times[0]));
  const [end, setEnd] = useState(() => toText(times[1]));
  const chosen: Times = [toTime(start), toTime(end)];
  const complete = chosen[0] > 0 && chosen[1] > 0;
  const wrongOrder = complete && refuseTimes(chosen) !== undefined;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A calendar above closes first; its keys come through here too.
    const above = !event.currentTarget.contains(event.target as Node);
    const opens = (event.target as Element).closest('[aria-expanded="true"]') !== null;
    if (!isPressed(event, fieldShortcuts.cancel) || above || opens || event.defaultPrevented)
      return;
    event.preventDefault();
    onCancel();
  };
  const calendar = {
    locale: dayjs.locale(),
    valueFormat: SHOWN,
    size: "sm",
    hideOutsideDates: true,
    // Otherwise it calls itself a dialog without a name.
    popoverProps: { withRoles: false },
    submitButtonProps: { "aria-label": t("save") },
    ariaLabels: {
      monthLevelControl: t("calendar.toMonths"),
      yearLevelControl: t("calendar.toYears"),
      previousMonth: t("calendar.previousMonth"),
      nextMonth: t("calendar.nextMonth"),
      previousYear: t("calendar.previousYear"),
      nextYear: t("calendar.nextYear"),
      previousDecade: t("calendar.previousDecade"),
      nextDecade: t("calendar.nextDecade"),
    },
    timePickerProps: {
      hoursInputLabel: t("calendar.hours"),
      minutesInputLabel: t("calendar.minutes"),
    },
  } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the fields inside bubbles up to here
    <div className={classes.timePicker} onKeyDown={handleKeyDown}>
      <Group gap="var(--plumbline-space-tight)">
        {TIME_SHORTCUTS.map((shortcut) => (
          <Button
            key={shortcut}
            size="compact-xs"
            variant="default"
            onClick={() => onPick(timesOfShortcut(shortcut, now(), day))}
          >
            {t(`shortcuts.${shortcut}`)}
          </Button>
        ))}
      </Group>
      <Group gap="xs" grow align="flex-start">
        <DateTimePicker
          {...calendar}
          label={t("start")}
          placeholder={t("chooseTime")}
          value={start}
          onChange={setStart}
          defaultTimeValue={clockText(day.start)}
        />
        <DateTimePicker
          {...calendar}
          label={t("end")}
          placeholder={t("chooseTime")}
          value={end}
          onChange={setEnd}
          defaultTimeValue={clockText(day.end)}
          error={wrongOrder && t("timesOrder")}
        />
      </Group>
      <Group gap="xs" justify="flex-end">
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button size="compact-sm" disabled={!complete || wrongOrder} onClick={() => onPick(chosen)}>
          {t("save")}
        </Button>
      </Group>
    </div>
  );
}
