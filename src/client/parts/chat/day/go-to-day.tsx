import { DatePicker } from "@mantine/dates";
import "@mantine/dates/styles.css";
import dayjs from "dayjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useFindDay } from "#client/live/chat/use-places.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import classes from "./go-to-day.module.css";

interface GoToDayProps {
  readonly dialogId: number;
  /** The day from which somebody comes, epoch ms. */
  readonly time: number;
  readonly onJump: (messageId: number) => void;
  readonly onClose: () => void;
}

const DAY_FORMAT = "YYYY-MM-DD";

/** A calendar that leads to the first message of a day; without a line to the nearest one that is here, and says so. */
export function GoToDay({ dialogId, time, onJump, onClose }: GoToDayProps) {
  const { t, i18n } = useTranslation(["chat-search", "task-time"]);
  const { now } = useData();
  const findDay = useFindDay(dialogId);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const locale = localeOf(i18n.language);
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" });
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: "full" });
  const [month, setMonth] = useState(dayjs(time).format(DAY_FORMAT));
  const go = async (day: string) => {
    setBusy(true);
    const { messageId, failure } = await findDay(dayjs(day).valueOf());
    setBusy(false);
    onClose();
    if (messageId !== undefined) onJump(messageId);
    if (failure?.kind === "network") showToast({ message: t("day.nearest") });
    else if (failure) showToast({ message: failureText(failure), tone: "error" });
  };
  return (
    <Dialog title={t("day.title")} size="sm" onClose={onClose}>
      <DatePicker
        className={classes.calendar}
        highlightToday
        weekendDays={[]}
        maxDate={dayjs(now()).format(DAY_FORMAT)}
        locale={dayjs.locale()}
        value={dayjs(time).format(DAY_FORMAT)}
        onChange={(day) => day && !busy && void go(day)}
        date={month}
        onDateChange={setMonth}
        monthLabelFormat={(shown) => monthName.format(dayjs(shown).toDate())}
        getDayProps={(day) => ({ "aria-label": dayName.format(dayjs(day).toDate()) })}
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
