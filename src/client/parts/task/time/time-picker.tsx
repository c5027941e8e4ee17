import { Button, Group, TextInput } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import "@mantine/dates/styles.css";
import dayjs from "dayjs";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { clockText } from "#domain/company/default-times.ts";
import { NO_TIMES, sameTimes, type Times } from "#domain/task/task-times.ts";
import { QUICK_TIMES, timesOfQuick } from "#domain/task/times/quick-times.ts";
import { readClock } from "#domain/task/times/read-clock.ts";
import { PhraseField } from "./phrase-field.tsx";
import classes from "./time-picker.module.css";
import { useChosenTimes } from "./use-chosen-times.ts";

interface TimePickerProps {
  readonly times: Times;
  /** Whether there is a time that can be taken away, where these times do not say so. */
  readonly clears?: boolean;
  /** What would be kept if the person left now; undefined where nothing was chosen. */
  readonly onDraft?: (times: Times | undefined) => void;
  readonly onPick: (times: Times) => void;
  readonly onCancel: () => void;
}

/** From and to: typed in words, by one press, or from the calendar. Enter is done, Escape leaves all as it was. */
export function TimePicker({
  times,
  clears = times[1] > 0,
  onDraft,
  onPick,
  onCancel,
}: TimePickerProps) {
  const { t, i18n } = useTranslation(["task-time", "task"]);
  const monthName = new Intl.DateTimeFormat(localeOf(i18n.language), {
    month: "long",
    year: "numeric",
  });
  const { now } = useData();
  const day = useWorkingDay();
  const isPhone = useIsPhone();
  const chosen = useChosenTimes(times, day, onDraft);
  const [month, setMonth] = useState(chosen.days[0] ?? dayjs(now()).format("YYYY-MM-DD"));
  const [isUnclear, setIsUnclear] = useState(false);
  const show = (wanted: Times | undefined, words: string) => {
    chosen.setSaid(wanted);
    setIsUnclear(!wanted && words.trim() !== "");
    if (wanted) setMonth(dayjs(wanted[0]).format("YYYY-MM-DD"));
  };
  const confirm = () => chosen.times && onPick(chosen.times);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPressed(event, fieldShortcuts.cancel) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the fields inside bubbles up to here
    <div className={classes.picker} onKeyDown={handleKeyDown}>
      <div className={classes.phrase}>
        <PhraseField
          first={!isPhone}
          onRead={show}
          onConfirm={(read) => (read ? onPick(read) : confirm())}
        />
      </div>
      <div className={classes.quick}>
        {QUICK_TIMES.map((quick) => {
          const wanted = timesOfQuick(quick, now(), day);
          return (
            <button
              key={quick}
              type="button"
              aria-pressed={chosen.times ? sameTimes(wanted, chosen.times) : false}
              data-autofocus={(isPhone && quick === "today") || undefined}
              onClick={() => onPick(wanted)}
            >
              {t(`shortcuts.${quick}`)}
            </button>
          );
        })}
        {clears && (
          <button type="button" className={classes.none} onClick={() => onPick(NO_TIMES)}>
            {t("task:noTime")}
          </button>
        )}
      </div>
      <DatePicker
        type="range"
        allowSingleDateInRange
        highlightToday
        weekendDays={[]}
        monthLabelFormat={(shown) => monthName.format(dayjs(shown).toDate())}
        className={classes.calendar}
        locale={dayjs.locale()}
        value={chosen.days}
        onChange={chosen.setDays}
        date={month}
        onDateChange={setMonth}
        ariaLabels={{
          previousMonth: t("calendar.previousMonth"),
          nextMonth: t("calendar.nextMonth"),
          previousYear: t("calendar.previousYear"),
          nextYear: t("calendar.nextYear"),
          previousDecade: t("calendar.previousDecade"),
          nextDecade: t("calendar.nextDecade"),
        }}
      />
      <div className={classes.ends}>
        <End
          label={t("start")}
          day={chosen.days[0]}
          clock={chosen.clocks[0]}
          onClock={(text) => chosen.setClock(0, text)}
          onConfirm={confirm}
        />
        <End
          label={t("end")}
          day={chosen.days[1] ?? chosen.days[0]}
          clock={chosen.clocks[1]}
          problem={chosen.wrongOrder ? t("timesOrder") : undefined}
          onClock={(text) => chosen.setClock(1, text)}
          onConfirm={confirm}
        />
      </div>
      <Group className={classes.foot} gap="xs" justify="flex-end">
        <Button size="compact-md" variant="default" onClick={onCancel}>
          {t("task:cancel")}
        </Button>
        <Button size="compact-md" disabled={!chosen.times || isUnclear} onClick={confirm}>
          {t("done")}
        </Button>
      </Group>
    </div>
  );
}

interface EndProps {
  readonly label: string;
  readonly day: string | null;
  readonly clock: string;
  readonly problem?: string | undefined;
  readonly onClock: (text: string) => void;
  readonly onConfirm: () => void;
}

/** One end of the time: the day from the calendar, and a field for the time of day. */
function End({ label, day, clock, problem, onClock, onConfirm }: EndProps) {
  const { t } = useTranslation(["task-time", "task"]);
  const format = useFormatTime();
  const read = readClock(clock);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isPressed(event, fieldShortcuts.confirm)) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <>
      <span className={classes.endName}>{label}</span>
      <span>{day ? format.day(dayjs(day).valueOf()) : t("chooseDay")}</span>
      <TextInput
        size="xs"
        className={classes.clock}
        inputMode="numeric"
        aria-label={t("clockOf", { name: label })}
        value={clock}
        error={read ? problem : t("notAClock")}
        onChange={(event) => onClock(event.currentTarget.value)}
        onBlur={() => read && onClock(clockText(read))}
        onKeyDown={handleKeyDown}
      />
    </>
  );
}
